// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utf8.h"

#include <gtest/gtest.h>

namespace arcwright {
namespace utf8_test {

TEST(Utf8Test, WellFormedTextHasNoInvalidByte)
{
    for (const char* text : {"", "plain", "čeština, dansk æøå", "日本語", "العربية", "😀", "\xF4\x8F\xBF\xBF"})
        EXPECT_EQ(findInvalidUtf8(text), std::nullopt) << text;
}

TEST(Utf8Test, TheFirstByteThatDoesNotBelongIsFound)
{
    EXPECT_EQ(findInvalidUtf8("ab\xFF"), 2U);
    EXPECT_EQ(findInvalidUtf8("\x80"), 0U) << "a continuation byte alone";
    EXPECT_EQ(findInvalidUtf8("a\xC3"), 1U) << "a character cut off at the end";
    EXPECT_EQ(findInvalidUtf8("\xE6\x97"), 0U);
    EXPECT_EQ(findInvalidUtf8("\xC3(x"), 0U);
    EXPECT_EQ(findInvalidUtf8("æ\xE5s"), 2U) << "Latin-1 after UTF-8";
    EXPECT_EQ(findInvalidUtf8("\xC0\xAF"), 0U) << "an overlong slash";
    EXPECT_EQ(findInvalidUtf8("x\xED\xA0\x80"), 1U) << "a surrogate";
    EXPECT_EQ(findInvalidUtf8("\xF4\x90\x80\x80"), 0U) << "beyond Unicode";
}

TEST(Utf8Test, CharactersAreCountedNotBytes)
{
    EXPECT_EQ(characterCount(""), 0U);
    EXPECT_EQ(characterCount("abc"), 3U);
    EXPECT_EQ(characterCount("rød"), 3U);
    EXPECT_EQ(characterCount("日本語"), 3U);
    EXPECT_EQ(characterCount("😀!"), 2U);
    EXPECT_EQ(characterCount("a\xFF\xFE"), 3U) << "malformed bytes count as one each";
}

TEST(Utf8Test, PrefixesEndBetweenCharacters)
{
    EXPECT_EQ(firstCharacters("příliš", 3), "pří");
    EXPECT_EQ(firstCharacters("日本語", 2), "日本");
    EXPECT_EQ(firstCharacters("abc", 5), "abc");
    EXPECT_EQ(firstCharacters("abc", 0), "");
    EXPECT_EQ(firstCharacters("", 3), "");
}

TEST(Utf8Test, WidthIsThatOfWhatIsSeen)
{
    EXPECT_EQ(displayWidth(""), 0U);
    EXPECT_EQ(displayWidth("på"), 2U);
    EXPECT_EQ(displayWidth("pa\u030A"), 2U) << "a ring that is a character of its own";
    EXPECT_EQ(displayWidth("كِتَاب"), 4U) << "vowels over and under the letters";
    EXPECT_EQ(displayWidth("日本"), 4U);
    EXPECT_EQ(displayWidth("ＡＢ"), 4U) << "full-width letters";
    EXPECT_EQ(displayWidth("ｱｲ"), 2U) << "half-width kana";
    EXPECT_EQ(displayWidth("が"), 2U);
    EXPECT_EQ(displayWidth("か\u3099"), 2U) << "the same of two characters";
    EXPECT_EQ(displayWidth("한"), 2U);
    EXPECT_EQ(displayWidth("\u1112\u1161\u11AB"), 2U) << "the same of three";
    EXPECT_EQ(displayWidth("😀"), 2U);
    EXPECT_EQ(displayWidth("a\u200Bb"), 2U) << "a space without width";
    EXPECT_EQ(displayWidth("\xFF"), 1U);
}

TEST(Utf8Test, WhatATerminalObeysIsMadeVisible)
{
    for (const char* text : {"", "plain \\x", "čeština", "日本語", "العربية", "😀", "می\u200cشود"})
        EXPECT_EQ(withVisibleControls(text), text);
    EXPECT_EQ(withVisibleControls("\x1b[2J\ta\r\n"), "\\x1b[2J\\x09a\\x0d\\x0a");
    EXPECT_EQ(withVisibleControls(std::string_view("a\0b", 3)), "a\\x00b");
    EXPECT_EQ(withVisibleControls("\xC2\x9B"
                                  "31m\x7F"),
        "\\x9b31m\\x7f")
        << "the other control characters";
    EXPECT_EQ(withVisibleControls("\u202Eabc\u2066\uFEFF"), "\\u202eabc\\u2066\\ufeff");
    EXPECT_EQ(withVisibleControls("\uFFFEa\uFFFF\uFFFD"), "\\ufffea\\uffff\uFFFD") << "no characters of XML";
    EXPECT_EQ(withVisibleControls("\xE5\xE6\x97z\xFF"), "\\xe5\\xe6\\x97z\\xff") << "no UTF-8";
}

TEST(Utf8Test, JsonHasEscapesForWhatATerminalObeys)
{
    for (const char* text : {"", "{\"a\": \"čeština 日本語 😀\"}", "{\n \"a\": 1\n}"})
        EXPECT_EQ(withJsonEscapes(text), text);
    EXPECT_EQ(withJsonEscapes("\"a\u009b1mb\u202Ec\x7f\uFEFF\u2028\""), R"("a\u009b1mb\u202ec\u007f\ufeff\u2028")");
}

TEST(Utf8Test, LowerCaseGoesBeyondLatinLetters)
{
    EXPECT_EQ(lowerCased("ABC xyz 123"), "abc xyz 123");
    EXPECT_EQ(lowerCased("ŽLUŤOUČKÝ KŮŇ"), "žluťoučký kůň");
    EXPECT_EQ(lowerCased("ÆØÅ"), "æøå");
    EXPECT_EQ(lowerCased("ΑΒΓ Ж"), "αβγ ж");
    EXPECT_EQ(lowerCased("日本"), "日本");
    EXPECT_EQ(lowerCased("İIı"), "iiı") << "one character for one, though in fewer bytes";
    EXPECT_EQ(lowerCased("A\xFF"
                         "B"),
        "a\xFF"
        "b")
        << "malformed bytes are kept";
}

} // namespace utf8_test
} // namespace arcwright
