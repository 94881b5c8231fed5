// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/sibling_table.h"

#include <gtest/gtest.h>

#include "core/decoding/part_scores.h"

namespace arcwright {
namespace sibling_table_test {

TEST(SiblingTableTest, WhatWasTakenOutGoesInAgain)
{
    for (int words = 1; words <= 6; ++words) {
        PartScores parts = randomPartScores(words, 11, RootPolicy::Single);
        if (words > 3)
            parts.arcs.at(1, 3) = forbiddenScore;
        PartScores empty = partScoresOf(parts.arcs, RootPolicy::Single);
        const SiblingTable table = siblingsOf(parts.secondOrder);
        setSiblings(empty.secondOrder, table);
        for (const auto& [pair, score] : table) {
            EXPECT_TRUE(isPair(pair));
            const float* put = siblingScore(empty.secondOrder, pair);
            const bool isForbidden = words > 3 && pair.head == 1 && (pair.dependent == 3 || pair.sibling == 3);
            EXPECT_EQ(put == nullptr, isForbidden);
            if (put != nullptr) {
                EXPECT_EQ(*put, score);
            }
        }
    }
}

} // namespace sibling_table_test
} // namespace arcwright
