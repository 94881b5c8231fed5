// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/treebank/format.h"

namespace arcwright {

// Parts of restated(): what becomes of bunsetsu. The sentence is changed.

/// The relation of a word to the next one of its bunsetsu.
inline constexpr std::string_view insideBunsetsu = "bunsetsu";

/// Heads of words and labels (as further fields) in place of bunsetsu.
void bunsetsuToWords(Sentence& sentence, const Format& from, const Format& to);

/// Bunsetsu in place of heads of words, by their labels.
void wordsToBunsetsu(Sentence& sentence, const Format& to);

/// Drops the parts that another format has of bunsetsu besides head and type.
void dropBunsetsuRests(Sentence& sentence);

} // namespace arcwright
