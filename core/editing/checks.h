// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/treebank/edit.h"
#include "core/treebank/sentence.h"

namespace arcwright {

// What operations ask before they do anything. All are fine, or the first problem.

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
/// A place for the field in the sentence's format.
Result<void> checkHolds(const Sentence& sentence, WordField field);
/// A text that fits into a field: UTF-8 without tabs, line ends and NUL.
Result<void> checkFieldText(std::string_view text);
/// The same, and not empty.
Result<void> checkForm(std::string_view form);
/// A relation of the enhanced graph: a field's text, not empty, without `|`; in DTAG without blanks instead.
Result<void> checkParentRelation(const Sentence& sentence, std::string_view relation);

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
