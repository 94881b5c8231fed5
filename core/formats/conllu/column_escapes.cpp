// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/conllu/column_escapes.h"

namespace arcwright {

namespace {

bool isEscaped(char c)
{
    return c == 'p' || c == 't' || c == '\\';
}

} // namespace

std::string escapedForColumn(std::string_view text)
{
    std::string escaped;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char next = i + 1 < text.size() ? text[i + 1] : '\0';
        // A backslash before a character that is escaped, or could be read as one, needs an escape of its own.
        const bool isAmbiguous = isEscaped(next) || next == '|' || next == '\t';
        if (text[i] == '|')
            escaped += "\\p";
        else if (text[i] == '\t')
            escaped += "\\t";
        else if (text[i] == '\\' && isAmbiguous)
            escaped += "\\\\";
        else
            escaped += text[i];
    }
    return escaped;
}

std::string unescapedFromColumn(std::string_view text)
{
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isEscape = text[i] == '\\' && i + 1 < text.size() && isEscaped(text[i + 1]);
        if (!isEscape) {
            plain += text[i];
            continue;
        }
        ++i;
        plain += text[i] == 'p' ? '|' : text[i] == 't' ? '\t' : '\\';
    }
    return plain;
}

} // namespace arcwright
