// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/nearby_trees.h"

#include <set>

#include <gtest/gtest.h>

#include "core/decoding/hill_climbing.h"
#include "tests/core/support/trees.h"

namespace arcwright {
namespace {

using namespace test;

bool differInOneHead(const Heads& one, const Heads& other)
{
    int different = 0;
    for (std::size_t word = 1; word < one.size(); ++word)
        different += one[word] != other[word] ? 1 : 0;
    return different == 1;
}

TEST(NearbyTreesTest, NoTreeOneHeadAwayIsBetterThanTheLastAndMissing)
{
    Random random(1);
    NearbyTrees nearby;
    HillClimbing climbing;
    int several = 0;
    for (std::uint64_t round = 0; round < 60; ++round) {
        const ArcScores arcs = randomScores(1 + static_cast<int>(random.below(4)), 5, round % 3 == 0 ? 30 : 0, random);
        const SecondOrderScores scores = secondOrder(arcs, SiblingFunction{round, 5, round % 4 == 0 ? 10U : 0U});
        for (const RootPolicy root : rootPolicies) {
            Heads heads;
            if (!climbing.decode(scores, root, {}, heads))
                continue;
            SecondOrderTreeScorer scorer(scores, root);
            for (const std::size_t count : {1U, 4U, 200U}) {
                const auto found = nearby.find(scores.arcs(), scorer, root, heads, count);
                ASSERT_FALSE(found.empty());
                ASSERT_LE(found.size(), count);
                std::set<Heads> all;
                for (std::size_t i = 0; i < found.size(); ++i) {
                    EXPECT_TRUE(isTree(found[i].heads) && obeys(found[i].heads, root));
                    EXPECT_EQ(found[i].score, scoreOf(scores, found[i].heads));
                    EXPECT_TRUE(i == 0 || found[i].score <= found[i - 1].score);
                    EXPECT_TRUE(all.insert(found[i].heads).second);
                }
                EXPECT_TRUE(all.contains(heads) || found.back().score >= scoreOf(scores, heads));
                for (const Heads& tree : allTrees(arcs.words())) {
                    const double score = scoreOf(scores, tree);
                    const bool keepsRoot
                        = root == RootPolicy::Many || std::all_of(all.begin(), all.end(), [&](const Heads& one) {
                              return !differInOneHead(one, tree) || rootsOf(one) == rootsOf(tree);
                          });
                    const bool isNear = std::any_of(
                        all.begin(), all.end(), [&](const Heads& one) { return differInOneHead(one, tree); });
                    if (std::isfinite(score) && obeys(tree, root) && keepsRoot && isNear && !all.contains(tree)) {
                        EXPECT_TRUE(found.size() == count && score <= found.back().score);
                    }
                }
                several += found.size() > 1 ? 1 : 0;
            }
        }
    }
    EXPECT_GT(several, 50);
}

} // namespace
} // namespace arcwright
