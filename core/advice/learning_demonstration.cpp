// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/learning_demonstration.h"

#include <algorithm>

#include "core/learning/training_problems.h"
#include "core/model/model_tree.h"

namespace arcwright {

namespace {

/// A model that has learnt nothing: relations of the sentences, small tables, since what is looked at is one sentence.
std::shared_ptr<const Model> blankModel(const Sentence& sentence, const Sentences& others)
{
    auto model = std::make_shared<Model>();
    const auto learn = [&](const Sentence& from) {
        for (const Token& token : from.tokens) {
            if (std::find(model->relations.begin(), model->relations.end(), token.relation) == model->relations.end())
                model->relations.push_back(token.relation);
        }
    };
    learn(sentence);
    for (const auto& other : others)
        learn(*other);
    TrainerSettings& trainer = model->configuration.trainer;
    trainer.epochs = 0;
    trainer.decoder.decoder = Decoder::Eisner;
    trainer.decoder.root = RootPolicy::Single;
    trainer.arcBits = 18;
    trainer.rowBits = 12;
    if (model->relations.size() > mostRelations) {
        model->configuration.labels = false;
        model->relations = {std::string()};
    }
    const int relations = model->configuration.labels ? static_cast<int>(model->relations.size()) : 0;
    model->weights = Weights(shapeFor(trainer, relations));
    return model;
}

AveragedWeights startingFrom(const Model& model)
{
    const std::uint64_t sentences = static_cast<std::uint64_t>(model.configuration.trainingSentences)
        * static_cast<std::uint64_t>(std::max(model.configuration.trainer.epochs, 0));
    return {model.weights, std::vector<double>(model.weights.values().size(), 0.0), sentences};
}

Example exampleOf(const Sentence& sentence, const Model& model)
{
    std::size_t unknown = 0;
    return {TokenSymbols({sentence, model.configuration.language}), treeOf(sentence, model, unknown)};
}

} // namespace

Result<DemonstratedLearning> demonstrateLearning(
    const Sentence& sentence, const Sentences& others, const LearningDemonstration& how)
{
    if (!isUsable(sentence))
        return failure(Problem{TrainingProblem::NoUsableSentences, {}, 0, 0, {"1"}});
    Sentences usable;
    std::copy_if(others.begin(), others.end(), std::back_inserter(usable),
        [&](const auto& other) { return isUsable(*other) && other.get() != &sentence; });
    const bool isMember = hasMembers(how.learner);
    TrainerSettings settings;
    settings.seed = how.seed;
    Random random(isMember ? memberSettings(settings, how.member).seed : how.seed);
    shuffle(usable, random);
    usable.resize(std::min(usable.size(), static_cast<std::size_t>(std::max(how.sentencesBefore, 0))));

    const std::shared_ptr<const Model> model = how.model ? how.model : blankModel(sentence, usable);
    const LearningRule rule{rowOf(how.learner).members.value_or(how.learner), model->configuration.trainer.decoder,
        model->configuration.trainer.costAugmented};
    AveragedWeights weights = startingFrom(*model);
    SentenceParser parser;
    FeatureVector difference;
    for (const auto& other : usable) {
        learnSentence(exampleOf(*other, *model), model->filter, rule, weights, parser, difference);
        weights.sentenceDone();
    }
    DemonstratedLearning shown;
    shown.step = traceLearning({sentence, model->configuration.language}, exampleOf(sentence, *model), model->filter,
        rule, weights, model->relations);
    shown.relations = model->relations;
    shown.isLabelled = model->configuration.labels;
    shown.learntBefore = usable.size();
    return shown;
}

} // namespace arcwright
