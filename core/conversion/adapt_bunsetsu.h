// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/conversion/format_traits.h"

namespace arcwright {

// Parts of adapted(): what becomes of bunsetsu. The sentence is changed.

/// The relation of a word to the next one of its bunsetsu.
inline constexpr std::string_view insideBunsetsu = "bunsetsu";

/// Heads of words and labels (as further fields) in place of bunsetsu.
void bunsetsuToWords(Sentence& sentence, const FormatTraits& from, const FormatTraits& to);

/// Bunsetsu in place of heads of words, by their labels.
void wordsToBunsetsu(Sentence& sentence, const FormatTraits& to);

/// Without what another format says of bunsetsu besides head and type.
void forgetRests(Sentence& sentence);

} // namespace arcwright
