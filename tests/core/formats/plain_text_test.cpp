// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/plain_text.h"

#include <gtest/gtest.h>

namespace arcwright {
namespace plain_text_test {

/// The words with bars between, those without a space behind them with a plus.
std::string words(const Sentence& sentence)
{
    std::string text;
    for (const Token& token : sentence.tokens)
        text += token.form + (token.misc == "SpaceAfter=No" ? "+" : "|");
    return text;
}

TEST(PlainText, SentencesAndWordsEndAtUnicodesBoundaries)
{
    const auto sentences = sentencesOfText("The dog can't sleep. \"Why?\" It's 3.5 km (about).");
    ASSERT_EQ(sentences.size(), 3U);
    EXPECT_EQ(words(sentences[0]), "The|dog|can't|sleep+.|");
    EXPECT_EQ(words(sentences[1]), "\"+Why+?+\"|");
    EXPECT_EQ(words(sentences[2]), "It's|3.5|km|(+about+)+.|");
    EXPECT_EQ(sentences[1].metadata("text"), "\"Why?\"");
    EXPECT_EQ(sentences[2].metadata("sent_id"), "3");
}

TEST(PlainText, ALineBreakEndsASentence)
{
    const auto sentences = sentencesOfText("a heading\n\n  Æbler og øl  \r\n");
    ASSERT_EQ(sentences.size(), 2U);
    EXPECT_EQ(words(sentences[0]), "a|heading|");
    EXPECT_EQ(words(sentences[1]), "Æbler|og|øl|");
    EXPECT_EQ(sentences[1].text(), "Æbler og øl");
}

TEST(PlainText, ASignWrittenSeveralTimesIsOneWord)
{
    const auto sentences = sentencesOfText("Well ... yes--no");
    ASSERT_EQ(sentences.size(), 1U);
    EXPECT_EQ(words(sentences[0]), "Well|...|yes+--+no|");
}

TEST(PlainText, NothingHasNoSentences)
{
    EXPECT_TRUE(sentencesOfText("").empty());
    EXPECT_TRUE(sentencesOfText(" \n\t\n").empty());
    ASSERT_EQ(sentencesOfText("\xFF").size(), 1U);
    EXPECT_EQ(sentencesOfText("\xFF")[0].tokens[0].form, "\xEF\xBF\xBD");
}

} // namespace plain_text_test
} // namespace arcwright
