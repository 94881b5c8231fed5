// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/characters.h"

#include <algorithm>
#include <cstdint>
#include <stdexcept>

#include <unicode/bytestream.h>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/utf8.h>

namespace arcwright {

namespace {

bool isAscii(std::string_view text)
{
    return std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

char32_t firstCharacter(std::string_view text)
{
    return takeCharacter(text);
}

/// The last character and the bytes before it; `text` must not be empty.
char32_t lastCharacter(std::string_view text, std::string_view& before)
{
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(text.data());
    auto at = static_cast<std::int32_t>(text.size());
    UChar32 character = 0;
    U8_PREV(bytes, 0, at, character);
    before = text.substr(0, static_cast<std::size_t>(at));
    return character < 0 ? U'\uFFFD' : static_cast<char32_t>(character);
}

const icu::Normalizer2& openNfc()
{
    UErrorCode error = U_ZERO_ERROR;
    const icu::Normalizer2* normalizer = icu::Normalizer2::getNFCInstance(error);
    if (normalizer == nullptr || U_FAILURE(error) != 0)
        throw std::runtime_error("ICU has no data for NFC");
    return *normalizer;
}

/// Opened once: how ICU makes it for the first thread that asks is out of ThreadSanitizer's sight.
const icu::Normalizer2& nfc()
{
    static const icu::Normalizer2& normalizer = openNfc();
    return normalizer;
}

} // namespace

char32_t takeCharacter(std::string_view& rest)
{
    const auto first = static_cast<unsigned char>(rest.front());
    if (first < 0x80) {
        rest.remove_prefix(1);
        return first;
    }
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(rest.data());
    const auto length = static_cast<std::int64_t>(rest.size());
    std::int64_t at = 0;
    UChar32 character = 0;
    U8_NEXT(bytes, at, length, character);
    rest.remove_prefix(static_cast<std::size_t>(at));
    return character < 0 ? U'\uFFFD' : static_cast<char32_t>(character);
}

bool isWhiteSpace(char32_t character)
{
    if (character < 0x80)
        return character == U' ' || (character >= 0x09 && character <= 0x0D);
    return u_isUWhiteSpace(static_cast<UChar32>(character)) != 0;
}

bool isStrippable(char32_t character)
{
    return isWhiteSpace(character) || (character >= 0x1C && character <= 0x1F);
}

bool isDigit(char32_t character)
{
    if (character < 0x80)
        return character >= U'0' && character <= U'9';
    const auto type = u_getIntPropertyValue(static_cast<UChar32>(character), UCHAR_NUMERIC_TYPE);
    return type == U_NT_DECIMAL || type == U_NT_DIGIT;
}

bool isRelationLetter(char32_t character)
{
    if (character < 0x80)
        return character >= U'a' && character <= U'z';
    constexpr std::uint32_t letters = U_GC_LL_MASK | U_GC_LM_MASK | U_GC_LO_MASK | U_GC_M_MASK;
    return (U_GET_GC_MASK(static_cast<UChar32>(character)) & letters) != 0;
}

char32_t folded(char32_t character)
{
    return static_cast<char32_t>(u_foldCase(u_tolower(static_cast<UChar32>(character)), U_FOLD_CASE_DEFAULT));
}

bool hasWhiteSpace(std::string_view text)
{
    while (!text.empty()) {
        if (isWhiteSpace(takeCharacter(text)))
            return true;
    }
    return false;
}

bool hasRepeatedWhiteSpace(std::string_view text)
{
    bool before = false;
    while (!text.empty()) {
        const bool space = isWhiteSpace(takeCharacter(text));
        if (space && before)
            return true;
        before = space;
    }
    return false;
}

bool isBlank(std::string_view text)
{
    return !text.empty() && afterWhiteSpace(text).empty();
}

bool startsStrippable(std::string_view text)
{
    return !text.empty() && isStrippable(firstCharacter(text));
}

bool endsStrippable(std::string_view text)
{
    std::string_view before;
    return !text.empty() && isStrippable(lastCharacter(text, before));
}

std::string_view withoutLeadingSpace(std::string_view text)
{
    for (std::string_view rest = text; !rest.empty(); text = rest) {
        if (!isStrippable(takeCharacter(rest)))
            break;
    }
    return text;
}

std::string_view stripped(std::string_view text)
{
    text = withoutLeadingSpace(text);
    for (std::string_view before; !text.empty() && isStrippable(lastCharacter(text, before)); text = before) { }
    return text;
}

std::string_view afterWhiteSpace(std::string_view text)
{
    for (std::string_view rest = text; !rest.empty(); text = rest) {
        if (!isWhiteSpace(takeCharacter(rest)))
            break;
    }
    return text;
}

std::string_view withoutTrailingWhiteSpace(std::string_view text)
{
    for (std::string_view before; !text.empty() && isWhiteSpace(lastCharacter(text, before)); text = before) { }
    return text;
}

std::size_t findNotNormalised(std::string_view text)
{
    if (isAscii(text))
        return std::string_view::npos;
    UErrorCode error = U_ZERO_ERROR;
    if (nfc().isNormalizedUTF8({text.data(), static_cast<std::int32_t>(text.size())}, error) != 0)
        return std::string_view::npos;
    const std::string normal = normalised(text);
    const auto [difference, other] = std::mismatch(text.begin(), text.end(), normal.begin(), normal.end());
    auto at = static_cast<std::size_t>(difference - text.begin());
    while (at > 0 && (at == text.size() || U8_IS_TRAIL(static_cast<std::uint8_t>(text[at]))))
        --at; // to the beginning of the character
    return at;
}

std::string normalised(std::string_view text)
{
    std::string normal;
    UErrorCode error = U_ZERO_ERROR;
    icu::StringByteSink<std::string> sink(&normal);
    nfc().normalizeUTF8(0, {text.data(), static_cast<std::int32_t>(text.size())}, sink, nullptr, error);
    return normal;
}

} // namespace arcwright
