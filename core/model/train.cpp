// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/train.h"

#include <algorithm>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <set>
#include <string_view>
#include <unordered_set>

#include "core/base/text_file.h"
#include "core/bunsetsu/parser_problems.h"
#include "core/learning/head_ranking.h"
#include "core/learning/partial_tree.h"
#include "core/learning/training_problems.h"
#include "core/model/checkpoint.h"
#include "core/model/further_parents.h"
#include "core/model/given_part.h"
#include "core/treebank/blank_graph.h"
#include "core/treebank/prague_fields.h"
#include "core/treebank/treebank_problems.h"
#include "core/treebank/word_heads.h"

namespace arcwright {

namespace {

/// Relations by number, in the order they first occur; first those of trees, then those of further parents. One that
/// is both has two numbers: so it shows which of a word's parents is that of the tree.
class RelationNumbers {
public:
    void learn(const std::string& relation) { learn(m_ofTrees, relation); }
    /// Only when all those of trees are known.
    void learnFurther(const std::string& relation) { learn(m_further, relation); }

    /// -1 for a relation that training did not have.
    std::int16_t number(const std::string& relation) const { return numberIn(m_ofTrees, relation); }
    std::int16_t furtherNumber(const std::string& relation) const { return numberIn(m_further, relation); }

    const std::vector<std::string>& names() const { return m_names; }
    int ofTrees() const { return static_cast<int>(m_ofTrees.size()); }

private:
    using Numbers = std::map<std::string, std::int16_t, std::less<>>;

    void learn(Numbers& numbers, const std::string& relation)
    {
        if (numbers.emplace(relation, static_cast<std::int16_t>(m_names.size())).second)
            m_names.push_back(relation);
    }
    static std::int16_t numberIn(const Numbers& numbers, const std::string& relation)
    {
        const auto found = numbers.find(relation);
        return found == numbers.end() ? std::int16_t{-1} : found->second;
    }

    Numbers m_ofTrees;
    Numbers m_further;
    std::vector<std::string> m_names;
};

std::set<std::string, std::less<>> relationsOfTrees(const Sentences& sentences)
{
    std::set<std::string, std::less<>> relations;
    for (const auto& sentence : sentences) {
        for (const Token& token : sentence->tokens)
            relations.insert(token.relation);
    }
    return relations;
}

/// The sentences with the marks of their members on the relations.
Sentences marked(const Sentences& sentences)
{
    Sentences all;
    for (const auto& sentence : sentences)
        all.push_back(withMarkedRelations(sentence));
    return all;
}

/// The training examples of sentences: their trees, or their graphs if `parents` is not null.
std::vector<Example> examplesOf(const Sentences& sentences, const RelationNumbers& relations,
    const TrainingSettings& settings, const FurtherParents* parents)
{
    const bool labels = settings.labels;
    std::vector<Example> examples;
    for (const auto& sentence : sentences) {
        if (!isUsable(*sentence, settings))
            continue;
        LabelledTree tree{wordHeads(*sentence), {-1}, {}, parents != nullptr};
        for (const Token& token : sentence->tokens)
            tree.relations.push_back(labels ? relations.number(token.relation) : std::int16_t{-1});
        if (parents != nullptr)
            tree.further = parents->of(*sentence, [&](const std::string& relation) {
                return labels ? relations.furtherNumber(relation) : std::int16_t{-1};
            });
        // Where the head of a word is not given, nothing is known of its further parents.
        tree.further.erase(
            std::remove_if(tree.further.begin(), tree.further.end(),
                [&](const LabelledArc& arc) { return tree.heads[static_cast<std::size_t>(arc.dependent)] == kNoHead; }),
            tree.further.end());
        examples.push_back({TokenSymbols({*sentence, settings.language}), std::move(tree)});
    }
    return examples;
}

RelationNumbers relationsIn(const Sentences& training, const TrainingSettings& settings, const FurtherParents* parents)
{
    RelationNumbers relations;
    for (const auto& sentence : training) {
        if (!isUsable(*sentence, settings))
            continue;
        for (const Token& token : sentence->tokens) {
            if (token.head != kNoHead)
                relations.learn(token.relation);
        }
    }
    for (const auto& sentence : training) {
        if (parents == nullptr || !isUsable(*sentence, settings))
            continue;
        parents->of(*sentence, [&](const std::string& relation) {
            relations.learnFurther(relation);
            return std::int16_t{0};
        });
    }
    return relations;
}

/// Or may have, for all that is given.
bool hasOneRoot(const Example& example)
{
    const auto roots = std::count(example.tree.heads.begin(), example.tree.heads.end(), kRoot);
    return roots == 1 || (roots == 0 && isPartial(example.tree));
}

/// What a model says it was trained on: a sentence that counts several times is one.
void countTraining(ModelConfiguration& configuration, const Sentences& training, const TrainingSettings& settings)
{
    std::unordered_set<const Sentence*> counted;
    std::size_t given = 0;
    for (const auto& sentence : training) {
        if (!isUsable(*sentence, settings) || !counted.insert(sentence.get()).second)
            continue;
        configuration.trainingTokens += sentence->tokens.size();
        given += arcwright::givenHeads(*sentence);
    }
    configuration.trainingSentences = counted.size();
    if (given < configuration.trainingTokens)
        configuration.givenHeads = given;
}

std::size_t givenHeads(const std::vector<Example>& examples)
{
    return std::accumulate(examples.begin(), examples.end(), std::size_t{0},
        [](std::size_t sum, const Example& example) { return sum + arcwright::givenHeads(example.tree); });
}

Result<ArcFilter> filterFor(const std::vector<Example>& examples, const std::stop_token& stop)
{
    // A ranking learnt by heart from less would take heads for hopeless that other sentences have.
    constexpr std::size_t fewestRankedWords = 5'000;
    constexpr std::size_t mostTags = 2'000; // the filter's table is quadratic in them
    ArcFilter filter;
    for (const Example& example : examples)
        filter.learnTags(example.symbols, example.tree);
    if (filter.tags().size() > mostTags)
        filter = {}; // lets every arc pass
    else
        for (const Example& example : examples)
            filter.learnArcs(example.symbols, example.tree);
    if (givenHeads(examples) < fewestRankedWords)
        return filter;
    auto ranking = learnHeadRanking(examples, filter, {}, stop);
    if (!ranking)
        return failure(ranking.error());
    filter.setRanking(std::move(*ranking));
    return filter;
}

/// All but the weights: what the data and the user decide before training.
Result<std::shared_ptr<Model>> untrained(const Sentences& training, const RelationNumbers& relations,
    const std::vector<Example>& examples, const TrainingSettings& settings, const std::stop_token& stop)
{
    if (settings.labels && relations.names().size() > mostRelations)
        return failure(Problem{TrainingProblem::TooManyRelations, {}, 0, 0,
            {std::to_string(relations.names().size()), std::to_string(mostRelations)}});
    if (examples.empty())
        return failure(Problem{TrainingProblem::NoUsableSentences, {}, 0, 0, {std::to_string(training.size())}});
    auto model = std::make_shared<Model>();
    auto vocabulary = std::make_shared<Vocabulary>();
    for (const auto& sentence : training) {
        if (!isUsable(*sentence, settings))
            continue;
        addForms(*vocabulary, *sentence);
        model->seen.push_back(fingerprint(*sentence));
    }
    model->vocabulary = std::move(vocabulary);
    std::sort(model->seen.begin(), model->seen.end());
    countTraining(model->configuration, training, settings);
    model->configuration.labels = settings.labels;
    model->configuration.language = settings.language;
    model->configuration.parseDecoder = settings.parseDecoder;
    TrainerSettings& trainer = model->configuration.trainer = settings.trainer;
    trainer.decoder.root = settings.root.value_or(
        std::all_of(examples.begin(), examples.end(), hasOneRoot) ? RootPolicy::Single : RootPolicy::Many);
    if (hasMembers(trainer.learner))
        trainer.shuffleOnce = true;
    else
        trainer.members = 1;
    model->relations = settings.labels ? relations.names() : std::vector<std::string>{std::string()};
    auto filter = filterFor(examples, stop);
    if (!filter)
        return failure(filter.error());
    model->filter = std::move(*filter);
    return model;
}

/// The training data that both ways of training need.
struct TrainingData {
    std::vector<Example> training;
    std::vector<Example> development;
    int relations = 0;
};

/// The state in the checkpoint to go on from; nothing if there is to be none. `read` is a reader of checkpoints.
template <class State>
Result<std::optional<State>> stateToResume(const std::string& path, const CheckpointOwner& owner,
    Result<State> (*read)(std::string_view bytes, const CheckpointOwner& owner))
{
    if (path.empty())
        return std::nullopt;
    const auto bytes = readFile(path);
    if (!bytes)
        return failure(bytes.error());
    auto state = read(*bytes, owner);
    if (!state) {
        state.error().file = path;
        return failure(state.error());
    }
    return std::optional<State>(std::move(*state));
}

/// Writes checkpoints; empty if none are to be.
template <class State>
std::function<Result<void>(const State&)> checkpointWriter(const std::string& path, const CheckpointOwner& owner)
{
    if (path.empty())
        return {};
    return [&path, &owner, file = std::string()](const State& state) mutable {
        checkpointInto(file, owner, state);
        return writeFileAtomically(path, file);
    };
}

Result<void> trainOne(Model& model, const TrainingData& data, const TrainingHooks& hooks, const std::stop_token& stop)
{
    const CheckpointOwner owner = checkpointOwner(model, data.training, data.development);
    auto from = stateToResume(hooks.resume, owner, trainerStateIn);
    if (!from)
        return failure(from.error());
    Trainer trainer(model.configuration.trainer, data.relations, model.filter);
    auto trained = trainer.run(data.training, data.development,
        {hooks.progress, hooks.epochDone, checkpointWriter<TrainerState>(hooks.checkpoint, owner)}, stop,
        std::move(*from));
    if (!trained)
        return failure(trained.error());
    model.weights = std::move(trained->weights);
    if (trained->bestEpoch > 0)
        model.configuration.bestEpochs = {trained->bestEpoch};
    return {};
}

Result<void> trainMembers(
    Model& model, const TrainingData& data, const TrainingHooks& hooks, const std::stop_token& stop)
{
    const TrainerSettings& settings = model.configuration.trainer;
    const CheckpointOwner owner = checkpointOwner(model, data.training, data.development);
    auto from = stateToResume(hooks.resume, owner, bayesPointStateIn);
    if (!from)
        return failure(from.error());
    BayesPoint trainer(settings, data.relations, model.filter);
    auto trained = trainer.run(data.training, data.development,
        {hooks.progress, hooks.epochDone, checkpointWriter<BayesPointState>(hooks.checkpoint, owner)}, stop,
        std::move(*from), hooks.shares);
    if (!trained)
        return failure(trained.error());
    model.weights = trained->mean.mean();
    for (const MemberReport& member : trained->members) {
        if (member.bestEpoch > 0)
            model.configuration.bestEpochs.push_back(member.bestEpoch);
    }
    if (hooks.membersDone && !data.development.empty()) {
        const auto average = attachment(data.development, model.filter, model.weights, settings, stop);
        if (stop.stop_requested())
            return failure(JobProblem::Cancelled);
        hooks.membersDone({std::move(trained->members), average, data.relations});
    }
    return {};
}

/// Trains on sentences whose relations are marked if `membership`.
Result<std::shared_ptr<const Model>> trainOn(const Sentences& training, const Sentences& development,
    const TrainingSettings& settings, bool membership, const TrainingHooks& hooks, const std::stop_token& stop)
{
    const bool learnsGraphs = findsGraphs(settings.trainer.decoder.decoder);
    const auto parents = learnsGraphs ? std::make_unique<const FurtherParents>(relationsOfTrees(training)) : nullptr;
    const RelationNumbers relations = relationsIn(training, settings, parents.get());
    TrainingData data{examplesOf(training, relations, settings, parents.get()), {}, 0};
    auto model = untrained(training, relations, data.training, settings, stop);
    if (!model)
        return failure(model.error());
    (*model)->configuration.membership = membership;
    TrainingSettings ofWholeTrees = settings;
    ofWholeTrees.parts = false;
    data.development = examplesOf(development, relations, ofWholeTrees, parents.get());
    data.relations = settings.labels ? static_cast<int>((*model)->relations.size()) : 0;
    TrainerSettings& trainer = (*model)->configuration.trainer;
    trainer.decoder.treeRelations = learnsGraphs && settings.labels ? relations.ofTrees() : 0;
    const auto trained
        = hasMembers(trainer.learner) ? trainMembers(**model, data, hooks, stop) : trainOne(**model, data, hooks, stop);
    if (!trained)
        return failure(trained.error());
    // How many threads worked says nothing about the model, and must not make its file differ.
    trainer.threads = 1;
    return std::shared_ptr<const Model>(std::move(*model));
}

} // namespace

/// Words that are all roots of no relation, as DTAG has those of a text without arcs, have a tree that nobody meant.
bool isUsable(const Sentence& sentence)
{
    return !sentence.problem && !sentence.tokens.empty() && sentence.bunsetsu.empty() && !isBlank(sentence)
        && isTree(wordHeads(sentence));
}

bool isUsable(const Sentence& sentence, const TrainingSettings& settings)
{
    return settings.parts ? isPartlyUsable(sentence) : isUsable(sentence);
}

Result<std::shared_ptr<const Model>> train(const Sentences& training, const Sentences& development,
    const TrainingSettings& settings, const TrainingHooks& hooks, const std::stop_token& stop)
{
    if (training.empty())
        return failure(TreebankProblem::NoSentences);
    if (std::any_of(training.begin(), training.end(), [](const auto& one) { return !one->bunsetsu.empty(); }))
        return failure(ParserProblem::BunsetsuNotTrainable);
    if (settings.membership && settings.labels) {
        Sentences ofTraining = marked(training);
        if (ofTraining != training)
            return trainOn(ofTraining, marked(development), settings, true, hooks, stop);
    }
    return trainOn(training, development, settings, false, hooks, stop);
}

Result<std::shared_ptr<const Model>> train(const Sentences& training, const Sentences& development,
    const TrainingSettings& settings, const ProgressSink& progress, const Trainer::EpochSink& epochDone,
    const std::stop_token& stop)
{
    return train(training, development, settings, TrainingHooks{progress, epochDone, {}, {}, {}}, stop);
}

HeldOutSplit holdOutEveryTenth(const Sentences& sentences)
{
    constexpr std::size_t every = 10;
    HeldOutSplit split;
    const auto groups = groupIdentical(sentences);
    for (std::size_t i = 0; i < sentences.size(); ++i)
        (groups[i] % every == every - 1 ? split.development : split.training).push_back(sentences[i]);
    return split;
}

HeldOutSplit holdOutEveryTenth(const Sentences& sentences, const std::function<bool(const Sentence&)>& isWhole)
{
    Sentences whole;
    Sentences parts;
    for (const auto& sentence : sentences)
        (isWhole(*sentence) ? whole : parts).push_back(sentence);
    HeldOutSplit split = holdOutEveryTenth(whole);
    split.training.insert(split.training.end(), parts.begin(), parts.end());
    return split;
}

} // namespace arcwright
