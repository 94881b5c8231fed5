// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text_place.h"

#include <algorithm>

#include "core/base/utf8.h"

namespace arcwright {

TextPlace placeOfByte(std::string_view text, std::size_t byte)
{
    const std::string_view before = text.substr(0, std::min(byte, text.size()));
    const auto lines = static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
    const std::string_view ofLine = before.substr(before.rfind('\n') + 1); // all of it where there is no line before
    return {1 + lines, 1 + characterCount(ofLine)};
}

} // namespace arcwright
