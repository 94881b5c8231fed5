// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/documents/treebank.h"
#include "core/model/parser.h"

namespace arcwright::cli {

/// The format of `parse --constraints`, as its help has it.
extern const char* const constraintFileHelp;

/// The constraints of a file on one sentence.
struct SentenceConstraints {
    struct Stated {
        Constraint constraint;
        std::size_t line = 0; ///< from 1
        RelationId relation; ///< of a head that is fixed; none: the parser's
    };
    std::vector<Stated> stated; ///< in the order of the file

    std::vector<Constraint> constraints() const;
    /// Gives arcs the relations that are fixed.
    void setRelations(Graph& graph) const;
};

using ConstraintsBySentence = std::map<std::size_t, SentenceConstraints>; ///< by index in the treebank

/// Reads a file of constraints on the units of a treebank's sentences. Prints what is wrong with its lines, each with
/// line and column, and gives nothing then.
std::optional<ConstraintsBySentence> readConstraints(
    const std::string& path, const Treebank& treebank, RelationPool& relations);

/// Prints the lines of the file that state a conflict, which there is among those of the sentence.
void complainOfConflict(const std::string& path, const SentenceConstraints& constraints, std::size_t sentence,
    const std::vector<Constraint>& conflict);

} // namespace arcwright::cli
