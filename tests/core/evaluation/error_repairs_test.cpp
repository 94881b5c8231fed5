// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/error_repairs.h"

#include <gtest/gtest.h>

#include "tests/core/evaluation/random_outcomes.h"

namespace arcwright {
namespace error_repairs_test {

using Repairs = std::vector<TreeRepair>;

/// Heads of words 1, 2, ...
Repairs repairs(std::vector<int> gold, std::vector<int> found, std::vector<int> wrongRelations = {})
{
    gold.insert(gold.begin(), kNoHead);
    found.insert(found.begin(), kNoHead);
    std::vector<bool> isRight(gold.size(), true);
    for (const int word : wrongRelations)
        isRight[static_cast<std::size_t>(word)] = false;
    return repairsOf(gold, found, isRight);
}

TEST(ErrorRepairsTest, MovesAreToldByTheGoldTree)
{
    // 1 is the root, 2 hangs on 1, 3 on 2, 4 on 1; 5 moves.
    EXPECT_EQ(repairs({0, 1, 2, 1, 1}, {0, 1, 2, 1, 3}), (Repairs{{RepairKind::TooLow, {5}}}));
    EXPECT_EQ(repairs({0, 1, 2, 1, 3}, {0, 1, 2, 1, 2}), (Repairs{{RepairKind::TooHigh, {5}}}));
    EXPECT_EQ(repairs({0, 1, 2, 1, 4}, {0, 1, 2, 1, 2}), (Repairs{{RepairKind::Elsewhere, {5}}}));
    EXPECT_EQ(repairs({0, 1}, {0, kNoHead}), (Repairs{{RepairKind::Elsewhere, {2}}}));
    EXPECT_TRUE(repairs({0, 1, 2}, {0, 1, 2}).empty());
}

TEST(ErrorRepairsTest, WordsThatMoveTogetherAreOne)
{
    EXPECT_EQ(
        repairs({0, 1, 1, 1, 1}, {0, 1, 2, 2, 3}), (Repairs{{RepairKind::TooLow, {3, 4}}, {RepairKind::TooLow, {5}}}));
}

TEST(ErrorRepairsTest, AReversalTakesAlongWhatHangsOnTheTwo)
{
    // Gold: 2 is the head of 3 and 4; found: 3 is the head of 2 and 4. All hang on 1.
    EXPECT_EQ(repairs({0, 1, 2, 2, 1}, {0, 3, 1, 3, 1}), (Repairs{{RepairKind::Reversal, {2, 3, 4}}}));
    // The head of the found one is another than it should be: two moves.
    EXPECT_EQ(repairs({0, 1, 2, 1}, {0, 3, 4, 1}).size(), 2U);
}

TEST(ErrorRepairsTest, AnotherRootIsOneRepair)
{
    EXPECT_EQ(repairs({0, 1, 1}, {2, 0, 2}), (Repairs{{RepairKind::Root, {1, 2, 3}}}));
    EXPECT_EQ(repairs({0, 1, 1}, {0, 1, 0}), (Repairs{{RepairKind::Root, {3}}}));
    EXPECT_EQ(repairs({0, 0}, {0, 1}), (Repairs{{RepairKind::Root, {2}}}));
}

TEST(ErrorRepairsTest, RelationsAreByThemselvesWhereTheHeadIsRight)
{
    EXPECT_EQ(repairs({0, 1, 1}, {0, 1, 2}, {2, 3}), (Repairs{{RepairKind::TooLow, {3}}, {RepairKind::Relation, {2}}}));
}

TEST(ErrorRepairsTest, EveryWrongWordIsInExactlyOneRepair)
{
    const test::RandomOutcomes random(200, 3, 41);
    const OutcomeTable table = random.table();
    for (std::size_t system = 0; system < 3; ++system) {
        std::vector<std::uint32_t> rows;
        std::size_t kinds = 0;
        for (const RepairCounts& counts : countRepairs(table, system)) {
            EXPECT_LE(counts.repairs, counts.rows.size());
            kinds += counts.repairs > 0 ? 1 : 0;
            rows.insert(rows.end(), counts.rows.begin(), counts.rows.end());
        }
        EXPECT_GE(kinds, 5U);
        std::sort(rows.begin(), rows.end());
        EXPECT_EQ(rows, chosenRows(table, {true, {}, {{system, Scored::Arcs, false}}}));
    }
}

TEST(ErrorRepairsTest, KindsHaveNames)
{
    EXPECT_EQ(repairName(RepairKind::Root), "root");
    EXPECT_EQ(repairName(RepairKind::Relation), "relation");
}

} // namespace error_repairs_test
} // namespace arcwright
