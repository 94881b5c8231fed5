// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/treebank/tag_set.h"

namespace arcwright {

/// Tells the tag set of a file from its lines. Words that are in no dictionary have fewer features than others, so that
/// one line tells little.
class TagSetGuess {
public:
    void add(std::string_view line);
    TagSet best() const;

private:
    int m_words = 0;
    int m_ipadic = 0; ///< words that only this dictionary gives so many features, and so on
    int m_unidic = 0;
    int m_juman = 0;
    int m_other = 0;
    int m_unidicUnknown = 0; ///< words as it gives them if they are not in it
};

} // namespace arcwright
