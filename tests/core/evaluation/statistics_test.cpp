// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/statistics.h"

#include <gtest/gtest.h>

#include "tests/core/support/sentences.h"

namespace arcwright {
namespace statistics_test {

TreebankStatistics statisticsOf(const std::string& bytes)
{
    TreebankStatistics statistics;
    RelationPool relations;
    const auto document = test::documentOf(bytes);
    for (std::size_t i = 0; i < document->size(); ++i)
        statistics.add(*document->sentence(i), graphOf(*document->sentence(i), relations));
    return statistics;
}

std::string line(
    const std::string& id, const std::string& head, const std::string& relation, const std::string& deps = "_")
{
    return id + "\tx\tx\tX\t_\t_\t" + head + '\t' + relation + '\t' + deps + "\t_\n";
}

TEST(StatisticsTest, CountWhatThereIs)
{
    const TreebankStatistics statistics = statisticsOf(line("1-2", "_", "_") + line("1", "2", "dep", "2:dep|3:x|2.1:y")
        + line("2", "0", "root", "0:root") + line("2.1", "_", "_", "2:dep") + line("3", "2", "dep", "1:a|2:dep:in|0:b")
        + "\n" + line("1", "0", "root") + "\n1\tbroken\n\n");
    EXPECT_EQ(statistics.sentences, 2U);
    EXPECT_EQ(statistics.broken, 1U);
    EXPECT_EQ(statistics.tokens, 4U);
    EXPECT_EQ(statistics.longest, 3U);
    EXPECT_EQ(statistics.multiwordTokens, 1U);
    EXPECT_EQ(statistics.emptyNodes, 1U);
    EXPECT_EQ(statistics.roots, 2U);
    EXPECT_EQ(statistics.headless, 0U);
    EXPECT_EQ(statistics.cyclic, 0U);
    EXPECT_EQ(statistics.secondaryArcs, 3U) << "not the basic arc with its marker, nor arcs of empty nodes";
    EXPECT_EQ(statistics.severalParents, 2U);
    EXPECT_EQ(statistics.relations, (std::map<std::string, std::size_t>{{"dep", 2}, {"root", 2}}));
}

TEST(StatisticsTest, CrossingAndNonProjectiveArcsAreNotTheSame)
{
    // 1 <- 3 and 2 <- 4 cross; only the second has a gap word, 3, since 2 descends from 3 over 4.
    const TreebankStatistics statistics
        = statisticsOf(line("1", "3", "a") + line("2", "4", "a") + line("3", "0", "a") + line("4", "3", "a") + "\n");
    EXPECT_EQ(statistics.nonProjectiveArcs, 1U);
    EXPECT_EQ(statistics.nonProjectiveSentences, 1U);
    EXPECT_EQ(statistics.crossingArcs, 3U) << "the root's arc crosses 2 <- 4 too";
}

TEST(StatisticsTest, HeadlessWordsAndCyclesAreCounted)
{
    const TreebankStatistics statistics = statisticsOf(
        line("1", "_", "_") + line("2", "3", "a") + line("3", "2", "a") + "\n" + line("1", "0", "root") + "\n");
    EXPECT_EQ(statistics.headless, 1U);
    EXPECT_EQ(statistics.cyclic, 1U);
    EXPECT_EQ(statistics.roots, 1U);
    EXPECT_EQ(statistics.relations.at(""), 1U);
}

TEST(StatisticsTest, OfNothingAreZero)
{
    const TreebankStatistics none = statisticsOf("");
    EXPECT_EQ(none.sentences + none.broken + none.tokens + none.longest, 0U);
    EXPECT_TRUE(none.relations.empty());
}

} // namespace statistics_test
} // namespace arcwright
