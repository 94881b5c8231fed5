// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/treebank/edit.h"
#include "core/treebank/sentence.h"

namespace arcwright {

// The words of a sentence as a table in which every column is text, heads and parents included. See
// field_operations.h and arc_operations.h, which these use, for what is refused.

/// One text for one place of the table: a field of a word, of an empty node, or where `multiword` is set, of the
/// multiword token that begins with the word.
struct Cell {
    NodeId node;
    bool multiword = false;
    WordField field = WordField::Form;
    std::string text;
};

/// The text of a cell: an empty field is empty, heads are numbers, parents `head:relation|...`.
std::string cellText(const Sentence& sentence, const Cell& cell);

/// `head:relation|...` as parents; none of a malformed text (InvalidDeps). `_` and nothing are no parents.
Result<std::vector<Parent>> parentsNamed(std::string_view text);

/// Sets one cell. Heads are numbers, `_` or nothing for none (InvalidHead).
Result<Sentence> setCell(const Sentence& sentence, const Cell& cell);

/// Sets several, one after the other; all or, with the first refusal, none.
Result<Sentence> setCells(const Sentence& sentence, const std::vector<Cell>& cells);

} // namespace arcwright
