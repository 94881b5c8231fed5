// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/bunsetsu_model.h"

#include <algorithm>
#include <chrono>
#include <unordered_set>

#include "core/base/text_file.h"
#include "core/bunsetsu/analyser.h"
#include "core/bunsetsu/parser_problems.h"
#include "core/bunsetsu/training.h"
#include "core/evaluation/arc_counts.h"
#include "core/learning/training_problems.h"
#include "core/model/bunsetsu_checkpoint.h"
#include "core/model/given_part.h"
#include "core/treebank/basic_phrases.h"
#include "core/treebank/treebank_problems.h"

namespace arcwright {

bool BunsetsuModel::hasSeen(const Sentence& sentence) const
{
    return std::binary_search(seen.begin(), seen.end(), fingerprint(sentence));
}

std::map<BunsetsuFitness, std::size_t> countUnfit(const Sentences& sentences)
{
    std::map<BunsetsuFitness, std::size_t> counts;
    for (const auto& sentence : sentences) {
        if (const BunsetsuFitness fitness = fitnessOf(*sentence); fitness != BunsetsuFitness::Fit)
            ++counts[fitness];
    }
    return counts;
}

bool isUsable(const Sentence& sentence, const BunsetsuSettings& settings)
{
    return settings.parts ? isPartlyFit(sentence) : fitnessOf(sentence) == BunsetsuFitness::Fit;
}

namespace {

/// Measures weights of bunsetsu after each epoch.
class BunsetsuCurve {
public:
    BunsetsuCurve(const Sentences& training, const Sentences& development, const BunsetsuSettings& settings,
        const Trainer::EpochSink& told, const std::stop_token& stop)
        : m_epochs(settings.epochs), m_told(told), m_stop(stop), m_begin(std::chrono::steady_clock::now())
    {
        constexpr std::size_t usualSize = 500;
        std::copy_if(development.begin(), development.end(), std::back_inserter(m_development),
            [](const auto& sentence) { return fitnessOf(*sentence) == BunsetsuFitness::Fit; });
        const std::size_t size = std::min(training.size(), m_development.empty() ? usualSize : m_development.size());
        for (std::size_t i = 0; i < size; ++i)
            m_training.push_back(training[i * training.size() / size]);
    }

    /// False if it was stopped before it could tell anything.
    bool epochDone(int epoch, const BunsetsuWeights& weights)
    {
        using Seconds = std::chrono::duration<double>;
        EpochReport report;
        report.epoch = epoch;
        report.epochs = m_epochs;
        report.seconds = Seconds(std::chrono::steady_clock::now() - m_begin).count();
        report.training.uas = accuracy(weights, m_training);
        report.development.uas = accuracy(weights, m_development);
        if (m_stop.stop_requested())
            return false;
        m_told(report);
        m_begin = std::chrono::steady_clock::now();
        return true;
    }

private:
    /// The percentage of right heads, the last bunsetsu of each sentence aside.
    double accuracy(const BunsetsuWeights& weights, const Sentences& sentences) const
    {
        BunsetsuAnalyser analyser(weights);
        std::size_t all = 0;
        std::size_t right = 0;
        for (const auto& sentence : sentences) {
            if (m_stop.stop_requested())
                break;
            analyser.analyse(*sentence);
            for (int bunsetsu = 1; bunsetsu < sentence->unitCount(); ++bunsetsu) {
                if (sentence->headOf(bunsetsu) <= kRoot)
                    continue;
                ++all;
                right += analyser.heads()[static_cast<std::size_t>(bunsetsu)] == sentence->headOf(bunsetsu) ? 1 : 0;
            }
        }
        return percentage(right, all);
    }

    int m_epochs;
    const Trainer::EpochSink& m_told;
    const std::stop_token& m_stop;
    Sentences m_training;
    Sentences m_development;
    std::chrono::steady_clock::time_point m_begin;
};

/// Has `steps` write checkpoints if there are to be any, and reads the one to go on from. A kernel machine has none.
Result<std::optional<BunsetsuTrainingState>> keptState(const BunsetsuModel& untrained, const Sentences& sentences,
    const TrainingHooks& hooks, BunsetsuTrainingHooks& steps)
{
    const bool hasStates = untrained.weights.settings.ranker == RankerKind::Linear;
    if (!hasStates || (hooks.checkpoint.empty() && hooks.resume.empty()))
        return std::nullopt;
    const BunsetsuCheckpointOwner owner = bunsetsuCheckpointOwner(untrained, sentences);
    if (!hooks.checkpoint.empty())
        steps.keep = [path = hooks.checkpoint, owner](const BunsetsuTrainingState& state) {
            return writeFileAtomically(path, checkpointOf(owner, state));
        };
    if (hooks.resume.empty())
        return std::nullopt;
    const auto bytes = readFile(hooks.resume);
    if (!bytes)
        return failure(bytes.error());
    auto state = bunsetsuStateIn(*bytes, owner);
    if (!state) {
        state.error().file = hooks.resume;
        return failure(state.error());
    }
    return std::optional(std::move(*state));
}

} // namespace

Result<std::shared_ptr<const BunsetsuModel>> trainBunsetsuModel(const Sentences& sentences,
    const BunsetsuSettings& settings, const ProgressSink& progress, const std::stop_token& stop)
{
    TrainingHooks hooks;
    hooks.progress = progress;
    return trainBunsetsuModel(sentences, {}, settings, hooks, stop);
}

Result<std::shared_ptr<const BunsetsuModel>> trainBunsetsuModel(const Sentences& sentences,
    const Sentences& development, const BunsetsuSettings& settings, const TrainingHooks& hooks,
    const std::stop_token& stop)
{
    if (sentences.empty())
        return failure(TreebankProblem::NoSentences);
    auto model = std::make_shared<BunsetsuModel>();
    auto vocabulary = std::make_shared<Vocabulary>();
    Sentences usable;
    std::unordered_set<const Sentence*> counted; // one that counts several times is one sentence
    std::size_t given = 0;
    for (const auto& sentence : sentences) {
        if (!isUsable(*sentence, settings))
            continue;
        usable.push_back(sentence);
        if (counted.insert(sentence.get()).second) {
            given += givenHeads(*sentence);
            model->trainingBunsetsu += sentence->bunsetsu.size();
        }
        addForms(*vocabulary, *sentence);
        model->seen.push_back(fingerprint(*sentence));
    }
    if (usable.empty()) {
        const bool areWords = std::none_of(
            sentences.begin(), sentences.end(), [](const auto& sentence) { return !sentence->bunsetsu.empty(); });
        if (areWords)
            return failure(ParserProblem::WordsNotBunsetsu);
        return failure(Problem{TrainingProblem::NoUsableSentences, {}, 0, 0, {std::to_string(sentences.size())}});
    }
    model->vocabulary = std::move(vocabulary);
    std::sort(model->seen.begin(), model->seen.end());
    model->trainingSentences = counted.size();
    if (given < model->trainingBunsetsu - counted.size())
        model->givenHeads = given;
    BunsetsuCurve curve(usable, development, settings, hooks.epochDone, stop);
    BunsetsuTrainingHooks steps{hooks.progress, {}, {}};
    if (hooks.epochDone)
        steps.epochDone = [&](int epoch, const BunsetsuWeights& learnt) { return curve.epochDone(epoch, learnt); };
    model->weights.settings = settings;
    auto from = keptState(*model, usable, hooks, steps);
    if (!from)
        return failure(from.error());
    auto weights = trainBunsetsu(usable, settings, steps, stop, *from);
    if (!weights)
        return failure(weights.error());
    model->weights = std::move(*weights);
    return std::shared_ptr<const BunsetsuModel>(std::move(model));
}

BunsetsuParser::BunsetsuParser(std::shared_ptr<const BunsetsuModel> model, RelationPool& relations)
    : m_model(std::move(model))
{
    for (const std::string& type : m_model->weights.typeNames)
        m_types.push_back(relations.intern(type));
}

Graph BunsetsuParser::graphFrom(const BunsetsuAnalyser& analyser) const
{
    Graph graph;
    graph.heads = analyser.heads();
    graph.relations.resize(graph.heads.size());
    for (std::size_t unit = 1; unit < analyser.types().size(); ++unit)
        graph.relations[unit] = m_types[analyser.types()[unit]];
    return graph;
}

Graph BunsetsuParser::parse(
    const Sentence& sentence, Workspace& workspace, std::span<const Constraint> constraints) const
{
    workspace.m_analyser.analyse(sentence, constraints);
    return graphFrom(workspace.m_analyser);
}

std::vector<HeadContest> BunsetsuParser::contests(const Workspace& workspace)
{
    return workspace.m_analyser.contests();
}

BunsetsuParser::Traced BunsetsuParser::parseTraced(
    const Sentence& sentence, TraceDetail detail, Workspace& workspace, std::span<const Constraint> constraints) const
{
    Trace trace = workspace.m_analyser.analyseTraced(sentence, constraints, detail);
    return {graphFrom(workspace.m_analyser), std::move(trace)};
}

std::vector<Constraint> BunsetsuParser::findConflict(
    const Sentence& sentence, Workspace& workspace, std::span<const Constraint> constraints) const
{
    return smallestConflict(constraints, [&](const std::vector<Constraint>& some) {
        workspace.m_analyser.analyse(sentence, some);
        return workspace.m_analyser.heads().back() != kNoHead;
    });
}

Sentence withBunsetsuGraph(Sentence sentence, const Graph& graph, const RelationPool& relations)
{
    for (int unit = 1; unit <= graph.size(); ++unit) {
        Bunsetsu& bunsetsu = sentence.bunsetsu[static_cast<std::size_t>(unit) - 1];
        const Bunsetsu before = bunsetsu;
        const Arc arc = graph.arc(unit);
        bunsetsu.head = arc.head;
        if (arc.relation)
            bunsetsu.type = relations.text(arc.relation);
        followBunsetsu(sentence, unit, before);
    }
    return sentence;
}

} // namespace arcwright
