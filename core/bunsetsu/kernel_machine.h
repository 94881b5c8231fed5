// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/bunsetsu/learners.h"

namespace arcwright {

/// A support vector machine with the cubic kernel (x . y + 1)^3 over sets of features (Iwatate et al. 2008, section
/// 4.1), its support vectors indexed by feature: a question counts what it has in common with each of them, from the
/// lists of its own features, and looks the cube up. Decisions are libsvm's, but for the order in which its sums are
/// rounded. Immutable once made.
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
    std::size_t features() const { return m_features.size(); }
    /// What is taken off the sum.
    double offset() const { return m_offset; }

    /// What one thread counts in.
    using Workspace = std::vector<std::uint16_t>;

    /// Above 0 for positive examples. `features` without repetitions, in any order. O(support vectors + those that
    /// share a feature, once for each shared).
    double decision(std::span<const std::uint32_t> features, Workspace& common) const;

private:
    std::vector<SupportVector> m_vectors;
    double m_offset = 0;
    std::vector<std::uint32_t> m_features; ///< all that any vector has, ascending
    std::vector<std::uint32_t> m_begins; ///< by these, where their vectors begin
    std::vector<std::uint32_t> m_having; ///< numbers of vectors
};

/// What libsvm is given.
struct KernelExample {
    FeatureIndices features; ///< ascending, without repetitions
    bool isPositive = false;
};

/// Trains by libsvm with the paper's settings: cubic kernel, C = 1.0. Both answers must occur. Cannot be stopped; takes
/// between quadratic and cubic time in the number of examples.
KernelMachine trainKernelMachine(const std::vector<KernelExample>& examples);

} // namespace arcwright
