// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scoring/weight_change.h"

namespace arcwright {

namespace {

float rateOf(std::size_t index, const Weights& weights)
{
    return weights.isOfWholeTree(index) ? wholeTreeRate : weights.isOfInside(index) ? insideRate : 1.0F;
}

} // namespace

WeightChange weightChangeFor(const FeatureVector& difference, const Weights& weights)
{
    WeightChange change;
    if (!weights.hasWholeTrees() && !weights.hasInside()) {
        change.features = difference;
        change.squaredNorm = difference.squaredNorm();
        return change;
    }
    for (const FeatureVector::Entry& entry : difference.entries()) {
        const float moved = rateOf(entry.index, weights) * entry.count;
        change.features.add(entry.index, moved);
        change.squaredNorm += static_cast<double>(moved) * entry.count;
    }
    return change;
}

} // namespace arcwright
