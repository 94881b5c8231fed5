// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/delete_token.h"
#include "core/editing/insert_token.h"
#include "core/editing/join_tokens.h"
#include "core/editing/split_token.h"

#include "core/editing/edit_problems.h"

#include <gtest/gtest.h>

#include "tests/core/support/short_conllu.h"

namespace arcwright {
namespace token_operations_test {

using test::fromShort;
using test::refusal;
using test::toShort;

constexpr auto cats = "# text = I don't like cats, dogs.\n"
                      "1 I 3 nsubj\n"
                      "2 don't 3 aux _ A=1\n"
                      "3 like 0 root\n"
                      "4 cats 3 obj _ SpaceAfter=No\n"
                      "5 , 6 punct\n"
                      "6 dogs 4 conj _ SpaceAfter=No\n"
                      "7 . 3 punct _ SpacesAfter=\\n\n";

TEST(SplitTokenTest, WithoutASpaceThereThePartsAreGluedAndTheTextStays)
{
    EXPECT_EQ(toShort(splitToken(fromShort(cats), 2, 2)),
        "# text = I don't like cats, dogs.\n"
        "1 I 4 nsubj\n"
        "2 do 4 aux _ A=1|SpaceAfter=No\n"
        "3 n't 2 dep\n"
        "4 like 0 root\n"
        "5 cats 4 obj _ SpaceAfter=No\n"
        "6 , 7 punct\n"
        "7 dogs 5 conj _ SpaceAfter=No\n"
        "8 . 4 punct _ SpacesAfter=\\n\n");
}

TEST(SplitTokenTest, WhatIsSaidOfTheSpaceBehindGoesToTheLastPart)
{
    EXPECT_EQ(toShort(splitToken(fromShort("1 ab 0 root _ Gloss=x|SpaceAfter=No\n2 c 1 dep\n"), 1, 1)),
        "1 a 0 root _ Gloss=x|SpaceAfter=No\n2 b 1 dep _ SpaceAfter=No\n3 c 1 dep\n");
    EXPECT_EQ(toShort(splitToken(fromShort("1 abc 0 root _ SpacesAfter=\\n\n"), 1, {"a", "b", "c"})),
        "1 a 0 root _ SpaceAfter=No\n2 b 1 dep _ SpaceAfter=No\n3 c 1 dep _ SpacesAfter=\\n\n");
}

TEST(SplitTokenTest, ASpaceInsideStaysInTheText)
{
    const Sentence sentence = fromShort("# text = New York.\n1 New~York 0 root _ SpaceAfter=No\n2 . 1 punct\n");
    const std::string expected = "# text = New York.\n1 New 0 root\n2 York 1 dep _ SpaceAfter=No\n3 . 1 punct\n";
    EXPECT_EQ(toShort(splitToken(sentence, 1, 3)), expected);
    EXPECT_EQ(toShort(splitToken(sentence, 1, 4)), expected);
    EXPECT_EQ(toShort(splitToken(sentence, 1, {"New", "York"})), expected);
}

TEST(SplitTokenTest, PositionsCountCharacters)
{
    EXPECT_EQ(toShort(splitToken(fromShort("1 æøå 0 root\n"), 1, 2)), "1 æø 0 root _ SpaceAfter=No\n2 å 1 dep\n");
}

TEST(SplitTokenTest, EnhancedArcsAndEmptyNodesAreRenumbered)
{
    EXPECT_EQ(toShort(splitToken(fromShort("0.1 z _ _ 2.1:x\n"
                                           "1 ab 2 nsubj 2:nsubj|2.1:nsubj\n"
                                           "1.1 e _ _ 1:dep\n"
                                           "2 c 0 root 0:root\n"
                                           "2.1 f _ _ 1.1:x|2:conj\n"),
                  1, 1)),
        "0.1 z _ _ 3.1:x\n"
        "1 a 3 nsubj 3:nsubj|3.1:nsubj SpaceAfter=No\n"
        "2 b 1 dep 1:dep\n"
        "2.1 e _ _ 1:dep\n"
        "3 c 0 root 0:root\n"
        "3.1 f _ _ 2.1:x|3:conj\n");
}

TEST(SplitTokenTest, ASyntacticWordBecomesAnyTwoAndTheSurfaceStays)
{
    EXPECT_EQ(
        toShort(splitToken(fromShort("# text = au x\n1-2 au _ _ _ SpaceAfter=Yes\n1 a 0 root\n2 le 1 det\n3 x 1 dep\n"),
            1, {"à", "ce"})),
        "# text = au x\n1-3 au _ _ _ SpaceAfter=Yes\n1 à 0 root\n2 ce 1 dep\n3 le 1 det\n4 x 1 dep\n");
}

TEST(SplitTokenTest, IsRefusedOutsideOfTheWordAndWhereThePartsAreNotIt)
{
    const Sentence sentence = fromShort(cats);
    EXPECT_EQ(refusal(splitToken(sentence, 2, 0)), EditProblem::SplitOutsideWord);
    EXPECT_EQ(refusal(splitToken(sentence, 2, 5)), EditProblem::SplitOutsideWord);
    EXPECT_EQ(refusal(splitToken(sentence, 2, {"don't"})), EditProblem::SplitOutsideWord);
    EXPECT_EQ(refusal(splitToken(sentence, 2, {"do", "not"})), EditProblem::FormsDoNotMatch);
    EXPECT_EQ(refusal(splitToken(sentence, 2, {"don't", ""})), EditProblem::EmptyForm);
    EXPECT_EQ(refusal(splitToken(sentence, 2, {"do", "n't "})), EditProblem::FormsDoNotMatch);
    EXPECT_EQ(refusal(splitToken(sentence, 2, {"do\t", "n't"})), EditProblem::TextNotInField);
    EXPECT_EQ(refusal(splitToken(sentence, 8, 1)), EditProblem::NoSuchNode);
    EXPECT_EQ(refusal(splitToken(sentence, 0, 1)), EditProblem::NoSuchNode);
    EXPECT_EQ(refusal(splitToken(test::sentenceOf("1\tx\n\n"), 1, 1)), EditProblem::SentenceNotReadable);
}

TEST(JoinTokensTest, OfASplitWordGivesTheWord)
{
    const Sentence sentence = fromShort(cats);
    for (int word = 1; word <= sentence.size(); ++word) {
        if (const auto split = splitToken(sentence, word, 1)) {
            EXPECT_EQ(toShort(joinTokens(*split, word, word + 1)), cats) << word;
        }
    }
}

TEST(JoinTokensTest, WhereTheTextHasSpacesTheFormMustBeGiven)
{
    EXPECT_EQ(refusal(joinTokens(fromShort(cats), 3, 5)), EditProblem::SpaceInJoined);
    EXPECT_EQ(joinTokens(fromShort(cats), 3, 5).error().arguments, (std::vector<std::string>{"like cats,"}));
    EXPECT_EQ(toShort(joinTokens(fromShort(cats), 3, 5, "like cats,")),
        "# text = I don't like cats, dogs.\n"
        "1 I 3 nsubj\n"
        "2 don't 3 aux _ A=1\n"
        "3 like~cats, 0 root\n"
        "4 dogs 3 conj _ SpaceAfter=No\n"
        "5 . 3 punct _ SpacesAfter=\\n\n");
    EXPECT_EQ(toShort(joinTokens(fromShort("# text = a b c\n1 a 2 x\n2 b 0 root\n3 c 1 y\n"), 1, 2, "ab")),
        "# text = ab c\n1 ab 0 root\n2 c 1 y\n")
        << "a form that is given changes the text";
}

TEST(JoinTokensTest, TheHighestWordKeepsWhatItHasAndTheTreeStaysOne)
{
    EXPECT_EQ(toShort(joinTokens(fromShort("1 a 4 x _ A=1\n2 b 3 y _ A=2|B=3\n3 c 0 root\n4 d 2 z\n"), 1, 2, "a b")),
        "1 a~b 2 y _ A=2|B=3\n2 c 0 root\n3 d 1 z\n")
        << "with the head of a, which is below b, there were a circle";
    EXPECT_EQ(toShort(joinTokens(fromShort("1 a 3 x\n2 b 3 y\n3 c 0 root\n"), 1, 2, "a b")), "1 a~b 2 x\n2 c 0 root\n")
        << "of two that are as high, the first";
    EXPECT_EQ(
        toShort(joinTokens(fromShort("1 a 2 x\n2 b 1 y\n3 c 0 root\n"), 1, 2, "a b")), "1 a~b 0 root\n2 c 0 root\n")
        << "a circle of just the two hangs on the root";
}

TEST(JoinTokensTest, SecondaryParentsAndDependentsOfAllAreKept)
{
    EXPECT_EQ(toShort(joinTokens(fromShort("1 a 2 x 2:x|4:s\n"
                                           "1.1 e _ _ 2:conj\n"
                                           "2 b 4 y 4:y\n"
                                           "2.1 f _ _ 1:t|1.1:u\n"
                                           "3 c 1 z 1:z|2:z\n"
                                           "4 d 0 root 0:root|2.1:v\n"),
                  1, 2, "a b")),
        "1 a~b 3 y 3:s|3:y\n"
        "1.1 e _ _ 1:conj\n"
        "1.2 f _ _ 1:t|1.1:u\n"
        "2 c 1 z 1:z\n"
        "3 d 0 root 0:root|1.2:v\n");
}

constexpr auto contracted = "# text = vom Haus ins\n"
                            "1-2 vom _ _ _ X=y\n"
                            "1 von 3 case\n"
                            "2 dem 3 det\n"
                            "3 Haus 0 root\n"
                            "4-5 ins _ _ _ SpaceAfter=No\n"
                            "4 in 3 case\n"
                            "5 das 3 det\n";

TEST(JoinTokensTest, AWholeMultiwordTokenBecomesItsSurface)
{
    EXPECT_EQ(toShort(joinTokens(fromShort(contracted), 4, 5)),
        "# text = vom Haus ins\n1-2 vom _ _ _ X=y\n1 von 3 case\n2 dem 3 det\n3 Haus 0 root\n"
        "4 ins 3 case _ SpaceAfter=No\n");
    EXPECT_EQ(toShort(joinTokens(fromShort(contracted), 1, 3, "vom Haus")),
        "# text = vom Haus ins\n1 vom~Haus 0 root _ X=y\n2-3 ins _ _ _ SpaceAfter=No\n2 in 1 case\n3 das 1 det\n");
}

TEST(JoinTokensTest, WithinAMultiwordTokenItShrinks)
{
    EXPECT_EQ(toShort(joinTokens(fromShort("# text = abc\n1-3 abc\n1 a 0 root\n2 b 1 x\n3 c 2 y\n"), 2, 3)),
        "# text = abc\n1-2 abc\n1 a 0 root\n2 bc 1 x\n");
}

TEST(JoinTokensTest, IsRefusedAcrossTheBorderOfAMultiwordToken)
{
    EXPECT_EQ(refusal(joinTokens(fromShort(contracted), 2, 3)), EditProblem::WordsInMultiword);
    EXPECT_EQ(refusal(joinTokens(fromShort(contracted), 2, 4)), EditProblem::WordsInMultiword);
    EXPECT_EQ(refusal(joinTokens(fromShort(contracted), 3, 3)), EditProblem::NothingToJoin);
    EXPECT_EQ(refusal(joinTokens(fromShort(contracted), 5, 6)), EditProblem::NoSuchNode);
}

TEST(InsertTokenTest, TakesTheGapItIsPutInto)
{
    EXPECT_EQ(toShort(insertToken(fromShort("# text = a b\n1 a 2 x\n2 b 0 root\n"), Beside::After, 1, "new")),
        "# text = a new b\n1 a 3 x\n2 new 3 dep\n3 b 0 root\n");
    EXPECT_EQ(
        toShort(insertToken(fromShort("# text = ab\n1 a 2 x _ SpaceAfter=No\n2 b 0 root\n"), Beside::Before, 2, "-")),
        "# text = a-b\n1 a 3 x _ SpaceAfter=No\n2 - 3 dep _ SpaceAfter=No\n3 b 0 root\n");
    EXPECT_EQ(toShort(insertToken(fromShort("# text = a b\n1 a 2 x\n2 b 0 root\n"), Beside::After, 1, ",",
                  Spacing{.before = false, .after = true})),
        "# text = a, b\n1 a 3 x _ SpaceAfter=No\n2 , 3 dep\n3 b 0 root\n");
}

TEST(InsertTokenTest, AtTheEndsOfTheText)
{
    const Sentence sentence = fromShort("# text = a\n1 a 0 root 0:root SpacesAfter=\\n\n");
    EXPECT_EQ(toShort(insertToken(sentence, Beside::Before, 1, "x")),
        "# text = x a\n1 x 2 dep 2:dep\n2 a 0 root 0:root SpacesAfter=\\n\n");
    EXPECT_EQ(toShort(insertToken(sentence, Beside::After, 1, ".", Spacing{.before = false, .after = true})),
        "# text = a.\n1 a 0 root 0:root SpaceAfter=No\n2 . 1 dep 1:dep SpacesAfter=\\n\n");
}

TEST(InsertTokenTest, InsideAMultiwordTokenIsNotInTheText)
{
    EXPECT_EQ(toShort(insertToken(fromShort(contracted), Beside::After, 1, "x")),
        "# text = vom Haus ins\n1-3 vom _ _ _ X=y\n1 von 4 case\n2 x 4 dep\n3 dem 4 det\n4 Haus 0 root\n"
        "5-6 ins _ _ _ SpaceAfter=No\n5 in 4 case\n6 das 4 det\n");
    EXPECT_EQ(toShort(insertToken(fromShort(contracted), Beside::Before, 1, "x")),
        "# text = x vom Haus ins\n1 x 4 dep\n2-3 vom _ _ _ X=y\n2 von 4 case\n3 dem 4 det\n4 Haus 0 root\n"
        "5-6 ins _ _ _ SpaceAfter=No\n5 in 4 case\n6 das 4 det\n");
    EXPECT_EQ(toShort(insertToken(fromShort(contracted), Beside::After, 5, "x")),
        "# text = vom Haus ins x\n1-2 vom _ _ _ X=y\n1 von 3 case\n2 dem 3 det\n3 Haus 0 root\n"
        "4-5 ins\n4 in 3 case\n5 das 3 det\n6 x 3 dep _ SpaceAfter=No\n");
}

TEST(InsertTokenTest, EmptyNodesStayWithTheirWord)
{
    EXPECT_EQ(toShort(insertToken(fromShort("1 a 0 root 0:root\n1.1 e _ _ 1:x\n2 b 1 y 1:y\n"), Beside::After, 1, "x")),
        "1 a 0 root 0:root\n1.1 e _ _ 1:x\n2 x 1 dep 1:dep\n3 b 1 y 1:y\n");
}

TEST(CopyOfTest, NamesTheWordItNamedUnderItsNewNumber)
{
    const auto with = [](const std::string& copied) {
        return fromShort("1 We 2 nsubj 2:nsubj\n2 drink 0 root 0:root\n3 tea 2 obj 2:obj\n4 you 2 conj 4.1:nsubj\n"
                         "4.1 drink _ _ 2:conj CopyOf="
            + copied + "\n5 coffee 4 orphan 4.1:obj\n");
    };
    const Sentence gap = with("2");
    const auto miscOf = [](const Result<Sentence>& sentence) {
        return sentence ? sentence->emptyNodes.front().token.misc : std::string("refused");
    };
    EXPECT_EQ(miscOf(insertToken(gap, Beside::Before, 1, "x")), "CopyOf=3");
    EXPECT_EQ(miscOf(insertToken(gap, Beside::After, 3, "x")), "CopyOf=2");
    EXPECT_EQ(miscOf(deleteToken(gap, 1)), "CopyOf=1");
    EXPECT_EQ(miscOf(deleteToken(gap, 2)), "") << "there is no such word any more";
    EXPECT_EQ(miscOf(splitToken(gap, 1, std::vector<std::string>{"W", "e"})), "CopyOf=3");
    EXPECT_EQ(miscOf(joinTokens(gap, 1, 2, "x")), "CopyOf=1");
    EXPECT_EQ(miscOf(insertToken(with("9"), Beside::Before, 1, "x")), "CopyOf=9") << "that never named a word";
}

TEST(InsertTokenTest, WhereNoWordHasAHeadTheNewOneHasNone)
{
    EXPECT_EQ(toShort(insertToken(fromShort("1 a\n"), Beside::After, 1, "b")), "1 a\n2 b\n");
    EXPECT_EQ(refusal(insertToken(fromShort("1 a\n"), Beside::After, 1, "")), EditProblem::EmptyForm);
    EXPECT_EQ(refusal(insertToken(fromShort("1 a\n"), Beside::After, 2, "b")), EditProblem::NoSuchNode);
}

TEST(DeleteTokenTest, DependentsGoToTheHead)
{
    EXPECT_EQ(toShort(deleteToken(fromShort(cats), 4)),
        "# text = I don't like , dogs.\n"
        "1 I 3 nsubj\n"
        "2 don't 3 aux _ A=1\n"
        "3 like 0 root\n"
        "4 , 5 punct\n"
        "5 dogs 3 conj _ SpaceAfter=No\n"
        "6 . 3 punct _ SpacesAfter=\\n\n");
}

TEST(DeleteTokenTest, ASpaceIsLeftWhereThereWasOneOnEitherSide)
{
    EXPECT_EQ(toShort(deleteToken(fromShort("# text = a, b\n1 a 0 root _ SpaceAfter=No\n2 , 1 p\n3 b 1 x\n"), 2)),
        "# text = a b\n1 a 0 root\n2 b 1 x\n");
    EXPECT_EQ(toShort(deleteToken(fromShort("# text = a (b\n1 a 0 root\n2 ( 3 p _ SpaceAfter=No\n3 b 1 x\n"), 2)),
        "# text = a b\n1 a 0 root\n2 b 1 x\n");
    EXPECT_EQ(toShort(deleteToken(
                  fromShort("# text = a-b\n1 a 0 root _ SpaceAfter=No\n2 - 1 p _ SpaceAfter=No\n3 b 1 x\n"), 2)),
        "# text = ab\n1 a 0 root _ SpaceAfter=No\n2 b 1 x\n");
}

TEST(DeleteTokenTest, PunctuationKeepsItsGap)
{
    Sentence sentence
        = fromShort("# text = like (cats dogs), birds\n1 like 0 root\n2 ( 3 p _ SpaceAfter=No\n3 cats 1 obj\n"
                    "4 dogs 1 obj _ SpaceAfter=No\n5 ) 3 p _ SpaceAfter=No\n6 , 7 p\n7 birds 1 obj\n");
    for (const int word : {2, 5, 6})
        sentence.word(word).upos = "PUNCT";
    const auto text = [&](int word) { return std::string(deleteToken(sentence, word)->metadata("text")); };
    EXPECT_EQ(text(2), "like cats dogs), birds");
    EXPECT_EQ(text(3), "like (dogs), birds");
    EXPECT_EQ(text(4), "like (cats), birds");
    EXPECT_EQ(text(5), "like (cats dogs, birds");
    EXPECT_EQ(text(6), "like (cats dogs) birds");
    EXPECT_EQ(text(7), "like (cats dogs),");
}

TEST(DeleteTokenTest, AtTheEndsOfTheText)
{
    EXPECT_EQ(toShort(deleteToken(fromShort("# text = a b\n1 a 2 x\n2 b 0 root\n"), 1)), "# text = b\n1 b 0 root\n");
    EXPECT_EQ(toShort(deleteToken(
                  fromShort("# text = a b.\n1 a 0 root\n2 b 1 x _ SpaceAfter=No\n3 . 1 punct _ SpacesAfter=\\n\n"), 3)),
        "# text = a b\n1 a 0 root\n2 b 1 x _ SpacesAfter=\\n\n");
}

TEST(DeleteTokenTest, TheFirstDependentOfTheRootTakesItsPlace)
{
    const Sentence sentence = test::sentenceOf("1\t(\t_\tPUNCT\t_\t_\t3\tpunct\t3:punct\t_\n"
                                               "2\ta\t_\tX\t_\t_\t3\tx\t3:x|5:y\t_\n"
                                               "3\tb\t_\tX\t_\t_\t0\troot\t0:root\t_\n"
                                               "4\tc\t_\tX\t_\t_\t3\tz\t3:z:on\t_\n"
                                               "5\td\t_\tX\t_\t_\t4\tw\t3:w|4:w\t_\n\n");
    EXPECT_EQ(toShort(deleteToken(sentence, 3)),
        "1 ( 2 punct 2:punct\n2 a 0 root 0:root|4:y\n3 c 2 z 2:z:on\n4 d 3 w 2:w|3:w\n");
    EXPECT_EQ(toShort(deleteToken(fromShort("1 a 0 root 0:root\n2 b 1 obl 1:obl:in\n"), 1)), "1 b 0 root 0:root\n")
        << "without the case";
}

TEST(DeleteTokenTest, EnhancedArcsFollowAndAWordKeepsOne)
{
    EXPECT_EQ(
        toShort(deleteToken(fromShort("1 a 2 x 2:x\n2 b 3 y 3:y\n2.1 e _ _ 2:f\n3 c 0 root 0:root\n4 d 3 z 2:z\n"), 2)),
        "1 a 2 x 2:x\n1.1 e _ _ 2:f\n2 c 0 root 0:root\n3 d 2 z 2:z\n");
    EXPECT_EQ(toShort(deleteToken(fromShort("1 a 0 root 0:root\n2 b 0 root 0:root\n3 c 1 x 2:y\n"), 2)),
        "1 a 0 root 0:root\n2 c 1 x 1:x\n")
        << "the arc from b ends with it, and the basic one stands for it";
}

TEST(DeleteTokenTest, OfACircleMakesNoWordItsOwnHead)
{
    EXPECT_EQ(toShort(deleteToken(fromShort("1 a 2 x 2:x\n2 b 1 y 1:y\n3 c 0 root 0:root\n"), 1)),
        "1 b 0 root 0:root\n2 c 0 root 0:root\n");
}

TEST(DeleteTokenTest, OfAMultiwordTokenOneWordLeftIsTheToken)
{
    EXPECT_EQ(toShort(deleteToken(fromShort(contracted), 2)),
        "# text = vom Haus ins\n1 vom 2 case _ X=y\n2 Haus 0 root\n3-4 ins _ _ _ SpaceAfter=No\n3 in 2 case\n4 das 2 "
        "det\n");
    EXPECT_EQ(toShort(deleteToken(fromShort(contracted), 5)),
        "# text = vom Haus ins\n1-2 vom _ _ _ X=y\n1 von 3 case\n2 dem 3 det\n3 Haus 0 root\n4 ins 3 case _ "
        "SpaceAfter=No\n");
    EXPECT_EQ(refusal(deleteToken(fromShort("1 a 0 root\n"), 1)), EditProblem::OnlyWord);
}

TEST(TokenOperationsTest, ATextThatDisagreesIsLeftAndNoneIsAdded)
{
    EXPECT_EQ(
        toShort(deleteToken(fromShort("# text = a  x\n1 a 0 root\n2 b 1 x\n"), 2)), "# text = a  x\n1 a 0 root\n");
    EXPECT_EQ(toShort(insertToken(fromShort("# text = ab\n1 a 0 root\n2 b 1 x\n"), Beside::After, 2, "c")),
        "# text = ab\n1 a 0 root\n2 b 1 x\n3 c 1 dep\n");
    EXPECT_EQ(toShort(deleteToken(fromShort("1 a 0 root\n2 b 1 x\n"), 2)), "1 a 0 root\n");
}

TEST(TokenOperationsTest, OddSpacingElsewhereInTheTextStays)
{
    EXPECT_EQ(
        toShort(insertToken(fromShort("#text =  a  b   c \n1 a 0 root\n2 b 1 x\n3 c 1 x\n"), Beside::Before, 3, "new")),
        "#text =  a  b   new c \n1 a 0 root\n2 b 1 x\n3 new 1 dep\n4 c 1 x\n");
}

TEST(TokenOperationsTest, PinsAndWaiversFollowTheirWords)
{
    Sentence sentence = fromShort("1-2 ab\n1 a 2 x\n2 b 3 y\n3 c 0 root\n4 d 2 z\n");
    sentence.annotation = {true, {"ada", 1}, "remark", {{1, 2, {}}, {2, 3, {}}, {3, 0, {}}, {4, 2, {}}},
        {{"t", "4", "d 2 z", "r", {}}, {"t", "2", "b 9 old", "r", {}}, {"t", "", "", "r", {}},
            {"t", "1-2", "ab", "r", {}}}};
    const auto inserted = insertToken(sentence, Beside::Before, 1, "n");
    ASSERT_TRUE(inserted.has_value());
    EXPECT_EQ(inserted->annotation.pins, (std::vector<Pin>{{2, 3, {}}, {3, 4, {}}, {4, 0, {}}, {5, 3, {}}}));
    EXPECT_EQ(inserted->annotation.waivers,
        (std::vector<Waiver>{{"t", "5", "d 3 z", "r", {}}, {"t", "3", "b 9 old", "r", {}}, {"t", "", "", "r", {}},
            {"t", "2-3", "ab", "r", {}}}))
        << "one that held holds, and one that had lapsed does not";
    EXPECT_FALSE(inserted->annotation.confirmed) << "there is an arc that nobody looked at";
    EXPECT_EQ(inserted->annotation.comment, "remark");

    const auto deleted = deleteToken(sentence, 2);
    ASSERT_TRUE(deleted.has_value());
    EXPECT_EQ(deleted->annotation.pins, (std::vector<Pin>{{2, 0, {}}}));
    EXPECT_EQ(deleted->annotation.waivers, (std::vector<Waiver>{{"t", "3", "d 2 z", "r", {}}, {"t", "", "", "r", {}}}));

    const auto joined = joinTokens(sentence, 1, 2);
    ASSERT_TRUE(joined.has_value());
    EXPECT_EQ(joined->annotation.pins, (std::vector<Pin>{{1, 2, {}}, {2, 0, {}}, {3, 1, {}}}));
}

TEST(TokenOperationsTest, LinesThatAreNotTouchedKeepTheirBytes)
{
    Sentence sentence = test::sentenceOf("1-2\tab\tq\t\t_\t_\t_\t_\t_\t_\n1\ta\t\t_\t_\t_\t0\troot\t_\t_\n"
                                         "2\tb\tl \t_\t_\t_\t1\tx\t1:x|0:y\t_\n3\tc\t_\t\t_\t_\t1\tx\t_\t_");
    const auto inserted = insertToken(sentence, Beside::Before, 3, "n");
    ASSERT_TRUE(inserted.has_value());
    EXPECT_EQ(*formatNamed("conllu")->write(*inserted),
        "1-2\tab\tq\t\t_\t_\t_\t_\t_\t_\n1\ta\t\t_\t_\t_\t0\troot\t_\t_\n"
        "2\tb\tl \t_\t_\t_\t1\tx\t1:x|0:y\t_\n3\tn\t_\t_\t_\t_\t1\tdep\t_\t_\n4\tc\t_\t\t_\t_\t1\tx\t_\t_");
}

} // namespace token_operations_test
} // namespace arcwright
