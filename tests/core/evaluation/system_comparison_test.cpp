// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/system_comparison.h"

#include <gtest/gtest.h>

#include "tests/core/support/sentences.h"

namespace arcwright {
namespace system_comparison_test {

using test::token;

Graph graph(const std::vector<int>& heads, const std::vector<std::uint32_t>& relations)
{
    Graph made(static_cast<int>(heads.size()));
    for (std::size_t i = 0; i < heads.size(); ++i) {
        made.heads[i + 1] = heads[i];
        made.relations[i + 1] = RelationId{relations[i]};
    }
    return made;
}

TEST(SystemComparisonTest, CountsWhatOneAloneHasRight)
{
    const auto sentence = test::sentence({token("a", "X", 2, "x"), token("b", "X", 0, "x"), token("c", "X", 2, "x"),
        token("d", "X", 2, "x"), token(".", "PUNCT", 2, "x")});
    const Graph gold = graph({2, 0, 2, 2, 2}, {1, 2, 3, 4, 5});
    const Graph first = graph({2, 0, 1, 1, 2}, {1, 1, 3, 4, 5}); // heads + + - - +, arcs + - - - +
    const Graph second = graph({2, 0, 2, 1, 1}, {1, 2, 3, 4, 5}); // heads + + + - -, arcs + + + - -
    SystemComparison comparison;
    comparison.add(*sentence, gold, first, second, PunctuationTags());

    const auto& heads = comparison.agreement(ComparedScore::Uas);
    EXPECT_EQ(heads.both, 2U);
    EXPECT_EQ(heads.onlyFirst, 1U);
    EXPECT_EQ(heads.onlySecond, 1U);
    EXPECT_EQ(heads.neither, 1U);
    const auto& arcs = comparison.agreement(ComparedScore::Las);
    EXPECT_EQ(arcs.both, 1U);
    EXPECT_EQ(arcs.onlyFirst, 1U);
    EXPECT_EQ(arcs.onlySecond, 2U);
    EXPECT_EQ(arcs.neither, 1U);
    EXPECT_EQ(comparison.agreement(ComparedScore::UasWithoutPunctuation).onlyFirst, 0U);
    EXPECT_EQ(comparison.agreement(ComparedScore::LasWithoutPunctuation).onlySecond, 2U);
    EXPECT_DOUBLE_EQ(comparison.mcNemar(ComparedScore::Las).p, 1.0) << "1 against 2";
    EXPECT_DOUBLE_EQ(comparison.mcNemar(ComparedScore::LasWithoutPunctuation).p, 0.5) << "0 against 2";
    EXPECT_DOUBLE_EQ(comparison.bootstrap(ComparedScore::Las, {10, 1, 1}).difference, 20.0);
    EXPECT_DOUBLE_EQ(comparison.bootstrap(ComparedScore::UasWithoutPunctuation, {10, 1, 1}).difference, 25.0);
}

} // namespace system_comparison_test
} // namespace arcwright
