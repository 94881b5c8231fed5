// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/eisner.h"

#include <limits>

#include <gtest/gtest.h>

#include "core/base/random.h"
#include "core/treebank/graph.h"
#include "tests/core/support/trees.h"

namespace arcwright {
namespace eisner_test {

using namespace test;

float bestByEnumeration(const ArcScores& scores, RootPolicy policy)
{
    return bestOf(
        projectiveTrees(scores.words()), policy, [&](const Heads& heads) { return treeScore(scores, heads); });
}

void expectBest(Eisner& eisner, const ArcScores& scores, RootPolicy policy, float best)
{
    SCOPED_TRACE(nameOf(policy) + ", " + std::to_string(scores.words()) + " words");
    Heads heads;
    const auto score = eisner.decode(scores, policy, heads);
    ASSERT_EQ(heads.size(), static_cast<std::size_t>(scores.nodes()));
    EXPECT_EQ(heads[0], kNoHead);
    if (best == forbiddenScore) {
        EXPECT_FALSE(score.has_value());
        EXPECT_EQ(heads, Heads(heads.size(), kNoHead));
        return;
    }
    ASSERT_TRUE(score.has_value());
    EXPECT_EQ(*score, best);
    EXPECT_TRUE(isTree(heads));
    EXPECT_TRUE(projectiveByDefinition(heads));
    EXPECT_EQ(treeScore(scores, heads), best);
    if (policy == RootPolicy::Single && scores.words() > 0) {
        EXPECT_EQ(rootsOf(heads), 1);
    }
}

/// The textbook recurrences with nested loops over a map of items, and the score alone.
double naiveBest(const ArcScores& scores, RootPolicy policy)
{
    const int n = scores.words();
    const auto side = static_cast<std::size_t>(n) + 1;
    constexpr double none = -std::numeric_limits<double>::infinity();
    enum { Left, Right };
    std::vector<double> cells[2][2]; // [direction][complete]
    for (auto& byDirection : cells) {
        for (auto& square : byDirection)
            square.assign(side * side, none);
    }
    const auto cell = [&](int direction, bool complete, int s, int t) -> double& {
        return cells[direction][complete ? 1 : 0][static_cast<std::size_t>(s) * side + static_cast<std::size_t>(t)];
    };
    const int first = policy == RootPolicy::Many ? 0 : 1;
    for (int s = first; s <= n; ++s)
        cell(Left, true, s, s) = cell(Right, true, s, s) = 0;
    for (int k = 1; k <= n - first; ++k) {
        for (int s = first; s + k <= n; ++s) {
            const int t = s + k;
            for (int r = s; r < t; ++r) {
                const double inside = cell(Right, true, s, r) + cell(Left, true, r + 1, t);
                cell(Left, false, s, t) = std::max(cell(Left, false, s, t), inside + scores.at(t, s));
                cell(Right, false, s, t) = std::max(cell(Right, false, s, t), inside + scores.at(s, t));
            }
            for (int r = s; r < t; ++r)
                cell(Left, true, s, t)
                    = std::max(cell(Left, true, s, t), cell(Left, true, s, r) + cell(Left, false, r, t));
            for (int r = s + 1; r <= t; ++r)
                cell(Right, true, s, t)
                    = std::max(cell(Right, true, s, t), cell(Right, false, s, r) + cell(Right, true, r, t));
        }
    }
    if (policy == RootPolicy::Many)
        return cell(Right, true, 0, n);
    double best = none;
    for (int root = 1; root <= n; ++root)
        best = std::max(best, cell(Left, true, 1, root) + cell(Right, true, root, n) + scores.at(kRoot, root));
    return best;
}

TEST(EisnerTest, TheEnumerationHasTheKnownNumberOfTrees)
{
    // Projective trees with any number of roots: 1, 3, 12, 55, ... (Yuret 1998).
    EXPECT_EQ(projectiveTrees(1).size(), 1U);
    EXPECT_EQ(projectiveTrees(2).size(), 3U);
    EXPECT_EQ(projectiveTrees(3).size(), 12U);
    EXPECT_EQ(projectiveTrees(4).size(), 55U);
    EXPECT_EQ(projectiveTrees(5).size(), 273U);
}

TEST(EisnerTest, FindsTheBestOfAllProjectiveTrees)
{
    Random random(1);
    Eisner eisner; // one for all, so that what an earlier sentence left behind would show
    for (int round = 0; round < 300; ++round) {
        const ArcScores scores = randomScores(1 + static_cast<int>(random.below(6)), 1000, 0, random);
        for (const RootPolicy policy : rootPolicies)
            expectBest(eisner, scores, policy, bestByEnumeration(scores, policy));
    }
}

TEST(EisnerTest, FindsABestTreeAmongManyEquallyGoodOnes)
{
    Random random(2);
    Eisner eisner;
    for (int round = 0; round < 300; ++round) {
        const ArcScores scores
            = randomScores(1 + static_cast<int>(random.below(6)), static_cast<int>(random.below(3)), 0, random);
        for (const RootPolicy policy : rootPolicies)
            expectBest(eisner, scores, policy, bestByEnumeration(scores, policy));
    }
}

TEST(EisnerTest, NeverUsesAForbiddenArcAndSaysWhenThereIsNoTree)
{
    Random random(3);
    Eisner eisner;
    int impossible = 0;
    for (int round = 0; round < 600; ++round) {
        const ArcScores scores = randomScores(1 + static_cast<int>(random.below(6)), 5, 20 + random.below(60), random);
        for (const RootPolicy policy : rootPolicies) {
            const float best = bestByEnumeration(scores, policy);
            impossible += best == forbiddenScore ? 1 : 0;
            expectBest(eisner, scores, policy, best);
        }
    }
    EXPECT_GT(impossible, 50);
    EXPECT_LT(impossible, 1150);
}

TEST(EisnerTest, HasNoTreeWhereEverythingIsForbidden)
{
    Eisner eisner;
    for (const int words : {1, 2, 7, 20}) {
        for (const RootPolicy policy : rootPolicies)
            expectBest(eisner, ArcScores(words), policy, forbiddenScore);
    }
}

TEST(EisnerTest, ASentenceWithoutWordsHasTheEmptyTree)
{
    Eisner eisner;
    for (const RootPolicy policy : rootPolicies)
        expectBest(eisner, ArcScores(0), policy, 0);
}

TEST(EisnerTest, ASingleRootIsKeptWhereSeveralWouldScoreMore)
{
    ArcScores scores(3);
    for (int word = 1; word <= 3; ++word) {
        scores.at(kRoot, word) = 10;
        for (int head = 1; head <= 3; ++head) {
            if (head != word)
                scores.at(head, word) = 1;
        }
    }
    Eisner eisner;
    Heads heads;
    EXPECT_EQ(eisner.decode(scores, RootPolicy::Many, heads), 30.0);
    EXPECT_EQ(heads, (Heads{kNoHead, 0, 0, 0}));
    EXPECT_EQ(eisner.decode(scores, RootPolicy::Single, heads), 12.0);
    EXPECT_EQ(rootsOf(heads), 1);
}

TEST(EisnerTest, EqualsThePlainRecurrencesOnLongSentences)
{
    Random random(4);
    Eisner eisner;
    for (int words = 1; words <= 40; ++words) { // across all remainders of the vector length
        for (const std::uint32_t forbidden : {0U, 30U, 70U}) {
            const ArcScores scores = randomScores(words, 100000, forbidden, random);
            for (const RootPolicy policy : rootPolicies)
                expectBest(eisner, scores, policy, static_cast<float>(naiveBest(scores, policy)));
        }
    }
}

TEST(EisnerTest, FractionsGiveThePlainRecurrencesScoreUpToRounding)
{
    Random random(5);
    Eisner eisner;
    for (int words = 5; words <= 40; words += 5) {
        ArcScores scores(words);
        for (int head = 0; head <= words; ++head) {
            for (int dependent = 1; dependent <= words; ++dependent) {
                if (head != dependent)
                    scores.at(head, dependent) = static_cast<float>(random.unit() * 20 - 10);
            }
        }
        for (const RootPolicy policy : rootPolicies) {
            Heads heads;
            const auto score = eisner.decode(scores, policy, heads);
            ASSERT_TRUE(score.has_value());
            EXPECT_NEAR(*score, naiveBest(scores, policy), 1e-3);
            EXPECT_NEAR(*score, treeScore(scores, heads), 1e-3);
            EXPECT_TRUE(isTree(heads) && projectiveByDefinition(heads));
        }
    }
}

TEST(EisnerTest, TheSameScoresGiveTheSameTreeWhateverWasParsedBefore)
{
    Random random(6);
    Eisner used;
    for (int round = 0; round < 50; ++round) {
        const ArcScores scores = randomScores(1 + static_cast<int>(random.below(25)), 2, 10, random);
        for (const RootPolicy policy : rootPolicies) {
            Eisner fresh;
            Heads first;
            Heads second;
            EXPECT_EQ(used.decode(scores, policy, first), fresh.decode(scores, policy, second));
            EXPECT_EQ(first, second);
        }
    }
}

TEST(EisnerTest, ArcsIntoTheRootAndFromAWordToItselfAreForbiddenFromTheStart)
{
    const ArcScores scores(4);
    for (int node = 0; node <= 4; ++node) {
        EXPECT_EQ(scores.at(node, kRoot), forbiddenScore);
        EXPECT_EQ(scores.at(node, node), forbiddenScore);
    }
}

} // namespace eisner_test
} // namespace arcwright
