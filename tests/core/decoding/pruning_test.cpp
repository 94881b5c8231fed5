// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/pruning.h"

#include <gtest/gtest.h>

#include "core/decoding/eisner.h"
#include "core/decoding/hill_climbing.h"
#include "tests/core/support/trees.h"

namespace arcwright {
namespace pruning_test {

using namespace test;

TEST(ArcPrunerTest, LeavesTheBestHeadsAndTheTree)
{
    Random random(1);
    ArcPruner pruner;
    Eisner eisner;
    for (int round = 0; round < 100; ++round) {
        const ArcScores scores = randomScores(1 + static_cast<int>(random.below(15)), 5, round % 2 * 40, random);
        const int kept = static_cast<int>(random.below(6));
        Heads tree;
        const auto best = eisner.decode(scores, RootPolicy::Single, tree);
        ArcScores pruned = scores;
        pruner.keepBestHeads(pruned, kept, best ? std::span<const int>(tree) : std::span<const int>());
        for (int word = 1; word <= scores.words(); ++word) {
            std::vector<std::pair<float, int>> heads;
            for (int head = 0; head <= scores.words(); ++head) {
                if (scores.at(head, word) != forbiddenScore)
                    heads.emplace_back(-scores.at(head, word), head);
            }
            std::sort(heads.begin(), heads.end());
            for (std::size_t rank = 0; rank < heads.size(); ++rank) {
                const int head = heads[rank].second;
                const bool stays
                    = rank < static_cast<std::size_t>(kept) || (best && tree[static_cast<std::size_t>(word)] == head);
                EXPECT_EQ(pruned.at(head, word), stays ? scores.at(head, word) : forbiddenScore);
            }
        }
        Heads again;
        EXPECT_EQ(eisner.decode(pruned, RootPolicy::Single, again), best);
    }
}

TEST(ArcPrunerTest, ALongSentenceTakesMemoryByItsArcs)
{
    constexpr int words = 500;
    constexpr int kept = 6;
    Random random(2);
    ArcScores scores = randomScores(words, 1000, 0, random);
    for (int word = 1; word <= words; ++word)
        scores.at(kRoot, word) -= 1000; // else the root's dependents are most of the pairs
    Eisner eisner;
    Heads tree;
    ASSERT_TRUE(eisner.decode(scores, RootPolicy::Single, tree));
    ArcPruner().keepBestHeads(scores, kept, tree);
    const SecondOrderScores second = secondOrder(scores, [](int, int, int) { return 1.0F; });
    EXPECT_LE(second.arcs().size(), words * (kept + 1));
    EXPECT_LT(second.cells(), 50U * words);
    HillClimbing decoder;
    Heads heads;
    const auto result = decoder.decode(second, RootPolicy::Single, {}, heads);
    ASSERT_TRUE(result.has_value());
    EXPECT_TRUE(isTree(heads) && obeys(heads, RootPolicy::Single));
    EXPECT_EQ(result->score, scoreOf(second, heads));
    EXPECT_EQ(result->score, static_cast<double>(treeScore(scores, heads)) + words);
}

} // namespace pruning_test
} // namespace arcwright
