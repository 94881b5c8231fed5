// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/formats/pml/pml_sentence.h"

namespace arcwright {

/// The bytes of a sentence with the heads, functions, flags, lemmas and tags that it has now. What no edit touched is
/// copied: a node that moves takes its bytes along, a flag comes with the white space that stands before the function.
/// A sentence that says what its bytes say gives these.
///
/// Fails with what PML has no place for: PmlNotMade for a sentence without a source, PmlWordsFixed, PmlFormFixed,
/// PmlFieldFixed, CommentNotWritable, PmlHeadMissing, PmlHeadInCircle, PmlWordElsewhere, PmlCharacter, XmlTooDeep.
/// O(bytes), times the depth of the tree.
Result<std::string> writtenPml(const Sentence& sentence, const PmlTreebank& treebank);

} // namespace arcwright
