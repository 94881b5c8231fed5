// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>

#include "app/cli/constraint_file.h"
#include "core/model/parser.h"
#include "core/treebank/sentence.h"

namespace arcwright::cli {

/// The optional parts of a prediction that are written besides the tree.
struct ParseExtras {
    std::size_t kBest = 1; ///< trees, in comments all but the first
    bool confidence = false; ///< in MISC, a word

    bool any() const { return kBest > 1 || confidence; }
};

/// A sentence with the predicted tree or graph in place of its own, and what else is to be written; nothing if no tree
/// keeps the constraints, which are null where there are none.
std::optional<Sentence> parsedSentence(const Sentence& sentence, const SentenceConstraints* constraints,
    const ParseExtras& extras, const Parser& parser, const RelationPool& relations, Parser::Workspace& workspace);

} // namespace arcwright::cli
