// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/editing/accept_operations.h"
#include "core/editing/arc_operations.h"
#include "core/editing/bunsetsu_operations.h"
#include "core/editing/cell_operations.h"
#include "core/editing/edit_problems.h"
#include "core/editing/field_operations.h"
#include "core/editing/insert_token.h"
#include "core/editing/split_token.h"
#include "core/formats/format_problems.h"
#include "core/treebank/treebank_problems.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace rulebook_test {

// Each format's editable fields, and the reasons of the refusals.

Sentence ruledConllu()
{
    return test::sentenceOf("1\ta\ta\tX\t_\t_\t2\tdet\t2:det\t_\n2\tb\tb\tX\t_\t_\t0\troot\t0:root\t_\n"
                            "3\tc\tc\tX\t_\t_\t2\tdep\t_\t_\n\n");
}

Sentence ruledDtag()
{
    return test::sentenceOf("<s>\n<W msd=\"N\" in=\"1:subj\" out=\"\">a</W>\n<W in=\"\" out=\"-1:subj|1:dobj\">b</W>\n"
                            "<W in=\"-1:dobj\" out=\"\">c</W>\n</s>\n",
        "dtag");
}

Sentence ruledKnp()
{
    return test::sentenceOf("# S-ID:1\n* 1D\na a a 名詞 6 普通名詞 1 * 0 * 0\n* 2D\nb b b 名詞 6 普通名詞 1 * 0 * 0\n"
                            "* -1D\nc c c 名詞 6 普通名詞 1 * 0 * 0\nEOS\n",
        "knp");
}

Sentence ruledCabocha()
{
    return test::sentenceOf("* 0 1D 0/0 0.5\na\t名詞,一般,*,*,*,*,a,a,a\n* 1 2D 0/0 0.5\nb\t名詞,一般,*,*,*,*,b,b,b\n"
                            "* 2 -1D 0/0 0.0\nc\t名詞,一般,*,*,*,*,c,c,c\nEOS\n",
        "cabocha");
}

std::vector<Sentence> ruledSentences()
{
    return {ruledConllu(), ruledDtag(), ruledKnp(), ruledCabocha()};
}

template <class Code>
void expectRefused(const Result<Sentence>& result, Code code)
{
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, ProblemCode(code)) << testing::PrintToString(result.error());
}

TEST(RulebookTest, AHeadIsAnotherUnitOfTheSentenceInEveryFormat)
{
    for (const Sentence& sentence : ruledSentences()) {
        ASSERT_FALSE(sentence.problem) << testing::PrintToString(*sentence.problem);
        expectRefused(setHead(sentence, 1, 1), EditProblem::HeadIsItself);
        expectRefused(setHead(sentence, 1, 4), EditProblem::NoSuchNode);
        expectRefused(setHead(sentence, 1, kNoHead - 1), EditProblem::NoSuchNode);
        expectRefused(setHead(sentence, 0, 1), EditProblem::NoSuchNode);
        expectRefused(setHead(sentence, 4, 1), EditProblem::NoSuchNode);
    }
}

TEST(RulebookTest, WhatIsOnlyUnusualIsMade)
{
    for (const Sentence& sentence : ruledSentences()) {
        const auto circle = setHead(sentence, 2, 1);
        ASSERT_TRUE(circle) << testing::PrintToString(circle.error());
        EXPECT_EQ(circle->headOf(2), 1) << "a circle, and of bunsetsu one to the left";
    }
}

TEST(RulebookTest, AnUnderscoreIsNoRelation)
{
    EXPECT_EQ(setRelation(ruledConllu(), 3, "_")->relationOf(3), "");
    expectRefused(setRelation(ruledConllu(), 1, "_"), EditProblem::RelationNeeded); // its copy in DEPS needs one
    expectRefused(setRelation(ruledDtag(), 1, "_"), EditProblem::RelationNeeded);
    expectRefused(setRelation(ruledKnp(), 1, "_"), EditProblem::RelationNeeded);
    expectRefused(setRelation(ruledCabocha(), 1, ""), EditProblem::RelationNeeded);
    expectRefused(addParent(ruledConllu(), {1, 0}, {{3, 0}, "_"}), EditProblem::RelationNeeded);
    expectRefused(addParent(ruledDtag(), {1, 0}, {{3, 0}, "_"}), EditProblem::RelationNeeded);
}

TEST(RulebookTest, RelationsOfConlluHaveNoBlanksAndBars)
{
    expectRefused(setRelation(ruledConllu(), 3, "a b"), TreebankProblem::BlankInRelation);
    expectRefused(setRelation(ruledConllu(), 3, "a|b"), TreebankProblem::BarInRelation);
    expectRefused(addParent(ruledConllu(), {1, 0}, {{3, 0}, "a|b"}), TreebankProblem::BarInRelation);
    expectRefused(
        setCell(ruledConllu(), {{1, 0}, false, WordField::Parents, "2:det|3:a b"}), TreebankProblem::BlankInRelation);
}

TEST(RulebookTest, LabelsOfDtagAreFinished)
{
    expectRefused(setRelation(ruledDtag(), 1, "[dob"), FormatProblem::BracketNotClosed);
    expectRefused(setRelation(ruledDtag(), 1, "<subj:pobj"), FormatProblem::BracketNotClosed);
    expectRefused(setRelation(ruledDtag(), 1, "[dobj}"), FormatProblem::BracketNotClosed);
    expectRefused(setRelation(ruledDtag(), 1, "dobj]"), FormatProblem::BracketNotOpened);
    expectRefused(setRelation(ruledDtag(), 1, "a b"), TreebankProblem::BlankInRelation);
    expectRefused(addParent(ruledDtag(), {1, 0}, {{3, 0}, "{agent"}), FormatProblem::BracketNotClosed);
    EXPECT_EQ(setRelation(ruledDtag(), 1, "a|b")->relationOf(1), "a|b") << "which is escaped";
    EXPECT_TRUE(addParent(ruledDtag(), {1, 0}, {{3, 0}, "[dobj]"}));
    expectRefused(setRelation(ruledDtag(), 2, "subj"), EditProblem::RootHasNoRelation);
}

TEST(RulebookTest, WhatALabelIsAlreadyMayStay)
{
    Sentence sentence = *setRelation(ruledDtag(), 1, "mod");
    sentence.word(1).relation = sentence.word(1).parents.front().relation = "[odd"; // as a file may have it
    EXPECT_TRUE(setRelation(sentence, 1, "[odd"));
    EXPECT_TRUE(setParents(sentence, {1, 0}, {sentence.word(1).parents.front(), {{3, 0}, "mod"}}));
}

TEST(RulebookTest, TypesOfBunsetsuAreThoseThereAre)
{
    for (const Sentence& sentence : {ruledKnp(), ruledCabocha()}) {
        expectRefused(setRelation(sentence, 1, "foo"), FormatProblem::UnknownBunsetsuType);
        expectRefused(setRelation(sentence, 1, "d"), FormatProblem::UnknownBunsetsuType);
        EXPECT_EQ(setRelation(sentence, 1, "P")->relationOf(1), "P");
        expectRefused(addParent(sentence, {1, 0}, {{3, 0}, "D"}), EditProblem::FieldNotInFormat);
    }
}

TEST(RulebookTest, ABunsetsuHasNoHeadOnlyWhereItsLineCanSaySo)
{
    EXPECT_EQ(setHead(ruledKnp(), 1, kNoHead)->headOf(1), kNoHead);
    expectRefused(setRelation(*setHead(ruledKnp(), 1, kNoHead), 1, "P"), TreebankProblem::WithoutHead);
    expectRefused(setHead(ruledCabocha(), 1, kNoHead), TreebankProblem::WithoutHead);
}

TEST(RulebookTest, FieldsAreThoseOfTheFormatAndOfTheUnit)
{
    expectRefused(setUnitField(ruledDtag(), 1, WordField::Upos, "X"), EditProblem::FieldNotInFormat);
    expectRefused(setUnitField(ruledKnp(), 1, WordField::Xpos, "X"), EditProblem::FieldOfWords);
    EXPECT_EQ(setUnitField(ruledKnp(), 1, WordField::Relation, "P")->relationOf(1), "P");
    EXPECT_EQ(setUnitField(ruledConllu(), 1, WordField::Upos, "NOUN")->word(1).upos, "NOUN");
    expectRefused(setUnitField(ruledConllu(), 4, WordField::Upos, "NOUN"), EditProblem::NoSuchNode);
}

TEST(RulebookTest, AFieldThatWouldBeReadAsAnotherIsRefused)
{
    expectRefused(setField(ruledKnp(), {1, 0}, WordField::Lemma, "a b"), TreebankProblem::NotWritable);
    EXPECT_FALSE(setField(ruledDtag(), {1, 0}, WordField::Form, "a\nb"));
}

TEST(RulebookTest, SplittingWhereItCannotBeSaysWhy)
{
    for (const Sentence& sentence : ruledSentences()) {
        expectRefused(splitToken(sentence, 1, std::vector<std::string>{"a"}), EditProblem::SplitOutsideWord);
        expectRefused(splitToken(sentence, 1, std::vector<std::string>{"x", "y"}), EditProblem::FormsDoNotMatch);
        expectRefused(splitBunsetsu(sentence, 1), EditProblem::NothingToSplit);
    }
}

TEST(RulebookTest, APredictionOfOtherUnitsIsRefused)
{
    RelationPool relations;
    for (const Sentence& sentence : ruledSentences()) {
        expectRefused(acceptAll(sentence, Graph(2), relations, {}), EditProblem::PredictedOtherUnits);
        expectRefused(acceptUnit(sentence, Graph(4), 1, relations, {}), EditProblem::PredictedOtherUnits);
    }
}

TEST(RulebookTest, AGuessThatTheFormatHasNoPlaceForIsRefused)
{
    const Sentence sentence
        = test::sentenceOf("<s>\n<W in=\"\" out=\"1:subj\">a</W>\n<W in=\"-1:subj\" out=\"\">b</W>\n</s>\n", "dtag");
    RelationPool relations;
    Graph proposed(2);
    proposed.heads = {kNoHead, kRoot, 1};
    proposed.relations[1] = relations.intern("root");
    proposed.relations[2] = relations.intern("subj");
    expectRefused(acceptUnit(sentence, proposed, 1, relations, {}), EditProblem::RootHasNoRelation);
    EXPECT_TRUE(acceptUnit(sentence, proposed, 2, relations, {}).has_value());
    EXPECT_TRUE(acceptAll(sentence, proposed, relations, {}).has_value());
}

TEST(RulebookTest, AcceptingIsRefusedAsTheSameEditByHandIs)
{
    RelationPool relations;
    for (const Sentence& sentence : ruledSentences()) {
        Graph proposed(3);
        proposed.heads[1] = 3;
        proposed.relations[1] = relations.intern("[a b");
        const auto byHand = setRelation(*setHead(sentence, 1, 3), 1, "[a b");
        const auto accepted = acceptUnit(sentence, proposed, 1, relations, {});
        ASSERT_FALSE(byHand);
        ASSERT_FALSE(accepted);
        EXPECT_EQ(accepted.error().code, byHand.error().code);
    }
}

} // namespace rulebook_test
} // namespace arcwright
