// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/text/text_encoding.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <stdexcept>

#include <unicode/ucnv.h>
#include <unicode/ustring.h>
#include <unicode/utf16.h>
#include <unicode/utf8.h>

#include "core/base/text_problems.h"
#include "core/base/utf8.h"

namespace arcwright {

namespace {

/// A character of JIS X 0208 that Unicode tables map in two ways: that of the JIS standard, and Microsoft's, which
/// the converters know.
struct DoubleMapping {
    char16_t standard;
    char16_t microsoft;
};
constexpr DoubleMapping doubleMappings[] = {{0x301C, 0xFF5E}, {0x2212, 0xFF0D}, {0x2014, 0x2015}, {0x2016, 0x2225},
    {0x00A2, 0xFFE0}, {0x00A3, 0xFFE1}, {0x00AC, 0xFFE2}};

/// The converter of Shift-JIS exchanges three control characters, as IBM's machines had them; in files they are
/// themselves.
char16_t withoutExchange(char16_t unit)
{
    return unit == 0x1C ? 0x1A : unit == 0x7F ? 0x1C : unit == 0x1A ? 0x7F : unit;
}

bool isAscii(std::string_view text)
{
    return std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

bool isBetween(std::uint8_t byte, int first, int last)
{
    return byte >= first && byte <= last;
}

/// Number of bytes of the character that begins with `lead`, 0 if none does.
std::size_t characterLength(TextEncoding encoding, std::uint8_t lead)
{
    if (lead < 0x80 || encoding == TextEncoding::Latin1)
        return 1;
    if (encoding == TextEncoding::EucJp)
        return lead == 0x8F ? 3 : lead == 0x8E || isBetween(lead, 0xA1, 0xFE) ? 2 : 0;
    return isBetween(lead, 0xA1, 0xDF) ? 1 : isBetween(lead, 0x81, 0x9F) || isBetween(lead, 0xE0, 0xFC) ? 2 : 0;
}

bool isTrail(TextEncoding encoding, std::uint8_t lead, std::uint8_t byte)
{
    if (encoding == TextEncoding::EucJp)
        return isBetween(byte, 0xA1, lead == 0x8E ? 0xDF : 0xFE);
    return isBetween(byte, 0x40, 0x7E) || isBetween(byte, 0x80, 0xFC);
}

/// ICU's name of its converter.
const char* converterOf(TextEncoding encoding)
{
    switch (encoding) {
    case TextEncoding::EucJp:
        return "euc-jp-2007";
    case TextEncoding::ShiftJis:
        return "ibm-943_P15A-2003";
    case TextEncoding::Latin1:
        return "ISO-8859-1";
    case TextEncoding::Utf8:
        break;
    }
    return "UTF-8";
}

/// The characters that the bytes stand for, none if the converter does not know one of them. At most three units a
/// character.
std::optional<std::u16string> toUnits(UConverter* converter, std::string_view bytes)
{
    std::u16string units(bytes.size() + 1, u'\0');
    UErrorCode status = U_ZERO_ERROR;
    ucnv_resetToUnicode(converter);
    const auto length = ucnv_toUChars(converter, units.data(), static_cast<std::int32_t>(units.size()), bytes.data(),
        static_cast<std::int32_t>(bytes.size()), &status);
    if (U_FAILURE(status))
        return std::nullopt;
    units.resize(static_cast<std::size_t>(length));
    return units;
}

/// The bytes of well-formed UTF-16, none if the encoding has not got one of its characters.
std::optional<std::string> toBytes(UConverter* converter, std::u16string_view units)
{
    std::string bytes(units.size() * 4 + 8, '\0');
    UErrorCode status = U_ZERO_ERROR;
    ucnv_resetFromUnicode(converter);
    const auto length = ucnv_fromUChars(converter, bytes.data(), static_cast<std::int32_t>(bytes.size()), units.data(),
        static_cast<std::int32_t>(units.size()), &status);
    if (U_FAILURE(status))
        return std::nullopt;
    bytes.resize(static_cast<std::size_t>(length));
    return bytes;
}

std::string toUtf8(std::u16string_view units)
{
    std::string text(units.size() * 3 + 1, '\0');
    std::int32_t length = 0;
    UErrorCode status = U_ZERO_ERROR;
    u_strToUTF8(text.data(), static_cast<std::int32_t>(text.size()), &length, units.data(),
        static_cast<std::int32_t>(units.size()), &status);
    assert(U_SUCCESS(status));
    text.resize(static_cast<std::size_t>(length));
    return text;
}

} // namespace

std::string_view nameOf(TextEncoding encoding)
{
    switch (encoding) {
    case TextEncoding::EucJp:
        return "euc-jp";
    case TextEncoding::ShiftJis:
        return "shift-jis";
    case TextEncoding::Latin1:
        return "latin-1";
    case TextEncoding::Utf8:
        break;
    }
    return "utf-8";
}

std::optional<TextEncoding> encodingNamed(std::string_view name)
{
    const auto* const found = std::find_if(japaneseEncodings.begin(), japaneseEncodings.end(),
        [&](TextEncoding encoding) { return nameOf(encoding) == name; });
    return found == japaneseEncodings.end() ? std::nullopt : std::optional(*found);
}

TextCodec::TextCodec(TextEncoding encoding) : m_encoding(encoding)
{
    if (encoding == TextEncoding::Utf8)
        return;
    UErrorCode status = U_ZERO_ERROR;
    m_converter = ucnv_open(converterOf(encoding), &status);
    ucnv_setToUCallBack(m_converter, UCNV_TO_U_CALLBACK_STOP, nullptr, nullptr, nullptr, &status);
    ucnv_setFromUCallBack(m_converter, UCNV_FROM_U_CALLBACK_STOP, nullptr, nullptr, nullptr, &status);
    if (U_FAILURE(status))
        throw std::runtime_error("ICU is installed without its data for an encoding");
}

TextCodec::~TextCodec()
{
    ucnv_close(m_converter);
}

std::size_t TextCodec::validLength(std::string_view bytes) const
{
    if (m_encoding == TextEncoding::Utf8)
        return findInvalidUtf8(bytes).value_or(bytes.size());
    if (m_encoding == TextEncoding::Latin1)
        return bytes.size();
    std::size_t at = 0;
    bool wellFormed = true;
    while (wellFormed && at < bytes.size()) {
        const auto lead = static_cast<std::uint8_t>(bytes[at]);
        const std::size_t length = characterLength(m_encoding, lead);
        wellFormed = length > 0 && at + length <= bytes.size();
        for (std::size_t i = 1; wellFormed && i < length; ++i)
            wellFormed = isTrail(m_encoding, lead, static_cast<std::uint8_t>(bytes[at + i]));
        at += wellFormed ? length : 0;
    }
    if (toUnits(m_converter, bytes.substr(0, at)))
        return at;
    // A code that no character was ever given; which one is only asked here.
    std::size_t known = 0;
    for (;;) {
        const auto length = characterLength(m_encoding, static_cast<std::uint8_t>(bytes[known]));
        if (!toUnits(m_converter, bytes.substr(known, length)))
            return known;
        known += length;
    }
}

std::string TextCodec::decoded(std::string_view bytes) const
{
    if (m_encoding == TextEncoding::Utf8 || isAscii(bytes))
        return std::string(bytes);
    auto units = toUnits(m_converter, bytes);
    assert(units);
    if (m_encoding == TextEncoding::ShiftJis)
        std::transform(units->begin(), units->end(), units->begin(), withoutExchange);
    return toUtf8(*units);
}

Result<std::string> TextCodec::encoded(std::string_view text) const
{
    if (m_encoding == TextEncoding::Utf8 || isAscii(text))
        return std::string(text);
    std::string out;
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(text.data());
    const auto length = static_cast<std::int64_t>(text.size());
    for (std::int64_t at = 0; at < length;) {
        const std::int64_t start = at;
        UChar32 character = 0;
        U8_NEXT(bytes, at, length, character);
        const auto part = text.substr(static_cast<std::size_t>(start), static_cast<std::size_t>(at - start));
        if (isAscii(part)) {
            out += part;
            continue;
        }
        char16_t units[U16_MAX_LENGTH];
        std::size_t count = 0;
        if (character >= 0)
            U16_APPEND_UNSAFE(units, count, character);
        for (const DoubleMapping& mapping : doubleMappings) {
            if (m_encoding != TextEncoding::Latin1 && character == mapping.standard)
                units[0] = mapping.microsoft;
        }
        const auto encoded = character < 0 ? std::nullopt : toBytes(m_converter, {units, count});
        if (!encoded || validLength(*encoded) != encoded->size())
            return failure(Problem{
                TextProblem::CharacterNotInEncoding, {}, 0, 0, {std::string(part), std::string(nameOf(m_encoding))}});
        out += *encoded;
    }
    return out;
}

EncodingGuess::EncodingGuess()
{
    for (std::size_t i = 0; i < m_codecs.size(); ++i)
        m_codecs[i] = std::make_unique<TextCodec>(japaneseEncodings[i]);
}

void EncodingGuess::add(std::string_view line)
{
    if (isAscii(line))
        return;
    ++m_lines;
    // Bytes are hardly ever valid UTF-8 by accident, and many pairs of EUC-JP could be Shift-JIS too.
    for (std::size_t i = 0; i < m_codecs.size(); ++i) {
        if (m_codecs[i]->validLength(line) == line.size()) {
            ++m_votes[i];
            return;
        }
    }
}

TextEncoding EncodingGuess::best() const
{
    const auto most = std::max_element(m_votes.begin(), m_votes.end()) - m_votes.begin();
    return japaneseEncodings[static_cast<std::size_t>(most)];
}

} // namespace arcwright
