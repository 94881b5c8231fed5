// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utf8.h"

#include <algorithm>
#include <cstdio>
#include <cstring>

#include <unicode/uchar.h>
#include <unicode/utf8.h>

namespace arcwright {

namespace {

/// Where the ASCII that begins at a place ends; eight bytes at a time, as nearly all of most files is of it.
std::int64_t asciiEnd(const std::uint8_t* bytes, std::int64_t at, std::int64_t length)
{
    constexpr std::uint64_t highBits = 0x8080808080808080U;
    std::uint64_t eight = 0;
    for (; at + static_cast<std::int64_t>(sizeof eight) <= length; at += sizeof eight) {
        std::memcpy(&eight, bytes + at, sizeof eight);
        if ((eight & highBits) != 0)
            break;
    }
    while (at < length && bytes[at] < 0x80)
        ++at;
    return at;
}

} // namespace

std::optional<std::size_t> findInvalidUtf8(std::string_view text)
{
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(text.data());
    const auto length = static_cast<std::int64_t>(text.size());
    std::int64_t at = 0;
    while (at < length) {
        at = asciiEnd(bytes, at, length);
        if (at == length)
            break;
        const std::int64_t start = at;
        UChar32 character = 0;
        U8_NEXT(bytes, at, length, character);
        if (character < 0)
            return static_cast<std::size_t>(start);
    }
    return std::nullopt;
}

std::size_t characterCount(std::string_view text)
{
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(text.data());
    const auto length = static_cast<std::int64_t>(text.size());
    std::size_t count = 0;
    for (std::int64_t at = 0; at < length; ++count)
        U8_FWD_1(bytes, at, length);
    return count;
}

std::string_view firstCharacters(std::string_view text, std::size_t count)
{
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(text.data());
    const auto length = static_cast<std::int64_t>(text.size());
    std::int64_t at = 0;
    while (count-- > 0 && at < length)
        U8_FWD_1(bytes, at, length);
    return text.substr(0, static_cast<std::size_t>(at));
}

namespace {

std::size_t displayWidth(UChar32 character)
{
    constexpr UChar32 softHyphen = 0xad; // which terminals show
    switch (u_charType(character)) {
    case U_NON_SPACING_MARK:
    case U_ENCLOSING_MARK:
        return 0;
    case U_FORMAT_CHAR:
        return character == softHyphen ? 1 : 0;
    default:
        break;
    }
    const auto syllable = u_getIntPropertyValue(character, UCHAR_HANGUL_SYLLABLE_TYPE);
    if (syllable == U_HST_VOWEL_JAMO || syllable == U_HST_TRAILING_JAMO)
        return 0;
    const auto width = u_getIntPropertyValue(character, UCHAR_EAST_ASIAN_WIDTH);
    return width == U_EA_WIDE || width == U_EA_FULLWIDTH ? 2 : 1;
}

} // namespace

std::size_t displayWidth(std::string_view text)
{
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(text.data());
    const auto length = static_cast<std::int64_t>(text.size());
    std::size_t width = 0;
    for (std::int64_t at = 0; at < length;) {
        UChar32 character = 0;
        U8_NEXT(bytes, at, length, character);
        width += character < 0 ? 1 : displayWidth(character);
    }
    return width;
}

namespace {

bool isControl(UChar32 character)
{
    constexpr UChar32 byteOrderMark = 0xfeff;
    const bool turns = (character >= 0x202a && character <= 0x202e) || (character >= 0x2066 && character <= 0x2069);
    const auto kind = u_charType(character);
    const bool isControl = kind == U_CONTROL_CHAR || kind == U_LINE_SEPARATOR || kind == U_PARAGRAPH_SEPARATOR;
    const bool isNone = character == 0xfffe || character == 0xffff; // which no XML may have
    return isControl || turns || isNone || character == byteOrderMark;
}

} // namespace

std::string withVisibleControls(std::string_view text)
{
    std::string shown;
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(text.data());
    const auto length = static_cast<std::int64_t>(text.size());
    char escaped[8];
    for (std::int64_t at = 0; at < length;) {
        const std::int64_t start = at;
        UChar32 character = 0;
        U8_NEXT(bytes, at, length, character);
        if (character >= 0 && !isControl(character)) {
            shown.append(text.substr(static_cast<std::size_t>(start), static_cast<std::size_t>(at - start)));
            continue;
        }
        if (character < 0)
            at = start + 1;
        const auto code = static_cast<unsigned>(character < 0 ? bytes[start] : character);
        std::snprintf(escaped, sizeof escaped, code < 0x100 ? "\\x%02x" : "\\u%04x", code);
        shown += escaped;
    }
    return shown;
}

std::string withJsonEscapes(std::string_view json)
{
    std::string escaped;
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(json.data());
    const auto length = static_cast<std::int64_t>(json.size());
    std::int64_t begun = 0; // of what is not copied yet
    char escape[11];
    for (std::int64_t at = 0; at < length;) {
        if (bytes[at] < 0x7f) { // the control characters below are escapes already, or ends of lines
            ++at;
            continue;
        }
        const std::int64_t start = at;
        UChar32 character = 0;
        U8_NEXT(bytes, at, length, character);
        if (character < 0 || !isControl(character))
            continue;
        escaped += json.substr(static_cast<std::size_t>(begun), static_cast<std::size_t>(start - begun));
        std::snprintf(escape, sizeof escape, "\\u%04x", static_cast<unsigned>(character));
        escaped += escape;
        begun = at;
    }
    return escaped.append(json.substr(static_cast<std::size_t>(begun)));
}

std::string lowerCased(std::string_view text)
{
    std::string lowered(text);
    if (std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; })) {
        for (char& c : lowered) {
            if (c >= 'A' && c <= 'Z')
                c = static_cast<char>(c - 'A' + 'a');
        }
        return lowered;
    }
    lowered.clear();
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(text.data());
    const auto length = static_cast<std::int64_t>(text.size());
    for (std::int64_t at = 0; at < length;) {
        const std::int64_t start = at;
        UChar32 character = 0;
        U8_NEXT(bytes, at, length, character);
        if (character < 0) {
            lowered.append(text.substr(static_cast<std::size_t>(start), static_cast<std::size_t>(at - start)));
            continue;
        }
        std::uint8_t buffer[U8_MAX_LENGTH];
        std::int32_t written = 0;
        U8_APPEND_UNSAFE(buffer, written, u_tolower(character));
        lowered.append(reinterpret_cast<const char*>(buffer), static_cast<std::size_t>(written));
    }
    return lowered;
}

} // namespace arcwright
