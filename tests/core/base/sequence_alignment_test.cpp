// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sequence_alignment.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace arcwright {
namespace sequence_alignment_test {

using ::testing::ElementsAre;
using ::testing::Pair;

/// A longest common subsequence of the letters.
AlignedPairs alignedLetters(const std::string& before, const std::string& after)
{
    return alignedPairs(
        before.size(), after.size(), [&](std::size_t i, std::size_t j) { return before[i] == after[j]; });
}

/// An alignment that pairs equal elements at both ends first.
AlignedPairs alignedFromTheEnds(const std::string& before, const std::string& after)
{
    const auto areEqual = [&](std::size_t i, std::size_t j) { return before[i] == after[j]; };
    return alignedPairs(before.size(), after.size(), areEqual, areEqual);
}

TEST(AlignedPairsTest, PairsAsManyAsKeepTheirOrder)
{
    EXPECT_THAT(alignedLetters("abcd", "bdc"), ElementsAre(Pair(1, 0), Pair(3, 1)));
    EXPECT_TRUE(alignedLetters("ab", "cd").empty());
    EXPECT_TRUE(alignedLetters("", "a").empty());
    EXPECT_TRUE(alignedLetters("a", "").empty());
}

TEST(AlignedPairsTest, PairsTheFirstOfEqualOnesUnlessTheEndsAreTheSame)
{
    EXPECT_THAT(alignedLetters("xaa", "a"), ElementsAre(Pair(1, 0)));
    EXPECT_THAT(alignedFromTheEnds("xaa", "a"), ElementsAre(Pair(2, 0)));
}

TEST(AlignedPairsTest, MoreLikenessOutweighsMorePairs)
{
    // Element 0 is a little like both, and element 1 much like the first.
    const int likeness[2][2] = {{1, 1}, {3, 0}};
    EXPECT_THAT(
        alignedPairs(2, 2, [&](std::size_t i, std::size_t j) { return likeness[i][j]; }), ElementsAre(Pair(1, 0)));
}

TEST(AlignedPairsTest, WhatIsTooMuchIsNotPairedButForTheEnds)
{
    const std::string before = "abcd";
    const std::string after = "axbyd";
    const auto areEqual = [&](std::size_t i, std::size_t j) { return before[i] == after[j]; };
    EXPECT_THAT(alignedPairs(4, 5, areEqual, areEqual, 5), ElementsAre(Pair(0, 0), Pair(3, 4)));
    EXPECT_THAT(alignedPairs(4, 5, areEqual, areEqual, 6), ElementsAre(Pair(0, 0), Pair(1, 2), Pair(3, 4)));
}

RC_GTEST_PROP(AlignedPairsTest, EndsThatAreTheSameCostNoPairs, ())
{
    const auto text = [] { return *rc::gen::container<std::string>(rc::gen::element('a', 'b', 'c')); };
    const std::string before = text();
    const std::string after = text();
    const auto pairs = alignedFromTheEnds(before, after);
    RC_ASSERT(pairs.size() == alignedLetters(before, after).size());
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        RC_ASSERT(before[pairs[i].first] == after[pairs[i].second]);
        if (i > 0) // RC_ASSERT evaluates both sides of ||
            RC_ASSERT(pairs[i - 1].first < pairs[i].first && pairs[i - 1].second < pairs[i].second);
    }
}

TEST(AlignedVersionsTest, WhatStandsWhereAsMuchWentWasChanged)
{
    EXPECT_THAT(alignedVersions({"a", "b", "c"}, {"a", "x", "c"}), ElementsAre(0, 1, 2));
    EXPECT_THAT(alignedVersions({"a", "b", "c"}, {"a", "x", "y", "c"}), ElementsAre(0, -1, -1, 2));
    EXPECT_THAT(alignedVersions({"a", "b", "c"}, {"c"}), ElementsAre(2));
    EXPECT_THAT(alignedVersions({"a"}, {"b"}), ElementsAre(0));
}

} // namespace sequence_alignment_test
} // namespace arcwright
