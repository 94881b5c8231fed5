// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/treebank/graph.h"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "tests/core/support/sentences.h"

namespace arcwright {
namespace graph_test {

using Heads = std::vector<int>;

/// All words under `head`, itself too, found by going down; the library climbs.
std::set<int> descendants(const Heads& heads, int head)
{
    std::set<int> found{head};
    for (std::size_t before = 0; before != found.size();) {
        before = found.size();
        for (int word = 1; word < static_cast<int>(heads.size()); ++word) {
            if (found.contains(heads[static_cast<std::size_t>(word)]))
                found.insert(word);
        }
    }
    return found;
}

std::vector<int> gapsByDefinition(const Heads& heads, int dependent)
{
    const int head = heads[static_cast<std::size_t>(dependent)];
    const auto under = descendants(heads, head);
    std::vector<int> gaps;
    for (int word = std::min(head, dependent) + 1; word < std::max(head, dependent); ++word) {
        if (!under.contains(word))
            gaps.push_back(word);
    }
    return gaps;
}

Heads randomHeads(int words, Random& random)
{
    Heads heads(static_cast<std::size_t>(words) + 1, kNoHead);
    for (int word = 1; word <= words; ++word)
        heads[static_cast<std::size_t>(word)]
            = static_cast<int>(random.below(static_cast<std::uint32_t>(words) + 2)) - 1;
    return heads;
}

bool reachesRoot(const Heads& heads, int word)
{
    for (std::size_t steps = 0; steps < heads.size() && word > kRoot; ++steps)
        word = heads[static_cast<std::size_t>(word)];
    return word == kRoot;
}

TEST(CrossesTest, ArcsCrossWhenOneEndLiesInsideAndTheOtherOutside)
{
    EXPECT_TRUE(crosses({1, 3, {}}, {2, 4, {}}));
    EXPECT_TRUE(crosses({3, 1, {}}, {4, 2, {}}));
    EXPECT_TRUE(crosses({2, 4, {}}, {1, 3, {}}));
    EXPECT_TRUE(crosses({2, 5, {}}, {0, 3, {}}));
}

TEST(CrossesTest, NestedSeparateAndTouchingArcsDoNotCross)
{
    EXPECT_FALSE(crosses({1, 4, {}}, {2, 3, {}})) << "nested";
    EXPECT_FALSE(crosses({2, 3, {}}, {1, 4, {}})) << "nesting";
    EXPECT_FALSE(crosses({1, 2, {}}, {3, 4, {}})) << "apart";
    EXPECT_FALSE(crosses({1, 3, {}}, {3, 5, {}})) << "sharing an end";
    EXPECT_FALSE(crosses({1, 3, {}}, {1, 5, {}})) << "sharing a head";
    EXPECT_FALSE(crosses({1, 5, {}}, {3, 5, {}})) << "sharing a dependent's place";
    EXPECT_FALSE(crosses({1, 3, {}}, {3, 1, {}})) << "the same span";
}

TEST(CrossesTest, IsTheDefinitionForAllPairsOfArcs)
{
    for (int a = 0; a < 6; ++a) {
        for (int b = 0; b < 6; ++b) {
            for (int c = 0; c < 6; ++c) {
                for (int d = 0; d < 6; ++d) {
                    if (a == b || c == d)
                        continue;
                    const auto inside = [&](int x) { return std::min(a, b) < x && x < std::max(a, b); };
                    const auto outside = [&](int x) { return x < std::min(a, b) || x > std::max(a, b); };
                    const bool expected = (inside(c) && outside(d)) || (inside(d) && outside(c));
                    EXPECT_EQ(crosses({a, b, {}}, {c, d, {}}), expected) << a << b << c << d;
                    EXPECT_EQ(crosses({c, d, {}}, {a, b, {}}), expected) << "crossing is mutual";
                }
            }
        }
    }
}

TEST(CrossesTest, CrossingArcsMarksBothOfAPairAndNoOther)
{
    const std::vector<Arc> arcs{{1, 3, {}}, {4, 2, {}}, {0, 5, {}}, {5, 6, {}}};
    EXPECT_EQ(crossingArcs(arcs), (std::vector<bool>{true, true, false, false}));
    EXPECT_TRUE(crossingArcs({}).empty());
}

TEST(ProjectivityTest, GapWordsAreThoseBetweenThatDoNotDescendFromTheHead)
{
    // 2 hangs on 4, outside of the arc from 3 to 1, but 4 hangs on 3: crossing arcs, and only one has a gap.
    const Heads heads{kNoHead, 3, 4, 0, 3};
    EXPECT_EQ(gapWords(heads, 1), Heads{});
    EXPECT_EQ(gapWords(heads, 2), Heads{3});
    EXPECT_EQ(gapWords({kNoHead, 3, 0, 2}, 1), Heads{2});
    EXPECT_EQ(gapWords({kNoHead, 3, 3, 0}, 1), Heads{});
    EXPECT_EQ(gapWords({kNoHead, kNoHead, 0}, 1), Heads{}) << "a word without a head has no arc";
    EXPECT_EQ(gapWords({kNoHead, kNoHead, 0}, 2), Heads{1}) << "a word without a head descends from nothing";
}

TEST(ProjectivityTest, EqualsTheDefinitionOnRandomTrees)
{
    Random random(1);
    int projective = 0;
    for (int round = 0; round < 2'000; ++round) {
        const Heads heads = test::randomTree(1 + static_cast<int>(random.below(9)), random);
        bool gapped = false;
        for (int word = 1; word < static_cast<int>(heads.size()); ++word) {
            const auto gaps = gapsByDefinition(heads, word);
            ASSERT_EQ(gapWords(heads, word), gaps);
            gapped = gapped || !gaps.empty();
        }
        ASSERT_EQ(isProjective(heads), !gapped);
        projective += gapped ? 0 : 1;
    }
    EXPECT_GT(projective, 200);
    EXPECT_LT(projective, 1'800);
}

TEST(ProjectivityTest, ATreeIsProjectiveExactlyIfNoTwoArcsCross)
{
    // With the root at the left end the two notions agree on whole trees, though not arc by arc.
    Random random(2);
    for (int round = 0; round < 1'000; ++round) {
        Graph graph;
        graph.heads = test::randomTree(1 + static_cast<int>(random.below(10)), random);
        graph.relations.resize(graph.heads.size());
        const auto crossing = crossingArcs(graph.basicArcs());
        ASSERT_EQ(isProjective(graph.heads), std::count(crossing.begin(), crossing.end(), true) == 0);
    }
}

TEST(ProjectivityTest, EndsOnAnyHeadsCyclesIncluded)
{
    Random random(3);
    for (int round = 0; round < 2'000; ++round) {
        const Heads heads = randomHeads(1 + static_cast<int>(random.below(8)), random);
        if (isProjective(heads)) {
            for (int word = 1; word < static_cast<int>(heads.size()); ++word)
                ASSERT_TRUE(gapWords(heads, word).empty());
        }
    }
}

TEST(AncestorTest, IsWhatLiesOnTheWayToTheRoot)
{
    const Heads heads{kNoHead, 2, 3, 0, 3};
    EXPECT_TRUE(isAncestor(heads, 1, 1));
    EXPECT_TRUE(isAncestor(heads, 3, 1));
    EXPECT_TRUE(isAncestor(heads, kRoot, 4));
    EXPECT_FALSE(isAncestor(heads, 1, 3));
    EXPECT_FALSE(isAncestor(heads, 4, 1));
    EXPECT_FALSE(isAncestor({kNoHead, 2, 1}, kRoot, 1)) << "a cycle does not reach the root";
}

TEST(CycleTest, IsGivenInHeadOrder)
{
    EXPECT_EQ(findCycle({kNoHead, 0, 1, 2}), Heads{});
    EXPECT_EQ(findCycle({kNoHead, 1}), Heads{1}) << "a word that is its own head";
    const Heads heads{kNoHead, 2, 3, 4, 2, 1};
    const Heads cycle = findCycle(heads);
    ASSERT_EQ(cycle.size(), 3U);
    EXPECT_EQ(std::set<int>(cycle.begin(), cycle.end()), (std::set<int>{2, 3, 4}));
    for (std::size_t i = 0; i < cycle.size(); ++i)
        EXPECT_EQ(heads[static_cast<std::size_t>(cycle[i])], cycle[(i + 1) % cycle.size()]);
    EXPECT_EQ(findCycle({}), Heads{});
    EXPECT_EQ(findCycle({kNoHead}), Heads{});
}

TEST(CycleTest, IsFoundExactlyWhereAWordNeverGetsOut)
{
    Random random(4);
    int cycles = 0;
    for (int round = 0; round < 2'000; ++round) {
        const Heads heads = randomHeads(1 + static_cast<int>(random.below(8)), random);
        bool cyclic = false;
        bool tree = true;
        for (int word = 1; word < static_cast<int>(heads.size()); ++word) {
            int climber = word;
            for (std::size_t steps = 0; steps < heads.size() && climber > kRoot; ++steps)
                climber = heads[static_cast<std::size_t>(climber)];
            cyclic = cyclic || climber > kRoot;
            tree = tree && reachesRoot(heads, word);
        }
        const Heads cycle = findCycle(heads);
        ASSERT_EQ(!cycle.empty(), cyclic);
        for (std::size_t i = 0; i < cycle.size(); ++i)
            ASSERT_EQ(heads[static_cast<std::size_t>(cycle[i])], cycle[(i + 1) % cycle.size()]);
        ASSERT_EQ(isTree(heads), tree);
        cycles += cyclic ? 1 : 0;
    }
    EXPECT_GT(cycles, 200);
    EXPECT_LT(cycles, 1'800);
}

TEST(TreeTest, EveryWordNeedsAHeadAndAWayToTheRoot)
{
    EXPECT_TRUE(isTree({kNoHead, 2, 0, 2}));
    EXPECT_TRUE(isTree({kNoHead, 0, 0})) << "several roots are fine";
    EXPECT_FALSE(isTree({kNoHead, 2, kNoHead}));
    EXPECT_FALSE(isTree({kNoHead, 2, 1}));
    EXPECT_TRUE(isTree({kNoHead}));
    EXPECT_TRUE(isTree({}));
}

TEST(GraphTest, BasicArcsLeaveOutWordsWithoutAHead)
{
    Graph graph(3);
    EXPECT_EQ(graph.size(), 3);
    EXPECT_TRUE(graph.basicArcs().empty());
    graph.heads = {kNoHead, 2, kNoHead, 0};
    graph.relations[1] = RelationId(7);
    EXPECT_EQ(graph.basicArcs(), (std::vector<Arc>{{2, 1, RelationId(7)}, {0, 3, {}}}));
    EXPECT_EQ(Graph().size(), 0);
    EXPECT_EQ((Arc{5, 2, {}}).left(), 2);
    EXPECT_EQ((Arc{5, 2, {}}).right(), 5);
}

} // namespace graph_test
} // namespace arcwright
