// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

#include "core/treebank/sentence.h"
#include "core/validation/column_places.h"
#include "core/validation/patterns.h"

namespace arcwright {

/// An item of DEPS. The node is valid once the references have been checked.
struct EnhancedArc {
    std::string_view text; ///< the whole item
    std::string_view head;
    std::string_view relation;
    NodeId node;
};

/// A line with columns: a word, multiword token or empty node.
struct Row {
    std::size_t line = 0; ///< index into SentenceText::lines
    std::size_t columns = 0; ///< how many there are
    std::array<std::string_view, conlluColumns> fields; ///< `_` those that the file has not got
    ParsedId id;
    std::vector<EnhancedArc> arcs; ///< of DEPS; none if that is `_` or malformed

    std::string_view field(Column column) const { return fields[static_cast<std::size_t>(column)]; }
    bool isWord() const { return id.kind == IdKind::Word; }
    bool isRange() const { return id.kind == IdKind::Range; }
    bool isEmptyNode() const { return id.kind == IdKind::EmptyNode; }
    NodeId node() const { return {id.first, isEmptyNode() ? id.second : 0}; }
};

/// Whether its MISC says that no space follows it.
bool saysNoSpace(const Row& row);

/// The text of one sentence taken apart into views of it, without a judgement. The text is the sentence's lines with
/// the blank line that ends it.
struct SentenceText {
    explicit SentenceText(std::string_view text, const ColumnPlaces& columns = {});

    std::string_view text;
    ColumnPlaces columns;
    std::vector<std::string_view> lines; ///< without their ends
    std::size_t comments = 0; ///< how many lines stand before the first that is no comment
    std::vector<Row> rows; ///< the lines after the comments but for a last blank one

    /// The row of word `id` (from 1), if the ids are in order.
    const Row& word(int id) const { return rows[wordRows[static_cast<std::size_t>(id) - 1]]; }
    int words() const { return static_cast<int>(wordRows.size()); }
    std::vector<std::size_t> wordRows; ///< the rows that are words, as indices
};

/// Cuts a file where the official validator does: after each blank line. What follows the last one is a sentence too,
/// and so is each further blank line.
std::vector<std::string_view> sentenceTexts(std::string_view bytes);

} // namespace arcwright
