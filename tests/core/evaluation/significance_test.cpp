// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/significance.h"

#include <cmath>

#include <gtest/gtest.h>
#include <rapidcheck.h>

namespace arcwright {
namespace significance_test {

/// 2^-n times the sum of n over k for k up to `fewer`, twice: by the sum of products itself.
double binomialTwice(int fewer, int n)
{
    double sum = 0;
    for (int k = 0; k <= fewer; ++k)
        sum += std::exp(std::lgamma(n + 1) - std::lgamma(k + 1) - std::lgamma(n - k + 1) - n * std::log(2.0));
    return std::min(1.0, 2 * sum);
}

TEST(McNemarTest, IsExactBelow25)
{
    // 2 * (1 + 10 + 45) / 1024
    const McNemar test = mcNemar(2, 8);
    EXPECT_TRUE(test.isExact);
    EXPECT_DOUBLE_EQ(test.p, 112.0 / 1024);
    EXPECT_DOUBLE_EQ(test.statistic, 25.0 / 10);
    EXPECT_DOUBLE_EQ(mcNemar(0, 5).p, 2.0 / 32);
    for (int n = 1; n < 25; ++n) {
        for (int fewer = 0; 2 * fewer <= n; ++fewer)
            EXPECT_NEAR(mcNemar(static_cast<std::size_t>(fewer), static_cast<std::size_t>(n - fewer)).p,
                binomialTwice(fewer, n), 1e-12)
                << fewer << " of " << n;
    }
}

TEST(McNemarTest, IsChiSquareWithCorrectionFrom25)
{
    EXPECT_TRUE(mcNemar(4, 20).isExact);
    const McNemar test = mcNemar(5, 20);
    EXPECT_FALSE(test.isExact);
    EXPECT_DOUBLE_EQ(test.statistic, 14.0 * 14 / 25);
    EXPECT_NEAR(test.p, std::erfc(std::sqrt(7.84 / 2)), 1e-15);
    EXPECT_NEAR(test.p, 0.00511, 0.00001) << "P(chi square > 7.84), from a table";
    // 3.841459 is the 5% point: (|b - c| - 1)^2 / n
    EXPECT_NEAR(mcNemar(110, 140).p, 0.0666, 0.0001) << "29^2 / 250 = 3.364";
}

TEST(McNemarTest, NothingDiscordantAndTiesAreNoDifference)
{
    EXPECT_EQ(mcNemar(0, 0).p, 1.0);
    EXPECT_EQ(mcNemar(7, 7).p, 1.0);
    EXPECT_EQ(mcNemar(70, 70).p, 1.0);
    EXPECT_EQ(mcNemar(70, 71).p, 1.0) << "the correction is never below 0";
}

TEST(McNemarTest, IsSymmetricAndAProbability)
{
    EXPECT_TRUE(rc::check("symmetric, in [0, 1], more uneven is less probable", [] {
        const auto first = *rc::gen::inRange<std::size_t>(0, 400);
        const auto second = *rc::gen::inRange<std::size_t>(0, 400);
        const McNemar test = mcNemar(first, second);
        RC_ASSERT(test.p == mcNemar(second, first).p);
        RC_ASSERT(test.p >= 0 && test.p <= 1);
        if (first > 0 && first <= second)
            RC_ASSERT(mcNemar(first - 1, second + 1).p <= test.p + 1e-12);
    }));
}

TEST(TwoProportionTest, HasTheHandComputedZ)
{
    // 90 of 100 against 80% of 100: pooled 0.85, z = 0.1 / sqrt(0.85 * 0.15 * 0.02)
    const ProportionTest test = twoProportionTest(90, 100, 0.8, 100);
    EXPECT_NEAR(test.z, 0.1 / std::sqrt(0.00255), 1e-12);
    EXPECT_NEAR(test.z, 1.98030, 0.00001);
    EXPECT_NEAR(test.p, 0.04767, 0.00001);
    EXPECT_NEAR(twoProportionTest(80, 100, 0.9, 100).z, -test.z, 1e-12);
    EXPECT_NEAR(twoProportionTest(80, 100, 0.9, 100).p, test.p, 1e-12);
}

TEST(TwoProportionTest, WithoutVarianceThereIsNoDifference)
{
    EXPECT_EQ(twoProportionTest(5, 5, 1.0, 10).p, 1.0);
    EXPECT_EQ(twoProportionTest(0, 5, 0.0, 10).p, 1.0);
    EXPECT_EQ(twoProportionTest(0, 0, 0.5, 10).p, 1.0);
    EXPECT_EQ(twoProportionTest(1, 2, 0.5, 0).p, 1.0);
    EXPECT_EQ(twoProportionTest(50, 100, 0.5, 7).p, 1.0);
}

TEST(WilsonIntervalTest, HasTheHandComputedEnds)
{
    // 8 of 10 with z^2 = 3.8415: (0.8 + 0.19207) / 1.38415 -+ 1.96 / 1.38415 * sqrt(0.016 + 0.0096036)
    const Interval interval = wilsonInterval(8, 10);
    EXPECT_NEAR(interval.low, 49.02, 0.005);
    EXPECT_NEAR(interval.high, 94.33, 0.005);
    const Interval whole = wilsonInterval(0, 10);
    EXPECT_EQ(whole.low, 0.0);
    EXPECT_NEAR(whole.high, 100 * 3.841459 / 13.841459, 0.0001) << "z^2 / (n + z^2)";
    EXPECT_NEAR(wilsonInterval(10, 10).low, 100 * 10 / 13.841459, 0.0001);
    EXPECT_EQ(wilsonInterval(0, 0).low, 0.0);
    EXPECT_EQ(wilsonInterval(0, 0).high, 100.0);
}

TEST(WilsonIntervalTest, IsAroundTheProportionAndMirrored)
{
    EXPECT_TRUE(rc::check("contains the proportion, stays in [0, 100], mirrors", [] {
        const auto n = *rc::gen::inRange<std::size_t>(1, 5000);
        const auto right = *rc::gen::inRange<std::size_t>(0, n + 1);
        const Interval interval = wilsonInterval(right, n);
        const Interval mirrored = wilsonInterval(n - right, n);
        const double proportion = 100.0 * static_cast<double>(right) / static_cast<double>(n);
        RC_ASSERT(interval.low >= 0 && interval.high <= 100);
        RC_ASSERT(interval.low <= proportion + 1e-9 && proportion <= interval.high + 1e-9);
        RC_ASSERT(std::abs(interval.low + mirrored.high - 100) < 1e-9);
    }));
}

} // namespace significance_test
} // namespace arcwright
