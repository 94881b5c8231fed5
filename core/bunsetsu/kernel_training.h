// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/bunsetsu/kernel_machine.h"

namespace arcwright {

/// A training example of a kernel machine.
struct KernelExample {
    FeatureIndices features; ///< ascending, without repetitions
    bool isPositive = false;
};

/// When training is over.
inline constexpr double libsvmTolerance = 0.001;

/// Solves the problem that libsvm's C-SVC does with the paper's settings, cubic kernel and C = 1.0, by its algorithm:
/// sequential minimal optimisation, pairs chosen by second order information (Fan, Chen and Lin 2005). What is ours are
/// the rows of the kernel matrix, which are counted from lists of features, and that it can be stopped, which libsvm
/// cannot. Ends when no pair violates its conditions by more than `tolerance`; decisions are libsvm's within a few
/// times that. Both answers must occur. Between quadratic and cubic time in the number of examples; 500 MB for rows.
/// Nothing if it was stopped.
std::optional<KernelMachine> trainKernelMachine(
    const std::vector<KernelExample>& examples, const std::stop_token& stop, double tolerance = libsvmTolerance);

} // namespace arcwright
