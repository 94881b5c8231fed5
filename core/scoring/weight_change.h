// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scoring/feature_vector.h"
#include "core/scoring/weights.h"

namespace arcwright {

/// By how much of a step the weights of third order and of whole trees move. These features are many and rare, and
/// learnt as fast as others they explain what arcs and siblings could, and do so by heart. It is as if they had the
/// root of this for their values in place of 1. Chosen on held-out parts of the training files.
inline constexpr float wholeTreeRate = 0.3F;

/// By how much of a step the weights of what is inside arcs move. A dependent found inside is as a rule the right one
/// in training, where much is known by heart, and less often so in other sentences.
inline constexpr float insideRate = 0.03F;

/// How weights move at a step of 1: along a difference of features, each by its rate.
struct WeightChange {
    FeatureVector features;
    double squaredNorm = 0; ///< the product of the change with the difference
};

/// O(features).
WeightChange weightChangeFor(const FeatureVector& difference, const Weights& weights);

} // namespace arcwright
