// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/nearby_trees.h"

#include <map>
#include <set>

#include <gtest/gtest.h>

#include "core/decoding/eisner2.h"
#include "core/decoding/hill_climbing.h"
#include "tests/core/support/trees.h"

namespace arcwright {
namespace nearby_trees_test {

using namespace test;

bool differInOneHead(const Heads& one, const Heads& other)
{
    int different = 0;
    for (std::size_t word = 1; word < one.size(); ++word)
        different += one[word] != other[word] ? 1 : 0;
    return different == 1;
}

/// The trees found are in order and have the shape, and no tree of the shape that is one head away from any of them is
/// better than the last and missing.
void expectNearby(const std::vector<ScoredTree>& found, const SecondOrderScores& scores, GraphShape shape,
    RootPolicy root, std::size_t count)
{
    const auto hasShape = [shape](const Heads& heads) {
        return isTree(heads) && (shape == GraphShape::Tree || projectiveByDefinition(heads));
    };
    ASSERT_FALSE(found.empty());
    ASSERT_LE(found.size(), count);
    std::set<Heads> all;
    for (std::size_t i = 0; i < found.size(); ++i) {
        EXPECT_TRUE(hasShape(found[i].heads) && obeys(found[i].heads, root));
        EXPECT_EQ(found[i].score, scoreOf(scores, found[i].heads));
        EXPECT_TRUE(i == 0 || found[i].score <= found[i - 1].score);
        EXPECT_TRUE(all.insert(found[i].heads).second);
    }
    for (const Heads& tree : allTrees(scores.arcs().words())) {
        const double score = scoreOf(scores, tree);
        const bool keepsRoot = root == RootPolicy::Many || std::all_of(all.begin(), all.end(), [&](const Heads& one) {
            return !differInOneHead(one, tree) || rootsOf(one) == rootsOf(tree);
        });
        const bool isNear
            = std::any_of(all.begin(), all.end(), [&](const Heads& one) { return differInOneHead(one, tree); });
        if (std::isfinite(score) && hasShape(tree) && obeys(tree, root) && keepsRoot && isNear && !all.contains(tree)) {
            EXPECT_TRUE(found.size() == count && score <= found.back().score);
        }
    }
}

TEST(NearbyTreesTest, NoTreeOneHeadAwayIsBetterThanTheLastAndMissing)
{
    Random random(1);
    NearbyTrees nearby;
    HillClimbing climbing;
    Eisner2 eisner;
    std::map<GraphShape, int> several;
    for (std::uint64_t round = 0; round < 60; ++round) {
        const ArcScores arcs = randomScores(1 + static_cast<int>(random.below(4)), 5, round % 3 == 0 ? 30 : 0, random);
        const SecondOrderScores scores = secondOrder(arcs, SiblingFunction{round, 5, round % 4 == 0 ? 10U : 0U});
        for (const RootPolicy root : rootPolicies) {
            for (const GraphShape shape : {GraphShape::Tree, GraphShape::ProjectiveTree}) {
                Heads heads;
                const bool any = shape == GraphShape::Tree ? climbing.decode(scores, root, {}, heads).has_value()
                                                           : eisner.decode(scores, root, heads).has_value();
                if (!any)
                    continue;
                SecondOrderTreeScorer scorer(scores, root);
                for (const std::size_t count : {1U, 4U, 200U}) {
                    const auto found = nearby.find(scores.arcs(), scorer, shape, root, heads, count);
                    expectNearby(found, scores, shape, root, count);
                    EXPECT_TRUE(found.back().score >= scoreOf(scores, heads)
                        || std::any_of(
                            found.begin(), found.end(), [&](const ScoredTree& tree) { return tree.heads == heads; }));
                    several[shape] += found.size() > 1 ? 1 : 0;
                }
            }
        }
    }
    EXPECT_GT(several[GraphShape::Tree], 50);
    EXPECT_GT(several[GraphShape::ProjectiveTree], 50);
}

} // namespace nearby_trees_test
} // namespace arcwright
