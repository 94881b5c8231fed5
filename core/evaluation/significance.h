// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace arcwright {

/// McNemar's test of whether two systems that judged the same things are equally often right.
struct McNemar {
    std::size_t onlyFirst = 0; ///< things that only the first system has right
    std::size_t onlySecond = 0;
    double statistic = 0; ///< chi square with continuity correction, one degree of freedom
    double p = 1; ///< two-sided
    bool isExact = true; ///< p is that of the binomial distribution, as it is below 25 discordant things
};

/// Below 25 discordant things the exact binomial test, else chi square, (|b - c| - 1)^2 / (b + c), never below 0
/// (McNemar 1947; Edwards 1948). O(1).
McNemar mcNemar(std::size_t onlyFirst, std::size_t onlySecond);

/// A test of two proportions against each other.
struct ProportionTest {
    double z = 0; ///< positive if the first is larger
    double p = 1; ///< two-sided
};

/// The z test with pooled variance for `right` of `n` against a proportion in [0, 1] of `otherN` other things. Where
/// there is no variance (nothing or everything right in both, or nothing counted) p is 1.
ProportionTest twoProportionTest(std::size_t right, std::size_t n, double otherProportion, std::size_t otherN);

/// Percentages.
struct Interval {
    double low = 0;
    double high = 0;
};

/// Wilson's score interval at 95% for `right` of `n` (Wilson 1927); from 0 to 100 if there is nothing.
Interval wilsonInterval(std::size_t right, std::size_t n);

} // namespace arcwright
