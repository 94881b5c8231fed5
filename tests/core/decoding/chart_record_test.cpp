// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tracing/chart_record.h"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "core/decoding/eisner.h"
#include "core/decoding/eisner2.h"
#include "core/decoding/eisner_span.h"
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

/// The sum of a split's parts is its score, and the sibling is that of the table.
void expectSumsOf(const std::vector<ChartStep>& steps, const ArcScores& arcs, const SecondOrderScores* pairs)
{
    const ChartRecord record(steps);
    for (const ChartStep& step : steps) {
        const auto* completed = std::get_if<ItemCompleted>(&step);
        if (completed == nullptr)
            continue;
        for (const ChartSplit& split : completed->splits) {
            RC_ASSERT(
                record.scoreOf(split.first) + record.scoreOf(split.second) + split.arc + split.sibling + split.inside
                == split.score);
            const ItemTraced arc{completed->item, split.at};
            RC_ASSERT(split.arc == (arc.hasArc() ? arcs.at(arc.head(), arc.dependent()) : 0));
            if (pairs == nullptr || !arc.hasArc()) {
                RC_ASSERT(split.sibling == 0);
                continue;
            }
            const int before = siblingBefore(split);
            RC_ASSERT(split.sibling
                == pairs->sibling(before == kNoHead ? ArcLists::noArc : pairs->arcs().find(arc.head(), before),
                    pairs->arcs().find(arc.head(), arc.dependent())));
        }
    }
}

/// Whole numbers for what is inside, by the ends alone.
class ByEnds : public SpanScorer {
public:
    SpanArc score(int head, int dependent, const SpanInside&) override
    {
        return {static_cast<float>((head * 7 + dependent * 3) % 5 - 2), -1};
    }
};

TEST(ChartRecordTest, ThePartsOfEverySplitAddUpToItsScore)
{
    EXPECT_TRUE(rc::check([] {
        const int words = *rc::gen::inRange(1, 8);
        const auto root = *rc::gen::element(RootPolicy::Single, RootPolicy::Many);
        PartScores scores = randomPartScores(words, *rc::gen::arbitrary<std::uint64_t>(), root);
        if (*rc::gen::arbitrary<bool>()) { // some arcs and pairs are forbidden
            for (int arc = 0; arc < scores.secondOrder.arcs().size(); ++arc) {
                for (float& cell : scores.secondOrder.siblings(arc))
                    cell = *rc::gen::inRange(0, 8) == 0 ? forbiddenScore : cell;
            }
        }
        Heads heads;
        std::vector<std::int16_t> relations;
        ChartRecorder first;
        Eisner().decode(scores.arcs, root, heads, first);
        expectSumsOf(first.steps(), scores.arcs, nullptr);
        ChartRecorder second;
        Eisner2().decode(scores.secondOrder, root, heads, second);
        expectSumsOf(second.steps(), scores.arcs, &scores.secondOrder);
        ChartRecorder spans;
        ByEnds byEnds;
        EisnerSpan().decode(scores.arcs, byEnds, root, heads, relations, spans);
        expectSumsOf(spans.steps(), scores.arcs, nullptr);
    }));
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
