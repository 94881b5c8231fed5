// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/annotation_fields.h"

#include <algorithm>
#include <charconv>

#include "core/base/utf8.h"

namespace arcwright {

namespace {

/// Whether a character stands for itself; in a line there may be spaces.
bool isPlain(unsigned char c, FieldPlace place)
{
    if (c <= 0x20 || c == 0x7f)
        return place == FieldPlace::Line && c == ' ';
    return c != '%' && c != ',' && c != ';' && c != '|';
}

std::string escaped(std::string_view text, FieldPlace place)
{
    static constexpr char digits[] = "0123456789ABCDEF";
    const bool isUtf8 = !findInvalidUtf8(text);
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto c = static_cast<unsigned char>(text[i]);
        const bool isAtEnd = c == ' ' && (i == 0 || i + 1 == text.size());
        if (!isAtEnd && (c < 0x80 ? isPlain(c, place) : isUtf8))
            result += text[i];
        else
            result.append("%").append(1, digits[c >> 4]).append(1, digits[c & 15]);
    }
    return result;
}

/// None where a percent sign is not followed by two digits.
std::optional<std::string> unescaped(std::string_view text)
{
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            result += text[i];
            continue;
        }
        unsigned code = 0;
        if (i + 2 >= text.size()
            || std::from_chars(text.data() + i + 1, text.data() + i + 3, code, 16).ptr != text.data() + i + 3)
            return std::nullopt;
        result += static_cast<char>(code);
        i += 2;
    }
    return result;
}

} // namespace

std::string fieldList(const std::vector<std::string>& fields, FieldPlace place)
{
    std::string text;
    for (std::size_t i = 0; i < fields.size(); ++i)
        text.append(i == 0 ? "" : ",").append(escaped(fields[i], place));
    return text;
}

std::optional<std::vector<std::string>> fieldsOf(std::string_view list, std::size_t count)
{
    std::vector<std::string> fields;
    for (;;) {
        const auto comma = std::min(list.find(','), list.size());
        auto field = unescaped(list.substr(0, comma));
        if (!field)
            return std::nullopt;
        fields.push_back(std::move(*field));
        if (comma == list.size())
            break;
        list.remove_prefix(comma + 1);
    }
    return fields.size() == count ? std::optional(std::move(fields)) : std::nullopt;
}

} // namespace arcwright
