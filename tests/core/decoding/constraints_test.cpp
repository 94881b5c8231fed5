// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/constraints.h"

#include <cmath>
#include <set>

#include <gtest/gtest.h>

#include "core/decoding/eisner.h"
#include "core/decoding/eisner_span.h"
#include "core/decoding/hill_climbing.h"
#include "core/decoding/log_space.h"
#include "core/decoding/matrix_tree.h"
#include "core/decoding/multi_parent.h"
#include "core/decoding/nonprojective_kbest.h"
#include "core/decoding/projective_kbest.h"
#include "core/decoding/projective_marginals.h"
#include "core/decoding/restarts.h"
#include "tests/core/support/graphs.h"
#include "tests/core/support/trees.h"

namespace arcwright {
namespace constraints_test {

using namespace test;
using List = std::vector<Constraint>;

List randomConstraints(int words, std::uint32_t count, Random& random)
{
    List constraints;
    for (std::uint32_t i = 0; i < count; ++i) {
        const auto kind = static_cast<ConstraintKind>(random.below(5));
        const int word = 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(words)));
        int head = static_cast<int>(random.below(static_cast<std::uint32_t>(words) + 1));
        if (kind == ConstraintKind::Root || kind == ConstraintKind::NotRoot || head == word)
            head = kRoot;
        constraints.push_back({kind, head, word});
    }
    return constraints;
}

/// By what the constraints mean, for a tree.
bool meets(const Heads& heads, const List& constraints)
{
    for (const Constraint& constraint : constraints) {
        const bool there = heads[static_cast<std::size_t>(constraint.dependent)] == constraint.head;
        const bool wanted
            = constraint.kind != ConstraintKind::ForbiddenArc && constraint.kind != ConstraintKind::NotRoot;
        if (there != wanted)
            return false;
    }
    return true;
}

std::vector<Heads> treesThatMeet(const std::vector<Heads>& trees, const List& constraints, RootPolicy policy)
{
    std::vector<Heads> result;
    std::copy_if(trees.begin(), trees.end(), std::back_inserter(result),
        [&](const Heads& heads) { return obeys(heads, policy) && meets(heads, constraints); });
    return result;
}

class NoFeatures : public SpanScorer {
public:
    SpanArc score(int, int, const SpanInside&) override { return {}; }
};

/// One sentence with constraints, and what every decoder makes of it.
struct Trial {
    ArcScores arcs;
    SiblingFunction sibling;
    List constraints;
    RootPolicy policy;
    ArcScores constrained = arcs;
    SecondOrderScores second;
    std::vector<Heads> projective;
    std::vector<Heads> all;

    Trial(const ArcScores& scores, std::uint64_t seed, const List& wishes, RootPolicy rootPolicy)
        : arcs(scores), sibling{seed, 20, 0}, constraints(wishes), policy(rootPolicy)
    {
        constrain(constrained, constraints, GraphShape::Tree);
        second = secondOrder(constrained, sibling);
        projective = treesThatMeet(projectiveTrees(arcs.words()), constraints, policy);
        all = treesThatMeet(allTrees(arcs.words()), constraints, policy);
    }
    float bestFirst(const std::vector<Heads>& trees) const
    {
        return bestOf(trees, policy, [&](const Heads& heads) { return treeScore(arcs, heads); });
    }
    float bestSecond(const std::vector<Heads>& trees) const
    {
        return bestOf(trees, policy, [&](const Heads& heads) { return treeScore(arcs, sibling, heads); });
    }
    /// A tree that was found, or was not, is one of those that may be, and scores what the best does.
    void expectIsBest(bool found, const Heads& heads, const std::vector<Heads>& trees, float score, float best) const
    {
        ASSERT_EQ(found, !trees.empty());
        if (!found)
            return;
        EXPECT_TRUE(std::find(trees.begin(), trees.end(), heads) != trees.end());
        EXPECT_EQ(score, best);
        EXPECT_TRUE(satisfies(arcsOfHeads(heads), constraints, GraphShape::Tree));
    }
    void expectExactDecoders() const
    {
        Heads heads;
        bool found = Eisner().decode(constrained, policy, heads).has_value();
        expectIsBest(found, heads, projective, found ? treeScore(arcs, heads) : 0, bestFirst(projective));
        found = Eisner2().decode(second, policy, heads).has_value();
        expectIsBest(found, heads, projective, found ? treeScore(arcs, sibling, heads) : 0, bestSecond(projective));
        found = ChuLiuEdmonds().decode(constrained, policy, heads).has_value();
        expectIsBest(found, heads, all, found ? treeScore(arcs, heads) : 0, bestFirst(all));
        NoFeatures none;
        std::vector<std::int16_t> relations;
        found = EisnerSpan().decode(constrained, none, policy, heads, relations).has_value();
        expectIsBest(found, heads, projective, found ? treeScore(arcs, heads) : 0, bestFirst(projective));
    }
    void expectSearchDecoders() const
    {
        for (const ClimbStart start : {ClimbStart::Projective, ClimbStart::NonProjective, ClimbStart::Random}) {
            Heads heads;
            const bool found = HillClimbing().decode(second, policy, {start}, heads).has_value();
            EXPECT_EQ(found, !all.empty());
            EXPECT_TRUE(!found || std::find(all.begin(), all.end(), heads) != all.end());
        }
        SecondOrderTreeScorer scorer(second, policy);
        Heads heads;
        const bool found = Restarts().decode(second.arcs(), scorer, policy, {30, 15, 10}, {}, heads).has_value();
        EXPECT_EQ(found, !all.empty());
        EXPECT_TRUE(!found || std::find(all.begin(), all.end(), heads) != all.end());
    }
    /// The k best trees are all that may be, in the order of their scores.
    template <class Score>
    void expectAllInOrder(
        const std::vector<ScoredTree>& found, const std::vector<Heads>& trees, const Score& score) const
    {
        std::vector<float> expected;
        for (const Heads& heads : trees)
            expected.push_back(score(heads));
        std::sort(expected.begin(), expected.end(), std::greater<>());
        ASSERT_EQ(found.size(), expected.size());
        std::set<Heads> different;
        for (std::size_t rank = 0; rank < found.size(); ++rank) {
            EXPECT_EQ(found[rank].score, expected[rank]) << rank;
            EXPECT_TRUE(std::find(trees.begin(), trees.end(), found[rank].heads) != trees.end()) << rank;
            different.insert(found[rank].heads);
        }
        EXPECT_EQ(different.size(), found.size());
    }
    /// Marginals are the shares of the trees that may be, each as likely as exp(score).
    template <class Score>
    void expectShares(const ArcTable& found, const std::vector<Heads>& trees, const Score& score) const
    {
        LogSum sum;
        ArcTable expected;
        expected.reset(arcs.words(), 0);
        for (const Heads& heads : trees)
            sum.add(static_cast<double>(score(heads)));
        for (const Heads& heads : trees) {
            for (int word = 1; word <= arcs.words(); ++word)
                expected.at(heads[static_cast<std::size_t>(word)], word)
                    += std::exp(static_cast<double>(score(heads)) - sum.value());
        }
        for (int word = 1; word <= arcs.words(); ++word) {
            for (int head = 0; head <= arcs.words(); ++head)
                EXPECT_NEAR(found.at(head, word), expected.at(head, word), 1e-9) << head << " -> " << word;
        }
    }
    void expectManyTrees() const
    {
        const auto first = [&](const Heads& heads) { return treeScore(arcs, heads); };
        const auto withSiblings = [&](const Heads& heads) { return treeScore(arcs, sibling, heads); };
        expectAllInOrder(ProjectiveKBest().decode(second.arcs(), policy, 2000), projective, first);
        expectAllInOrder(ProjectiveKBest().decode(second, policy, 2000), projective, withSiblings);
        expectAllInOrder(NonProjectiveKBest().decode(constrained, policy, 2000), all, first);
        ProjectiveMarginals marginals;
        ASSERT_EQ(marginals.compute(second.arcs(), policy), !projective.empty());
        if (!projective.empty())
            expectShares(marginals.marginals(), projective, first);
        ASSERT_EQ(marginals.compute(second, policy), !projective.empty());
        if (!projective.empty())
            expectShares(marginals.marginals(), projective, withSiblings);
        MatrixTree tree;
        ASSERT_EQ(tree.compute(constrained, policy), !all.empty());
        if (!all.empty())
            expectShares(tree.marginals(), all, first);
    }
    void expectConflict(GraphShape shape, const std::vector<Heads>& trees) const
    {
        const List conflict = findConflict(constraints, arcs.words(), shape, policy);
        EXPECT_EQ(conflict.empty(), !trees.empty());
        const auto& possible = shape == GraphShape::Tree ? allTrees(arcs.words()) : projectiveTrees(arcs.words());
        EXPECT_TRUE(conflict.empty() || treesThatMeet(possible, conflict, policy).empty());
        for (std::size_t left = 0; left < conflict.size(); ++left) {
            List rest = conflict;
            rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(left));
            EXPECT_FALSE(treesThatMeet(possible, rest, policy).empty());
        }
    }
};

TEST(ConstraintsTest, EveryDecoderOfTreesHonoursThem)
{
    Random random(1);
    int possible = 0;
    int impossible = 0;
    for (std::uint64_t round = 0; round < 250; ++round) {
        const int words = 1 + static_cast<int>(random.below(round % 10 == 0 ? 5 : 4));
        const ArcScores arcs = randomScores(words, 20, 0, random);
        const List constraints = randomConstraints(words, 1 + random.below(4), random);
        for (const RootPolicy policy : rootPolicies) {
            SCOPED_TRACE(nameOf(policy) + ", round " + std::to_string(round));
            const Trial trial(arcs, round, constraints, policy);
            trial.expectExactDecoders();
            trial.expectSearchDecoders();
            trial.expectManyTrees();
            trial.expectConflict(GraphShape::Tree, trial.all);
            trial.expectConflict(GraphShape::ProjectiveTree, trial.projective);
            (trial.projective.empty() ? impossible : possible)++;
        }
    }
    EXPECT_GT(possible, 100);
    EXPECT_GT(impossible, 100);
}

TEST(ConstraintsTest, GraphsKeepWhatIsPinnedAndTheConflictIsFound)
{
    Random random(2);
    MultiParent decoder;
    int several = 0;
    for (std::uint64_t round = 0; round < 300; ++round) {
        const int words = 1 + static_cast<int>(random.below(3));
        const ArcScores arcs = randomScores(words, 5, 0, random);
        const List constraints = randomConstraints(words, 1 + random.below(4), random);
        ArcScores constrained = arcs;
        constrain(constrained, constraints, GraphShape::Graph);
        const SecondOrderScores scores = secondOrder(constrained, SiblingFunction{round, 5, 0});
        for (const RootPolicy policy : rootPolicies) {
            SCOPED_TRACE(nameOf(policy) + ", round " + std::to_string(round));
            const auto canBeMet = [&](const List& list) {
                return std::any_of(allGraphs(words).begin(), allGraphs(words).end(), [&](const auto& graph) {
                    return isSoundGraph(graph, words, policy) && satisfies(graph, list, GraphShape::Graph);
                });
            };
            std::vector<Arc> graph;
            const bool found = decoder.decode(scores, policy, {}, constraints, graph).has_value();
            const List conflict = findConflict(constraints, words, GraphShape::Graph, policy);
            EXPECT_EQ(found, canBeMet(constraints));
            EXPECT_EQ(found, conflict.empty());
            if (found) {
                EXPECT_TRUE(isSoundGraph(graph, words, policy));
                EXPECT_TRUE(satisfies(graph, constraints, GraphShape::Graph));
                several += static_cast<int>(graph.size()) - words;
            }
            EXPECT_TRUE(conflict.empty() || !canBeMet(conflict));
            for (std::size_t left = 0; left < conflict.size(); ++left) {
                List rest = conflict;
                rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(left));
                EXPECT_TRUE(canBeMet(rest));
            }
        }
    }
    EXPECT_GT(several, 50);
}

TEST(ConstraintsTest, TheConflictIsNamed)
{
    const auto conflict = [](const List& constraints, GraphShape shape, RootPolicy policy) {
        return findConflict(constraints, 5, shape, policy);
    };
    const auto one = RootPolicy::Single;
    const auto many = RootPolicy::Many;
    // A cycle among others.
    EXPECT_EQ(conflict({Constraint::arc(1, 2), Constraint::arc(5, 4), Constraint::arc(2, 3), Constraint::arc(3, 1)},
                  GraphShape::Tree, many),
        (List{Constraint::arc(1, 2), Constraint::arc(2, 3), Constraint::arc(3, 1)}));
    // Arcs that cross, which only a projective tree cannot have.
    const List crossing{Constraint::arc(1, 3), Constraint::onlyHead(2, 4)};
    EXPECT_EQ(conflict(crossing, GraphShape::ProjectiveTree, many), crossing);
    EXPECT_TRUE(conflict(crossing, GraphShape::Tree, one).empty());
    // Two heads for a word, which only a graph can have, unless one is to be the only one.
    const List heads{Constraint::arc(1, 3), Constraint::arc(2, 3)};
    EXPECT_EQ(conflict(heads, GraphShape::Tree, many), heads);
    EXPECT_TRUE(conflict(heads, GraphShape::Graph, many).empty());
    const List only{Constraint::arc(1, 3), Constraint::onlyHead(2, 3)};
    EXPECT_EQ(conflict(only, GraphShape::Graph, many), only);
    // Two roots.
    const List roots{Constraint::root(1), Constraint::root(4)};
    EXPECT_EQ(conflict(roots, GraphShape::Tree, one), roots);
    EXPECT_TRUE(conflict(roots, GraphShape::Tree, many).empty());
    // A root that an arc passes over.
    const List under{Constraint::root(3), Constraint::arc(1, 5)};
    EXPECT_EQ(conflict(under, GraphShape::ProjectiveTree, many), under);
    // Pinned and forbidden.
    const List both{Constraint::arc(1, 2), Constraint::noArc(1, 2)};
    EXPECT_EQ(conflict(both, GraphShape::Graph, many), both);
    // Arcs that no sentence of five words has.
    for (const Constraint& foreign : {Constraint::arc(1, 6), Constraint::arc(2, 2), Constraint::arc(-1, 2),
             Constraint::noArc(1, 0), Constraint{ConstraintKind::Root, 2, 3}})
        EXPECT_EQ(conflict({Constraint::arc(1, 2), foreign}, GraphShape::Tree, one), List{foreign});
    EXPECT_TRUE(conflict({}, GraphShape::Tree, one).empty());
}

TEST(ConstraintsTest, AConflictAmongHundredsIsFound)
{
    List constraints;
    for (int word = 2; word <= 300; ++word)
        constraints.push_back(Constraint::arc(word - 1, word));
    constraints.push_back(Constraint::arc(150, 140));
    const List conflict = findConflict(constraints, 300, GraphShape::Tree, RootPolicy::Single);
    EXPECT_EQ(conflict, (List{Constraint::arc(139, 140), Constraint::arc(150, 140)}));
}

TEST(ConstraintsTest, APinnedArcIsKeptThoughItWasPruned)
{
    ArcScores scores(3);
    scores.at(kRoot, 1) = scores.at(1, 2) = scores.at(2, 3) = 1;
    constrain(scores, List{Constraint::arc(1, 3)}, GraphShape::Tree);
    Eisner eisner;
    Heads heads;
    EXPECT_EQ(eisner.decode(scores, RootPolicy::Single, heads), 2.0);
    EXPECT_EQ(heads, (Heads{kNoHead, 0, 1, 1}));
}

TEST(ConstraintsTest, PinnedArcsThatNoTreeStartCanTakeInAreKept)
{
    // The best tree has 1 -> 2; with 3 -> 1 and 2 -> 3 pinned as further parents it would be a cycle.
    ArcScores scores(4);
    for (int word = 1; word <= 4; ++word)
        scores.at(kRoot, word) = 0;
    scores.at(1, 2) = 10;
    scores.at(4, 1) = scores.at(4, 3) = 5;
    const List constraints{Constraint::arc(3, 1), Constraint::arc(2, 3), Constraint::arc(4, 1), Constraint::arc(4, 3)};
    constrain(scores, constraints, GraphShape::Graph);
    MultiParent decoder;
    std::vector<Arc> graph;
    ASSERT_TRUE(decoder.decode(secondOrder(scores, SiblingFunction{}), RootPolicy::Many, {}, constraints, graph));
    EXPECT_TRUE(isSoundGraph(graph, 4, RootPolicy::Many));
    EXPECT_TRUE(satisfies(graph, constraints, GraphShape::Graph));
}

} // namespace constraints_test
} // namespace arcwright
