// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/part_scores.h"

#include <cmath>

#include <gtest/gtest.h>

namespace arcwright {
namespace part_scores_test {

TEST(PartScoresTest, AreWholeAndTheSameForASeed)
{
    const PartScores one = randomPartScores(6, 7, RootPolicy::Single);
    const PartScores same = randomPartScores(6, 7, RootPolicy::Single);
    const PartScores other = randomPartScores(6, 8, RootPolicy::Single);
    bool differ = false;
    for (int head = 0; head <= 6; ++head) {
        for (int dependent = 1; dependent <= 6; ++dependent) {
            const float score = one.arcs.at(head, dependent);
            if (head == dependent) {
                EXPECT_EQ(score, forbiddenScore);
                continue;
            }
            EXPECT_EQ(score, std::round(score));
            EXPECT_GE(score, 0);
            EXPECT_LE(score, 20);
            EXPECT_EQ(score, same.arcs.at(head, dependent));
            differ = differ || score != other.arcs.at(head, dependent);
        }
        EXPECT_EQ(one.arcs.at(head, kRoot), forbiddenScore);
    }
    EXPECT_TRUE(differ);
    for (int arc = 0; arc < one.secondOrder.arcs().size(); ++arc) {
        const auto pairs = randomPartScores(6, 7, RootPolicy::Single).secondOrder;
        EXPECT_EQ(one.secondOrder.sibling(ArcLists::noArc, arc), pairs.sibling(ArcLists::noArc, arc));
    }
}

TEST(PartScoresTest, BeginWhereTheyAreAskedTo)
{
    const PartScores scores = randomPartScores(30, 1, RootPolicy::Many, -17);
    float least = 100;
    float greatest = -100;
    for (int arc = 0; arc < scores.secondOrder.arcs().size(); ++arc) {
        least = std::min(least, scores.secondOrder.arcs().score(arc));
        greatest = std::max(greatest, scores.secondOrder.arcs().score(arc));
    }
    EXPECT_EQ(least, -17);
    EXPECT_EQ(greatest, 3);
    EXPECT_EQ(scores.root, RootPolicy::Many);
}

TEST(PartScoresTest, OfArcsAloneHaveNoneForSiblings)
{
    ArcScores arcs(2);
    arcs.at(0, 1) = 3;
    arcs.at(1, 2) = 4;
    const PartScores scores = partScoresOf(arcs, RootPolicy::Single);
    ASSERT_EQ(scores.secondOrder.arcs().size(), 2);
    EXPECT_EQ(scores.words(), 2);
    EXPECT_EQ(scoreOf(scores.secondOrder, {kNoHead, 0, 1}), 7);
}

} // namespace part_scores_test
} // namespace arcwright
