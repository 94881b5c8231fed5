// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/punctuation.h"

#include <gtest/gtest.h>

namespace arcwright {
namespace punctuation_test {

Token tagged(std::string upos, std::string xpos)
{
    Token token;
    token.form = "x";
    token.upos = std::move(upos);
    token.xpos = std::move(xpos);
    return token;
}

TEST(PunctuationTagsTest, ByDefaultAreThoseOfUdDtagAndJuman)
{
    const PunctuationTags tags;
    EXPECT_TRUE(tags.contains(tagged("PUNCT", ".")));
    EXPECT_TRUE(tags.contains(tagged("", "XP")));
    EXPECT_TRUE(tags.contains(tagged("_", "XP")));
    EXPECT_TRUE(tags.contains(tagged("特殊", "句点")));
    EXPECT_FALSE(tags.contains(tagged("NOUN", "XP"))) << "UPOS decides where there is one";
    EXPECT_FALSE(tags.contains(tagged("SYM", "PUNCT")));
    EXPECT_FALSE(tags.contains(tagged("", "XR")));
    EXPECT_TRUE(tags.contains(tagged("", "Z:-------------"))) << "a Prague treebank's";
    EXPECT_FALSE(tags.contains(tagged("", "NNFS1-----A----")));
    EXPECT_FALSE(tags.contains(tagged("", "Z"))) << "no positional tag";
    EXPECT_FALSE(tags.contains(tagged("NOUN", "Z:-------------")));
    EXPECT_FALSE(tags.contains(tagged("", "")));
}

TEST(PunctuationTagsTest, TheUsersOwnAreLookedForInBothTags)
{
    const PunctuationTags tags(std::vector<std::string>{"$,", "SYM"});
    EXPECT_TRUE(tags.contains(tagged("X", "$,")));
    EXPECT_TRUE(tags.contains(tagged("SYM", "NN")));
    EXPECT_FALSE(tags.contains(tagged("PUNCT", "$.")));
}

TEST(PunctuationTagsTest, ABunsetsuIsIfAllItsWordsAre)
{
    Sentence sentence;
    sentence.tokens = {tagged("特殊", "括弧始"), tagged("名詞", "普通名詞"), tagged("特殊", "句点")};
    sentence.bunsetsu = {{1, 2, 2, "D", "", {}}, {3, 3, kRoot, "D", "", {}}};
    EXPECT_FALSE(PunctuationTags().contains(sentence, 1));
    EXPECT_TRUE(PunctuationTags().contains(sentence, 2));
}

} // namespace punctuation_test
} // namespace arcwright
