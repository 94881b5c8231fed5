// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/shelf/numbered_name.h"

#include <charconv>

namespace arcwright {

NumberedName NumberedName::of(std::string_view text)
{
    const std::size_t open = text.rfind(" (");
    if (open == std::string_view::npos || open == 0 || !text.ends_with(')'))
        return {std::string(text)};
    const std::string_view digits = text.substr(open + 2, text.size() - open - 3);
    int number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    const bool isNumber = error == std::errc() && end == digits.data() + digits.size() && digits.front() != '0';
    return isNumber && number > 1 ? NumberedName{std::string(text.substr(0, open)), number}
                                  : NumberedName{std::string(text)};
}

} // namespace arcwright
