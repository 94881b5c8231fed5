// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string_view>

#include "core/treebank/format.h"

namespace arcwright {

/// What a format has a place for, as far as conversions must know.
struct FormatTraits {
    enum class Lines {
        None, ///< written none, as in CoNLL-X
        Comments, ///< `#`, before the first word
        PlacedComments, ///< `#`, anywhere
        Any, ///< whatever is no token
    };

    /// Formats of one family keep each other's lines and details.
    std::string_view family;
    bool isDtag = false;
    bool hasBunsetsu = false; ///< and no heads of words
    bool hasMisc = false;
    bool hasUpos = true;
    bool hasFeats = true;
    bool hasParents = false; ///< several heads a word
    bool hasEmptyNodes = false; ///< and multiword tokens
    Lines lines = Lines::None;
    std::function<bool(std::string_view)> isComment; ///< whether a line that begins with `#` can be one
    std::function<bool(std::string_view)> hasFurther; ///< whether words have a further field of that name
};

FormatTraits traitsOf(const Format& format);

} // namespace arcwright
