// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/missing_tree.h"

#include <map>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "tests/core/support/trees.h"

namespace arcwright {
namespace missing_tree_test {

using Reason = MissingTree::Reason;
using testing::ElementsAre;

/// Scores of 0 for these arcs, head and dependent; all others are forbidden.
ArcScores allowed(int words, const std::vector<std::pair<int, int>>& arcs)
{
    ArcScores scores(words);
    for (const auto& [head, dependent] : arcs)
        scores.at(head, dependent) = 0;
    return scores;
}

bool isAllowed(const test::Heads& heads, const ArcScores& arcs)
{
    for (int word = 1; word < arcs.nodes(); ++word) {
        if (arcs.at(heads[static_cast<std::size_t>(word)], word) == forbiddenScore)
            return false;
    }
    return true;
}

TEST(MissingTreeTest, NamesTheWordsWithoutAHead)
{
    const auto missing = whyNoTree(allowed(3, {{0, 1}}), RootPolicy::Single, false);
    EXPECT_EQ(missing.reason, Reason::NoHead);
    EXPECT_THAT(missing.words, ElementsAre(2, 3));
}

TEST(MissingTreeTest, NamesTheWordsThatTheRootDoesNotReach)
{
    const auto missing = whyNoTree(allowed(3, {{0, 1}, {3, 2}, {2, 3}}), RootPolicy::Single, false);
    EXPECT_EQ(missing.reason, Reason::Unreachable);
    EXPECT_THAT(missing.words, ElementsAre(2, 3));
}

TEST(MissingTreeTest, SaysWhereOneDependentOfTheRootIsTooFew)
{
    const ArcScores arcs = allowed(2, {{0, 1}, {0, 2}});
    EXPECT_EQ(whyNoTree(arcs, RootPolicy::Single, false).reason, Reason::OneRoot);
}

TEST(MissingTreeTest, SaysWhereArcsWouldHaveToCross)
{
    const ArcScores arcs = allowed(4, {{0, 3}, {3, 1}, {4, 2}, {3, 4}});
    EXPECT_EQ(whyNoTree(arcs, RootPolicy::Single, true).reason, Reason::Crossing);
}

/// Scores of 0, at random forbidden.
ArcScores drawnArcs(int words, int allowedOf)
{
    ArcScores arcs(words);
    for (int head = 0; head <= words; ++head) {
        for (int dependent = 1; dependent <= words; ++dependent) {
            if (head != dependent && *rc::gen::inRange(0, allowedOf) == 0)
                arcs.at(head, dependent) = 0;
        }
    }
    return arcs;
}

/// Against all trees: a reason is told where there is no tree, and only there.
TEST(MissingTreeTest, AgreesWithTheTreesThatThereAre)
{
    EXPECT_TRUE(rc::check([] {
        const int words = *rc::gen::inRange(1, 6);
        const ArcScores arcs = drawnArcs(words, 3);
        for (const RootPolicy root : test::rootPolicies) {
            for (const bool isProjective : {false, true}) {
                const auto& trees = isProjective ? test::projectiveTrees(words) : test::allTrees(words);
                const bool hasTree = std::any_of(trees.begin(), trees.end(),
                    [&](const auto& heads) { return test::obeys(heads, root) && isAllowed(heads, arcs); });
                RC_ASSERT((whyNoTree(arcs, root, isProjective).reason == Reason::Unfound) == hasTree);
            }
        }
    }));
}

/// Whether the pair that a word makes in a tree with the dependent before it on its side is forbidden.
bool isPairForbidden(const SecondOrderScores& scores, const test::Heads& heads, int word)
{
    const int head = heads[static_cast<std::size_t>(word)];
    const int toHead = word < head ? 1 : -1;
    int before = word + toHead;
    while (before != head && heads[static_cast<std::size_t>(before)] != head)
        before += toHead;
    const ArcLists& arcs = scores.arcs();
    return scores.sibling(before == head ? ArcLists::noArc : arcs.find(head, before), arcs.find(head, word))
        == forbiddenScore;
}

struct TreesThatThereAre {
    std::vector<test::Heads> ofArcs;
    int projectiveOfArcs = 0;
    int ofPairs = 0;
    int projectiveOfPairs = 0;

    TreesThatThereAre(const ArcScores& arcs, const SecondOrderScores& scores, RootPolicy root)
    {
        for (const auto& heads : test::allTrees(arcs.words())) {
            if (!test::obeys(heads, root) || !isAllowed(heads, arcs))
                continue;
            const int projective = test::projectiveByDefinition(heads) ? 1 : 0;
            const int good = scoreOf(scores, heads) == forbiddenScore ? 0 : 1;
            ofArcs.push_back(heads);
            projectiveOfArcs += projective;
            ofPairs += good;
            projectiveOfPairs += good * projective;
        }
    }
};

/// A reason of pairs, judged by all trees.
void expectTrue(
    const MissingTree& missing, const TreesThatThereAre& trees, const SecondOrderScores& scores, bool isProjective)
{
    const bool isOfArcs = missing.reason == Reason::NoHead || missing.reason == Reason::Unreachable
        || missing.reason == Reason::OneRoot;
    RC_ASSERT(isOfArcs == trees.ofArcs.empty());
    if (isOfArcs)
        return;
    RC_ASSERT((missing.reason == Reason::Crossing) == (isProjective && trees.projectiveOfArcs == 0));
    if (missing.reason == Reason::Pairs) {
        RC_ASSERT(trees.ofPairs == 0);
        for (const int word : missing.words) {
            for (const auto& heads : trees.ofArcs)
                RC_ASSERT(isPairForbidden(scores, heads, word));
        }
    }
    if (missing.reason == Reason::ProjectivePairs)
        RC_ASSERT(isProjective && trees.projectiveOfPairs == 0);
    if (missing.reason == Reason::Unfound)
        RC_ASSERT(!isProjective || trees.projectiveOfPairs > 0);
}

TEST(MissingTreeTest, WhatItSaysOfPairsIsTrueOfAllTrees)
{
    std::map<Reason, int> told;
    EXPECT_TRUE(rc::check([&] {
        const int words = *rc::gen::inRange(1, 5);
        const ArcScores arcs = drawnArcs(words, 2);
        SecondOrderScores scores;
        scores.reset(arcs);
        const int allowedOf = *rc::gen::inRange(1, 6);
        for (int arc = 0; arc < scores.arcs().size(); ++arc) {
            for (float& cell : scores.siblings(arc))
                cell = *rc::gen::inRange(0, 6) < allowedOf ? 0 : forbiddenScore;
        }
        for (const RootPolicy root : test::rootPolicies) {
            const TreesThatThereAre trees(arcs, scores, root);
            for (const bool isProjective : {false, true}) {
                const MissingTree missing = whyNoTree(scores, root, isProjective);
                expectTrue(missing, trees, scores, isProjective);
                ++told[missing.reason];
            }
        }
    }));
    EXPECT_GT(told[Reason::Pairs], 0);
    EXPECT_GT(told[Reason::Unfound], 0);
}

/// Nothing crosses here, and no arc is forbidden.
TEST(MissingTreeTest, SaysThatNoWordMayBeTheRootsFirst)
{
    ArcScores arcs = allowed(2, {{0, 1}, {0, 2}, {1, 2}, {2, 1}});
    SecondOrderScores scores;
    scores.reset(arcs);
    for (const int word : {1, 2})
        scores.siblings(scores.arcs().find(0, word))[0] = forbiddenScore;
    for (const bool isProjective : {false, true}) {
        const MissingTree missing = whyNoTree(scores, RootPolicy::Single, isProjective);
        EXPECT_EQ(missing.reason, Reason::Pairs);
        EXPECT_TRUE(missing.words.empty());
    }
    scores.siblings(scores.arcs().find(2, 1))[0] = forbiddenScore;
    EXPECT_THAT(whyNoTree(scores, RootPolicy::Single, true).words, ElementsAre(1));
}

} // namespace missing_tree_test
} // namespace arcwright
