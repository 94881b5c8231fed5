// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <nlohmann/json.hpp>

#include "app/cli/query_replace.h"
#include "core/documents/treebank.h"
#include "core/query/pattern.h"

namespace arcwright::cli {

/// Prints a line for each match in a sentence: where it is, and its words.
void printMatches(const Pattern& pattern, const Treebank& treebank, const FoundSentence& found);

/// Prints the line that names the columns of printSeparated().
void printSeparatedHead(const Pattern& pattern);
/// Prints a line of tab-separated values for each match in a sentence: file, line, number and id of the sentence, and
/// of each word number, form and relation.
void printSeparated(const Pattern& pattern, const Treebank& treebank, const FoundSentence& found);

/// `[{file, sentence, id, text, matches [[{name, word, form, head, relation}]]}]`
nlohmann::json matchesJson(const Pattern& pattern, const Treebank& treebank, const std::vector<FoundSentence>& found);

} // namespace arcwright::cli
