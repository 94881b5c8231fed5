// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/treebank/predicted_tags.h"

#include <string_view>

namespace arcwright {

namespace {

constexpr std::string_view mark = "ArcwrightTags=predicted";

/// Where the mark stands among the attributes; npos if it does not.
std::size_t placeOfMark(std::string_view misc)
{
    for (std::size_t at = misc.find(mark); at != std::string_view::npos; at = misc.find(mark, at + 1)) {
        const bool begins = at == 0 || misc[at - 1] == '|';
        const std::size_t end = at + mark.size();
        if (begins && (end == misc.size() || misc[end] == '|'))
            return at;
    }
    return std::string_view::npos;
}

} // namespace

bool hasPredictedTags(const Token& token)
{
    return placeOfMark(token.misc) != std::string_view::npos;
}

void markPredictedTags(Token& token)
{
    if (!hasPredictedTags(token))
        token.misc = std::string(mark) + (token.misc.empty() ? "" : '|' + token.misc);
}

void settleTags(Token& token)
{
    const std::size_t at = placeOfMark(token.misc);
    if (at == std::string_view::npos)
        return;
    const bool isLast = at + mark.size() == token.misc.size();
    const std::size_t begin = isLast && at > 0 ? at - 1 : at; // with the bar on one side
    token.misc.erase(begin, mark.size() + (isLast && at == 0 ? 0 : 1));
}

} // namespace arcwright
