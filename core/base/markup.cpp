// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/markup.h"

#include <array>
#include <charconv>

#include "core/base/utf8.h"

namespace arcwright {

std::string escapedMarkup(std::string_view text)
{
    std::string escaped;
    for (const char c : withVisibleControls(text)) {
        switch (c) {
        case '&':
            escaped += "&amp;";
            break;
        case '<':
            escaped += "&lt;";
            break;
        case '>':
            escaped += "&gt;";
            break;
        case '"':
            escaped += "&quot;";
            break;
        case '\'':
            escaped += "&#39;";
            break;
        default:
            escaped += c;
        }
    }
    return escaped;
}

std::string fixedNumber(double number, int decimals)
{
    std::array<char, 400> text{}; // the greatest double has 309 digits
    const auto end = std::to_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed, decimals);
    return {text.data(), end.ptr};
}

std::string plainNumber(double number, int mostDecimals)
{
    std::string text = fixedNumber(number, mostDecimals);
    if (text.find('.') != std::string::npos)
        text.erase(text.find_last_not_of('0') + 1);
    if (!text.empty() && text.back() == '.')
        text.pop_back();
    return text == "-0" ? "0" : text;
}

} // namespace arcwright
