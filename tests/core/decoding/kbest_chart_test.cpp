// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/kbest_chart.h"

#include <algorithm>
#include <functional>
#include <set>

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "tests/core/support/sanitized.h"
#include "tests/core/support/trees.h"

namespace arcwright {
namespace kbest_chart_test {

using namespace test;

TEST(KBestChartTest, HasTheBestOfAllProjectiveTreesAndNoneTwice)
{
    EXPECT_TRUE(rc::check([] {
        const int words = *rc::gen::inRange(1, unlessSanitized(7, 5));
        Random random(*rc::gen::inRange<std::uint64_t>(1, 100'000));
        const ArcScores scores
            = randomScores(words, *rc::gen::element(2, 1000), *rc::gen::element<std::uint32_t>(0, 0, 30), random);
        const auto policy = *rc::gen::element(RootPolicy::Single, RootPolicy::Many);
        const std::size_t count = *rc::gen::element<std::size_t>(1, 3, 10, 3000);
        std::vector<float> all;
        for (const Heads& heads : projectiveTrees(words)) {
            if (obeys(heads, policy) && treeScore(scores, heads) != forbiddenScore)
                all.push_back(treeScore(scores, heads));
        }
        std::sort(all.begin(), all.end(), std::greater<>());
        const KBestChart chart(scores, policy, count);
        RC_ASSERT(chart.trees().size() == std::min(count, all.size()));
        std::set<Heads> different;
        for (std::size_t rank = 0; rank < chart.trees().size(); ++rank) {
            const ScoredTree& tree = chart.trees()[rank];
            RC_ASSERT(tree.score == static_cast<double>(all[rank]));
            RC_ASSERT(treeScore(scores, tree.heads) == all[rank]);
            RC_ASSERT(isTree(tree.heads) && projectiveByDefinition(tree.heads) && obeys(tree.heads, policy));
            different.insert(tree.heads);
        }
        RC_ASSERT(different.size() == chart.trees().size());
    }));
}

TEST(KBestChartTest, FindsWhatTheLazyAlgorithmFindsInLongSentences)
{
    Random random(2);
    const ArcScores scores = randomScores(25, 1000, 20, random);
    ArcLists arcs;
    arcs.reset(scores);
    for (const RootPolicy policy : rootPolicies) {
        const auto lazy = ProjectiveKBest().decode(arcs, policy, 20);
        const KBestChart chart(scores, policy, 20);
        ASSERT_EQ(chart.trees().size(), lazy.size());
        for (std::size_t rank = 0; rank < lazy.size(); ++rank)
            EXPECT_EQ(chart.trees()[rank].score, lazy[rank].score) << rank;
    }
}

TEST(KBestChartTest, EveryDerivationIsTheSumOfItsParts)
{
    Random random(4);
    const ArcScores scores = randomScores(6, 5, 10, random);
    const KBestChart chart(scores, RootPolicy::Single, 4);
    for (const ChartItem& item : chart.items().all()) {
        double before = std::numeric_limits<double>::infinity();
        for (std::size_t rank = 0; rank < chart.of(item).size(); ++rank) {
            const RankedDerivation& one = chart.of(item)[rank];
            EXPECT_EQ(one.score,
                chart.of(one.way.first)[static_cast<std::size_t>(one.first)].score
                    + chart.of(one.way.second)[static_cast<std::size_t>(one.second)].score
                    + arcScoreOf(scores, item, one.way));
            EXPECT_LE(one.score, before);
            before = one.score;
            EXPECT_EQ(chart.derivation(item, rank).front(), item);
        }
    }
    EXPECT_TRUE(KBestChart(ArcScores(2), RootPolicy::Single, 3).trees().empty());
}

} // namespace kbest_chart_test
} // namespace arcwright
