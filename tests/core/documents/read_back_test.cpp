// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/read_back.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "core/documents/working_copy.h"
#include "core/editing/arc_operations.h"
#include "core/editing/cell_operations.h"
#include "core/editing/edit_problems.h"
#include "core/editing/field_operations.h"
#include "core/treebank/treebank_problems.h"
#include "tests/core/support/conllu_generator.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/sentences.h"
#include "tests/core/support/temporary_folder.h"

namespace arcwright {
namespace read_back_test {

const std::string knp
    = "# S-ID:1\n* 1D\n+ 1D\n本 ほん 本 名詞 6 普通名詞 1 * 0 * 0 NIL\n"
      "を を を 助詞 9 格助詞 1 * 0 * 0 NIL\n* -1D\n+ -1D\n読む よむ 読む 動詞 2 * 0 * 0 * 0 NIL\nEOS\n";
const std::string cabocha = "* 0 1D 0/1 1.5\n本\t名詞,一般,*,*,*,*,本,ホン,ホン\nを\t助詞,格助詞,*,*,*,*,を,ヲ,ヲ\n"
                            "* 1 -1D 0/0 0.0\n読む\t動詞,自立,*,*,*,*,読む,ヨム,ヨム\nEOS\n";

Edit editOf(const Document& document, Sentence after)
{
    return replacement(document.id(0), document.sentence(0), std::make_shared<const Sentence>(std::move(after)));
}

Result<SentenceTexts> readsBack(const Document& document, const Result<Sentence>& after)
{
    if (!after)
        return failure(after.error());
    return writtenAndReadBack(editOf(document, *after), document.format());
}

/// The sentence with another lemma of its first word, which no operation has looked at.
Sentence withLemma(Sentence sentence, std::string lemma)
{
    sentence.word(1).lemma = std::move(lemma);
    return sentence;
}

/// The sentence with another type of its first bunsetsu, which no operation has looked at.
Sentence withType(Sentence sentence, std::string type)
{
    sentence.bunsetsu.front().type = std::move(type);
    return sentence;
}

/// A Japanese file and its format.
class ReadBackTest : public testing::TestWithParam<std::pair<const char*, const std::string*>> {
protected:
    const std::shared_ptr<const Document> document = test::documentOf(*GetParam().second, GetParam().first);
    const Sentence sentence = *document->sentence(0);
};

TEST_P(ReadBackTest, FieldsThatTheFormatHasNotAreRefused)
{
    for (const WordField field : {WordField::Feats, WordField::Misc}) {
        const auto set = setField(sentence, {1, 0}, field, "A=1");
        ASSERT_FALSE(set.has_value());
        EXPECT_EQ(set.error().code, EditProblem::FieldNotInFormat);
    }
    EXPECT_FALSE(setFurtherField(sentence, {1, 0}, "colour", "red").has_value());
    EXPECT_TRUE(readsBack(*document, setField(sentence, {1, 0}, WordField::Lemma, "木")));
}

TEST_P(ReadBackTest, TypesThatWouldBecomeAnotherAreNotWritable)
{
    EXPECT_TRUE(readsBack(*document, setRelation(sentence, 1, "P")));
    const auto kept = readsBack(*document, withType(sentence, "日"));
    ASSERT_FALSE(kept.has_value());
    EXPECT_EQ(kept.error().code, TreebankProblem::NotWritable);
    EXPECT_EQ(kept.error().arguments.back(), "日");
}

TEST_P(ReadBackTest, WhatIsTakenStandsInTheFileAsItIs)
{
    EXPECT_TRUE(rc::check([&] {
        const std::string text = test::oneOf({"x", "a b", " ", "*", "* 0 1D", "EOS", "#", "a,b", "\"", "a\"b", "\\",
            "0", "\u3000", "\xEF\xBB\xBF", "日", "+", "-"});
        constexpr WordField fields[]{WordField::Form, WordField::Lemma, WordField::Upos, WordField::Xpos};
        const WordField field = fields[test::randomNumber(0, 4)];
        const int word = test::randomNumber(1, sentence.size() + 1);
        const auto after = setField(sentence, {word, 0}, field, text);
        RC_PRE(after.has_value());
        const Edit edit = editOf(*document, *after);
        RC_PRE(writtenAndReadBack(edit, document->format()).has_value());
        const auto reread = test::documentOf(document->with(edit)->serialised().value(), GetParam().first);
        RC_ASSERT(reread->size() == 1U);
        RC_ASSERT(reread->sentence(0)->tokens == after->tokens);
        RC_ASSERT(reread->sentence(0)->bunsetsu == after->bunsetsu);
    }));
}

INSTANTIATE_TEST_SUITE_P(
    Formats, ReadBackTest, testing::Values(std::pair("knp", &knp), std::pair("cabocha", &cabocha)));

TEST(ReadBackKnpTest, SpacesWithinAFieldAreNotWritable)
{
    const auto document = test::documentOf(knp, "knp");
    const auto kept = readsBack(*document, withLemma(*document->sentence(0), "本 屋"));
    ASSERT_FALSE(kept.has_value());
    EXPECT_EQ(kept.error().code, TreebankProblem::NotWritable);
    EXPECT_EQ(kept.error().arguments, (std::vector<std::string>{"knp", "本 屋"}));
}

TEST(ReadBackKnpTest, ABunsetsuHasATypeAsLongAsItHasAHead)
{
    const auto document = test::documentOf(knp, "knp");
    const auto open = setHead(*document->sentence(0), 1, kNoHead);
    ASSERT_TRUE(readsBack(*document, open));
    EXPECT_EQ(open->relationOf(1), "");
    const auto attached = setHead(*open, 1, 2);
    ASSERT_TRUE(readsBack(*document, attached));
    EXPECT_EQ(attached->relationOf(1), "D");
}

TEST(ReadBackCabochaTest, EveryBunsetsuKeepsAHead)
{
    const auto document = test::documentOf(cabocha, "cabocha");
    const auto kept = readsBack(*document, setHead(*document->sentence(0), 1, kNoHead));
    ASSERT_FALSE(kept.has_value());
    EXPECT_EQ(kept.error().code, TreebankProblem::WithoutHead);
    EXPECT_EQ(kept.error().arguments, (std::vector<std::string>{"1", "本を"}));
}

TEST(ReadBackWorkingCopyTest, AStepThatWouldBeReadOtherwiseIsNotMade)
{
    const test::TemporaryFolder folder;
    WorkingCopy copy(openDocument(folder.write("a.knp", knp)).value());
    const Sentence changed = withLemma(*copy.document()->sentence(0), "本 屋");
    const auto made = copy.make({Operation::SetField, {editOf(*copy.document(), changed)}});
    ASSERT_FALSE(made.has_value());
    EXPECT_EQ(made.error().code, TreebankProblem::NotWritable);
    EXPECT_FALSE(copy.isModified());
    EXPECT_EQ(copy.document()->sentence(0)->word(1).lemma, "本");
}

} // namespace read_back_test
} // namespace arcwright
