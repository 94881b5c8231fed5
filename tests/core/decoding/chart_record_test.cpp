// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tracing/chart_record.h"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "core/decoding/eisner.h"
#include "core/decoding/eisner2.h"
#include "core/decoding/part_scores.h"
#include "tests/core/support/trees.h"

namespace arcwright {
namespace chart_record_test {

using namespace test;

/// The items of the backtrace are the derivation of the whole.
void expectDerivationIsBacktrace(const std::vector<ChartStep>& steps, int words, RootPolicy root)
{
    const ChartRecord record(steps);
    std::set<ChartItem> traced;
    for (const ChartStep& step : steps) {
        if (const auto* through = std::get_if<ItemTraced>(&step)) {
            if (through->item.left < through->item.right || through->item.kind == ChartItemKind::Tree)
                traced.insert(through->item);
        }
    }
    const ChartItem whole = root == RootPolicy::Single ? ChartItem{ChartItemKind::Tree, 1, words}
                                                       : ChartItem{ChartItemKind::CompleteRight, 0, words};
    const std::vector<ChartItem> derivation = record.derivation(whole);
    EXPECT_EQ(derivation.front(), whole);
    EXPECT_EQ(std::set<ChartItem>(derivation.begin(), derivation.end()), traced);
    EXPECT_EQ(derivation.size(), traced.size());
    EXPECT_EQ(record.hasRoot(), root == RootPolicy::Many);
    for (const ChartItem& item : derivation) {
        const int step = record.stepOf(item);
        ASSERT_GT(step, 0);
        EXPECT_EQ(std::get<ItemCompleted>(steps[static_cast<std::size_t>(step) - 1]).item, item);
        EXPECT_EQ(record.bestSplit(item)->score, record.find(item)->score);
    }
}

TEST(ChartRecordTest, TheDerivationOfTheWholeIsTheBacktrace)
{
    for (int seed = 1; seed <= 60; ++seed) {
        const int words = 1 + seed % 8;
        for (const RootPolicy root : rootPolicies) {
            const PartScores scores = randomPartScores(words, static_cast<std::uint64_t>(seed), root);
            Heads heads;
            ChartRecorder first;
            Eisner().decode(scores.arcs, root, heads, first);
            expectDerivationIsBacktrace(first.steps(), words, root);
            ChartRecorder second;
            Eisner2().decode(scores.secondOrder, root, heads, second);
            expectDerivationIsBacktrace(second.steps(), words, root);
        }
    }
}

TEST(ChartRecordTest, KnowsWhichItemMakesAnArc)
{
    EXPECT_EQ(itemOfArc(2, 5, false), (ChartItem{ChartItemKind::IncompleteRight, 2, 5}));
    EXPECT_EQ(itemOfArc(5, 2, false), (ChartItem{ChartItemKind::IncompleteLeft, 2, 5}));
    EXPECT_EQ(itemOfArc(0, 2, true), (ChartItem{ChartItemKind::IncompleteRight, 0, 2}));
    EXPECT_EQ(itemOfArc(0, 2, false), std::nullopt);
}

TEST(ChartRecordTest, KnowsNoItemThatWasNotReported)
{
    const std::vector<ChartStep> none;
    const ChartRecord record(none);
    const ChartItem item{ChartItemKind::CompleteLeft, 1, 2};
    EXPECT_EQ(record.find(item), nullptr);
    EXPECT_EQ(record.bestSplit(item), nullptr);
    EXPECT_EQ(record.stepOf(item), 0);
    EXPECT_TRUE(record.derivation(item).empty());
}

} // namespace chart_record_test
} // namespace arcwright
