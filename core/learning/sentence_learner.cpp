// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/sentence_learner.h"

#include "core/learning/partial_tree.h"
#include "core/scoring/weight_change.h"

namespace arcwright {

SentenceUpdate learnSentence(const Example& example, const ArcFilter& filter, const LearningRule& rule,
    AveragedWeights& weights, SentenceParser& parser, FeatureVector& difference, KeptCandidates* kept)
{
    std::optional<LabelledTree> completed;
    const bool isPart = isPartial(example.tree);
    if (isPart)
        completed = bestTreeAround(example.tree, example.symbols, filter, weights.current(), rule.decoder, parser);
    parser.parse(
        example.symbols, filter, weights.current(), rule.decoder, rule.costAugmented ? &example.tree : nullptr, kept);
    SentenceUpdate update;
    difference.clear();
    if (isPart && !completed)
        return update;
    double loss = parser.differenceFrom(completed ? *completed : example.tree, weights.current(), difference);
    if (isPart)
        loss = lossOnGiven(example.tree, parser.tree());
    if (loss > 0) {
        const WeightChange change = weightChangeFor(difference, weights.current());
        update.input = {loss, difference.dot(weights.current()), change.squaredNorm};
        update.step = updateStep(rule.learner, update.input);
        if (update.step > 0)
            weights.update(change.features, update.step);
    }
    return update;
}

} // namespace arcwright
