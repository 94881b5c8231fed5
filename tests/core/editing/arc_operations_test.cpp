// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/arc_operations.h"

#include <gtest/gtest.h>

#include "core/editing/edit_problems.h"
#include "core/editing/empty_node_operations.h"
#include "core/treebank/prague_fields.h"
#include "core/treebank/treebank_problems.h"
#include "tests/core/support/sentences.h"
#include "tests/core/support/short_conllu.h"

namespace arcwright {
namespace arc_operations_test {

using test::fromShort;
using test::refusal;
using test::toShort;

Parent parent(int word, std::string relation, int empty = 0)
{
    return {{word, empty}, std::move(relation)};
}

constexpr auto graph = "1 a 2 x 2:x|3:s\n2 b 0 root 0:root\n2.1 e _ _ 2:conj\n3 c 2 y\n";

TEST(SetHeadTest, MovesTheCopyInTheGraph)
{
    EXPECT_EQ(toShort(setHead(fromShort(graph), 1, 0)),
        "1 a 0 root 0:root|3:s\n2 b 0 root 0:root\n2.1 e _ _ 2:conj\n3 c 2 y\n");
    EXPECT_EQ(toShort(setHead(fromShort(graph), 3, kNoHead)),
        "1 a 2 x 2:x|3:s\n2 b 0 root 0:root\n2.1 e _ _ 2:conj\n3 c _ y\n");
}

/// Elsewhere `_Co` is a part of the relation.
TEST(SetRelationTest, TakesMembershipApartWhereWordsHaveIt)
{
    const auto named = [](const Sentence& sentence) {
        const auto changed = setRelation(sentence, 1, "Sb_Co");
        return changed ? changed->word(1) : Token();
    };
    for (const auto& [bytes, format] : {std::pair("1\ta\ta\t_\t_\t_\t0\tPred\t_\t_\n\n", "conllu"),
             std::pair("1\ta\ta\t_\t_\t_\t0\tPred\t_\t_\n\n", "conllx"),
             std::pair("<s>\n<W id=\"0\" in=\"1:Pred\">a</W>\n<W out=\"-1:Pred\">b</W>\n</s>\n", "dtag")}) {
        const Token word = named(test::sentenceOf(bytes, format));
        EXPECT_EQ(word.relation, "Sb_Co") << format;
        EXPECT_FALSE(hasPragueFlag(word, pml::isMember)) << format;
    }
    const Token come = named(test::sentenceOf("1\ta\ta\t_\t_\t_\t0\tPred\t_\tId=a-1\n\n"));
    EXPECT_EQ(come.relation, "Sb");
    EXPECT_EQ(come.misc, "Id=a-1|IsMember=Yes") << "a word of a Prague treebank";
}

TEST(SetHeadTest, PutsRootWhereTheHeadIsNodeZeroAndNowhereElse)
{
    EXPECT_EQ(toShort(setHead(fromShort("1 a 2 nsubj\n2 b 0 root\n"), 1, 0)), "1 a 0 root\n2 b 0 root\n");
    EXPECT_EQ(toShort(setHead(fromShort("1 a 2 nsubj\n2 b 0 root 0:root\n"), 2, 1)), "1 a 2 nsubj\n2 b 1 dep 1:dep\n");
    EXPECT_EQ(toShort(setHead(fromShort("1 a 2 nsubj\n2 b 0 root\n"), 2, kNoHead)), "1 a 2 nsubj\n2 b\n");
    EXPECT_EQ(toShort(setHead(fromShort("1 a 0 root:x\n2 b 1 y\n"), 1, 2)), "1 a 2 dep\n2 b 1 y\n");
    EXPECT_EQ(toShort(setHead(fromShort("1 a 2 y\n2 b 0 x\n3 c 2 y\n"), 2, 3)), "1 a 2 y\n2 b 3 x\n3 c 2 y\n")
        << "what is not root may stay";
}

TEST(SetHeadTest, KnowsNoRootInOtherFormats)
{
    const std::string bytes = "1\ta\t_\tX\t_\t_\t2\tSUBJ\t_\t_\n2\tb\t_\tX\t_\t_\t0\tROOT\t_\t_\n\n";
    const auto changed = setHead(test::sentenceOf(bytes, "conllx"), 1, kRoot);
    ASSERT_TRUE(changed.has_value());
    EXPECT_EQ(changed->word(1).relation, "SUBJ");
}

TEST(SetHeadTest, IsRefusedToItselfAndToWordsThatAreNotThere)
{
    EXPECT_EQ(refusal(setHead(fromShort(graph), 2, 2)), EditProblem::HeadIsItself);
    EXPECT_EQ(refusal(setHead(fromShort(graph), 2, 4)), EditProblem::NoSuchNode);
    EXPECT_EQ(refusal(setHead(fromShort(graph), 2, -2)), EditProblem::NoSuchNode);
    EXPECT_EQ(refusal(setHead(fromShort(graph), 0, 2)), EditProblem::NoSuchNode);
    EXPECT_EQ(refusal(setHead(fromShort(graph), 2, 1)), ProblemCode()) << "a circle may be made";
}

TEST(SetRelationTest, NeedsTextThatAFieldCanHold)
{
    EXPECT_EQ(toShort(setRelation(fromShort(graph), 1, "new")),
        "1 a 2 new 2:new|3:s\n2 b 0 root 0:root\n2.1 e _ _ 2:conj\n3 c 2 y\n");
    EXPECT_EQ(toShort(setRelation(fromShort(graph), 3, "_")),
        "1 a 2 x 2:x|3:s\n2 b 0 root 0:root\n2.1 e _ _ 2:conj\n3 c 2\n");
    EXPECT_EQ(refusal(setRelation(fromShort(graph), 1, "")), EditProblem::RelationNeeded);
    EXPECT_EQ(refusal(setRelation(fromShort(graph), 1, "a|b")), TreebankProblem::BarInRelation);
    EXPECT_EQ(refusal(setRelation(fromShort(graph), 3, "a\tb")), EditProblem::TextNotInField);
}

TEST(AddParentTest, KeepsTheOrderAndBringsTheBasicArc)
{
    EXPECT_EQ(toShort(addParent(fromShort(graph), {1, 0}, parent(2, "s", 1))),
        "1 a 2 x 2:x|2.1:s|3:s\n2 b 0 root 0:root\n2.1 e _ _ 2:conj\n3 c 2 y\n");
    EXPECT_EQ(toShort(addParent(fromShort(graph), {3, 0}, parent(1, "s"))),
        "1 a 2 x 2:x|3:s\n2 b 0 root 0:root\n2.1 e _ _ 2:conj\n3 c 2 y 1:s|2:y\n");
    EXPECT_EQ(toShort(addParent(fromShort(graph), {3, 0}, parent(2, "y:z"))),
        "1 a 2 x 2:x|3:s\n2 b 0 root 0:root\n2.1 e _ _ 2:conj\n3 c 2 y 2:y:z\n");
    EXPECT_EQ(toShort(addParent(fromShort(graph), {2, 1}, parent(0, "root"))),
        "1 a 2 x 2:x|3:s\n2 b 0 root 0:root\n2.1 e _ _ 0:root|2:conj\n3 c 2 y\n");
}

TEST(AddParentTest, IsRefusedTwiceAndToItself)
{
    EXPECT_EQ(refusal(addParent(fromShort(graph), {1, 0}, parent(3, "s"))), EditProblem::ParentIsThere);
    EXPECT_EQ(refusal(addParent(fromShort(graph), {1, 0}, parent(3, "other"))), ProblemCode())
        << "two relations to one head";
    EXPECT_EQ(refusal(addParent(fromShort(graph), {1, 0}, parent(1, "s"))), EditProblem::HeadIsItself);
    EXPECT_EQ(refusal(addParent(fromShort(graph), {2, 1}, parent(2, "s", 1))), EditProblem::HeadIsItself);
    EXPECT_EQ(refusal(addParent(fromShort(graph), {1, 0}, parent(2, "s", 2))), EditProblem::NoSuchNode);
    EXPECT_EQ(refusal(addParent(fromShort(graph), {1, 0}, parent(3, ""))), EditProblem::RelationNeeded);
    EXPECT_EQ(refusal(addParent(fromShort(graph), {0, 0}, parent(3, "s"))), EditProblem::NoSuchNode);
}

TEST(RemoveParentTest, LeavesTheTree)
{
    EXPECT_EQ(
        toShort(removeParent(fromShort("1 a 2 x 2:x|3:s\n2 b 0 root 0:root\n3 c 2 y 2:y\n"), {1, 0}, parent(2, "x"))),
        "1 a 2 x 3:s\n2 b 0 root 0:root\n3 c 2 y 2:y\n");
    EXPECT_EQ(refusal(removeParent(fromShort(graph), {1, 0}, parent(2, "y"))), EditProblem::NoSuchParent);
}

TEST(ReplaceParentTest, PutsTheNewOneInOrder)
{
    EXPECT_EQ(toShort(replaceParent(fromShort(graph), {1, 0}, parent(3, "s"), parent(0, "t"))),
        "1 a 2 x 0:t|2:x\n2 b 0 root 0:root\n2.1 e _ _ 2:conj\n3 c 2 y\n");
    EXPECT_EQ(
        refusal(replaceParent(fromShort(graph), {1, 0}, parent(3, "s"), parent(2, "x"))), EditProblem::ParentIsThere);
    EXPECT_EQ(
        refusal(replaceParent(fromShort(graph), {1, 0}, parent(3, "q"), parent(0, "x"))), EditProblem::NoSuchParent);
}

TEST(SetParentsTest, SortsAndChecksThem)
{
    EXPECT_EQ(toShort(setParents(fromShort(graph), {3, 0}, {parent(2, "y"), parent(0, "r")})),
        "1 a 2 x 2:x|3:s\n2 b 0 root 0:root\n2.1 e _ _ 2:conj\n3 c 2 y 0:r|2:y\n");
    EXPECT_EQ(toShort(setParents(fromShort(graph), {1, 0}, {})),
        "1 a 2 x 2:x\n2 b 0 root 0:root\n2.1 e _ _ 2:conj\n3 c 2 y\n")
        << "no word is without an arc where others have one";
    EXPECT_EQ(
        refusal(setParents(fromShort(graph), {3, 0}, {parent(2, "y"), parent(2, "y")})), EditProblem::ParentIsThere);
}

TEST(EmptyNodeTest, InsertingMovesTheFollowingOn)
{
    EXPECT_EQ(toShort(insertEmptyNode(fromShort("1 a 0 root 0:root|1.1:x\n1.1 e _ _ 1:y\n1.2 f _ _ 1.1:z\n"), {1, 1},
                  "new", {parent(1, "q", 1), parent(1, "p")})),
        "1 a 0 root 0:root|1.2:x\n1.1 new _ _ 1:p|1.2:q\n1.2 e _ _ 1:y\n1.3 f _ _ 1.2:z\n");
    EXPECT_EQ(
        toShort(insertEmptyNode(fromShort("1 a 0 root 0:root\n"), {0, 1}, "")), "0.1 _ _ _ 0:root\n1 a 0 root 0:root\n")
        << "no node is without an arc where others have one";
    EXPECT_EQ(refusal(insertEmptyNode(fromShort("1 a 0 root\n"), {1, 2}, "x")), EditProblem::NoSuchNode);
    EXPECT_EQ(refusal(insertEmptyNode(fromShort("1 a 0 root\n"), {2, 1}, "x")), EditProblem::NoSuchNode);
    EXPECT_EQ(refusal(insertEmptyNode(fromShort("1 a 0 root\n"), {1, 0}, "x")), EditProblem::NoSuchNode);
}

TEST(EmptyNodeTest, DeletingHandsItsArcsToItsParent)
{
    EXPECT_EQ(toShort(deleteEmptyNode(
                  fromShort("1 a 0 root 0:root\n1.1 e _ _ 1:y\n1.2 f _ _ 1.1:z\n2 b 1 x 1.1:x\n"), {1, 1})),
        "1 a 0 root 0:root\n1.1 f _ _ 1:z\n2 b 1 x 1:x\n");
    EXPECT_EQ(toShort(deleteEmptyNode(fromShort("1 a 0 root 0:root\n1.1 e _ _ 0:y\n2 b 1 x 1.1:q\n"), {1, 1})),
        "1 a 0 root 0:root\n2 b 1 x 1:x\n")
        << "nothing becomes a root in the graph, but the word keeps an arc";
    EXPECT_EQ(refusal(deleteEmptyNode(fromShort("1 a 0 root\n"), {1, 1})), EditProblem::NoSuchNode);
    EXPECT_EQ(refusal(deleteEmptyNode(fromShort("1 a 0 root\n"), {1, 0})), EditProblem::NoSuchNode);
}

} // namespace arc_operations_test
} // namespace arcwright
