// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/typed_sentence.h"

#include <gtest/gtest.h>

namespace arcwright {
namespace {

/// The words with `|` between them, those that no space follows with `+`.
std::string divided(std::string_view text)
{
    const auto sentence = sentenceOfText(text);
    if (!sentence)
        return "(none)";
    std::string words;
    for (const Token& token : sentence->tokens)
        words += token.form + (token.misc == "SpaceAfter=No" ? "+" : "|");
    return words;
}

TEST(TypedSentenceTest, IsDividedAtSpacesAndAroundPunctuation)
{
    EXPECT_EQ(divided("John saw a dog."), "John|saw|a|dog+.|");
    EXPECT_EQ(divided("  Don't   pay 3.50,\tshe said:\n\"no\"! "), "Don't|pay|3.50+,|she|said+:|\"+no+\"+!|");
    EXPECT_EQ(divided("Příliš žluťoučký kůň"), "Příliš|žluťoučký|kůň|");
    EXPECT_EQ(divided("彼は本を読まない。"), "彼+は+本+を+読+ま+ない+。|");
}

TEST(TypedSentenceTest, HasNoTreeAndNoTags)
{
    const auto sentence = sentenceOfText("a b");
    ASSERT_EQ(sentence->unitCount(), 2);
    EXPECT_FALSE(sentence->problem);
    EXPECT_EQ(sentence->word(1).head, kNoHead);
    EXPECT_EQ(sentence->word(1).upos, "");
}

TEST(TypedSentenceTest, NothingTypedIsNoSentence)
{
    EXPECT_EQ(divided(""), "(none)");
    EXPECT_EQ(divided(" \t\n\u3000"), "(none)");
    EXPECT_EQ(divided("\xff"), "\xEF\xBF\xBD|") << "what is no UTF-8 is told from what is";
}

} // namespace
} // namespace arcwright
