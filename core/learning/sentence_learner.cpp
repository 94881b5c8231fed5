// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/sentence_learner.h"

#include "core/scoring/movement.h"

namespace arcwright {

SentenceUpdate learnSentence(const Example& example, const ArcFilter& filter, const LearningRule& rule,
    AveragedWeights& weights, SentenceParser& parser, FeatureVector& difference)
{
    parser.parse(
        example.symbols, filter, weights.current(), rule.decoder, rule.costAugmented ? &example.tree : nullptr);
    SentenceUpdate update;
    const double loss = parser.differenceFrom(example.tree, weights.current(), difference);
    if (loss > 0) {
        const Movement movement = movementFor(difference, weights.current());
        update.input = {loss, difference.dot(weights.current()), movement.squaredNorm};
        update.step = updateStep(rule.learner, update.input);
        if (update.step > 0)
            weights.update(movement.change, update.step);
    }
    return update;
}

} // namespace arcwright
