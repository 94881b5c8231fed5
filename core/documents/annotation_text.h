// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

#include "core/treebank/sentence.h"

namespace arcwright {

// Annotations (confirmation, comment, waivers, pins) in the sentence's own lines (Format::keepsAnnotations()):
//
//     # arcwright confirmed = ANALYSIS,TIME,AUTHOR
//     # arcwright comment = TEXT
//     # arcwright waiver = TEST,NODE,CONTENT,REASON,TIME,AUTHOR
//     # arcwright pin = DEPENDENT,HEAD,TIME,AUTHOR
//
// and in MISC of the word or node it is about, waivers with `;` between them (a waiver of the whole sentence, and what
// is said of a word or node that is not there, has a line of its own):
//
//     ArcwrightPin=HEAD,TIME,AUTHOR
//     ArcwrightWaiver=TEST,CONTENT,REASON,TIME,AUTHOR
//
// Times are seconds since 1970; ANALYSIS is analysisHash(). In texts, what would break a line, a cell or a list stands
// as in addresses of the web: `%2C` for a comma. Lines and attributes of these names that cannot be read so are
// somebody else's and stay.

/// The part that the names of all of them share; a text without it has no annotations.
inline constexpr std::string_view annotationMark = "rcwright";

/// The next place of the mark in some bytes, their size if there is none. O(bytes), quicker than reading them.
std::size_t findAnnotationMark(std::string_view bytes, std::size_t from = 0);

/// The annotations in the text, whether they still hold or not; pins are in order of their dependents, waivers in that
/// of the text. O(lines).
Annotation statedAnnotation(const Sentence& sentence);

/// The annotations in the text as far as they still hold: without the confirmation where the analysis is another one
/// now, as after somebody edited the file by other means.
Annotation annotationInText(const Sentence& sentence);

/// The annotations in the text, and those from elsewhere that do not contradict them.
Annotation joined(Annotation inText, const Annotation& elsewhere);

/// Whether the text says anything.
bool hasAnnotationText(const Sentence& sentence);

/// Whether the text says all that is said of the sentence, and that confirmation of the analysis as it is.
bool saysAnnotation(const Sentence& sentence);

/// The sentence with a text that says what is said of it, no more and no less. Only these lines and attributes change;
/// new lines stand after the comments before the first word. An empty MISC becomes `_`.
Sentence withAnnotationText(Sentence sentence);

/// The sentence with a text that says nothing; its annotation stays.
Sentence withoutAnnotationText(Sentence sentence);

} // namespace arcwright
