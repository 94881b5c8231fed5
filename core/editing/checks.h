// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/treebank/edit.h"
#include "core/treebank/sentence.h"

namespace arcwright {

// Preconditions of operations, each fine or the first problem. All are fine, or the first problem.

/// A sentence that could be read.
Result<void> checkReadable(const Sentence& sentence);
/// One that could be read, and has all these words.
Result<void> checkWords(const Sentence& sentence, std::initializer_list<int> words);
/// One that could be read, and has this node; the root counts if `orRoot`.
Result<void> checkNode(const Sentence& sentence, NodeId node, bool orRoot = false);
/// Whether a sentence is of a treebank in CoNLL-U: Universal Dependencies. One that is in no file counts as such.
bool isConllu(const Sentence& sentence);
/// One that could be read and is in CoNLL-U, which alone has multiword tokens, empty nodes and metadata.
Result<void> checkIsConllu(const Sentence& sentence);
/// One that could be read, and has this unit: word or bunsetsu. kRoot and kNoHead count if `orRoot`.
Result<void> checkUnit(const Sentence& sentence, int unit, bool orRoot = false);
/// A place for the field in the sentence's format.
Result<void> checkHolds(const Sentence& sentence, WordField field);
/// A text that fits into a field: UTF-8 without tabs, line ends and NUL.
Result<void> checkFieldText(std::string_view text);
/// A text that fits into a field and is not empty.
Result<void> checkForm(std::string_view form);
/// A relation that an arc of the sentence can have: a field's text in the file's encoding, not empty or `_`, which
/// stands for that (RelationNeeded), and what Format::checkRelation() wants.
Result<void> checkRelation(const Sentence& sentence, std::string_view relation);

/// The sentence, if its format can write it and reads it again as what it is; else what writtenAndReadBack() finds.
/// Every operation that takes a text ends with it, for formats have no place for some: a blank in KNP, a word `EOS`.
/// O(bytes of the sentence).
Result<Sentence> asWritten(Sentence changed);

/// The name of a field as CoNLL-U's columns have it.
std::string_view fieldName(WordField field);

tl::unexpected<Problem> refused(ProblemCode code, std::vector<std::string> arguments = {});

/// The first problem of several checks.
inline Result<void> all(std::initializer_list<Result<void>> checks)
{
    for (const Result<void>& check : checks) {
        if (!check)
            return check;
    }
    return {};
}

/// The token of a node that is there. O(empty nodes).
Token& tokenOf(Sentence& sentence, NodeId node);

/// Sets a field that is a text; an underscore stands for the empty field where CoNLL-U has it so.
void setText(Token& token, WordField field, std::string text);

} // namespace arcwright
