// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/multi_parent.h"

#include <functional>
#include <set>

#include <gtest/gtest.h>

#include "tests/core/support/graphs.h"
#include "tests/core/support/trees.h"

namespace arcwright {
namespace multi_parent_test {

using namespace test;

TEST(MultiParentTest, TheEnumerationHasTheKnownNumberOfGraphs)
{
    // Labelled acyclic graphs of n + 1 nodes with one source, node 0: 1, 1, 5, 79 ... (OEIS A003025 divided by n + 1).
    EXPECT_EQ(allGraphs(1).size(), 1U);
    EXPECT_EQ(allGraphs(2).size(), 5U);
    EXPECT_EQ(allGraphs(3).size(), 79U);
}

/// Moves as the paper has them, trying all there are.
std::vector<Arc> climbByHand(const ArcScores& arcs, const SiblingFunction& sibling, RootPolicy policy,
    std::vector<Arc> graph, int moves, int& additions)
{
    for (; moves > 0; --moves) {
        float best = graphScore(arcs, sibling, graph);
        GraphNeighbour next;
        for (const GraphNeighbour& neighbour : neighboursOf(graph, arcs.words(), policy)) {
            const float score = graphScore(arcs, sibling, neighbour.graph);
            if (score > best) {
                best = score;
                next = neighbour;
            }
        }
        if (next.graph.empty())
            break;
        additions += next.move.kind == MoveKind::AddParent ? 1 : 0;
        graph = next.graph;
    }
    return graph;
}

TEST(MultiParentTest, MakesTheMovesOfSection3)
{
    Random random(1);
    MultiParent decoder;
    int additions = 0;
    int moves = 0;
    for (std::uint64_t round = 0; round < 200; ++round) {
        const int range = round % 2 == 0 ? 2 : 100;
        const ArcScores arcs
            = randomScores(1 + static_cast<int>(random.below(5)), range, round % 3 == 0 ? 20 : 0, random);
        const SiblingFunction sibling{round, range, 0};
        const SecondOrderScores scores = secondOrder(arcs, sibling);
        for (const RootPolicy policy : rootPolicies) {
            std::vector<Arc> graph;
            MoveRecorder recorder(TraceDetail::Steps);
            const auto result = decoder.decode(scores, policy, {}, {}, graph, recorder);
            if (!result) {
                EXPECT_EQ(
                    bestOf(allTrees(arcs.words()), policy, [&](const Heads& heads) { return treeScore(arcs, heads); }),
                    forbiddenScore);
                continue;
            }
            const auto& start = std::get<ClimbStarted>(recorder.steps().front());
            EXPECT_EQ(graph, climbByHand(arcs, sibling, policy, start.arcs, 2 * arcs.words(), additions));
            EXPECT_EQ(result->score, graphScore(arcs, sibling, graph));
            EXPECT_GE(result->score, start.score);
            EXPECT_TRUE(isSoundGraph(graph, arcs.words(), policy));
            moves += result->moves;
        }
    }
    EXPECT_GT(additions, 100);
    EXPECT_GT(moves, additions + 50);
}

TEST(MultiParentTest, LongSentencesGiveSoundGraphsThatAreLocallyBest)
{
    Random random(2);
    MultiParent decoder;
    for (std::uint64_t round = 0; round < 6; ++round) {
        const ArcScores arcs = randomScores(5 + static_cast<int>(random.below(5)), 1000, 30, random);
        const SiblingFunction sibling{round, 1000, round % 2 == 0 ? 0U : 5U};
        const SecondOrderScores scores = secondOrder(arcs, sibling);
        for (const RootPolicy policy : rootPolicies) {
            for (const ClimbStart start : {ClimbStart::Projective, ClimbStart::NonProjective, ClimbStart::Random}) {
                std::vector<Arc> graph;
                const auto result = decoder.decode(scores, policy, {start, 1000, round}, {}, graph);
                if (!result)
                    continue;
                EXPECT_FALSE(result->limitReached);
                EXPECT_TRUE(isSoundGraph(graph, arcs.words(), policy));
                for (const GraphNeighbour& neighbour : neighboursOf(graph, arcs.words(), policy))
                    EXPECT_LE(graphScore(arcs, sibling, neighbour.graph), result->score);
            }
        }
    }
}

TEST(MultiParentTest, FindsTheBestGraphOfAllWhereEachArcScoresForItself)
{
    // With scores above zero for some arcs and no siblings, additions alone reach every arc worth having that the
    // greedy order does not shut out; the best of all graphs is never beaten.
    Random random(3);
    MultiParent decoder;
    int best = 0;
    int all = 0;
    for (int round = 0; round < 60; ++round) {
        const ArcScores arcs = randomScores(1 + static_cast<int>(random.below(3)), 100, 10, random);
        const SiblingFunction none{};
        const SecondOrderScores scores = secondOrder(arcs, none);
        for (const RootPolicy policy : rootPolicies) {
            float most = forbiddenScore;
            for (const auto& graph : allGraphs(arcs.words())) {
                if (isSoundGraph(graph, arcs.words(), policy))
                    most = std::max(most, graphScore(arcs, none, graph));
            }
            std::vector<Arc> graph;
            const auto result = decoder.decode(scores, policy, {}, {}, graph);
            ASSERT_EQ(result.has_value(), most != forbiddenScore);
            if (!result)
                continue;
            EXPECT_LE(result->score, most);
            best += result->score == most ? 1 : 0;
            ++all;
        }
    }
    EXPECT_GT(best, all / 2);
}

TEST(MultiParentTest, TheOptionsAreAllMovesWithTheirGains)
{
    Random random(4);
    MultiParent decoder;
    for (std::uint64_t round = 0; round < 60; ++round) {
        const ArcScores arcs = randomScores(1 + static_cast<int>(random.below(5)), 100, random.below(40), random);
        const SiblingFunction sibling{round, 100, random.below(10)};
        const SecondOrderScores scores = secondOrder(arcs, sibling);
        for (const RootPolicy policy : rootPolicies) {
            std::vector<Arc> graph;
            if (!decoder.decode(scores, policy, {ClimbStart::Projective, 2}, {}, graph))
                continue;
            const float score = graphScore(arcs, sibling, graph);
            std::vector<GraphNeighbour> expected;
            for (const GraphNeighbour& neighbour : neighboursOf(graph, arcs.words(), policy)) {
                if (graphScore(arcs, sibling, neighbour.graph) != forbiddenScore)
                    expected.push_back(neighbour);
            }
            std::size_t next = 0;
            for (const MoveOption& option : decoder.options(scores, policy, {}, graph)) {
                if (option.verdict != MoveVerdict::Possible)
                    continue;
                ASSERT_LT(next, expected.size());
                EXPECT_EQ(option.move, expected[next].move);
                EXPECT_EQ(option.gain, graphScore(arcs, sibling, expected[next].graph) - score);
                ++next;
            }
            EXPECT_EQ(next, expected.size());
        }
    }
}

TEST(MultiParentTest, ASubjectOfTwoCoordinatedVerbsGetsBothAsParents)
{
    // "he looks and sees": looks is the root, sees hangs on it, he belongs to both.
    ArcScores arcs(4);
    arcs.at(kRoot, 2) = 5;
    arcs.at(2, 1) = 4;
    arcs.at(2, 4) = 3;
    arcs.at(4, 1) = 2;
    arcs.at(2, 3) = 1;
    arcs.at(4, 3) = -1;
    MultiParent decoder;
    std::vector<Arc> graph;
    const auto result = decoder.decode(secondOrder(arcs, SiblingFunction{}), RootPolicy::Single, {}, {}, graph);
    ASSERT_TRUE(result.has_value());
    EXPECT_EQ(graph, (std::vector<Arc>{{2, 1, {}}, {4, 1, {}}, {0, 2, {}}, {2, 3, {}}, {2, 4, {}}}));
    EXPECT_EQ(result->score, 15);
    EXPECT_EQ(result->moves, 1);
}

TEST(MultiParentTest, ASentenceWithoutWordsHasTheEmptyGraph)
{
    MultiParent decoder;
    for (const RootPolicy policy : rootPolicies) {
        std::vector<Arc> graph;
        ASSERT_TRUE(decoder.decode(secondOrder(ArcScores(0), SiblingFunction{}), policy, {}, {}, graph));
        EXPECT_TRUE(graph.empty());
    }
}

} // namespace multi_parent_test
} // namespace arcwright
