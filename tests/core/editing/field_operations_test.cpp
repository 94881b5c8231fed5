// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/field_operations.h"

#include <gtest/gtest.h>

#include "core/editing/comment_operations.h"
#include "core/editing/edit_problems.h"
#include "core/formats/conllu/conllu.h"
#include "tests/core/support/short_conllu.h"

namespace arcwright {
namespace field_operations_test {

using test::fromShort;
using test::refusal;
using test::toShort;

TEST(SetFieldTest, AFormChangesTheTextWhereItAgreed)
{
    const std::string text = "# text = a  bc d\n1 a 0 root\n2-3 bc\n2 b 1 x\n3 c 1 x\n4 d 1 x\n";
    EXPECT_EQ(toShort(setField(fromShort(text), {4, 0}, WordField::Form, "new")),
        "# text = a  bc new\n1 a 0 root\n2-3 bc\n2 b 1 x\n3 c 1 x\n4 new 1 x\n");
    EXPECT_EQ(toShort(setField(fromShort(text), {2, 0}, WordField::Form, "new")),
        "# text = a  bc d\n1 a 0 root\n2-3 bc\n2 new 1 x\n3 c 1 x\n4 d 1 x\n")
        << "syntactic words are not in the text";
    EXPECT_EQ(toShort(setMultiwordField(fromShort(text), 3, WordField::Form, "new")),
        "# text = a  new d\n1 a 0 root\n2-3 new\n2 b 1 x\n3 c 1 x\n4 d 1 x\n");
    EXPECT_EQ(toShort(setField(fromShort("# text = other\n1 a 0 root\n"), {1, 0}, WordField::Form, "b")),
        "# text = other\n1 b 0 root\n");
}

TEST(SetFieldTest, SpaceAfterChangesTheText)
{
    EXPECT_EQ(
        toShort(setField(fromShort("# text = a b\n1 a 0 root\n2 b 1 x\n"), {1, 0}, WordField::Misc, "SpaceAfter=No")),
        "# text = ab\n1 a 0 root _ SpaceAfter=No\n2 b 1 x\n");
    EXPECT_EQ(toShort(setField(
                  fromShort("# text = ab\n1 a 0 root _ SpaceAfter=No\n2 b 1 x\n"), {1, 0}, WordField::Misc, "_")),
        "# text = a b\n1 a 0 root\n2 b 1 x\n");
}

TEST(SetFieldTest, EveryFieldHasItsPlace)
{
    Sentence sentence
        = test::sentenceOf("1\ta\tb\tC\tD\tE=F\t0\troot\t0:root\tG=H\n1.1\te\t_\t_\t_\t_\t_\t_\t0:x\t_\n\n");
    const auto set = [&](NodeId node, WordField field, const char* text) {
        const auto changed = setField(sentence, node, field, text);
        ASSERT_TRUE(changed.has_value()) << testing::PrintToString(changed.error());
        sentence = *changed;
    };
    set({1, 0}, WordField::Form, "1");
    set({1, 0}, WordField::Lemma, "_");
    set({1, 0}, WordField::Upos, "3");
    set({1, 0}, WordField::Xpos, "");
    set({1, 0}, WordField::Feats, "5");
    set({1, 0}, WordField::Relation, "6");
    set({1, 0}, WordField::Misc, "7");
    set({1, 1}, WordField::Form, "f");
    set({1, 1}, WordField::Lemma, "l");
    EXPECT_EQ(*formatNamed("conllu")->write(sentence),
        "1\t1\t_\t3\t_\t5\t0\t6\t0:6\t7\n1.1\tf\tl\t_\t_\t_\t_\t_\t0:x\t_\n\n");
}

TEST(SetFieldTest, AnUnderscoreIsItsOwnLemma)
{
    const Sentence underscore
        = *setField(test::sentenceOf("1\ta\t_\tX\t_\t_\t0\troot\t_\t_\n\n"), {1, 0}, WordField::Form, "_");
    EXPECT_EQ(underscore.word(1).lemma, "_");
    EXPECT_EQ(test::sentenceOf(*formatNamed("conllu")->write(underscore)).tokens, underscore.tokens);
    EXPECT_EQ(setField(underscore, {1, 0}, WordField::Form, "b")->word(1).lemma, "");
    EXPECT_EQ(setField(underscore, {1, 0}, WordField::Lemma, "")->word(1).lemma, "_");
}

TEST(SetFieldTest, IsRefusedWhereItCannotBeReadBack)
{
    const Sentence sentence = fromShort("1-2 ab\n1 a 0 root\n2 b 1 x\n");
    EXPECT_EQ(refusal(setField(sentence, {1, 0}, WordField::Lemma, "a\tb")), EditProblem::TextNotInField);
    EXPECT_EQ(refusal(setField(sentence, {1, 0}, WordField::Lemma, "a\nb")), EditProblem::TextNotInField);
    EXPECT_EQ(refusal(setField(sentence, {1, 0}, WordField::Lemma, "a\xFF")), EditProblem::TextNotInField);
    EXPECT_EQ(refusal(setField(sentence, {1, 0}, WordField::Form, "")), EditProblem::EmptyForm);
    EXPECT_EQ(refusal(setField(sentence, {1, 0}, WordField::Head, "2")), EditProblem::FieldIsNoText);
    EXPECT_EQ(refusal(setField(sentence, {1, 1}, WordField::Form, "x")), EditProblem::NoSuchNode);
    EXPECT_EQ(refusal(setField(sentence, {0, 0}, WordField::Form, "x")), EditProblem::NoSuchNode);
    EXPECT_EQ(refusal(setMultiwordField(sentence, 1, WordField::Lemma, "x")), EditProblem::FieldIsNoText);
    EXPECT_EQ(
        refusal(setMultiwordField(fromShort("1 a 0 root\n"), 1, WordField::Form, "x")), EditProblem::NoSuchMultiword);
}

TEST(SetFieldTest, IsRefusedWhereTheFormatHasNoSuchField)
{
    const auto plus = std::make_shared<const ConlluFormat>(
        conlluPlusFamily, ConlluColumns({"ID", "FORM", "HEAD", "DEPREL", "X:Y"}));
    const Sentence sentence = *Document("plus", "1\ta\t0\troot\tz\n\n", plus).sentence(0);
    EXPECT_EQ(refusal(setField(sentence, {1, 0}, WordField::Misc, "A=1")), EditProblem::FieldNotInFormat);
    EXPECT_EQ(refusal(setFurtherField(sentence, {1, 0}, "Z", "1")), EditProblem::FieldNotInFormat);
    EXPECT_EQ(refusal(setFurtherField(sentence, {1, 0}, "FORM", "1")), EditProblem::FieldNotInFormat);
    EXPECT_EQ(*plus->write(*setFurtherField(sentence, {1, 0}, "X:Y", "w")), "1\ta\t0\troot\tw\n\n");
    EXPECT_EQ(*plus->write(*setFurtherField(sentence, {1, 0}, "X:Y", "_")), "1\ta\t0\troot\t_\n\n");
}

TEST(SetMetadataTest, KeepsTheRestOfItsLine)
{
    const Sentence sentence = fromShort("#sent_id=x \n# text =\n# newpar\n1 a 0 root\n");
    EXPECT_EQ(toShort(setMetadata(sentence, "sent_id", "y")), "#sent_id=y \n# text =\n# newpar\n1 a 0 root\n");
    EXPECT_EQ(toShort(setMetadata(sentence, "text", "a")), "#sent_id=x \n# text = a\n# newpar\n1 a 0 root\n");
    EXPECT_EQ(
        toShort(setMetadata(sentence, "new", "a b")), "#sent_id=x \n# text =\n# newpar\n# new = a b\n1 a 0 root\n");
    EXPECT_EQ(toShort(removeMetadata(sentence, "text")), "#sent_id=x \n# newpar\n1 a 0 root\n");
    EXPECT_EQ(refusal(removeMetadata(sentence, "none")), EditProblem::NoSuchComment);
    EXPECT_EQ(refusal(setMetadata(sentence, "a=b", "c")), EditProblem::InvalidComment);
    EXPECT_EQ(refusal(setMetadata(sentence, "a", " c")), EditProblem::InvalidComment);
    EXPECT_EQ(refusal(setMetadata(sentence, "a", "b\nc")), EditProblem::InvalidComment);
}

TEST(CommentTest, WholeLines)
{
    const Sentence sentence = fromShort("# a\n# b\n1 a 0 root\n");
    EXPECT_EQ(toShort(setComment(sentence, 1, "#c")), "# a\n#c\n1 a 0 root\n");
    EXPECT_EQ(toShort(insertComment(sentence, 1, "# c")), "# a\n# c\n# b\n1 a 0 root\n");
    EXPECT_EQ(toShort(insertComment(sentence, 2, "# c")), "# a\n# b\n# c\n1 a 0 root\n");
    EXPECT_EQ(toShort(removeComment(sentence, 0)), "# b\n1 a 0 root\n");
    EXPECT_EQ(refusal(setComment(sentence, 2, "# c")), EditProblem::NoSuchComment);
    EXPECT_EQ(refusal(insertComment(sentence, 3, "# c")), EditProblem::NoSuchComment);
    EXPECT_EQ(refusal(removeComment(sentence, 2)), EditProblem::NoSuchComment);
    EXPECT_EQ(refusal(setComment(sentence, 0, "c")), EditProblem::InvalidComment);
    EXPECT_EQ(refusal(insertComment(sentence, 0, "# c\n# d")), EditProblem::InvalidComment);
}

TEST(CommentTest, AllLinesAtOnce)
{
    const Sentence sentence = fromShort("# a\n# b\n1 a 0 root\n");
    EXPECT_EQ(commentLines(sentence), (std::vector<std::string>{"# a", "# b"}));
    EXPECT_EQ(toShort(setCommentLines(sentence, {"# a", "# c", "# d"})), "# a\n# c\n# d\n1 a 0 root\n");
    EXPECT_EQ(toShort(setCommentLines(sentence, {"# c"})), "# c\n1 a 0 root\n");
    EXPECT_EQ(toShort(setCommentLines(sentence, {})), "1 a 0 root\n");
    EXPECT_EQ(toShort(setCommentLines(fromShort("1 a 0 root\n"), {"# c"})), "# c\n1 a 0 root\n");
    EXPECT_EQ(refusal(setCommentLines(sentence, {"# a", "b"})), EditProblem::InvalidComment);
}

} // namespace field_operations_test
} // namespace arcwright
