// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/significance.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace arcwright {

namespace {

/// The probability of a standard normal deviate at least as far from 0.
double twoSided(double z)
{
    return std::erfc(std::abs(z) / std::numbers::sqrt2);
}

/// The probability of a split at least as uneven as `fewer` of `n` if both sides are equally likely.
double exactTwoSided(std::size_t fewer, std::size_t n)
{
    double term = std::pow(0.5, static_cast<double>(n)); // n over k, times 2^-n
    double tail = 0;
    for (std::size_t k = 0; k <= fewer; ++k) {
        tail += term;
        term *= static_cast<double>(n - k) / static_cast<double>(k + 1);
    }
    return std::min(1.0, 2 * tail);
}

} // namespace

McNemar mcNemar(std::size_t onlyFirst, std::size_t onlySecond)
{
    constexpr std::size_t fewest = 25;
    const std::size_t discordant = onlyFirst + onlySecond;
    McNemar test{onlyFirst, onlySecond, 0, 1, discordant < fewest};
    if (discordant == 0)
        return test;
    const auto difference = static_cast<double>(std::max(onlyFirst, onlySecond) - std::min(onlyFirst, onlySecond));
    const double corrected = std::max(difference - 1, 0.0);
    test.statistic = corrected * corrected / static_cast<double>(discordant);
    test.p = test.isExact ? exactTwoSided(std::min(onlyFirst, onlySecond), discordant)
                          : twoSided(std::sqrt(test.statistic));
    return test;
}

ProportionTest twoProportionTest(std::size_t right, std::size_t n, double otherProportion, std::size_t otherN)
{
    if (n == 0 || otherN == 0)
        return {};
    const auto size = static_cast<double>(n);
    const auto otherSize = static_cast<double>(otherN);
    const double proportion = static_cast<double>(right) / size;
    const double pooled = (static_cast<double>(right) + otherProportion * otherSize) / (size + otherSize);
    const double variance = pooled * (1 - pooled) * (1 / size + 1 / otherSize);
    if (variance <= 0)
        return {};
    const double z = (proportion - otherProportion) / std::sqrt(variance);
    return {z, twoSided(z)};
}

Interval wilsonInterval(std::size_t right, std::size_t n)
{
    constexpr double z = 1.959963984540054; // 97.5% of the normal distribution lie below
    if (n == 0)
        return {0, 100};
    const auto size = static_cast<double>(n);
    const double proportion = static_cast<double>(right) / size;
    const double scale = 1 + z * z / size;
    const double centre = (proportion + z * z / (2 * size)) / scale;
    const double half = z / scale * std::sqrt(proportion * (1 - proportion) / size + z * z / (4 * size * size));
    return {100 * std::max(0.0, centre - half), 100 * std::min(1.0, centre + half)};
}

} // namespace arcwright
