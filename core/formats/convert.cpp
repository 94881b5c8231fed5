// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/convert.h"

namespace arcwright {

Result<std::string> converted(const Document& document, const Format& target)
{
    if (&target == &document.format())
        return document.serialised();
    std::string text;
    for (std::size_t i = 0; i < document.size(); ++i) {
        const auto sentence = document.sentence(i);
        if (sentence->problem)
            return failure(*sentence->problem);
        auto written = target.write(*sentence);
        if (!written)
            return written;
        text += *written;
    }
    return text;
}

} // namespace arcwright
