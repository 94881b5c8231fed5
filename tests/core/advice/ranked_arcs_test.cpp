// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/ranked_arcs.h"

#include <algorithm>
#include <limits>

#include <gtest/gtest.h>

#include "tests/core/support/toy_treebank.h"

namespace arcwright {
namespace ranked_arcs_test {

class RankedArcsTest : public testing::Test {
protected:
    RankedArcsTest() : parser(test::trained(test::toyTreebank(60), test::quickSettings()), relations) { }

    std::shared_ptr<const Sentence> sentence = test::toySentence();
    RelationPool relations;
    Parser parser;
    Parser::Workspace workspace;
};

TEST_F(RankedArcsTest, ThePredictedArcIsFirstAndNoneIsThereTwice)
{
    const Graph graph = parser.parse(*sentence, workspace);
    const auto ranked = allRankedArcs(parser, workspace);
    ASSERT_EQ(ranked.size(), 6U);
    for (int word = 1; word <= sentence->size(); ++word) {
        const auto& arcs = ranked[static_cast<std::size_t>(word) - 1];
        ASSERT_GT(arcs.size(), 1U);
        EXPECT_EQ(arcs[0].head, graph.arc(word).head);
        EXPECT_EQ(arcs[0].relation, graph.arc(word).relation);
        EXPECT_EQ(arcs[0].margin, 0);
        for (std::size_t i = 1; i < arcs.size(); ++i) {
            EXPECT_LE(arcs[i - 1].margin, arcs[i].margin);
            EXPECT_TRUE(std::none_of(arcs.begin(), arcs.begin() + static_cast<std::ptrdiff_t>(i),
                [&](const auto& other) { return other.head == arcs[i].head && other.relation == arcs[i].relation; }));
        }
    }
}

TEST_F(RankedArcsTest, AMarginIsWhatTheTreeLosesWithThatArc)
{
    parser.parse(*sentence, workspace);
    const double best = workspace.parser().treeScore();
    const auto ranked = allRankedArcs(parser, workspace);
    Parser::Workspace other;
    for (int word = 1; word <= sentence->size(); ++word) {
        for (const AlternativeHead& arc : ranked[static_cast<std::size_t>(word) - 1]) {
            const auto graph = parser.parseAround({{{arc.head, word, {}}}, {}}, *sentence, other);
            ASSERT_TRUE(graph);
            const SentenceParser& parsed = other.parser();
            const auto score = [&](RelationId relation) {
                for (std::int16_t number = 0; number < parser.weights(other).relations(); ++number) {
                    if (parser.relation(number) == relation)
                        return parsed.relationScore(parser.weights(other), arc.head, word, number);
                }
                return 0.0;
            };
            const double lost = best - parsed.treeScore() + score(graph->arc(word).relation) - score(arc.relation);
            EXPECT_NEAR(arc.margin, lost, 1e-4) << word << " on " << arc.head;
        }
    }
}

TEST_F(RankedArcsTest, ListsAreAsLongAsAllowed)
{
    parser.parse(*sentence, workspace);
    for (const auto& arcs : allRankedArcs(parser, workspace, {1, 2, 27})) {
        std::map<int, int> ofHead;
        for (const AlternativeHead& arc : arcs)
            ++ofHead[arc.head];
        EXPECT_EQ(ofHead[arcs[0].head], 2);
        EXPECT_TRUE(std::all_of(ofHead.begin(), ofHead.end(),
            [&](const auto& head) { return head.first == arcs[0].head || head.second == 1; }));
    }
    for (const auto& arcs : allRankedArcs(parser, workspace, {3, 8, 2}))
        EXPECT_EQ(arcs.size(), 2U);
}

TEST_F(RankedArcsTest, WithoutATreeThereIsNothingToRank)
{
    EXPECT_FALSE(parser.parseAround({{{4, 5, {}}, {5, 4, {}}}, {}}, *sentence, workspace));
    const auto ranked = allRankedArcs(parser, workspace);
    EXPECT_TRUE(std::all_of(ranked.begin(), ranked.end(), [](const auto& arcs) { return arcs.empty(); }));
}

TEST(UsualMargin, IsTheMedianOfTheSecondArcs)
{
    const auto withMargin = [](double margin) { return std::vector<AlternativeHead>{{2, {}, 0}, {3, {}, margin}}; };
    constexpr double none = std::numeric_limits<double>::infinity();
    EXPECT_EQ(usualMargin({withMargin(4), withMargin(0.5), withMargin(1)}), 1);
    EXPECT_EQ(usualMargin({withMargin(none), withMargin(3), {{2, {}, 0}}}), 3) << "words with one head say nothing";
    EXPECT_FALSE(usualMargin({withMargin(none)}));
    EXPECT_FALSE(usualMargin({}));
    EXPECT_EQ(usualMargin({withMargin(0), withMargin(0), withMargin(2)}), 2) << "nothing is measured by ties";
    EXPECT_EQ(usualMargin({withMargin(-1), withMargin(-1), withMargin(2)}), 2) << "nor by what a climb has missed";
    EXPECT_FALSE(usualMargin({withMargin(0), withMargin(-1)}));
}

} // namespace ranked_arcs_test
} // namespace arcwright
