// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scoring/movement.h"

namespace arcwright {

namespace {

float rateOf(std::size_t index, const Weights& weights)
{
    return weights.isOfWholeTree(index) ? wholeTreeRate : weights.isOfInside(index) ? insideRate : 1.0F;
}

} // namespace

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

} // namespace arcwright
