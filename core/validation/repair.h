// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/validation/column_places.h"
#include "core/validation/ud_finding.h"

namespace arcwright {

/// The sentence's text with what `finding` found in it put right, and nothing else changed but the bytes it takes;
/// none where only the annotator can decide. Never done unasked: a repair is an offered edit. The result has fewer
/// findings of that test, and no more of earlier steps nor errors of the same step; a later step may find what the
/// finding had hidden. The finding must be one that validateSentence found in this very text, else there is none.
///
/// - white space in fields, empty fields, blank lines, carriage returns, NFC (of all lines, so that text and forms
///   stay equal);
/// - order and repetition of features, their values and the arcs of DEPS; identical repeated metadata and attributes;
/// - `# text` from the forms, as far as it does not fit them; SpaceAfter as the text has it;
/// - `root` at node 0 and nowhere else, where the relation becomes that of the basic tree, or `dep`;
/// - arcs of the tree for words that the enhanced graph does not reach, and in the place of an arc from a word to
/// itself
///   that has their relation; HEAD and DEPREL of an empty node, where DEPS says the same.
std::optional<std::string> repaired(
    std::string_view sentenceText, const UdFinding& finding, const ColumnPlaces& columns = {});

} // namespace arcwright
