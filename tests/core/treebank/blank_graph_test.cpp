// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/treebank/blank_graph.h"

#include <gtest/gtest.h>

#include "core/base/string_pool.h"

namespace arcwright {

TEST(BlankGraphTest, IsOneOfWhichNobodyHasSaidAnything)
{
    Graph graph(3);
    EXPECT_TRUE(isBlank(graph));
    graph.heads = {kNoHead, kRoot, kRoot, kRoot};
    EXPECT_TRUE(isBlank(graph)) << "as DTAG has words without arcs";
    graph.heads[2] = 1;
    EXPECT_FALSE(isBlank(graph));
}

TEST(BlankGraphTest, AWordAloneHasATreeAndSoHasARelation)
{
    RelationPool relations;
    Graph one(1);
    one.heads[1] = kRoot;
    EXPECT_FALSE(isBlank(one));
    Graph two(2);
    two.heads = {kNoHead, kRoot, kRoot};
    two.relations[1] = relations.intern("root");
    EXPECT_FALSE(isBlank(two));
    Graph secondary(2);
    secondary.heads = {kNoHead, kRoot, kRoot};
    secondary.secondary.push_back({1, 2, {}});
    EXPECT_FALSE(isBlank(secondary));
    EXPECT_FALSE(isBlank(Graph()));
}

TEST(BlankGraphTest, SentencesAreBlankAsTheirGraphsAre)
{
    Sentence sentence;
    EXPECT_FALSE(isBlank(sentence));
    sentence.tokens.resize(2);
    for (Token& token : sentence.tokens)
        token.head = kNoHead;
    EXPECT_TRUE(isBlank(sentence));
    sentence.tokens[0].head = sentence.tokens[1].head = kRoot;
    EXPECT_TRUE(isBlank(sentence));
    sentence.tokens[0].relation = "root";
    EXPECT_FALSE(isBlank(sentence));
    sentence.tokens[0].relation.clear();
    sentence.tokens[0].head = 2;
    EXPECT_FALSE(isBlank(sentence));
    sentence.tokens.resize(1);
    sentence.tokens[0].head = kRoot;
    EXPECT_FALSE(isBlank(sentence)) << "a word alone has a tree";
}

} // namespace arcwright
