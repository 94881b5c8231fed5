// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/cell_operations.h"

#include "core/editing/edit_problems.h"
#include "core/treebank/treebank_problems.h"

#include <gtest/gtest.h>

#include "tests/core/support/knp_samples.h"
#include "tests/core/support/short_conllu.h"

namespace arcwright {
namespace cell_operations_test {

using test::fromShort;
using test::refusal;
using test::toShort;

constexpr auto graph = "1-2 ab\n1 a 2 x 2:x|3:s\n2 b 0 root 0:root\n2.1 e _ _ 2:conj\n3 c 2 y\n";

TEST(CellTest, IsReadAsItsColumnHasIt)
{
    const Sentence sentence = fromShort(graph);
    EXPECT_EQ(cellText(sentence, {{1, 0}, false, WordField::Head, {}}), "2");
    EXPECT_EQ(cellText(sentence, {{1, 0}, false, WordField::Parents, {}}), "2:x|3:s");
    EXPECT_EQ(cellText(sentence, {{2, 1}, false, WordField::Parents, {}}), "2:conj");
    EXPECT_EQ(cellText(sentence, {{1, 0}, true, WordField::Form, {}}), "ab");
    EXPECT_EQ(cellText(sentence, {{3, 0}, true, WordField::Form, {}}), "") << "no multiword token begins there";
    EXPECT_EQ(cellText(sentence, {{9, 0}, false, WordField::Form, {}}), "");
}

TEST(CellTest, TakesHeadsAndParentsAsText)
{
    const Sentence sentence = fromShort(graph);
    EXPECT_EQ(toShort(setCell(sentence, {{3, 0}, false, WordField::Head, "1"})),
        "1-2 ab\n1 a 2 x 2:x|3:s\n2 b 0 root 0:root\n2.1 e _ _ 2:conj\n3 c 1 y 1:y\n");
    EXPECT_EQ(toShort(setCell(sentence, {{3, 0}, false, WordField::Head, "_"})),
        "1-2 ab\n1 a 2 x 2:x|3:s\n2 b 0 root 0:root\n2.1 e _ _ 2:conj\n3 c _ y\n");
    EXPECT_EQ(toShort(setCell(sentence, {{3, 0}, false, WordField::Parents, "2.1:z|1:w"})),
        "1-2 ab\n1 a 2 x 2:x|3:s\n2 b 0 root 0:root\n2.1 e _ _ 2:conj\n3 c 2 y 1:w|2.1:z\n");
    EXPECT_EQ(toShort(setCell(sentence, {{1, 0}, true, WordField::Form, "AB"})),
        "1-2 AB\n1 a 2 x 2:x|3:s\n2 b 0 root 0:root\n2.1 e _ _ 2:conj\n3 c 2 y\n");
}

TEST(CellTest, RefusesWhatIsNoHeadAndNoParent)
{
    const Sentence sentence = fromShort(graph);
    const auto refuses = [&](WordField field, const char* text) {
        return refusal(setCell(sentence, {{3, 0}, false, field, text}));
    };
    for (const char* text : {"x", "1x", "-1", " 1", "1.1"})
        EXPECT_EQ(refuses(WordField::Head, text), TreebankProblem::InvalidHead) << text;
    EXPECT_EQ(refuses(WordField::Head, "4"), EditProblem::NoSuchNode);
    for (const char* text : {"2", "2:", ":x", "2:x|", "x:y"})
        EXPECT_EQ(refuses(WordField::Parents, text), TreebankProblem::InvalidDeps) << text;
}

/// Units of these files are bunsetsu: the third word is not the third of them.
TEST(CellTest, WordsOfBunsetsuHaveNoHeads)
{
    const Sentence sentence = test::knpSentence("* 1D\na\nb\n* 2D\nc\n* -1D\nd\nEOS\n");
    for (const WordField field : {WordField::Head, WordField::Relation, WordField::Parents})
        EXPECT_EQ(refusal(setCell(sentence, {{1, 0}, false, field, "3"})), EditProblem::FieldNotInFormat);
}

TEST(CellTest, SeveralAreSetOrNone)
{
    const Sentence sentence = fromShort(graph);
    EXPECT_EQ(
        toShort(setCells(sentence, {{{1, 0}, false, WordField::Head, "3"}, {{3, 0}, false, WordField::Relation, "z"}})),
        "1-2 ab\n1 a 3 x 3:s|3:x\n2 b 0 root 0:root\n2.1 e _ _ 2:conj\n3 c 2 z 2:z\n");
    EXPECT_EQ(
        refusal(setCells(sentence, {{{1, 0}, false, WordField::Head, "3"}, {{3, 0}, false, WordField::Head, "3"}})),
        EditProblem::HeadIsItself);
}

} // namespace cell_operations_test
} // namespace arcwright
