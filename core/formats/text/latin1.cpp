// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/text/latin1.h"

#include <cassert>

namespace arcwright {

std::string utf8OfLatin1(std::string_view bytes)
{
    std::string text;
    text.reserve(bytes.size() + bytes.size() / 8);
    for (const char byte : bytes) {
        const auto code = static_cast<unsigned char>(byte);
        if (code < 0x80) {
            text += byte;
        } else {
            text += static_cast<char>(0xC0 | (code >> 6));
            text += static_cast<char>(0x80 | (code & 0x3F));
        }
    }
    return text;
}

std::optional<std::size_t> findBeyondLatin1(std::string_view text)
{
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (static_cast<unsigned char>(text[i]) > 0xC3) // C2 and C3 begin U+0080 to U+00FF
            return i;
    }
    return std::nullopt;
}

std::string latin1OfUtf8(std::string_view text)
{
    assert(!findBeyondLatin1(text));
    std::string bytes;
    bytes.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto code = static_cast<unsigned char>(text[i]);
        if (code < 0x80 || i + 1 == text.size())
            bytes += text[i];
        else
            bytes += static_cast<char>(((code & 0x03) << 6) | (static_cast<unsigned char>(text[++i]) & 0x3F));
    }
    return bytes;
}

} // namespace arcwright
