// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/bunsetsu/feature_lists.h"
#include "core/bunsetsu/learners.h"

namespace arcwright {

/// (x . y + 1)^3 of two sets with so many features in common.
constexpr double cubicKernel(std::size_t common)
{
    const auto value = static_cast<double>(common + 1);
    return value * value * value;
}

/// A support vector machine with the cubic kernel (x . y + 1)^3 over sets of features (Iwatate et al. 2008, section
/// 4.1), its support vectors indexed by feature: a question counts what it has in common with each of them, from the
/// lists of its own features, and sums their cubes. With libsvm's support vectors its decisions are libsvm's, but for
/// the order in which sums are rounded. Immutable once made.
class KernelMachine {
public:
    /// A support vector: its features, ascending, and its coefficient.
    struct SupportVector {
        FeatureIndices features;
        double coefficient = 0;

        friend bool operator==(const SupportVector&, const SupportVector&) = default;
    };

    KernelMachine() = default;
    KernelMachine(std::vector<SupportVector> vectors, double offset);

    bool empty() const { return m_vectors.empty(); }
    const std::vector<SupportVector>& vectors() const { return m_vectors; }
    /// How many different features its vectors have.
    std::size_t features() const { return m_lists.features(); }
    /// The number that is subtracted from the sum.
    double offset() const { return m_offset; }

    /// The counters of one thread.
    using Workspace = FeatureLists::Counts;

    /// Above 0 for positive examples. `features` without repetitions, in any order. O(support vectors + those that
    /// share a feature, once for each shared).
    double decision(std::span<const std::uint32_t> features, Workspace& common) const;

private:
    std::vector<SupportVector> m_vectors;
    double m_offset = 0;
    FeatureLists m_lists;
};

} // namespace arcwright
