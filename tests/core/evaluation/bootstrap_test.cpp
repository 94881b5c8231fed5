// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/bootstrap.h"

#include <cmath>

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "core/base/random.h"

namespace arcwright {
namespace bootstrap_test {

std::vector<SentenceOutcome> randomOutcomes(std::size_t sentences, std::uint64_t seed, unsigned better)
{
    Random random(seed);
    std::vector<SentenceOutcome> outcomes;
    for (std::size_t i = 0; i < sentences; ++i) {
        SentenceOutcome outcome;
        outcome.tokens = 1 + random.below(30);
        for (std::uint32_t token = 0; token < outcome.tokens; ++token) {
            outcome.first += random.below(100) < 80 ? 1 : 0;
            outcome.second += random.below(100) < 80 + better ? 1 : 0;
        }
        outcomes.push_back(outcome);
    }
    return outcomes;
}

std::vector<SentenceOutcome> swapped(std::vector<SentenceOutcome> outcomes)
{
    for (SentenceOutcome& outcome : outcomes)
        std::swap(outcome.first, outcome.second);
    return outcomes;
}

TEST(BootstrapTest, OfIdenticalSystemsIsOne)
{
    const Bootstrap same = pairedBootstrap({{5, 3, 3}, {7, 7, 7}, {4, 0, 0}}, {1000, 1, 1});
    EXPECT_EQ(same.difference, 0.0);
    EXPECT_EQ(same.p, 1.0);
    EXPECT_EQ(same.interval.low, 0.0);
    EXPECT_EQ(same.interval.high, 0.0);
    EXPECT_EQ(pairedBootstrap({}, {1000, 1, 1}).p, 1.0);
}

TEST(BootstrapTest, OfTwoSentencesIsTheBinomialShare)
{
    // Sentences of one word: one gained, one the same. The sum of two draws is 0, 1, 2 with 1/4, 1/2, 1/4, the
    // difference 0, 50, 100; observed is 50. As far away as 50 are 0 and 100: one half.
    const Bootstrap half = pairedBootstrap({{1, 0, 1}, {1, 0, 0}}, {40000, 3, 1});
    EXPECT_DOUBLE_EQ(half.difference, 50.0);
    EXPECT_NEAR(half.p, 0.5, 0.015) << "six standard deviations of 40,000 throws";
    EXPECT_EQ(half.interval.low, 0.0);
    EXPECT_EQ(half.interval.high, 100.0);
}

TEST(BootstrapTest, WeighsSentencesByTheirTokens)
{
    const Bootstrap result = pairedBootstrap({{9, 4, 4}, {1, 0, 1}}, {100, 1, 1});
    EXPECT_DOUBLE_EQ(result.difference, 10.0);
}

TEST(BootstrapTest, AUniformGainIsCertain)
{
    const Bootstrap result = pairedBootstrap(std::vector<SentenceOutcome>(50, {10, 5, 6}), {999, 1, 1});
    EXPECT_DOUBLE_EQ(result.difference, 10.0);
    EXPECT_DOUBLE_EQ(result.p, 1.0 / 1000) << "no resample is far from what was observed";
    EXPECT_NEAR(result.interval.low, 10.0, 1e-9);
    EXPECT_NEAR(result.interval.high, 10.0, 1e-9);
}

TEST(BootstrapTest, IsTheSameForAnyNumberOfThreads)
{
    const auto outcomes = randomOutcomes(200, 5, 2);
    const Bootstrap one = pairedBootstrap(outcomes, {2000, 42, 1});
    for (const unsigned threads : {2U, 3U, 8U}) {
        const Bootstrap many = pairedBootstrap(outcomes, {2000, 42, threads});
        EXPECT_EQ(many.p, one.p);
        EXPECT_EQ(many.interval.low, one.interval.low);
        EXPECT_EQ(many.interval.high, one.interval.high);
    }
    const Bootstrap other = pairedBootstrap(outcomes, {2000, 43, 1});
    EXPECT_NE(other.interval.low, one.interval.low) << "another seed draws other sentences";
}

TEST(BootstrapTest, IntervalsHaveTheWidthOfTheNormalApproximation)
{
    const auto outcomes = randomOutcomes(2000, 11, 3);
    const Bootstrap result = pairedBootstrap(outcomes, {4000, 1, 2});
    double tokens = 0;
    double gained = 0;
    for (const SentenceOutcome& outcome : outcomes) {
        tokens += outcome.tokens;
        gained += double(outcome.second) - double(outcome.first);
    }
    const double mean = gained / tokens;
    double squares = 0; // of what a sentence adds to the ratio beyond its share
    for (const SentenceOutcome& outcome : outcomes)
        squares += std::pow(double(outcome.second) - double(outcome.first) - mean * outcome.tokens, 2);
    const double half = 100 * 1.96 * std::sqrt(squares) / tokens;
    EXPECT_NEAR(result.interval.low, result.difference - half, 0.06 * half);
    EXPECT_NEAR(result.interval.high, result.difference + half, 0.06 * half);
}

TEST(BootstrapTest, IsSymmetricAndAProbability)
{
    EXPECT_TRUE(rc::check("symmetric, in (0, 1]", [] {
        const auto outcomes = randomOutcomes(
            *rc::gen::inRange<std::size_t>(1, 40), *rc::gen::arbitrary<std::uint64_t>(), *rc::gen::inRange(0U, 15U));
        const Bootstrap result = pairedBootstrap(outcomes, {200, 9, 1});
        const Bootstrap mirrored = pairedBootstrap(swapped(outcomes), {200, 9, 1});
        RC_ASSERT(result.p > 0 && result.p <= 1);
        RC_ASSERT(result.p == mirrored.p);
        RC_ASSERT(result.difference == -mirrored.difference);
        RC_ASSERT(std::abs(result.interval.low + mirrored.interval.high) < 1e-9);
    }));
}

} // namespace bootstrap_test
} // namespace arcwright
