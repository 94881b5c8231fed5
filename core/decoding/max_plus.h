// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstring>

#include "core/decoding/arc_scores.h"

namespace arcwright {

// Loops over contiguous floats in which sums are compared. A maximum does not depend on the order it is taken in, so
// four lanes give the very float that one would.

namespace max_plus {

using Four = float __attribute__((vector_size(16)));
inline constexpr int vectorised = 8; ///< shorter loops gain nothing

inline Four load(const float* values)
{
    Four four;
    std::memcpy(&four, values, sizeof four);
    return four;
}

inline float maximum(Four lanes)
{
    return std::max(std::max(lanes[0], lanes[1]), std::max(lanes[2], lanes[3]));
}

} // namespace max_plus

/// max over i < count of first[i] + second[i]; minus infinity if there is none.
inline float maxOfSums(const float* first, const float* second, int count)
{
    using namespace max_plus;
    float best = forbiddenScore;
    int i = 0;
    if (count >= vectorised) {
        Four lanes = {best, best, best, best};
        for (; i + 4 <= count; i += 4) {
            const Four sum = load(first + i) + load(second + i);
            lanes = sum > lanes ? sum : lanes;
        }
        best = maximum(lanes);
    }
    for (; i < count; ++i)
        best = std::max(best, first[i] + second[i]);
    return best;
}

/// max over i < count of (first[i] + second[i]) + third[i].
inline float maxOfSums(const float* first, const float* second, const float* third, int count)
{
    using namespace max_plus;
    float best = forbiddenScore;
    int i = 0;
    if (count >= vectorised) {
        Four lanes = {best, best, best, best};
        for (; i + 4 <= count; i += 4) {
            const Four sum = (load(first + i) + load(second + i)) + load(third + i);
            lanes = sum > lanes ? sum : lanes;
        }
        best = maximum(lanes);
    }
    for (; i < count; ++i)
        best = std::max(best, (first[i] + second[i]) + third[i]);
    return best;
}

/// Raises each target[i] to source[i] + add where that is more.
inline void raiseTo(float* target, const float* source, float add, int count)
{
    using namespace max_plus;
    int i = 0;
    const Four adds = {add, add, add, add};
    for (; i + 4 <= count; i += 4) {
        const Four old = load(target + i);
        const Four sum = load(source + i) + adds;
        const Four raised = sum > old ? sum : old;
        std::memcpy(target + i, &raised, sizeof raised);
    }
    for (; i < count; ++i)
        target[i] = std::max(target[i], source[i] + add);
}

/// The first i at which first[i] + second[i] is the maximum: charts keep no back pointers.
inline int splitOf(const float* first, const float* second, int count)
{
    const float best = maxOfSums(first, second, count);
    int i = 0;
    while (i < count - 1 && first[i] + second[i] != best)
        ++i;
    return i;
}

} // namespace arcwright
