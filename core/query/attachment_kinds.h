// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "core/documents/treebank.h"
#include "core/evaluation/breakdown.h"
#include "core/evaluation/outcome_table.h"
#include "core/query/pattern.h"

namespace arcwright {

/// A kind of attachment: the words that the node `x` of one of its patterns can be, or the first where none is called
/// so. Patterns ask gold alone.
struct AttachmentKind {
    std::string name;
    std::vector<Pattern> patterns;
    std::vector<std::string> texts; ///< of the patterns
};

/// What is wrong with a line of a file of kinds: it has no name with a colon before the pattern, the pattern cannot be
/// read, or it asks for more than gold.
struct KindProblem {
    std::size_t line = 1;
    bool isNameless = false;
    PatternProblem pattern; ///< else; the column is that of the line
};

/// Reads a file of kinds: lines `name: pattern`, those that begin with `#` say nothing. Kinds are in the order in which
/// they are first named.
tl::expected<std::vector<AttachmentKind>, KindProblem> parseAttachmentKinds(std::string_view text);

/// The text of resources/attachment_kinds.txt: PP, coordination, relative clause, root, ...
std::string_view usualAttachmentKinds();

/// The units of a sentence that are of a kind, in order.
std::vector<int> unitsOfKind(const AttachmentKind& kind, const Sentence& sentence);

std::vector<std::string> namesOf(const std::vector<AttachmentKind>& kinds);

/// The kind of each unit, unit 1 first: of several that it is of, the first; empty for none. Views of the kinds' names.
std::vector<std::string_view> kindsOf(const std::vector<AttachmentKind>& kinds, const Sentence& sentence);
/// The property Kind of words, for tables of outcomes.
OutcomeTable::KindTeller kindTeller(std::shared_ptr<const std::vector<AttachmentKind>> kinds);

/// How every system does with one kind.
struct KindScores {
    std::string name;
    std::vector<std::uint32_t> rows; ///< of the table: its words
    std::vector<WordCounts> systems;
};
/// The scores of each kind, in the order given. `gold` is the treebank that the table was made from. O(sentences x
/// patterns) searches, each sentence read once.
std::vector<KindScores> scoresByKind(
    const OutcomeTable& table, const Treebank& gold, const std::vector<AttachmentKind>& kinds, unsigned threads = 1);

} // namespace arcwright
