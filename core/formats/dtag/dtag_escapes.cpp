// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/dtag/dtag_escapes.h"

#include <array>

namespace arcwright {

namespace {

struct Escape {
    std::string_view written;
    char character;
};

/// The escapes of token texts first. None begins inside another, so that one pass from left to right undoes them all as
/// DTAG's passes do, which end with `&amp;`.
constexpr std::array escapes{Escape{"&lt;", '<'}, Escape{"&gt;", '>'}, Escape{"&22;", '"'}, Escape{"&7c;", '|'},
    Escape{"&3a;", ':'}, Escape{"&amp;", '&'}};
constexpr std::size_t escapesOfForms = 2;

std::string unescaped(std::string_view text, std::size_t count)
{
    std::string plain;
    plain.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::string_view rest = text.substr(i);
        plain += text[i];
        if (text[i] != '&')
            continue;
        for (std::size_t e = 0; e < count; ++e) {
            if (rest.starts_with(escapes[e].written)) {
                plain.back() = escapes[e].character;
                i += escapes[e].written.size() - 1;
                break;
            }
        }
    }
    return plain;
}

std::string escaped(std::string_view text, std::size_t count)
{
    std::string written;
    written.reserve(text.size());
    for (const char character : text) {
        written += character;
        for (std::size_t e = 0; e < count; ++e) {
            if (escapes[e].character == character) {
                written.pop_back();
                written += escapes[e].written;
                break;
            }
        }
    }
    return written;
}

} // namespace

std::string unescapedDtag(std::string_view value)
{
    return value.find('&') == std::string_view::npos ? std::string(value) : unescaped(value, escapes.size());
}

std::string escapedDtag(std::string_view text)
{
    return escaped(text, escapes.size());
}

std::string unescapedDtagForm(std::string_view form)
{
    return form.find('&') == std::string_view::npos ? std::string(form) : unescaped(form, escapesOfForms);
}

std::string escapedDtagForm(std::string_view text)
{
    return escaped(text, escapesOfForms);
}

} // namespace arcwright
