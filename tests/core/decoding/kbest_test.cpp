// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <set>

#include <gtest/gtest.h>

#include "core/decoding/nonprojective_kbest.h"
#include "core/decoding/projective_kbest.h"
#include "tests/core/support/trees.h"

namespace arcwright {
namespace kbest_test {

using namespace test;

/// Checks k best trees against all there are.
template <class Score>
void expectKBest(const std::vector<ScoredTree>& found, std::size_t count, const std::vector<Heads>& trees,
    RootPolicy policy, const Score& score)
{
    SCOPED_TRACE(nameOf(policy));
    std::vector<float> all;
    for (const Heads& heads : trees) {
        if (obeys(heads, policy) && score(heads) != forbiddenScore)
            all.push_back(score(heads));
    }
    std::sort(all.begin(), all.end(), std::greater<>());
    ASSERT_EQ(found.size(), std::min(count, all.size()));
    std::set<Heads> different;
    for (std::size_t rank = 0; rank < found.size(); ++rank) {
        const ScoredTree& tree = found[rank];
        EXPECT_EQ(tree.score, all[rank]) << rank;
        EXPECT_EQ(score(tree.heads), all[rank]) << rank;
        EXPECT_TRUE(std::find(trees.begin(), trees.end(), tree.heads) != trees.end());
        EXPECT_TRUE(obeys(tree.heads, policy));
        different.insert(tree.heads);
    }
    EXPECT_EQ(different.size(), found.size());
}

TEST(KBestTest, ProjectiveFirstOrder)
{
    Random random(1);
    ProjectiveKBest decoder;
    for (int round = 0; round < 150; ++round) {
        const ArcScores scores = randomScores(
            static_cast<int>(random.below(6)), round % 2 == 0 ? 2 : 1000, round % 3 == 0 ? 40 : 0, random);
        ArcLists arcs;
        arcs.reset(scores);
        const std::size_t count = 1 + random.below(round % 10 == 0 ? 2000 : 20);
        for (const RootPolicy policy : rootPolicies)
            expectKBest(decoder.decode(arcs, policy, count), count, projectiveTrees(scores.words()), policy,
                [&](const Heads& heads) { return treeScore(scores, heads); });
    }
}

TEST(KBestTest, ProjectiveSecondOrder)
{
    Random random(2);
    ProjectiveKBest decoder;
    for (std::uint64_t round = 0; round < 150; ++round) {
        const int range = round % 2 == 0 ? 2 : 1000;
        const ArcScores arcs = randomScores(static_cast<int>(random.below(6)), range, round % 3 == 0 ? 30 : 0, random);
        const SiblingFunction sibling{round, range, round % 5 == 0 ? 20U : 0U};
        const std::size_t count = 1 + random.below(round % 10 == 0 ? 2000 : 20);
        for (const RootPolicy policy : rootPolicies)
            expectKBest(decoder.decode(secondOrder(arcs, sibling), policy, count), count, projectiveTrees(arcs.words()),
                policy, [&](const Heads& heads) { return treeScore(arcs, sibling, heads); });
    }
}

TEST(KBestTest, NonProjective)
{
    Random random(3);
    NonProjectiveKBest decoder;
    for (int round = 0; round < 200; ++round) {
        const ArcScores scores = randomScores(static_cast<int>(random.below(5)), round % 2 == 0 ? 2 : 1000,
            round % 3 == 0 ? random.below(60) : 0, random);
        const std::size_t count = 1 + random.below(round % 10 == 0 ? 200 : 20);
        for (const RootPolicy policy : rootPolicies)
            expectKBest(decoder.decode(scores, policy, count), count, allTrees(scores.words()), policy,
                [&](const Heads& heads) { return treeScore(scores, heads); });
    }
    const ArcScores scores = randomScores(6, 3, 20, random);
    for (const RootPolicy policy : rootPolicies)
        expectKBest(decoder.decode(scores, policy, 100), 100, allTrees(6), policy,
            [&](const Heads& heads) { return treeScore(scores, heads); });
}

TEST(KBestTest, NoTreeIsLostOrFoundTwiceWhereSumsAreRounded)
{
    Random random(5);
    NonProjectiveKBest decoder;
    for (int round = 0; round < 40; ++round) {
        ArcScores scores(4);
        for (int head = 0; head <= 4; ++head) {
            for (int word = 1; word <= 4; ++word) {
                if (head != word)
                    scores.at(head, word)
                        = std::ldexp(static_cast<float>(random.unit()), 40 - static_cast<int>(random.below(80)));
            }
        }
        for (const RootPolicy policy : rootPolicies) {
            std::set<Heads> expected;
            for (const Heads& heads : allTrees(4)) {
                if (obeys(heads, policy))
                    expected.insert(heads);
            }
            std::set<Heads> different;
            const auto found = decoder.decode(scores, policy, 1000);
            for (const ScoredTree& tree : found)
                different.insert(tree.heads);
            EXPECT_EQ(found.size(), different.size());
            EXPECT_EQ(different, expected);
        }
    }
}

TEST(KBestTest, LongSentencesGiveDifferentTreesInOrderAndNoTreesWhereNoneAreAsked)
{
    Random random(4);
    ProjectiveKBest projective;
    NonProjectiveKBest nonProjective;
    const ArcScores scores = randomScores(30, 2, 20, random); // so many ties that most of the trees score the same
    ArcLists arcs;
    arcs.reset(scores);
    for (const RootPolicy policy : rootPolicies) {
        EXPECT_TRUE(projective.decode(arcs, policy, 0).empty());
        EXPECT_TRUE(nonProjective.decode(scores, policy, 0).empty());
        for (const auto& found : {projective.decode(arcs, policy, 100), nonProjective.decode(scores, policy, 100)}) {
            ASSERT_EQ(found.size(), 100U);
            std::set<Heads> different;
            for (std::size_t rank = 0; rank < found.size(); ++rank) {
                EXPECT_LE(found[rank].score, found[rank == 0 ? 0 : rank - 1].score);
                EXPECT_EQ(found[rank].score, treeScore(scores, found[rank].heads));
                EXPECT_TRUE(isTree(found[rank].heads) && obeys(found[rank].heads, policy));
                different.insert(found[rank].heads);
            }
            EXPECT_EQ(different.size(), found.size());
        }
    }
}

} // namespace kbest_test
} // namespace arcwright
