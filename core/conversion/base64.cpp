// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conversion/base64.h"

#include <algorithm>
#include <cstdint>

namespace arcwright {

namespace {

constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

} // namespace

std::string base64Of(std::string_view bytes)
{
    std::string text;
    text.reserve((bytes.size() + 2) / 3 * 4);
    for (std::size_t at = 0; at < bytes.size(); at += 3) {
        const std::size_t count = std::min<std::size_t>(bytes.size() - at, 3);
        std::uint32_t bits = 0;
        for (std::size_t i = 0; i < 3; ++i)
            bits = bits << 8 | (i < count ? static_cast<std::uint8_t>(bytes[at + i]) : 0U);
        for (std::size_t i = 0; i < 4; ++i)
            text += i <= count ? digits[bits >> (18 - 6 * i) & 63] : '=';
    }
    return text;
}

std::optional<std::string> bytesOfBase64(std::string_view text)
{
    std::string bytes;
    if (text.size() % 4 != 0)
        return std::nullopt;
    for (std::size_t at = 0; at < text.size(); at += 4) {
        const bool isLast = at + 4 == text.size();
        const std::size_t count = !isLast || text[at + 3] != '=' ? 4 : text[at + 2] != '=' ? 3 : 2;
        std::uint32_t bits = 0;
        for (std::size_t i = 0; i < 4; ++i) {
            const auto digit = i < count ? digits.find(text[at + i]) : 0;
            if (digit == std::string_view::npos)
                return std::nullopt;
            bits = bits << 6 | static_cast<std::uint32_t>(digit);
        }
        for (std::size_t i = 0; i + 1 < count; ++i)
            bytes += static_cast<char>(bits >> (16 - 8 * i) & 255);
    }
    return base64Of(bytes) == text ? std::optional(bytes) : std::nullopt;
}

} // namespace arcwright
