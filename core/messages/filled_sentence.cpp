// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/messages/filled_sentence.h"

#include "core/base/utf8.h"

namespace arcwright {

std::string filledSentence(std::string_view sentence, const std::vector<std::string>& arguments)
{
    // Places are filled from left to right in one pass, so that an argument with "%2" in it stays as it is.
    std::string text;
    for (std::size_t i = 0; i < sentence.size(); ++i) {
        const char digit = sentence[i] == '%' && i + 1 < sentence.size() ? sentence[i + 1] : '0';
        const auto place = static_cast<std::size_t>(digit >= '1' && digit <= '9' ? digit - '1' : 9);
        if (place < arguments.size() && place < 9) {
            text += withVisibleControls(arguments[place]);
            ++i;
        } else {
            text += sentence[i];
        }
    }
    return text;
}

} // namespace arcwright
