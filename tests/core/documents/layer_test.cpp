// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/layer.h"

#include <algorithm>
#include <map>

#include <gtest/gtest.h>

#include "core/base/random.h"

namespace arcwright {
namespace layer_test {

constexpr RelationId subject{1};
constexpr RelationId object{2};
constexpr RelationId other{3};

Graph graph(std::vector<int> heads, std::vector<RelationId> relations = {})
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

/// The arcs that `graphs` have beside their trees, paired one after the other in the order in which they stand.
std::vector<ComparedArc> pairedOneByOne(const Graph& first, const Graph& second)
{
    std::vector<ComparedArc> compared;
    std::vector<Arc> missed;
    std::vector<Arc> extra = second.secondary;
    for (const Arc& arc : first.secondary) {
        const auto found = std::find(extra.begin(), extra.end(), arc);
        if (found == extra.end()) {
            missed.push_back(arc);
            continue;
        }
        compared.push_back({arc, ArcMatch::Match, arc.relation, true});
        extra.erase(found);
    }
    for (const Arc& arc : missed) {
        const auto found = std::find_if(extra.begin(), extra.end(),
            [&](const Arc& other) { return other.head == arc.head && other.dependent == arc.dependent; });
        if (found == extra.end()) {
            compared.push_back({arc, ArcMatch::Missed, arc.relation, true});
            continue;
        }
        compared.push_back({*found, ArcMatch::Mislabelled, arc.relation, true});
        extra.erase(found);
    }
    for (const Arc& arc : extra)
        compared.push_back({arc, ArcMatch::Extra, {}, true});
    return compared;
}

TEST(CompareTest, PairsParallelArcsInTheirOrder)
{
    RelationPool relations;
    const std::vector<RelationId> labels{relations.intern("a"), relations.intern("b"), relations.intern("c")};
    Random random(9);
    for (int round = 0; round < 300; ++round) {
        Graph graphs[2] = {Graph(4), Graph(4)};
        for (Graph& graph : graphs) {
            for (std::size_t arcs = random.below(12); arcs > 0; --arcs)
                graph.secondary.push_back({static_cast<int>(random.below(5)), static_cast<int>(1 + random.below(4)),
                    labels[random.below(labels.size())]});
        }
        const auto compared = compare(graphs[0], graphs[1]);
        ASSERT_EQ(compared, pairedOneByOne(graphs[0], graphs[1])) << round;
    }
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

/// What a layer of the plainest kind would have: the heads of the first words by sentence.
std::map<SentenceKey, int> headsIn(const Layer& layer)
{
    std::map<SentenceKey, int> heads;
    for (const SentenceKey key : layer.keys())
        heads[key] = layer.find(key)->graph.heads[1];
    return heads;
}

TEST(LayerTest, CopiesShareWhatNeitherChangesAndNothingElse)
{
    Random random(4);
    std::vector<Layer> layers{Layer("first")};
    std::vector<std::map<SentenceKey, int>> expected(1);
    for (int round = 0; round < 4000; ++round) {
        const std::size_t which = random.below(static_cast<std::uint32_t>(layers.size()));
        const SentenceKey key{random.below(3), SentenceId{random.below(700)}};
        switch (random.below(40)) {
        case 0:
            layers.push_back(layers[which]);
            expected.push_back(expected[which]);
            break;
        case 1:
            layers[which] = layers.front();
            expected[which] = expected.front();
            break;
        case 2:
            layers[which].remove(key.document);
            std::erase_if(expected[which], [&](const auto& one) { return one.first.document == key.document; });
            break;
        case 3:
        case 4:
            layers[which].remove(key);
            expected[which].erase(key);
            break;
        default: {
            Analysis analysis{graph({static_cast<int>(random.below(100)), 0})};
            expected[which][key] = analysis.graph.heads[1];
            layers[which].set(key, std::move(analysis));
        }
        }
        if (layers.size() > 6) {
            layers.erase(layers.begin() + 1);
            expected.erase(expected.begin() + 1);
        }
        ASSERT_EQ(
            layers[std::min(which, layers.size() - 1)].empty(), expected[std::min(which, layers.size() - 1)].empty());
        if (round % 50 != 0)
            continue;
        for (std::size_t i = 0; i < layers.size(); ++i) {
            ASSERT_EQ(headsIn(layers[i]), expected[i]) << round;
            ASSERT_EQ(layers[i].size(), expected[i].size());
        }
    }
}

TEST(LayerTest, ACopyHasTheAnalysesThemselves)
{
    Layer layer("predicted");
    for (std::uint32_t i = 0; i < 600; ++i)
        layer.set({0, SentenceId{i}}, {graph({0, 1})});
    const Layer copy = layer;
    layer.set({0, SentenceId{300}}, {graph({2, 0})});
    EXPECT_EQ(copy.find({0, SentenceId{5}}), layer.find({0, SentenceId{5}}));
    EXPECT_EQ(copy.find({0, SentenceId{301}}), layer.find({0, SentenceId{301}}));
    EXPECT_EQ(copy.find({0, SentenceId{300}})->graph.heads[1], 0);
    EXPECT_EQ(layer.find({0, SentenceId{300}})->graph.heads[1], 2);
}

} // namespace layer_test
} // namespace arcwright
