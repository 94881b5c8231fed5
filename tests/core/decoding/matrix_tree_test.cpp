// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/matrix_tree.h"

#include <cmath>

#include <gtest/gtest.h>

#include "core/decoding/log_space.h"
#include "tests/core/support/trees.h"

namespace arcwright {
namespace matrix_tree_test {

using namespace test;

/// Marginals by summing up all trees.
bool enumerate(const ArcScores& scores, RootPolicy policy, double temperature, ArcTable& marginals, double& logSum)
{
    LogSum sum;
    for (const Heads& heads : allTrees(scores.words())) {
        if (obeys(heads, policy))
            sum.add(static_cast<double>(treeScore(scores, heads)) / temperature);
    }
    logSum = sum.value();
    marginals.reset(scores.words(), 0);
    for (const Heads& heads : allTrees(scores.words())) {
        const float score = treeScore(scores, heads);
        if (!obeys(heads, policy) || score == forbiddenScore)
            continue;
        for (int word = 1; word <= scores.words(); ++word)
            marginals.at(heads[static_cast<std::size_t>(word)], word)
                += std::exp(static_cast<double>(score) / temperature - logSum);
    }
    return logSum != -std::numeric_limits<double>::infinity();
}

void expectEnumerated(MatrixTree& tree, const ArcScores& scores, RootPolicy policy, double temperature = 1)
{
    SCOPED_TRACE(nameOf(policy) + ", " + std::to_string(scores.words()) + " words");
    ArcTable expected;
    double logSum = 0;
    const bool any = enumerate(scores, policy, temperature, expected, logSum);
    ASSERT_EQ(tree.compute(scores, policy, temperature), any);
    if (!any)
        return;
    EXPECT_EQ(tree.temperature(), temperature);
    EXPECT_NEAR(tree.logPartition(), logSum, 1e-9 * std::max(1.0, std::abs(logSum)));
    for (int word = 1; word <= scores.words(); ++word) {
        for (int head = 0; head <= scores.words(); ++head)
            EXPECT_NEAR(tree.marginals().at(head, word), expected.at(head, word), 1e-9) << head << " -> " << word;
    }
}

TEST(MatrixTreeTest, EqualsTheSumOverAllTrees)
{
    Random random(1);
    MatrixTree tree;
    for (int round = 0; round < 100; ++round) {
        const ArcScores scores = randomScores(
            static_cast<int>(random.below(6)), 1 + round % 7, round % 2 == 0 ? 0 : random.below(80), random);
        for (const RootPolicy policy : rootPolicies)
            expectEnumerated(tree, scores, policy, round % 5 == 0 ? 2.5 : 1);
    }
    expectEnumerated(tree, randomScores(6, 3, 20, random), RootPolicy::Single);
    expectEnumerated(tree, randomScores(6, 3, 20, random), RootPolicy::Many);
}

TEST(MatrixTreeTest, LosesNoPrecisionWhereWordsLikeEachOtherFarBetterThanTheRoot)
{
    Random random(2);
    MatrixTree tree;
    for (int round = 0; round < 30; ++round) {
        ArcScores scores = randomScores(2 + static_cast<int>(random.below(4)), 60, 10, random);
        for (int word = 1; word <= scores.words(); ++word)
            scores.at(kRoot, word) -= 50;
        for (const RootPolicy policy : rootPolicies)
            expectEnumerated(tree, scores, policy);
    }
}

TEST(MatrixTreeTest, StaysSaneWhereWeightsDoNotFitIntoADouble)
{
    Random random(3);
    MatrixTree tree;
    for (int round = 0; round < 50; ++round) {
        const ArcScores scores = randomScores(1 + static_cast<int>(random.below(30)), 5000, random.below(70), random);
        for (const RootPolicy policy : rootPolicies) {
            if (!tree.compute(scores, policy))
                continue;
            for (int word = 1; word <= scores.words(); ++word) {
                double sum = 0;
                for (const double marginal : tree.marginals().of(word))
                    sum += marginal;
                EXPECT_NEAR(sum, 1, 1e-6);
            }
        }
    }
}

TEST(MatrixTreeTest, MarginalsOfLongSentencesSumToOneAWordAndToOneRoot)
{
    Random random(4);
    MatrixTree tree;
    for (int words = 10; words <= 60; words += 25) {
        const ArcScores scores = randomScores(words, 5, 10, random);
        ArcLists arcs;
        arcs.reset(scores);
        for (const RootPolicy policy : rootPolicies) {
            ASSERT_TRUE(tree.compute(scores, policy));
            double roots = 0;
            for (int word = 1; word <= words; ++word) {
                double sum = 0;
                for (const double marginal : tree.marginals().of(word))
                    sum += marginal;
                EXPECT_NEAR(sum, 1, 1e-9);
                roots += tree.marginals().at(kRoot, word);
            }
            if (policy == RootPolicy::Single) {
                EXPECT_NEAR(roots, 1, 1e-9);
            }
            MatrixTree listed;
            ASSERT_TRUE(listed.compute(arcs, policy));
            EXPECT_EQ(listed.logPartition(), tree.logPartition());
        }
    }
}

TEST(LogSpaceTest, EqualsTheLibrarysFunctions)
{
    Random random(5);
    for (int round = 0; round < 2000; ++round) {
        const double x = random.unit() * 1400 - 700;
        EXPECT_NEAR(expOf(x) / std::exp(x), 1, 1e-15) << x;
        EXPECT_NEAR(logOf(std::exp(x)), x, 1e-13 * std::max(1.0, std::abs(x))) << x;
    }
    EXPECT_EQ(expOf(0), 1);
    EXPECT_EQ(logOf(1), 0);
    EXPECT_EQ(expOf(-std::numeric_limits<double>::infinity()), 0);
    EXPECT_EQ(expOf(1000), std::numeric_limits<double>::infinity());
    EXPECT_EQ(logOf(0), -std::numeric_limits<double>::infinity());
    EXPECT_TRUE(std::isnan(logOf(-1)));
}

} // namespace matrix_tree_test
} // namespace arcwright
