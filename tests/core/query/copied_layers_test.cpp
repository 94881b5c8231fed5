// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/query/askable.h"
#include "core/query/attachment_kinds.h"
#include "core/query/copied_layers.h"
#include "tests/core/support/sentences.h"

namespace arcwright::copied_layers_test {

TEST(CopiedLayersTest, SayWhatTheLayersSay)
{
    const Sentence sentence = *test::sentence(
        {test::token("a", "X", 2, "dep"), test::token("b", "X", 0, "root"), test::token("c", "X", 2, "dep")});
    RelationPool relations;
    const Graph gold = graphOf(sentence, relations);
    Graph other = gold;
    other.heads[1] = 3;
    const SentenceKey here{0, SentenceId{1}};
    const SentenceKey there{0, SentenceId{2}};
    Layer hill("a name of its own");
    hill.set(here, {other, Exposure::Unseen, {3}});
    Layer silent("silent");
    CopiedLayers copies;
    copies.add("hill", hill, here);
    copies.add("silent", silent, here);
    hill.remove(here);
    const auto words = [&](const char* text, SentenceKey key) {
        const auto layers = copies.of(key, relations);
        SearchedSentence searched{sentence};
        searched.layers = layers;
        std::vector<int> units;
        for (const PatternMatch& match : findMatches(parsePattern(text).value(), searched))
            units.push_back(match.front());
        return units;
    };
    EXPECT_EQ(words("wrong in hill", here), std::vector<int>{1});
    EXPECT_EQ(words("right in hill", here), std::vector<int>{2}) << "of the third word it says nothing";
    EXPECT_TRUE(words("!wrong in hill", there).empty());
    EXPECT_TRUE(words("!wrong in silent", here).empty());
    EXPECT_EQ(copies.of(there, relations).size(), 2U);
}

TEST(CopiedLayersTest, ALayerOfGraphsIsOneWhereASentenceHasNoFurtherParents)
{
    const Sentence sentence = *test::sentence({test::token("a", "X", 2, "dep"), test::token("b", "X", 0, "root")});
    RelationPool relations;
    const Graph tree = graphOf(sentence, relations);
    Graph graph = tree;
    graph.secondary.push_back({0, 1, graph.relations[1]});
    const SentenceKey here{0, SentenceId{1}};
    const SentenceKey there{0, SentenceId{2}};
    Layer trees("trees");
    trees.set(here, {tree, Exposure::Unseen});
    Layer graphs("graphs");
    graphs.set(here, {tree, Exposure::Unseen});
    graphs.set(there, {graph, Exposure::Unseen});
    CopiedLayers copies;
    copies.add("trees", trees, here);
    copies.add("graphs", graphs, here);
    const auto kinds = parseAttachmentKinds("enhanced: deps~\".\"").value();
    const KindTeller teller = [&](const Sentence& each) { return kindsOf(kinds, each); };
    const auto layers = copies.of(here, relations);
    SearchedSentence searched{sentence};
    searched.layers = layers;
    searched.kinds = &teller;
    const auto matches = [&](const char* text) { return findMatches(parsePattern(text).value(), searched).size(); };
    EXPECT_EQ(matches("trees.kind=enhanced"), 0U);
    EXPECT_EQ(matches("graphs.kind=enhanced"), 2U) << "its enhanced graph is there, though a tree";
}

TEST(CopiedLayersTest, PatternsTellTheLayersTheyAskFor)
{
    const auto asked = [](const char* text) { return layersAskedFor(parsePattern(text).value()); };
    EXPECT_EQ(asked("right in B wrong in A A.relation=x gold.head=2"), (std::vector<std::string>{"B", "A"}));
    EXPECT_EQ(asked("[wrong] >@C []"), (std::vector<std::string>{"predicted", "C"}));
    EXPECT_TRUE(asked("upos=X > []").empty());
}

} // namespace arcwright::copied_layers_test
