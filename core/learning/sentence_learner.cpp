// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/sentence_learner.h"

#include "core/scoring/weight_change.h"

namespace arcwright {

SentenceUpdate learnSentence(const Example& example, const ArcFilter& filter, const LearningRule& rule,
    AveragedWeights& weights, SentenceParser& parser, FeatureVector& difference)
{
    parser.parse(
        example.symbols, filter, weights.current(), rule.decoder, rule.costAugmented ? &example.tree : nullptr);
    SentenceUpdate update;
    const double loss = parser.differenceFrom(example.tree, weights.current(), difference);
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
