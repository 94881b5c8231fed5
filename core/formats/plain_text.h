// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/treebank/sentence.h"

namespace arcwright {

/// The sentences of a text, by the Unicode boundaries of sentences and words (UAX #29, with ICU's rules for the
/// language, `da`; those of all languages where it is empty): `# sent_id`, `# text`, forms, `SpaceAfter=No`. A line
/// break ends a sentence. The same sign several times without a space between is one word (`...`, `--`). Words have no
/// tags and no heads. Malformed UTF-8 reads as U+FFFD. O(bytes).
std::vector<Sentence> sentencesOfText(std::string_view text, const std::string& language = {});

/// Makes bunsetsu of such a sentence: each of the words that have no space between them. They have no heads.
void divideIntoBunsetsu(Sentence& sentence);

} // namespace arcwright
