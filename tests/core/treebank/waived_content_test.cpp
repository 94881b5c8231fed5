// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/treebank/waived_content.h"

#include <gtest/gtest.h>

#include "tests/core/support/sentences.h"
#include "tests/core/support/short_conllu.h"

namespace arcwright {
namespace waived_content_test {

TEST(WaivedContentTest, OfEachKindOfNode)
{
    const Sentence sentence = test::fromShort("1-2 ab\n1 a 2 x\n2 b 0 root\n2.1 e _ _ 1:x\n");
    EXPECT_EQ(waivedContent(sentence, "1"), "a 2 x");
    EXPECT_EQ(waivedContent(sentence, "1-2"), "ab");
    EXPECT_EQ(waivedContent(sentence, "2.1"), "e 1 x");
    for (const char* none : {"3", "0", "-1", "2-3", "2.2", "x"})
        EXPECT_EQ(waivedContent(sentence, none), "") << none;
}

TEST(WaivedContentTest, OfABunsetsuIsThatOfItsWords)
{
    const Sentence sentence
        = test::sentenceOf("* 1D\na a * 名詞 6 * 0 * 0 * 0\n* -1D\nb b * 名詞 6 * 0 * 0 * 0\nEOS\n", "knp");
    EXPECT_EQ(waivedContent(sentence, "1"), "a 2 D");
    EXPECT_EQ(waivedContent(sentence, "3"), "");
}

TEST(WaivedContentTest, OfTheSentenceChangesWithAnyArc)
{
    Sentence sentence = test::fromShort("1 a 2 x\n2 b 0 root\n");
    const std::string before = waivedContent(sentence, "");
    EXPECT_EQ(before.size(), 16U);
    sentence.word(1).relation = "y";
    EXPECT_NE(waivedContent(sentence, ""), before);
}

} // namespace waived_content_test
} // namespace arcwright
