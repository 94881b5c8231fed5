// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/multiword_operations.h"

#include "core/editing/edit_problems.h"
#include "core/treebank/treebank_problems.h"

#include <gtest/gtest.h>

#include "tests/core/support/short_conllu.h"

namespace arcwright {
namespace multiword_operations_test {

using test::fromShort;
using test::refusal;
using test::toShort;

TEST(MakeMultiwordTest, TakesItsFormFromTheTextAndTheSpaceBehind)
{
    EXPECT_EQ(
        toShort(makeMultiword(fromShort("# text = don't.\n1 do 0 root _ SpaceAfter=No\n2 n't 1 x _ A=1|SpaceAfter=No\n"
                                        "3 . 1 punct\n"),
            1, 2)),
        "# text = don't.\n1-2 don't _ _ _ SpaceAfter=No\n1 do 0 root\n2 n't 1 x _ A=1\n3 . 1 punct\n");
}

TEST(MakeMultiwordTest, AFormThatIsGivenIsPutIntoTheText)
{
    EXPECT_EQ(toShort(makeMultiword(
                  fromShort("# text = zu dem Haus\n1 zu 3 case\n2 dem 3 det\n3 Haus 0 root\n"), 1, 2, "zum")),
        "# text = zum Haus\n1-2 zum\n1 zu 3 case\n2 dem 3 det\n3 Haus 0 root\n");
}

TEST(MakeMultiwordTest, IsRefusedOverSpacesAndOtherMultiwordTokens)
{
    const Sentence sentence = fromShort("1 a 0 root\n2-3 bc\n2 b 1 x\n3 c 1 x\n4 d 1 x\n");
    EXPECT_EQ(refusal(makeMultiword(fromShort("1 a 0 root\n2 b 1 x\n"), 1, 2)), EditProblem::SpaceInMultiword);
    EXPECT_EQ(refusal(makeMultiword(sentence, 1, 2, "ab")), EditProblem::WordsInMultiword);
    EXPECT_EQ(refusal(makeMultiword(sentence, 2, 3, "bc")), EditProblem::WordsInMultiword);
    EXPECT_EQ(refusal(makeMultiword(sentence, 1, 1, "a")), EditProblem::NothingToJoin);
    EXPECT_EQ(refusal(makeMultiword(sentence, 4, 5, "a")), EditProblem::NoSuchNode);
    EXPECT_EQ(refusal(makeMultiword(fromShort("1 a 0 root\n2 b 1 x\n"), 1, 2, "")), EditProblem::EmptyForm);
}

TEST(DissolveMultiwordTest, WordsThatMakeUpTheFormStayTogether)
{
    EXPECT_EQ(
        toShort(dissolveMultiword(
            fromShort(
                "# text = don't.\n1-2 don't _ _ _ Gloss=x|SpaceAfter=No\n1 do 0 root\n2 n't 1 x _ A=1\n3 . 1 punct\n"),
            2)),
        "# text = don't.\n1 do 0 root _ Gloss=x|SpaceAfter=No\n2 n't 1 x _ A=1|SpaceAfter=No\n3 . 1 punct\n");
}

TEST(DissolveMultiwordTest, OtherWordsGetSpacesAndTheTextChanges)
{
    EXPECT_EQ(toShort(dissolveMultiword(
                  fromShort("# text = zum Haus\n1-2 zum\n1 zu 3 case\n2 dem 3 det\n3 Haus 0 root\n"), 1)),
        "# text = zu dem Haus\n1 zu 3 case\n2 dem 3 det\n3 Haus 0 root\n");
    EXPECT_EQ(refusal(dissolveMultiword(fromShort("1 a 0 root\n"), 1)), EditProblem::NoSuchMultiword);
}

TEST(DissolveMultiwordTest, TakesBackWhatMakingOneDid)
{
    const std::string text = "# text = ab c\n1 a 0 root _ SpaceAfter=No\n2 b 1 x _ A=1\n3 c 1 y\n";
    EXPECT_EQ(toShort(dissolveMultiword(*makeMultiword(fromShort(text), 1, 2), 1)), text);
}

constexpr auto glued = "# text = abcd e\n1 a 0 root _ SpaceAfter=No\n2-3 bc _ _ _ SpaceAfter=No|X=y\n2 b 1 x\n3 c 1 x\n"
                       "4 d 1 x\n5 e 1 x\n";

TEST(ResizeMultiwordTest, GrowsOverNeighboursInTheText)
{
    EXPECT_EQ(toShort(resizeMultiword(fromShort(glued), 2, 1, 3)),
        "# text = abcd e\n1-3 abc _ _ _ SpaceAfter=No|X=y\n1 a 0 root\n2 b 1 x\n3 c 1 x\n4 d 1 x\n5 e 1 x\n");
    EXPECT_EQ(toShort(resizeMultiword(fromShort(glued), 3, 2, 4)),
        "# text = abcd e\n1 a 0 root _ SpaceAfter=No\n2-4 bcd _ _ _ X=y\n2 b 1 x\n3 c 1 x\n4 d 1 x\n5 e 1 x\n");
}

TEST(ResizeMultiwordTest, ShrinksWhereTheWordsMakeUpTheForm)
{
    const Sentence three = *resizeMultiword(fromShort(glued), 2, 2, 4);
    EXPECT_EQ(toShort(resizeMultiword(three, 2, 2, 3)), glued) << "and back";
    EXPECT_EQ(toShort(resizeMultiword(three, 2, 3, 4)),
        "# text = abcd e\n1 a 0 root _ SpaceAfter=No\n2 b 1 x _ SpaceAfter=No\n3-4 cd _ _ _ X=y\n3 c 1 x\n4 d 1 x\n5 e "
        "1 x\n");
}

TEST(ResizeMultiwordTest, IsRefusedWhereTheTextCannotTell)
{
    const Sentence sentence = fromShort("# text = abs x\n1-3 abs\n1 a 0 root\n2 b 1 x\n3 zz 1 x\n4 x 1 x\n");
    EXPECT_EQ(refusal(resizeMultiword(sentence, 1, 1, 2)), EditProblem::FormNeeded);
    EXPECT_EQ(refusal(resizeMultiword(sentence, 1, 1, 4)), EditProblem::SpaceInMultiword);
    EXPECT_EQ(refusal(resizeMultiword(sentence, 1, 1, 1)), EditProblem::NothingToJoin);
    EXPECT_EQ(refusal(resizeMultiword(sentence, 4, 3, 4)), EditProblem::NoSuchMultiword);
    EXPECT_EQ(toShort(resizeMultiword(sentence, 1, 1, 2, "ab")),
        "# text = ab zz x\n1-2 ab\n1 a 0 root\n2 b 1 x\n3 zz 1 x\n4 x 1 x\n");
}

TEST(SplitIntoMultiwordTest, KeepsTheSurface)
{
    EXPECT_EQ(
        toShort(splitIntoMultiword(
            fromShort("# text = du pain\n1 du 2 det 2:det SpaceAfter=Yes\n2 pain 0 root 0:root\n"), 1, {"de", "le"})),
        "# text = du pain\n1-2 du _ _ _ SpaceAfter=Yes\n1 de 3 det 3:det\n2 le 1 dep 1:dep\n3 pain 0 root 0:root\n");
    EXPECT_EQ(refusal(splitIntoMultiword(fromShort("1 du 0 root\n"), 1, {"de"})), EditProblem::SplitOutsideWord);
    EXPECT_EQ(refusal(splitIntoMultiword(fromShort("1 a~b 0 root\n"), 1, {"a", "b"})), EditProblem::SpaceInMultiword);
    EXPECT_EQ(refusal(splitIntoMultiword(fromShort("1-2 ab\n1 a 0 root\n2 b 1 x\n"), 1, {"a", "b"})),
        EditProblem::WordsInMultiword);
}

TEST(MultiwordOperationsTest, AreForConlluOnly)
{
    const Sentence dtag = test::sentenceOf(
        "<s>\n<W lemma=\"\" msd=\"\" in=\"\" out=\"\">a</W>\n<W lemma=\"\" msd=\"\" in=\"\" out=\"\">b</W>\n</s>\n",
        "dtag");
    EXPECT_EQ(refusal(makeMultiword(dtag, 1, 2, "ab")), TreebankProblem::OnlyInConllu);
    EXPECT_EQ(refusal(splitIntoMultiword(dtag, 1, {"x", "y"})), TreebankProblem::OnlyInConllu);
}

TEST(MultiwordOperationsTest, ARangeThatGrowsToTheLeftStandsBeforeItsWords)
{
    const Sentence sentence
        = test::sentenceOf("1\ta\t\t_\t_\t_\t0\troot\t_\tSpaceAfter=No\n2-3\tbc\tz\t_\t_\t_\t_\t_\t_\t_\n"
                           "2\tb\t_\t_\t_\t_\t1\tx\t_\t_\n3\tc\t_\t_\t_\t_\t1\tx\t_\t_\n\n");
    EXPECT_EQ(*formatNamed("conllu")->write(*resizeMultiword(sentence, 2, 1, 3)),
        "1-3\tabc\tz\t_\t_\t_\t_\t_\t_\t_\n1\ta\t\t_\t_\t_\t0\troot\t_\t_\n"
        "2\tb\t_\t_\t_\t_\t1\tx\t_\t_\n3\tc\t_\t_\t_\t_\t1\tx\t_\t_\n\n");
}

} // namespace multiword_operations_test
} // namespace arcwright
