// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/layer.h"

#include <algorithm>

#include <gtest/gtest.h>

namespace arcwright {
namespace layer_test {

constexpr RelationId subject{1};
constexpr RelationId object{2};
constexpr RelationId other{3};

Graph graph(std::vector<int> heads, std::vector<RelationId> relations)
{
    Graph made(static_cast<int>(heads.size()));
    std::copy(heads.begin(), heads.end(), made.heads.begin() + 1);
    std::copy(relations.begin(), relations.end(), made.relations.begin() + 1);
    return made;
}

TEST(LayerTest, HoldsAnAnalysisPerSentenceOfEachDocument)
{
    Layer layer("predicted");
    const SentenceKey first{0, SentenceId{5}};
    const SentenceKey second{1, SentenceId{5}};
    EXPECT_TRUE(layer.empty());
    EXPECT_EQ(layer.find(first), nullptr);
    layer.set(first, {Graph(3), Exposure::Seen});
    layer.set(second, {Graph(4), Exposure::Unseen});
    ASSERT_NE(layer.find(first), nullptr);
    EXPECT_EQ(layer.find(first)->graph.size(), 3);
    EXPECT_EQ(layer.find(first)->exposure, Exposure::Seen);
    EXPECT_EQ(layer.find(second)->graph.size(), 4);
    layer.set(first, {Graph(7), Exposure::Jackknifed});
    EXPECT_EQ(layer.find(first)->graph.size(), 7);
    EXPECT_EQ(layer.size(), 2U);
    layer.remove(first);
    EXPECT_EQ(layer.find(first), nullptr);
    EXPECT_EQ(layer.size(), 1U);
    EXPECT_EQ(layer.name(), "predicted");
}

TEST(CompareTest, TellsWhatBecameOfEveryBasicArc)
{
    const Graph first = graph({2, 0, 2, 3}, {subject, other, object, other});
    const Graph second = graph({2, 0, 2, 2}, {subject, other, subject, other});
    EXPECT_EQ(compare(first, second),
        (std::vector<ComparedArc>{{{2, 1, subject}, ArcMatch::Match, subject, false},
            {{0, 2, other}, ArcMatch::Match, other, false}, {{2, 3, subject}, ArcMatch::Mislabelled, object, false},
            {{3, 4, other}, ArcMatch::Missed, other, false}, {{2, 4, other}, ArcMatch::Extra, {}, false}}));
}

TEST(CompareTest, WordsWithoutAHeadHaveNoArc)
{
    const Graph headless = graph({kNoHead, kNoHead}, {{}, {}});
    const Graph full = graph({2, 0}, {subject, other});
    EXPECT_TRUE(compare(headless, headless).empty());
    EXPECT_EQ(compare(headless, full),
        (std::vector<ComparedArc>{
            {{2, 1, subject}, ArcMatch::Extra, {}, false}, {{0, 2, other}, ArcMatch::Extra, {}, false}}));
    EXPECT_EQ(compare(full, headless),
        (std::vector<ComparedArc>{
            {{2, 1, subject}, ArcMatch::Missed, subject, false}, {{0, 2, other}, ArcMatch::Missed, other, false}}));
}

TEST(CompareTest, SecondaryArcsArePairedWithTheSameOnesFirst)
{
    Graph first(3);
    Graph second(3);
    first.secondary = {{1, 2, subject}, {1, 2, object}, {3, 1, other}};
    second.secondary = {{1, 2, object}, {1, 2, other}, {2, 3, other}};
    EXPECT_EQ(compare(first, second),
        (std::vector<ComparedArc>{{{1, 2, object}, ArcMatch::Match, object, true},
            {{1, 2, other}, ArcMatch::Mislabelled, subject, true}, {{3, 1, other}, ArcMatch::Missed, other, true},
            {{2, 3, other}, ArcMatch::Extra, {}, true}}));
}

TEST(CompareTest, OfAGraphWithItselfIsAllMatch)
{
    Graph one = graph({2, 0, 2}, {subject, other, object});
    one.secondary = {{3, 1, subject}, {3, 1, subject}};
    const auto compared = compare(one, one);
    EXPECT_EQ(compared.size(), 5U);
    for (const ComparedArc& arc : compared)
        EXPECT_EQ(arc.match, ArcMatch::Match);
}

} // namespace layer_test
} // namespace arcwright
