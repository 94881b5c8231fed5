// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/sentence_learner.h"

namespace arcwright {

namespace {

/// The change of the weights at a step of 1, and its product with the difference it comes from.
struct Movement {
    FeatureVector change;
    double squaredNorm = 0;
};

float rateOf(std::size_t index, const Weights& weights)
{
    return weights.isOfWholeTree(index) ? wholeTreeRate : weights.isOfInside(index) ? insideRate : 1.0F;
}

Movement movementFor(const FeatureVector& difference, const Weights& weights)
{
    Movement movement;
    if (!weights.hasWholeTrees() && !weights.hasInside()) {
        movement.change = difference;
        movement.squaredNorm = difference.squaredNorm();
        return movement;
    }
    for (const FeatureVector::Entry& entry : difference.entries()) {
        const float moved = rateOf(entry.index, weights) * entry.count;
        movement.change.add(entry.index, moved);
        movement.squaredNorm += static_cast<double>(moved) * entry.count;
    }
    return movement;
}

} // namespace

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
