// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/treebank/basic_phrases.h"

#include <gtest/gtest.h>

#include "tests/core/support/knp_samples.h"

namespace arcwright {
namespace basic_phrases_test {

using test::knpSentence;
using test::skeleton;

/// Three bunsetsu, the second and the third of two basic phrases each.
constexpr auto books = "* 2D\n+ 4D <rel/>\nhe\n* 2P\n+ 2D\nbook\n+ 4P\nshop\n* -1D\n+ 4D\nread\n+ -1D\ndo\nEOS\n";

TEST(BasicPhrasesTest, AreNumberedThroughTheSentenceEachInItsBunsetsu)
{
    const Sentence sentence = knpSentence(books);
    const auto phrases = basicPhrasesOf(sentence);
    ASSERT_EQ(phrases.size(), 5U);
    const int bunsetsu[] = {1, 2, 2, 3, 3};
    const int heads[] = {5, 3, 5, 5, kRoot};
    for (std::size_t i = 0; i < phrases.size(); ++i) {
        EXPECT_EQ(phrases[i].bunsetsu, bunsetsu[i]) << i;
        EXPECT_EQ(phrases[i].head, heads[i]) << i;
        EXPECT_EQ(basicPhraseLine(phrases[i]), sentence.comments[phrases[i].comment].text);
        EXPECT_EQ(levelDifference(sentence, phrases, i + 1), std::nullopt) << i;
    }
    EXPECT_EQ(phrases[2].type, "P");
    EXPECT_EQ(phrases[0].rest, " <rel/>");
}

TEST(BasicPhrasesTest, OfAnUnparsedSentenceHaveNoHeads)
{
    const Sentence sentence = knpSentence("* <a>\n+ <b>\nhe\n*\n+\nread\nEOS\n");
    const auto phrases = basicPhrasesOf(sentence);
    ASSERT_EQ(phrases.size(), 2U);
    for (const BasicPhrase& phrase : phrases) {
        EXPECT_EQ(phrase.head, kNoHead);
        EXPECT_EQ(basicPhraseLine(phrase), sentence.comments[phrase.comment].text);
    }
    EXPECT_EQ(skeleton(withHead(sentence, 1, 2)), "* 1D <a>|+ 1D <b>|he|*|+|read");
}

TEST(BasicPhrasesTest, TheLastFollowsItsBunsetsuToTheLastOfTheNewHead)
{
    const Sentence sentence = knpSentence(books);
    EXPECT_EQ(
        skeleton(withHead(sentence, 1, 2)), "* 1D|+ 2D <rel/>|he|* 2P|+ 2D|book|+ 4P|shop|* -1D|+ 4D|read|+ -1D|do");
    EXPECT_EQ(skeleton(withHead(sentence, 2, kRoot)),
        "* 2D|+ 4D <rel/>|he|* -1P|+ 2D|book|+ -1P|shop|* -1D|+ 4D|read|+ -1D|do");
    EXPECT_EQ(
        skeleton(withHead(sentence, 2, kNoHead)), "* 2D|+ 4D <rel/>|he|*|+ 2D|book|+|shop|* -1D|+ 4D|read|+ -1D|do");
    EXPECT_EQ(skeleton(withHead(withHead(sentence, 2, kNoHead), 2, 3)),
        "* 2D|+ 4D <rel/>|he|* 2D|+ 2D|book|+ 4D|shop|* -1D|+ 4D|read|+ -1D|do");
    EXPECT_EQ(skeleton(withRelation(sentence, 2, "A")),
        "* 2D|+ 4D <rel/>|he|* 2A|+ 2D|book|+ 4A|shop|* -1D|+ 4D|read|+ -1D|do");
}

TEST(BasicPhrasesTest, WhatSaysMoreThanTheBunsetsuStays)
{
    const Sentence finer = knpSentence("* 2D\n+ 2D\nhe\n* 2P\n+ 3D\nshop\n* -1D\n+ 3D\nread\n+ -1D\ndo\nEOS\n");
    EXPECT_EQ(skeleton(withRelation(finer, 1, "P")), "* 2P|+ 2P|he|* 2P|+ 3D|shop|* -1D|+ 3D|read|+ -1D|do");
    EXPECT_EQ(
        skeleton(withHead(knpSentence("* 1D\n+ 2D\nhe\n* 2D\n+ 3D\nshop\n* -1D\n+ 3D\nread\n+ -1D\ndo\nEOS\n"), 1, 3)),
        "* 2D|+ 2D|he|* 2D|+ 3D|shop|* -1D|+ 3D|read|+ -1D|do")
        << "it depended on a basic phrase of the new head already";
    EXPECT_EQ(skeleton(withHead(finer, 2, kRoot)), "* 2D|+ 2D|he|* -1P|+ -1P|shop|* -1D|+ 3D|read|+ -1D|do");
}

TEST(BasicPhrasesTest, DifferencesAreTold)
{
    const Sentence sentence
        = knpSentence("* 2D\n+ 1D\nhe\n* 2P\n+ 3D\nbook\n+ 4D\nshop\n* -1D\n+ 3D\nread\n+ 9D\ndo\nEOS\n");
    const auto phrases = basicPhrasesOf(sentence);
    EXPECT_EQ(levelDifference(sentence, phrases, 1), LevelDifference::Head);
    EXPECT_EQ(levelDifference(sentence, phrases, 2), LevelDifference::Leaves);
    EXPECT_EQ(levelDifference(sentence, phrases, 3), LevelDifference::Type);
    EXPECT_EQ(levelDifference(sentence, phrases, 4), LevelDifference::NoSuchHead) << "itself";
    EXPECT_EQ(levelDifference(sentence, phrases, 5), LevelDifference::NoSuchHead);
}

} // namespace basic_phrases_test
} // namespace arcwright
