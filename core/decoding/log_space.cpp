// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/log_space.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace arcwright {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
// The logarithm of two in two parts; the first has so few digits that small multiples of it are exact.
constexpr double ln2High = 6.93147180369123816490e-01;
constexpr double ln2Low = 1.90821492927058770002e-10;
constexpr int exponentBias = 1023;
constexpr int fractionBits = 52;
constexpr int steps = 32; ///< that a power of two is divided into

/// 2^(i / 32).
constexpr std::array<double, steps> powers = [] {
    std::array<double, steps> result{};
    for (int i = 0; i < steps; ++i) {
        const double x = (ln2High + ln2Low) * i / steps;
        double sum = 1;
        for (int term = 20; term > 0; --term)
            sum = 1 + sum * x / term;
        result[static_cast<std::size_t>(i)] = sum;
    }
    return result;
}();

} // namespace

double expOf(double x)
{
    if (!(x >= -708))
        return x != x ? x : 0;
    if (x > 709)
        return infinity;
    // x = k / 32 ln 2 + r with r in [-0.011, 0.011], for which seven terms of the series of e^r are enough.
    const auto k = static_cast<int>(x * (steps * 1.4426950408889634) + (x < 0 ? -0.5 : 0.5));
    const double r = (x - k * (ln2High / steps)) - k * (ln2Low / steps);
    const double r2 = r * r;
    const double low = (1 + r) + r2 * (1.0 / 2 + r * (1.0 / 6));
    const double high = (1.0 / 24 + r * (1.0 / 120)) + r2 * (1.0 / 720);
    const auto power = static_cast<std::uint64_t>((k >> 5) + exponentBias) << fractionBits;
    return (low + r2 * r2 * high) * powers[static_cast<std::size_t>(k & (steps - 1))] * std::bit_cast<double>(power);
}

double logOf(double x)
{
    if (!(x > 0))
        return x == 0 ? -infinity : std::numeric_limits<double>::quiet_NaN();
    if (x == infinity)
        return infinity;
    // x = 2^k f with f in [0.70, 1.42]; log f = 2 artanh((f - 1) / (f + 1)) by its series.
    const auto bits = std::bit_cast<std::uint64_t>(x);
    auto k = static_cast<int>(bits >> fractionBits) - exponentBias;
    double f = std::bit_cast<double>(
        (bits & ((std::uint64_t{1} << fractionBits) - 1)) | (static_cast<std::uint64_t>(exponentBias) << fractionBits));
    if (f > 1.4142135623730951) {
        f /= 2;
        ++k;
    }
    const double t = (f - 1) / (f + 1);
    double sum = 0;
    for (int term = 23; term > 0; term -= 2)
        sum = 1.0 / term + sum * t * t;
    return (static_cast<double>(k) * ln2Low + 2 * t * sum) + static_cast<double>(k) * ln2High;
}

} // namespace arcwright
