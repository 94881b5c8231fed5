// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/graph_operations.h"

#include <gtest/gtest.h>

#include "core/editing/edit_problems.h"
#include "tests/core/support/short_conllu.h"
#include "tests/core/support/treebank_folder.h"

namespace arcwright {
namespace graph_operations_test {

using test::fromShort;
using test::refusal;
using test::toShort;

constexpr auto graph = "1 a 2 obl 2:obl:in|3:s\n2 b 0 root 0:root\n3 c 2 y 2:y\n3.1 e _ _ 2:conj|3:x\n";

TEST(GraphOperationsTest, TheHeadOfAnArcIsAnotherAndTheTreeStays)
{
    EXPECT_EQ(toShort(setGraphHead(fromShort(graph), {1, 0}, std::nullopt, {3, 1})),
        "1 a 2 obl 3:s|3.1:obl:in\n2 b 0 root 0:root\n3 c 2 y 2:y\n3.1 e _ _ 2:conj|3:x\n")
        << "of several, the copy of the tree's arc is meant";
    EXPECT_EQ(toShort(setGraphHead(fromShort(graph), {1, 0}, Parent{{3, 0}, "s"}, {2, 0})),
        "1 a 2 obl 2:obl:in|2:s\n2 b 0 root 0:root\n3 c 2 y 2:y\n3.1 e _ _ 2:conj|3:x\n");
    EXPECT_EQ(toShort(setGraphHead(fromShort(graph), {3, 1}, Parent{{2, 0}, "conj"}, {1, 0})),
        "1 a 2 obl 2:obl:in|3:s\n2 b 0 root 0:root\n3 c 2 y 2:y\n3.1 e _ _ 1:conj|3:x\n");
}

TEST(GraphOperationsTest, RootIsTheRelationOfArcsFromTheRootAlone)
{
    EXPECT_EQ(toShort(setGraphHead(fromShort(graph), {3, 0}, std::nullopt, {0, 0})),
        "1 a 2 obl 2:obl:in|3:s\n2 b 0 root 0:root\n3 c 2 y 0:root\n3.1 e _ _ 2:conj|3:x\n");
    EXPECT_EQ(toShort(setGraphHead(fromShort("1 a 2 x 0:root\n2 b 0 root 0:root\n"), {1, 0}, std::nullopt, {2, 0})),
        "1 a 2 x 2:dep\n2 b 0 root 0:root\n");
}

TEST(GraphOperationsTest, ARelationIsAnotherAndTheTreeStays)
{
    EXPECT_EQ(toShort(setGraphRelation(fromShort(graph), {1, 0}, std::nullopt, "obl:on")),
        "1 a 2 obl 2:obl:on|3:s\n2 b 0 root 0:root\n3 c 2 y 2:y\n3.1 e _ _ 2:conj|3:x\n");
    EXPECT_EQ(toShort(setGraphArc(fromShort(graph), {3, 0}, std::nullopt, {{1, 0}, "z"})),
        "1 a 2 obl 2:obl:in|3:s\n2 b 0 root 0:root\n3 c 2 y 1:z\n3.1 e _ _ 2:conj|3:x\n");
}

TEST(GraphOperationsTest, WhatCannotBeIsRefusedWithItsReason)
{
    const Sentence sentence = fromShort(graph);
    EXPECT_EQ(refusal(setGraphHead(sentence, {3, 1}, std::nullopt, {1, 0})), EditProblem::SeveralParents);
    EXPECT_EQ(refusal(setGraphHead(sentence, {3, 0}, std::nullopt, {3, 0})), EditProblem::HeadIsItself);
    EXPECT_EQ(refusal(setGraphHead(sentence, {2, 0}, std::nullopt, {1, 0})), EditProblem::NodesCutOff);
    EXPECT_EQ(refusal(setGraphHead(sentence, {9, 0}, std::nullopt, {1, 0})), EditProblem::NoSuchNode);
    EXPECT_EQ(refusal(setGraphRelation(sentence, {1, 0}, Parent{{3, 0}, "t"}, "z")), EditProblem::NoSuchParent);
    EXPECT_EQ(refusal(setGraphRelation(sentence, {1, 0}, std::nullopt, "")), EditProblem::RelationNeeded);
    EXPECT_EQ(
        refusal(setGraphRelation(fromShort("1 a 0 root\n"), {1, 0}, std::nullopt, "z")), EditProblem::NoSuchParent);
}

class RealGraphTest : public test::TreebankFolderTest { };

/// Every arc of real graphs can be taken to another relation and back: the bytes are those of the file.
TEST_F(RealGraphTest, ArcsGoAndComeBack)
{
    std::size_t arcs = 0;
    for (const std::string language : {"en", "cs"}) {
        const auto document = openDocument(files(".conllu", language).front());
        ASSERT_TRUE(document.has_value());
        for (std::size_t i = 0; i < std::min<std::size_t>((*document)->size(), 150); ++i) {
            const auto sentence = (*document)->sentence(i);
            for (int word = 1; word <= sentence->size(); ++word) {
                for (const Parent& parent : sentence->word(word).parents) {
                    const auto there = setGraphRelation(*sentence, {word, 0}, parent, "dep:x");
                    if (!there)
                        continue;
                    EXPECT_EQ(there->word(word).head, sentence->word(word).head);
                    const auto back
                        = setGraphRelation(*there, {word, 0}, Parent{parent.head, "dep:x"}, parent.relation);
                    ASSERT_TRUE(back.has_value());
                    ASSERT_EQ((*document)->format()->write(*back).value(), sentence->source.text());
                    ++arcs;
                }
            }
        }
    }
    EXPECT_GT(arcs, 1000U);
}

} // namespace graph_operations_test
} // namespace arcwright
