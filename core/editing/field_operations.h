// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/treebank/edit.h"
#include "core/treebank/sentence.h"

namespace arcwright {

// Edits of single fields, each a function from a sentence to the edited one. All refuse broken sentences
// (SentenceNotReadable), nodes that are not there (NoSuchNode), fields that the sentence's format has not
// (FieldNotInFormat), texts with tabs or line ends (TextNotInField), and those that the format would read as another
// text (see asWritten() in checks.h). `_` is the empty field where CoNLL-U has it so.
// `# text` follows a form and SpaceAfter where it agreed with them before.

/// Sets a field of a word or an empty node: form, lemma, tags, features, MISC; the relation as setRelation() does. The
/// head and the parents have operations of their own (arc_operations.h) and are refused (FieldIsNoText), and so is an
/// EmptyForm.
Result<Sentence> setField(const Sentence& sentence, NodeId node, WordField field, const std::string& text);

/// Sets a field of a word, or the type of a bunsetsu: for commands that are told nothing but the unit. A bunsetsu has
/// no other fields (FieldOfWords).
Result<Sentence> setUnitField(const Sentence& sentence, int unit, WordField field, const std::string& text);

/// Turns a flag of Prague treebanks (prague_fields.h) on or off: a further field, or an item of MISC where the file has
/// that and some word of the sentence has such an item already. Refused with FieldNotInFormat elsewhere.
Result<Sentence> togglePragueFlag(const Sentence& sentence, int word, std::string_view flag);

/// Sets a further field of a word or an empty node; an empty one is removed.
Result<Sentence> setFurtherField(const Sentence& sentence, NodeId node, std::string_view name, const std::string& text);

/// Sets form, MISC or features of the multiword token that `word` belongs to (NoSuchMultiword); it has no other fields
/// (FieldIsNoText).
Result<Sentence> setMultiwordField(const Sentence& sentence, int word, WordField field, const std::string& text);

} // namespace arcwright
