// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/text/text_encoding.h"

#include "core/base/text_problems.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "tests/core/support/conllu_generator.h"
#include "tests/core/support/problem_printer.h"

namespace arcwright {
namespace text_encoding_test {

const std::string nippon = "日本"; // in the two encodings, by their standards:
const std::string nipponEuc = "\xC6\xFC\xCB\xDC";
const std::string nipponSjis = "\x93\xFA\x96\x7B";

TEST(TextEncodingTest, KnownBytesAreKnownCharacters)
{
    EXPECT_EQ(TextCodec(TextEncoding::EucJp).decoded(nipponEuc), nippon);
    EXPECT_EQ(TextCodec(TextEncoding::ShiftJis).decoded(nipponSjis), nippon);
    EXPECT_EQ(TextCodec(TextEncoding::EucJp).encoded(nippon), nipponEuc);
    EXPECT_EQ(TextCodec(TextEncoding::ShiftJis).encoded(nippon), nipponSjis);
    EXPECT_EQ(TextCodec(TextEncoding::ShiftJis).decoded("\x83\x5C\x5C"), "ソ\\") << "a backslash inside a character";
    EXPECT_EQ(TextCodec(TextEncoding::EucJp).decoded("\x8E\xB1"), "ｱ");
    EXPECT_EQ(TextCodec(TextEncoding::ShiftJis).decoded("\xB1"), "ｱ");
    EXPECT_EQ(TextCodec(TextEncoding::ShiftJis).decoded("\x87\x40"), "①") << "an extension of Windows";
    for (const TextEncoding encoding : {TextEncoding::Utf8, TextEncoding::EucJp, TextEncoding::ShiftJis})
        EXPECT_EQ(TextCodec(encoding).decoded("a~\\ \t"), "a~\\ \t") << nameOf(encoding);
}

TEST(TextEncodingTest, WhatIsMalformedOrWasNeverGivenACharacterIsNotValid)
{
    const TextCodec euc(TextEncoding::EucJp);
    const TextCodec sjis(TextEncoding::ShiftJis);
    EXPECT_EQ(euc.validLength(nipponEuc), 4U);
    EXPECT_EQ(euc.validLength("a" + nipponEuc.substr(0, 3)), 3U) << "cut";
    EXPECT_EQ(euc.validLength(nipponSjis), 0U);
    EXPECT_EQ(euc.validLength("ab\x80"), 2U) << "a control character of eight bits";
    EXPECT_EQ(euc.validLength("a\xA0"), 1U);
    EXPECT_EQ(euc.validLength(nipponEuc + "\xA9\xA1" + nipponEuc), 4U) << "row 9 of JIS X 0208 is empty";
    EXPECT_EQ(sjis.validLength(nipponSjis), 4U);
    EXPECT_EQ(sjis.validLength(nipponSjis.substr(0, 3)), 2U);
    EXPECT_EQ(sjis.validLength("a\xFF"), 1U);
    EXPECT_EQ(sjis.validLength("a\x81\x20"), 1U);
    EXPECT_EQ(TextCodec(TextEncoding::Utf8).validLength("a" + nipponEuc), 1U);
}

TEST(TextEncodingTest, ACharacterThatIsMissingIsNamed)
{
    for (const TextEncoding encoding : {TextEncoding::EucJp, TextEncoding::ShiftJis}) {
        const auto encoded = TextCodec(encoding).encoded("日æ😀");
        ASSERT_FALSE(encoded.has_value());
        const std::string missing = encoding == TextEncoding::EucJp ? "😀" : "æ"; // JIS X 0212 has the other one
        EXPECT_EQ(encoded.error(),
            (Problem{TextProblem::CharacterNotInEncoding, "", 0, 0, {missing, std::string(nameOf(encoding))}}));
    }
}

TEST(TextEncodingTest, BothMappingsOfACharacterAreTheSameBytes)
{
    for (const auto& [standard, microsoft] : {std::pair("〜", "～"), std::pair("−", "－"), std::pair("—", "―"),
             std::pair("‖", "∥"), std::pair("¢", "￠"), std::pair("£", "￡"), std::pair("¬", "￢")}) {
        for (const TextEncoding encoding : {TextEncoding::EucJp, TextEncoding::ShiftJis}) {
            const TextCodec codec(encoding);
            const auto bytes = codec.encoded(standard);
            ASSERT_TRUE(bytes.has_value()) << standard;
            EXPECT_EQ(bytes, codec.encoded(microsoft));
            EXPECT_EQ(codec.decoded(*bytes), microsoft);
        }
    }
}

TEST(TextEncodingTest, WhatIsValidComesBackAsTheSameText)
{
    EXPECT_TRUE(rc::check([] {
        const auto bytes = *rc::gen::container<std::string>(rc::gen::arbitrary<char>());
        for (const TextEncoding encoding : {TextEncoding::Utf8, TextEncoding::EucJp, TextEncoding::ShiftJis}) {
            const TextCodec codec(encoding);
            const std::size_t valid = codec.validLength(bytes);
            RC_ASSERT(valid <= bytes.size());
            const std::string text = codec.decoded(std::string_view(bytes).substr(0, valid));
            const auto encoded = codec.encoded(text);
            RC_ASSERT(encoded.has_value());
            // Some characters have two codes; the text is the same whichever is written.
            RC_ASSERT(codec.decoded(*encoded) == text);
        }
    }));
}

TEST(TextEncodingTest, ControlCharactersAreThemselvesBesideOthers)
{
    for (const TextEncoding encoding : {TextEncoding::Utf8, TextEncoding::EucJp, TextEncoding::ShiftJis}) {
        const TextCodec codec(encoding);
        for (int code = 0; code < 0x80; ++code) {
            const char ascii = static_cast<char>(code);
            const std::string text = nippon + ascii;
            const std::string bytes = codec.encoded(text).value();
            EXPECT_EQ(bytes.back(), ascii) << nameOf(encoding);
            EXPECT_EQ(codec.decoded(bytes), text) << nameOf(encoding) << ' ' << code;
        }
    }
}

TEST(TextEncodingTest, EncodingsHaveNames)
{
    for (const TextEncoding encoding : {TextEncoding::Utf8, TextEncoding::EucJp, TextEncoding::ShiftJis})
        EXPECT_EQ(encodingNamed(nameOf(encoding)), encoding);
    EXPECT_EQ(encodingNamed("latin-1"), std::nullopt) << "nobody may ask for it";
}

TEST(TextEncodingTest, EveryByteIsACharacterOfLatin1)
{
    std::string bytes;
    for (int byte = 0; byte < 256; ++byte)
        bytes += static_cast<char>(byte);
    const TextCodec latin1(TextEncoding::Latin1);
    EXPECT_EQ(latin1.validLength(bytes), bytes.size());
    const std::string text = latin1.decoded(bytes);
    EXPECT_EQ(text.size(), 384U);
    EXPECT_EQ(latin1.encoded(text), bytes);
    EXPECT_EQ(latin1.encoded("£¢¬"), "\xA3\xA2\xAC") << "which only Japanese encodings have as other characters, too";
    const auto missing = [&](const char* text) { return latin1.encoded(text).error().arguments.front(); };
    EXPECT_EQ(missing("blå€"), "€");
    EXPECT_EQ(missing("ā"), "ā");
    EXPECT_EQ(missing("a\u030A"), "\u030A");
}

TEST(EncodingGuessTest, TheEncodingOfMostLinesIsTaken)
{
    const auto guessed = [](const std::vector<std::string>& lines) {
        EncodingGuess guess;
        for (const std::string& line : lines)
            guess.add(line);
        return guess.best();
    };
    const std::string euc = TextCodec(TextEncoding::EucJp).encoded("本を読まない人だ。").value();
    const std::string sjis = TextCodec(TextEncoding::ShiftJis).encoded("本を読まない人だ。").value();
    EXPECT_EQ(guessed({"ascii", ""}), TextEncoding::Utf8);
    EXPECT_EQ(guessed({"ascii", nippon}), TextEncoding::Utf8);
    EXPECT_EQ(guessed({"ascii", euc}), TextEncoding::EucJp);
    EXPECT_EQ(guessed({sjis, "ascii"}), TextEncoding::ShiftJis);
    EXPECT_EQ(guessed({nippon, nippon, euc}), TextEncoding::Utf8);
    EXPECT_EQ(guessed({sjis, nippon, sjis}), TextEncoding::ShiftJis);
}

} // namespace text_encoding_test
} // namespace arcwright
