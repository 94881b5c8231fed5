// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/learning_step.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace arcwright {

namespace {

/// Parses with other weights; gives the loss of what is found.
double parseAgain(const Example& example, const ArcFilter& filter, const DecoderSettings& decoder,
    const Weights& weights, SentenceParser& parser, LabelledTree& found)
{
    FeatureVector difference;
    parser.parse(example.symbols, filter, weights, decoder);
    found = parser.tree();
    return parser.differenceFrom(example.tree, weights, difference);
}

std::vector<ChangedWeight> namedBefore(
    const ArcExplainer& explainer, const Weights& weights, const LabelledTree& wanted, const LabelledTree& found)
{
    std::vector<ChangedWeight> changed;
    for (Contribution& feature : explainer.difference(wanted, found)) {
        ChangedWeight one;
        if (feature.kind == FeatureKind::Relation)
            one.relation = static_cast<std::int16_t>(feature.index - weights.rowIndex(feature.key));
        one.feature = std::move(feature);
        changed.push_back(std::move(one));
    }
    return changed;
}

/// Orders by the size of the change, then by the size of the weight, then by how easily the name is read.
bool isTelling(const ChangedWeight& first, const ChangedWeight& second)
{
    const auto rank = [](const ChangedWeight& changed) {
        return std::tuple(-std::abs(changed.feature.count), -std::abs(changed.after), changed.feature.name.size());
    };
    return rank(first) < rank(second);
}

} // namespace

LearningStep traceLearning(const AttributeTexts& sentence, const Example& example, const ArcFilter& filter,
    const LearningRule& rule, AveragedWeights& weights, std::span<const std::string> relations)
{
    LearningStep step;
    SentenceParser parser;
    FeatureVector difference;
    step.wanted = example.tree;
    step.sentencesBefore = weights.sentences();
    const Weights before = weights.current();
    step.update = learnSentence(example, filter, rule, weights, parser, difference);
    weights.sentenceDone();
    step.found = parser.tree();
    const Weights& after = weights.current();
    const Weights average = weights.average();
    step.lossAfter = parseAgain(example, filter, rule.decoder, after, parser, step.foundAgain);
    step.averageLoss = parseAgain(example, filter, rule.decoder, average, parser, step.foundByAverage);
    if (step.found.heads.size() > 1 && step.found.heads[1] == kNoHead)
        return step;

    const ArcExplainer explainer(sentence, before, rule.decoder, relations);
    const auto scoresOf = [&](const LabelledTree& tree) {
        const FeatureVector features = explainer.featuresOf(tree);
        return ScoreChange{features.dot(before), features.dot(after), features.dot(average)};
    };
    step.wantedScore = scoresOf(step.wanted);
    step.foundScore = scoresOf(step.found);
    step.marginAfter = difference.dot(after);
    if (step.update.input.loss > 0)
        step.weights = namedBefore(explainer, before, step.wanted, step.found);
    for (ChangedWeight& changed : step.weights) {
        changed.after = after.values()[changed.feature.index];
        changed.average = average.values()[changed.feature.index];
    }
    std::stable_sort(step.weights.begin(), step.weights.end(), isTelling);
    return step;
}

} // namespace arcwright
