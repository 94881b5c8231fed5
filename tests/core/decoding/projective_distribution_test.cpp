// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/projective_distribution.h"

#include <cmath>
#include <map>

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "core/decoding/log_space.h"
#include "core/decoding/projective_marginals.h"
#include "tests/core/support/sanitized.h"
#include "tests/core/support/trees.h"

namespace arcwright {
namespace projective_distribution_test {

using namespace test;
using enum ChartItemKind;

/// Whether `word` hangs below `ancestor`, or is it.
bool isBelow(const Heads& heads, int word, int ancestor)
{
    while (word != ancestor && word != kRoot)
        word = heads[static_cast<std::size_t>(word)];
    return word == ancestor;
}

/// The items of a tree by what they mean: each arc, and of each dependent the stretch from its head to the last word
/// below it on that side.
std::vector<ChartItem> itemsOf(const Heads& heads, RootPolicy policy)
{
    const int words = static_cast<int>(heads.size()) - 1;
    std::vector<ChartItem> items;
    for (int word = 1; word <= words; ++word) {
        const int head = heads[static_cast<std::size_t>(word)];
        if (head == kRoot && policy == RootPolicy::Single)
            continue;
        int end = word;
        for (int other = 1; other <= words; ++other) {
            if (isBelow(heads, other, word))
                end = head < word ? std::max(end, other) : std::min(end, other);
        }
        items.push_back(head < word ? ChartItem{IncompleteRight, head, word} : ChartItem{IncompleteLeft, word, head});
        items.push_back(head < word ? ChartItem{CompleteRight, head, end} : ChartItem{CompleteLeft, end, head});
    }
    if (policy == RootPolicy::Single)
        items.push_back({Tree, 1, words});
    return items;
}

ArcScores anyScores(int words)
{
    Random random(*rc::gen::inRange<std::uint64_t>(1, 100'000));
    return randomScores(words, *rc::gen::element(1, 6, 200), *rc::gen::element<std::uint32_t>(0, 0, 30), random);
}

TEST(ProjectiveDistributionTest, ItemsAndArcsAreAsLikelyAsTheTreesThatHaveThem)
{
    EXPECT_TRUE(rc::check([] {
        const int words = *rc::gen::inRange(1, unlessSanitized(7, 5));
        const ArcScores scores = anyScores(words);
        const auto policy = *rc::gen::element(RootPolicy::Single, RootPolicy::Many);
        const double temperature = *rc::gen::element(0.5, 1.0, 3.0);
        const ProjectiveDistribution sums(scores, policy, temperature);
        LogSum all;
        const auto logWeight
            = [&](const Heads& heads) { return static_cast<double>(treeScore(scores, heads)) / temperature; };
        for (const Heads& heads : projectiveTrees(words)) {
            if (obeys(heads, policy))
                all.add(logWeight(heads));
        }
        RC_ASSERT(sums.hasTree() == (all.value() != impossible));
        if (!sums.hasTree())
            return;
        RC_ASSERT(std::abs(sums.logPartition() - all.value()) < 1e-9);
        std::map<ChartItem, double> expected;
        ArcTable arcs;
        arcs.reset(words, 0);
        for (const Heads& heads : projectiveTrees(words)) {
            if (!obeys(heads, policy) || logWeight(heads) == impossible)
                continue;
            const double probability = std::exp(logWeight(heads) - all.value());
            RC_ASSERT(std::abs(sums.probabilityOf(heads) - probability) < 1e-9);
            for (const ChartItem& item : itemsOf(heads, policy))
                expected[item] += probability;
            for (int word = 1; word <= words; ++word)
                arcs.at(heads[static_cast<std::size_t>(word)], word) += probability;
        }
        for (const ChartItem& item : sums.items().all())
            RC_ASSERT(std::abs(sums.probabilityOf(item) - expected[item]) < 1e-9);
        for (int word = 1; word <= words; ++word) {
            for (int head = 0; head <= words; ++head)
                RC_ASSERT(std::abs(sums.marginals().at(head, word) - arcs.at(head, word)) < 1e-9);
        }
    }));
}

TEST(ProjectiveDistributionTest, SharesOfWaysAndOfUsesSumToOne)
{
    EXPECT_TRUE(rc::check([] {
        const ArcScores scores = anyScores(*rc::gen::inRange(1, 8));
        const ProjectiveDistribution sums(scores, *rc::gen::element(RootPolicy::Single, RootPolicy::Many), 1);
        RC_PRE(sums.hasTree());
        for (const ChartItem& item : sums.items().all()) {
            double ways = 0;
            for (const ItemWay& way : sums.items().ways(item))
                ways += sums.shareOf(item, way);
            RC_ASSERT(std::abs(ways - (sums.inside(item) == impossible ? 0 : 1)) < 1e-9);
            double uses = 0;
            for (const ItemUse& use : sums.items().uses(item))
                uses += sums.shareOf(item, use);
            const bool isUsed = item != sums.items().goal() && sums.probabilityOf(item) > 0;
            RC_ASSERT(!isUsed || std::abs(uses - 1) < 1e-9);
        }
    }));
}

TEST(ProjectiveDistributionTest, EqualsTheMarginalsOfLongSentencesHoweverFarScoresLieApart)
{
    Random random(3);
    ProjectiveMarginals marginals;
    for (const int range : {2, 3000}) {
        const ArcScores scores = randomScores(25, range, 20, random);
        ArcLists arcs;
        arcs.reset(scores);
        for (const RootPolicy policy : rootPolicies) {
            const ProjectiveDistribution sums(scores, policy, 1);
            ASSERT_EQ(marginals.compute(arcs, policy), sums.hasTree());
            EXPECT_NEAR(sums.logPartition(), marginals.logPartition(), 1e-8);
            for (int word = 1; word <= 25; ++word) {
                for (int head = 0; head <= 25; ++head)
                    EXPECT_NEAR(sums.marginals().at(head, word), marginals.marginals().at(head, word), 1e-9);
            }
        }
    }
}

TEST(ProjectiveDistributionTest, TreesAreDrawnAsOftenAsTheyAreLikely)
{
    Random random(5);
    const std::size_t draws = unlessSanitized(20'000, 4'000);
    for (const RootPolicy policy : rootPolicies) {
        const ArcScores scores = randomScores(4, 2, 20, random);
        const ProjectiveDistribution sums(scores, policy, 2);
        ASSERT_TRUE(sums.hasTree());
        std::map<Heads, std::size_t> counts;
        for (const Heads& heads : sums.draw(draws, 7))
            ++counts[heads];
        double sum = 0;
        for (const auto& [heads, count] : counts) {
            ASSERT_TRUE(projectiveByDefinition(heads) && obeys(heads, policy));
            const double probability = sums.probabilityOf(heads);
            const double deviation = std::sqrt(probability * (1 - probability) / static_cast<double>(draws));
            EXPECT_NEAR(static_cast<double>(count) / static_cast<double>(draws), probability, 5 * deviation + 1e-12);
            sum += probability;
        }
        EXPECT_GT(sum, 0.99) << "no likely tree is never drawn";
        EXPECT_EQ(sums.draw(3, 9), sums.draw(3, 9));
    }
}

TEST(ProjectiveDistributionTest, KnowsWhereThereIsNoTreeAndTreesOfNoWords)
{
    ArcScores scores(2);
    scores.at(0, 1) = 1;
    const ProjectiveDistribution none(scores, RootPolicy::Single, 1);
    EXPECT_FALSE(none.hasTree());
    EXPECT_TRUE(none.draw(2, 1).empty());
    EXPECT_TRUE(none.best(2).empty());
    EXPECT_EQ(none.probabilityOf(none.items().goal()), 0);
    EXPECT_EQ(
        ProjectiveDistribution(ArcScores(0), RootPolicy::Many, 1).draw(1, 1), std::vector<Heads>(1, Heads{kNoHead}));
}

} // namespace projective_distribution_test
} // namespace arcwright
