// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/missing_tree.h"

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

/// Against all trees: NoHead, Unreachable and OneRoot are told where there is no tree, and only there.
TEST(MissingTreeTest, AgreesWithTheTreesThatThereAre)
{
    EXPECT_TRUE(rc::check([] {
        const int words = *rc::gen::inRange(1, 6);
        ArcScores arcs(words);
        for (int head = 0; head <= words; ++head) {
            for (int dependent = 1; dependent <= words; ++dependent) {
                if (head != dependent && *rc::gen::inRange(0, 3) == 0)
                    arcs.at(head, dependent) = 0;
            }
        }
        for (const RootPolicy root : test::rootPolicies) {
            const auto& trees = test::allTrees(words);
            const bool hasTree = std::any_of(trees.begin(), trees.end(),
                [&](const auto& heads) { return test::obeys(heads, root) && isAllowed(heads, arcs); });
            RC_ASSERT((whyNoTree(arcs, root, false).reason == Reason::Pairs) == hasTree);
        }
    }));
}

} // namespace missing_tree_test
} // namespace arcwright
