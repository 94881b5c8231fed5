// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/basic_phrase_operations.h"

#include <gtest/gtest.h>

#include "core/editing/bunsetsu_operations.h"
#include "core/editing/edit_problems.h"
#include "core/treebank/basic_phrases.h"
#include "tests/core/support/knp_samples.h"
#include "tests/core/support/short_conllu.h"
#include "tests/core/support/treebank_folder.h"

namespace arcwright {
namespace basic_phrase_operations_test {

using test::knpSentence;
using test::refusal;
using test::skeleton;

/// Three bunsetsu, the first of them of three basic phrases.
Sentence phrases()
{
    return knpSentence("* 2D\n+ 1D <a>\na\n+ 2D\nb\n+ 4D\nc\nwa\n* 2D\n+ 4D\nd\n* -1D\n+ -1D\ne\nta\nEOS\n");
}

std::string shown(const Result<Sentence>& sentence)
{
    return sentence ? skeleton(*sentence) : "refused: " + testing::PrintToString(sentence.error());
}

TEST(BasicPhraseTest, AnInnerOneDependsOnAnotherOfItsBunsetsu)
{
    EXPECT_EQ(
        shown(setBasicPhraseHead(phrases(), 1, 3)), "* 2D|+ 2D <a>|a|+ 2D|b|+ 4D|c|wa|* 2D|+ 4D|d|* -1D|+ -1D|e|ta");
    EXPECT_EQ(refusal(setBasicPhraseHead(phrases(), 1, 4)), EditProblem::InnerBasicPhrase);
    EXPECT_EQ(refusal(setBasicPhraseHead(phrases(), 1, kRoot)), EditProblem::InnerBasicPhrase);
    EXPECT_EQ(refusal(setBasicPhraseHead(phrases(), 2, 2)), EditProblem::HeadIsItself);
    EXPECT_EQ(refusal(setBasicPhraseHead(phrases(), 6, 1)), EditProblem::NoSuchNode);
}

TEST(BasicPhraseTest, WithTheLastOneTheBunsetsuGetsAnotherHead)
{
    EXPECT_EQ(
        shown(setBasicPhraseHead(phrases(), 3, 4)), "* 1D|+ 1D <a>|a|+ 2D|b|+ 3D|c|wa|* 2D|+ 4D|d|* -1D|+ -1D|e|ta");
    EXPECT_EQ(
        shown(setBasicPhraseHead(phrases(), 4, 1)), "* 2D|+ 1D <a>|a|+ 2D|b|+ 4D|c|wa|* 0D|+ 0D|d|* -1D|+ -1D|e|ta")
        << "on the very one of it";
    EXPECT_EQ(refusal(setBasicPhraseHead(phrases(), 3, 1)), EditProblem::LastBasicPhrase);
}

TEST(BasicPhraseTest, TypesAreThoseOfTheBunsetsuForTheLast)
{
    EXPECT_EQ(
        shown(setBasicPhraseType(phrases(), 1, "P")), "* 2D|+ 1P <a>|a|+ 2D|b|+ 4D|c|wa|* 2D|+ 4D|d|* -1D|+ -1D|e|ta");
    EXPECT_EQ(
        shown(setBasicPhraseType(phrases(), 3, "P")), "* 2P|+ 1D <a>|a|+ 2D|b|+ 4P|c|wa|* 2D|+ 4D|d|* -1D|+ -1D|e|ta");
    EXPECT_FALSE(setBasicPhraseType(phrases(), 1, "X").has_value());
}

TEST(BasicPhraseTest, AreDividedAndJoined)
{
    EXPECT_EQ(
        shown(splitBasicPhrase(phrases(), 4)), "* 2D|+ 1D <a>|a|+ 3D|b|+ 3D|c|+ 5D|wa|* 2D|+ 5D|d|* -1D|+ -1D|e|ta");
    EXPECT_EQ(refusal(splitBasicPhrase(phrases(), 3)), EditProblem::NothingToSplit);
    EXPECT_EQ(shown(joinBasicPhrases(phrases(), 1)), "* 2D|+ 1D|a|b|+ 3D|c|wa|* 2D|+ 3D|d|* -1D|+ -1D|e|ta");
    EXPECT_EQ(refusal(joinBasicPhrases(phrases(), 3)), EditProblem::NothingToJoin);
    EXPECT_EQ(refusal(joinBasicPhrases(knpSentence("* -1D\na\nEOS\n"), 1)), EditProblem::NoBasicPhrases);
}

TEST(MoveMorphemeTest, TheBorderOfABunsetsuMovesByOneWord)
{
    EXPECT_EQ(shown(moveMorpheme(phrases(), 1, Neighbour::Next)),
        "* 2D|+ 1D <a>|a|+ 2D|b|+ 4D|c|* 2D|+ 4D|wa|d|* -1D|+ -1D|e|ta");
    EXPECT_EQ(shown(moveMorpheme(phrases(), 3, Neighbour::Previous)),
        "* 2D|+ 1D <a>|a|+ 2D|b|+ 4D|c|wa|* 2D|+ 4D|d|e|* -1D|+ -1D|ta");
    EXPECT_EQ(refusal(moveMorpheme(phrases(), 2, Neighbour::Next)), EditProblem::OnlyMorpheme);
    EXPECT_EQ(refusal(moveMorpheme(phrases(), 1, Neighbour::Previous)), EditProblem::NoNeighbour);
    EXPECT_EQ(refusal(moveMorpheme(phrases(), 3, Neighbour::Next)), EditProblem::NoNeighbour);
    EXPECT_EQ(
        refusal(moveMorpheme(test::fromShort("1 a 0 root\n2 b 1 x\n"), 1, Neighbour::Next)), EditProblem::NoNeighbour);
}

TEST(MoveMorphemeTest, ABasicPhraseOfOneWordGoesWithIt)
{
    const Sentence sentence = knpSentence("* 1D\n+ 1D\na\n* -1D\n+ 2D <b>\nb\n+ -1D\nc\nEOS\n");
    EXPECT_EQ(shown(moveMorpheme(sentence, 2, Neighbour::Previous)), "* 1D|+ 1D|a|+ 2D <b>|b|* -1D|+ -1D|c");
}

TEST(MoveMorphemeTest, ContentAndFunctionWordOfCaboChaStayInTheirBunsetsu)
{
    const std::string text = "* 0 1D 0/1 1.500000\na\t名詞,一般,*,*,*,*,a\nb\t助詞,格助詞,*,*,*,*,b\n"
                             "* 1 -1D 0/0 0.000000\nc\t動詞,自立,*,*,*,*,c\nEOS\n";
    const auto moved = moveMorpheme(test::sentenceOf(text, "cabocha"), 1, Neighbour::Next);
    ASSERT_TRUE(moved.has_value());
    const std::string written = moved->source.format->write(*moved).value();
    EXPECT_NE(written.find("* 0 1D 0/0 1.500000\na"), std::string::npos) << written;
    EXPECT_NE(written.find("* 1 -1D 1/1 0.000000\nb"), std::string::npos) << written;
}

class RealBasicPhraseTest : public test::TreebankFolderTest { };

/// In the Kyoto corpus every morpheme that can move does, and no basic phrase that agreed with its bunsetsu disagrees.
TEST_F(RealBasicPhraseTest, MorphemesMoveAndBasicPhrasesAgree)
{
    const auto document = openDocument(folder() + "/ja/kwdlc-dev.knp");
    ASSERT_TRUE(document.has_value());
    const auto differences = [](const Sentence& sentence) {
        const auto phrases = basicPhrasesOf(sentence);
        std::size_t count = 0;
        for (std::size_t number = 1; number <= phrases.size(); ++number)
            count += levelDifference(sentence, phrases, number) ? 1 : 0;
        return count;
    };
    std::size_t moved = 0;
    for (std::size_t i = 0; i < std::min<std::size_t>((*document)->size(), 300); ++i) {
        const auto sentence = (*document)->sentence(i);
        for (int unit = 1; unit <= sentence->unitCount(); ++unit) {
            for (const Neighbour to : {Neighbour::Previous, Neighbour::Next}) {
                const auto there = moveMorpheme(*sentence, unit, to);
                if (!there)
                    continue;
                ++moved;
                EXPECT_EQ(there->unitCount(), sentence->unitCount());
                EXPECT_LE(differences(*there), differences(*sentence)) << skeleton(*there);
            }
        }
    }
    EXPECT_GT(moved, 1000U);
}

/// The heads of all basic phrases are given anew, as they are: nothing changes.
TEST_F(RealBasicPhraseTest, HeadsCanBeSetToWhatTheyAre)
{
    const auto document = openDocument(folder() + "/ja/kwdlc-dev.knp");
    ASSERT_TRUE(document.has_value());
    std::size_t set = 0;
    for (std::size_t i = 0; i < std::min<std::size_t>((*document)->size(), 300); ++i) {
        const auto sentence = (*document)->sentence(i);
        const auto phrases = basicPhrasesOf(*sentence);
        for (std::size_t number = 1; number <= phrases.size(); ++number) {
            if (levelDifference(*sentence, phrases, number))
                continue;
            const auto same = setBasicPhraseHead(*sentence, static_cast<int>(number), phrases[number - 1].head);
            ASSERT_TRUE(same.has_value()) << skeleton(*sentence) << number;
            EXPECT_EQ(same->source.format->write(*same).value(), sentence->source.text());
            ++set;
        }
    }
    EXPECT_GT(set, 1000U);
}

} // namespace basic_phrase_operations_test
} // namespace arcwright
