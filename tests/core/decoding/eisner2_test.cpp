// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/eisner2.h"

#include <gtest/gtest.h>

#include "core/decoding/eisner.h"
#include "tests/core/support/trees.h"

namespace arcwright {
namespace eisner2_test {

using namespace test;

/// Checks a decoded tree and its score against the best one there is.
void expectBest(Eisner2& eisner, const ArcScores& arcs, const SiblingFunction& sibling, RootPolicy policy)
{
    SCOPED_TRACE(nameOf(policy) + ", " + std::to_string(arcs.words()) + " words");
    const float best = bestOf(
        projectiveTrees(arcs.words()), policy, [&](const Heads& heads) { return treeScore(arcs, sibling, heads); });
    const SecondOrderScores scores = secondOrder(arcs, sibling);
    Heads heads;
    const auto score = eisner.decode(scores, policy, heads);
    ASSERT_EQ(heads.size(), static_cast<std::size_t>(arcs.nodes()));
    if (best == forbiddenScore) {
        EXPECT_FALSE(score.has_value());
        EXPECT_EQ(heads, Heads(heads.size(), kNoHead));
        return;
    }
    ASSERT_TRUE(score.has_value());
    EXPECT_EQ(*score, best);
    EXPECT_TRUE(isTree(heads) && projectiveByDefinition(heads) && obeys(heads, policy));
    EXPECT_EQ(treeScore(arcs, sibling, heads), best);
    EXPECT_EQ(scoreOf(scores, heads), best);
}

TEST(Eisner2Test, FindsTheBestOfAllProjectiveTrees)
{
    Random random(1);
    Eisner2 eisner; // one for all, so that what an earlier sentence left behind would show
    for (std::uint64_t round = 0; round < 300; ++round) {
        const ArcScores arcs = randomScores(1 + static_cast<int>(random.below(6)), 1000, 0, random);
        for (const RootPolicy policy : rootPolicies)
            expectBest(eisner, arcs, {round, 1000, 0}, policy);
    }
}

TEST(Eisner2Test, FindsABestTreeAmongManyEquallyGoodOnes)
{
    Random random(2);
    Eisner2 eisner;
    for (std::uint64_t round = 0; round < 300; ++round) {
        const int range = static_cast<int>(random.below(3));
        const ArcScores arcs = randomScores(1 + static_cast<int>(random.below(6)), range, 0, random);
        for (const RootPolicy policy : rootPolicies)
            expectBest(eisner, arcs, {round, range, 0}, policy);
    }
}

TEST(Eisner2Test, NeverUsesAForbiddenArcOrPairAndSaysWhenThereIsNoTree)
{
    Random random(3);
    Eisner2 eisner;
    for (std::uint64_t round = 0; round < 600; ++round) {
        const ArcScores arcs = randomScores(1 + static_cast<int>(random.below(6)), 5, random.below(60), random);
        for (const RootPolicy policy : rootPolicies)
            expectBest(eisner, arcs, {round, 5, random.below(40)}, policy);
    }
}

TEST(Eisner2Test, ASentenceWithoutWordsHasTheEmptyTree)
{
    Eisner2 eisner;
    for (const RootPolicy policy : rootPolicies)
        expectBest(eisner, ArcScores(0), {}, policy);
}

TEST(Eisner2Test, EqualsTheFirstOrderWhereSiblingsScoreNothing)
{
    Random random(4);
    Eisner first;
    Eisner2 second;
    for (int words = 1; words <= 40; ++words) {
        for (const std::uint32_t forbidden : {0U, 30U, 70U, 90U}) {
            const ArcScores arcs = randomScores(words, 100000, forbidden, random);
            const SecondOrderScores scores = secondOrder(arcs, [](int, int, int) { return 0.0F; });
            for (const RootPolicy policy : rootPolicies) {
                Heads heads;
                Heads expected;
                EXPECT_EQ(second.decode(scores, policy, heads), first.decode(arcs, policy, expected));
                if (isTree(heads)) {
                    EXPECT_EQ(treeScore(arcs, heads), treeScore(arcs, expected));
                }
            }
        }
    }
}

TEST(Eisner2Test, LongSentencesScoreWhatTheirTreesScoreAndPruningArcsNeverScoresMore)
{
    Random random(5);
    Eisner2 eisner;
    for (int words = 5; words <= 40; words += 5) {
        const ArcScores arcs = randomScores(words, 1000, 0, random);
        const SiblingFunction sibling{static_cast<std::uint64_t>(words), 1000, 0};
        ArcScores pruned = arcs;
        for (int head = 0; head <= words; ++head) {
            for (int dependent = 1; dependent <= words; ++dependent) {
                if (random.below(2) == 0)
                    pruned.at(head, dependent) = forbiddenScore;
            }
        }
        for (const RootPolicy policy : rootPolicies) {
            Heads heads;
            const auto all = eisner.decode(secondOrder(arcs, sibling), policy, heads);
            ASSERT_TRUE(all.has_value());
            EXPECT_EQ(*all, treeScore(arcs, sibling, heads));
            EXPECT_TRUE(isTree(heads) && projectiveByDefinition(heads) && obeys(heads, policy));
            const auto some = eisner.decode(secondOrder(pruned, sibling), policy, heads);
            if (some) {
                EXPECT_EQ(*some, treeScore(pruned, sibling, heads));
                EXPECT_LE(*some, *all);
            }
        }
    }
}

TEST(Eisner2Test, AVerbPrefersOneSubjectAndOneObject)
{
    // Four words; each of 1, 3 and 4 may depend on 2 or on its neighbour. By arcs alone all hang on 2; two dependents
    // on one side repel each other.
    ArcScores arcs(4);
    arcs.at(kRoot, 2) = 1;
    arcs.at(2, 1) = arcs.at(2, 3) = arcs.at(2, 4) = 5;
    arcs.at(3, 4) = 4;
    SecondOrderScores scores
        = secondOrder(arcs, [](int, int previous, int) { return previous == kNoHead ? 0.0F : -3.0F; });
    Eisner2 eisner;
    Heads heads;
    EXPECT_EQ(eisner.decode(scores, RootPolicy::Single, heads), 15.0);
    EXPECT_EQ(heads, (Heads{kNoHead, 2, 0, 2, 3}));
}

} // namespace eisner2_test
} // namespace arcwright
