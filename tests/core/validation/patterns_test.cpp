// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/patterns.h"

#include <gtest/gtest.h>

#include "core/validation/characters.h"

namespace arcwright {
namespace patterns_test {

TEST(PatternsTest, IdsAreWordsRangesAndEmptyNodes)
{
    const auto expectId = [](std::string_view text, IdKind kind, int first, int second) {
        const ParsedId id = parseId(text);
        EXPECT_EQ(id.kind, kind) << text;
        EXPECT_EQ(id.first, first) << text;
        EXPECT_EQ(id.second, second) << text;
    };
    expectId("1", IdKind::Word, 1, 0);
    expectId("120", IdKind::Word, 120, 0);
    expectId("3-4", IdKind::Range, 3, 4);
    expectId("4-3", IdKind::Range, 4, 3);
    expectId("0.1", IdKind::EmptyNode, 0, 1);
    expectId("8.10", IdKind::EmptyNode, 8, 10);
    expectId("99999999999999999999", IdKind::Word, 2'000'000'000, 0);
    for (const char* text : {"", "0", "01", "+1", "-1", "1-", "-", ".", "1.", ".1", "1.0", "1.01", "01.1", "00.1",
             "0-1", "1-2-3", "1.1.1", "1-2.1", "1 ", " 1", "x", "1x", "²"})
        expectId(text, IdKind::None, 0, 0);
}

TEST(PatternsTest, Heads)
{
    for (const char* text : {"0", "1", "10"}) {
        EXPECT_TRUE(isHead(text)) << text;
        EXPECT_TRUE(isEnhancedHead(text)) << text;
    }
    for (const char* text : {"0.1", "3.12"}) {
        EXPECT_FALSE(isHead(text)) << text;
        EXPECT_TRUE(isEnhancedHead(text)) << text;
    }
    for (const char* text : {"", "00", "01", "1-2", "1.0", "_", "x"})
        EXPECT_FALSE(isEnhancedHead(text)) << text;
}

TEST(PatternsTest, Features)
{
    for (const char* text : {"A=B", "Case=Acc,Nom", "Number[psor]=Plur", "A1b=1", "X[1a]=0x"})
        EXPECT_TRUE(parseFeature(text).has_value()) << text;
    EXPECT_EQ(parseFeature("Number[psor]=Plur,Sing")->name, "Number[psor]");
    EXPECT_EQ(parseFeature("Number[psor]=Plur,Sing")->values, "Plur,Sing");
    for (const char* text : {"", "A", "=", "A=", "=B", "a=B", "A=b", "A=B,", "A=,B", "A=B,c", "A[]=B", "A[B]=C",
             "A[x=B", "A]=B", "[x]=B", "A[x]y=B", "A=B=C", "Å=B", "A=Ø", "A =B", "A=B ", "1=B"})
        EXPECT_FALSE(parseFeature(text).has_value()) << text;
    EXPECT_EQ(valueOf("A=1|AB=2|A=3", "A"), "3");
    EXPECT_EQ(valueOf("AB=2", "A"), "");
    EXPECT_EQ(valueOf("_", "A"), "");
    EXPECT_EQ(valueOf("A", "A"), "");
}

TEST(PatternsTest, Relations)
{
    for (const char* text : {"a", "nsubj", "nsubj:pass"})
        EXPECT_TRUE(isRelation(text)) << text;
    for (const char* text : {"", ":", "a:", ":a", "a:b:c", "A", "a1", "a_b", "æ", "a b"})
        EXPECT_FALSE(isRelation(text)) << text;
    for (const char* text : {"a", "a:b", "a:på", "a:på_grund", "a:b:c", "a:b:på", "a:på:c", "a:b:på:c", "a:b:c:d",
             "a:ʰ", "a:日本", "a:न्ति"})
        EXPECT_TRUE(isEnhancedRelation(text)) << text;
    for (const char* text : {"", "a:", "å", "a:på:på", "a:b:c:på", "a:på:b:c", "a:b:c:d:e", "a:Å", "a:_b", "a:b_",
             "a:b__c", "a:1", "a::b", "a:b c"})
        EXPECT_FALSE(isEnhancedRelation(text)) << text;
    EXPECT_EQ(mainRelation("nmod:poss:x"), "nmod");
    EXPECT_TRUE(isUniversalRelation("root"));
    for (const char* text : {"ref", "subj", "", "Root"})
        EXPECT_FALSE(isUniversalRelation(text)) << text;
    EXPECT_TRUE(isUniversalPos("X"));
    EXPECT_FALSE(isUniversalPos("x"));
}

TEST(PatternsTest, Comments)
{
    EXPECT_EQ(commentValue("# text = a = b ", "text"), "a = b ");
    EXPECT_EQ(commentValue("#text=", "text"), "");
    EXPECT_EQ(commentValue("#\u3000 text\t=\u00A0x", "text"), "x");
    for (const char* line : {"", "text = a", "# text a", "# text_en = a", "## text = a", "# the text = a"})
        EXPECT_EQ(commentValue(line, "text"), std::nullopt) << line;
    for (const char* line : {"# newpar", "#newpar", "#  newpar  x", "# newpar id=x"})
        EXPECT_TRUE(isBoundaryComment(line, "newpar")) << line;
    for (const char* line : {"# newpar ", "# newpar id = x", "# newparagraph", "# new", "newpar"})
        EXPECT_FALSE(isBoundaryComment(line, "newpar")) << line;
}

TEST(PatternsTest, ParallelIds)
{
    const auto id = parseParallelId("corpus/a-1/alt2part30");
    ASSERT_TRUE(id.has_value());
    EXPECT_EQ(id->sentence, "corpus/a-1");
    EXPECT_EQ(id->alt, 2);
    EXPECT_EQ(id->part, 30);
    EXPECT_EQ(parseParallelId("c/1")->alt, 0);
    EXPECT_EQ(parseParallelId("c/1/part4")->part, 4);
    for (const char* text : {"", "c", "c/", "/1", "C/1", "c/A", "c/1/", "c/1/alt", "c/1/alt0", "c/1/part1alt1",
             "c/1/alt1/", "c/1/x", "c/1/alt1 ", "c1/1"})
        EXPECT_FALSE(parseParallelId(text).has_value()) << text;
}

TEST(CharactersTest, WhiteSpaceIsThatOfUnicode)
{
    for (const char32_t c :
        {U'\t', U'\n', U'\r', U' ', U'\u0085', U'\u00A0', U'\u1680', U'\u2003', U'\u2028', U'\u3000'}) {
        EXPECT_TRUE(isWhiteSpace(c)) << static_cast<unsigned>(c);
        EXPECT_TRUE(isStrippable(c)) << static_cast<unsigned>(c);
    }
    for (const char32_t c : {U'\x1C', U'\x1F'}) {
        EXPECT_FALSE(isWhiteSpace(c)) << static_cast<unsigned>(c);
        EXPECT_TRUE(isStrippable(c)) << static_cast<unsigned>(c);
    }
    for (const char32_t c : {U'\0', U'\x1B', U'_', U'\u180E', U'\u200B', U'\uFEFF'})
        EXPECT_FALSE(isStrippable(c)) << static_cast<unsigned>(c);
    EXPECT_EQ(stripped(" \u3000a b\x1F "), "a b");
    EXPECT_EQ(withoutLeadingSpace(" \x1C "), "");
    EXPECT_EQ(withoutTrailingWhiteSpace("a\u00A0 "), "a");
    EXPECT_TRUE(hasRepeatedWhiteSpace("a \u00A0b"));
    EXPECT_FALSE(hasRepeatedWhiteSpace(" a b "));
    EXPECT_TRUE(isBlank(" \t"));
    EXPECT_FALSE(isBlank(""));
}

TEST(CharactersTest, DigitsAreThoseOfAllScripts)
{
    for (const char32_t c : {U'0', U'9', U'\u0663', U'\u0967', U'\u00B2', U'\u2460'})
        EXPECT_TRUE(isDigit(c)) << static_cast<unsigned>(c);
    for (const char32_t c : {U'a', U'-', U'\u00BD', U'\u4E00', U'\u2169'})
        EXPECT_FALSE(isDigit(c)) << static_cast<unsigned>(c);
}

TEST(CharactersTest, NormalisationFindsTheFirstCharacterThatDiffers)
{
    const auto none = std::string_view::npos;
    EXPECT_EQ(findNotNormalised("abc"), none);
    EXPECT_EQ(findNotNormalised("æ é が 한"), none);
    EXPECT_EQ(findNotNormalised("e\u0301"), 0U);
    EXPECT_EQ(findNotNormalised("æe\u0301"), 2U);
    EXPECT_EQ(findNotNormalised("é\u2126"), 2U);
    EXPECT_EQ(findNotNormalised("a\u0323\u0302\u0307"), 0U);
    EXPECT_EQ(findNotNormalised("x\u0302\u0323"), 1U) << "two marks in the wrong order";
    EXPECT_EQ(normalised("cafe\u0301"), "café");
}

} // namespace patterns_test
} // namespace arcwright
