// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/messages/filled_sentence.h"

#include <gtest/gtest.h>

namespace arcwright {

namespace filled_sentence_test {

TEST(FilledSentenceTest, ArgumentsStandInTheirPlaces)
{
    EXPECT_EQ(filledSentence("%2 before %1, %2.", {"b", "a"}), "a before b, a.");
    EXPECT_EQ(filledSentence("文節 %1", {"係り受け"}), "文節 係り受け");
    EXPECT_EQ(filledSentence("", {"unused"}), "");
}

TEST(FilledSentenceTest, APlaceWithoutArgumentStays)
{
    EXPECT_EQ(filledSentence("%1 and %2", {"one"}), "one and %2");
    EXPECT_EQ(filledSentence("100% of %0 %a %", {"one"}), "100% of %0 %a %");
    const std::vector<std::string> many(12, "x");
    EXPECT_EQ(filledSentence("%9%", many), "x%");
    EXPECT_EQ(filledSentence("%10", many), "x0");
}

TEST(FilledSentenceTest, WhatAnArgumentSaysIsNoPlace)
{
    EXPECT_EQ(filledSentence("%1, %2", {"%2", "%1"}), "%2, %1");
}

TEST(FilledSentenceTest, ControlCharactersOfArgumentsAreVisible)
{
    const std::string text = filledSentence("found \"%1\"", {"a\tb\x1B[2J"});
    EXPECT_EQ(text.find('\t'), std::string::npos);
    EXPECT_EQ(text.find('\x1B'), std::string::npos);
}

} // namespace filled_sentence_test

} // namespace arcwright
