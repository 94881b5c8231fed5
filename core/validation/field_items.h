// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/validation/sentence_text.h"

namespace arcwright {

/// The features of FEATS, the arcs of DEPS or the attributes of MISC, as text.
using Items = std::vector<std::string>;

/// The items of a field or of a feature's values.
Items itemsOf(std::string_view field, char separator);
std::string joined(const Items& items, char separator);

/// The sentence's text with another text in a field of a row; `_` for none.
std::string withField(const SentenceText& sentence, const Row& row, Column column, std::string text);

/// The items of MISC; none if that is `_`.
Items miscItems(const Row& row);
/// The sentence's text with other items in MISC.
std::string withMisc(const SentenceText& sentence, const Row& row, const Items& items);

} // namespace arcwright
