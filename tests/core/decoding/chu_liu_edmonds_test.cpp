// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/chu_liu_edmonds.h"

#include <gtest/gtest.h>

#include "core/decoding/eisner.h"
#include "tests/core/support/trees.h"

namespace arcwright {
namespace chu_liu_edmonds_test {

using namespace test;

void expectBest(ChuLiuEdmonds& decoder, const ArcScores& scores, RootPolicy policy)
{
    SCOPED_TRACE(nameOf(policy) + ", " + std::to_string(scores.words()) + " words");
    const auto& trees = allTrees(scores.words());
    const float best = bestOf(trees, policy, [&](const Heads& heads) { return treeScore(scores, heads); });
    Heads heads;
    const auto score = decoder.decode(scores, policy, heads);
    ASSERT_EQ(heads.size(), static_cast<std::size_t>(scores.nodes()));
    if (best == forbiddenScore) {
        EXPECT_FALSE(score.has_value());
        EXPECT_EQ(heads, Heads(heads.size(), kNoHead));
        return;
    }
    ASSERT_TRUE(score.has_value());
    EXPECT_EQ(*score, best);
    EXPECT_TRUE(isTree(heads) && obeys(heads, policy));
    EXPECT_EQ(treeScore(scores, heads), best);

    // The second best of all trees.
    float second = forbiddenScore;
    for (const Heads& tree : trees) {
        if (obeys(tree, policy) && tree != heads)
            second = std::max(second, treeScore(scores, tree));
    }
    const auto replacement = decoder.cheapestReplacement(heads);
    ASSERT_EQ(replacement.has_value(), second != forbiddenScore);
    if (!replacement)
        return;
    EXPECT_EQ(best - replacement->loss, second);
    EXPECT_EQ(heads[static_cast<std::size_t>(replacement->dependent)], replacement->head);
    ArcScores without = scores;
    without.at(replacement->head, replacement->dependent) = forbiddenScore;
    EXPECT_EQ(bestOf(trees, policy, [&](const Heads& tree) { return treeScore(without, tree); }), second);
}

TEST(ChuLiuEdmondsTest, FindsTheBestOfAllTreesAndTheSecondBest)
{
    Random random(1);
    ChuLiuEdmonds decoder;
    for (int round = 0; round < 200; ++round) {
        const ArcScores scores = randomScores(1 + static_cast<int>(random.below(5)), 1000, 0, random);
        for (const RootPolicy policy : rootPolicies)
            expectBest(decoder, scores, policy);
    }
    for (int round = 0; round < 10; ++round) {
        const ArcScores scores = randomScores(6, 1000, random.below(50), random);
        for (const RootPolicy policy : rootPolicies)
            expectBest(decoder, scores, policy);
    }
}

TEST(ChuLiuEdmondsTest, FindsABestTreeAmongManyEquallyGoodOnes)
{
    Random random(2);
    ChuLiuEdmonds decoder;
    for (int round = 0; round < 200; ++round) {
        const ArcScores scores
            = randomScores(1 + static_cast<int>(random.below(5)), static_cast<int>(random.below(3)), 0, random);
        for (const RootPolicy policy : rootPolicies)
            expectBest(decoder, scores, policy);
    }
}

TEST(ChuLiuEdmondsTest, NeverUsesAForbiddenArcAndSaysWhenThereIsNoTree)
{
    Random random(3);
    ChuLiuEdmonds decoder;
    for (int round = 0; round < 500; ++round) {
        const ArcScores scores = randomScores(1 + static_cast<int>(random.below(5)), 5, 20 + random.below(60), random);
        for (const RootPolicy policy : rootPolicies)
            expectBest(decoder, scores, policy);
    }
}

TEST(ChuLiuEdmondsTest, ASentenceWithoutWordsHasTheEmptyTree)
{
    ChuLiuEdmonds decoder;
    Heads heads;
    for (const RootPolicy policy : rootPolicies) {
        EXPECT_EQ(decoder.decode(ArcScores(0), policy, heads), 0.0);
        EXPECT_EQ(heads, Heads{kNoHead});
    }
}

TEST(ChuLiuEdmondsTest, ASingleRootIsExactHoweverFarScoresLieApart)
{
    // A penalty on root arcs would have to be greater than 1e9 and would swallow the differences of one thousandth.
    ArcScores scores(3);
    for (int word = 1; word <= 3; ++word)
        scores.at(kRoot, word) = 1e9F;
    scores.at(1, 2) = 0.001F;
    scores.at(2, 1) = 0.002F;
    scores.at(2, 3) = 0.001F;
    scores.at(1, 3) = 0.003F;
    scores.at(3, 1) = scores.at(3, 2) = 0;
    ChuLiuEdmonds decoder;
    Heads heads;
    ASSERT_TRUE(decoder.decode(scores, RootPolicy::Single, heads));
    EXPECT_EQ(heads, (Heads{kNoHead, 2, 0, 1})); // 0.005 beside the root arc, before 0.004 with 1 as the root
    ASSERT_TRUE(decoder.decode(scores, RootPolicy::Many, heads));
    EXPECT_EQ(heads, (Heads{kNoHead, 0, 0, 0}));
}

TEST(ChuLiuEdmondsTest, LongSentencesNeverScoreLessThanTheBestProjectiveTree)
{
    Random random(4);
    Eisner eisner;
    ChuLiuEdmonds decoder;
    for (int words = 1; words <= 60; words += 3) {
        const ArcScores scores = randomScores(words, 1000, 10, random);
        for (const RootPolicy policy : rootPolicies) {
            Heads heads;
            const auto projective = eisner.decode(scores, policy, heads);
            const auto score = decoder.decode(scores, policy, heads);
            if (!projective)
                continue;
            ASSERT_TRUE(score.has_value());
            EXPECT_GE(*score, *projective);
            EXPECT_EQ(*score, treeScore(scores, heads));
            EXPECT_TRUE(isTree(heads) && obeys(heads, policy));
        }
    }
}

TEST(ChuLiuEdmondsTest, ArcsInListsGiveTheSameTreeAsAllArcs)
{
    Random random(5);
    ChuLiuEdmonds decoder;
    for (int round = 0; round < 100; ++round) {
        const ArcScores scores = randomScores(1 + static_cast<int>(random.below(20)), 3, random.below(80), random);
        ArcLists arcs;
        arcs.reset(scores);
        for (const RootPolicy policy : rootPolicies) {
            Heads dense;
            Heads listed;
            EXPECT_EQ(decoder.decode(scores, policy, dense), decoder.decode(arcs, policy, listed));
            EXPECT_EQ(dense, listed);
        }
    }
}

} // namespace chu_liu_edmonds_test
} // namespace arcwright
