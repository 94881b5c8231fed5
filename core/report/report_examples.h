// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/documents/treebank.h"
#include "core/drawing/tree_picture.h"
#include "core/evaluation/outcome_table.h"
#include "core/report/report_page.h"
#include "core/report/report_words.h"

namespace arcwright {

/// The errors of one kind: rows of the table.
struct ErrorKind {
    std::string title;
    std::vector<std::uint32_t> rows;
};

/// The kinds of error of a system that have most words: the largest by the repair they need, then the relations that
/// are most often taken for one another. O(rows).
std::vector<ErrorKind> largestErrorKinds(const OutcomeTable& table, std::size_t system, const ReportSettings& settings);

/// Sentences in which one sees errors of a kind, `most` at most, those of handy length first and none of `used`, which
/// gets them. Indices in the table's sentences. O(rows of the kind).
std::vector<std::uint32_t> exampleSentences(
    const OutcomeTable& table, const ErrorKind& kind, std::size_t most, std::vector<bool>& used);

/// The trees of gold and of a system over a sentence of the table, the arcs of some of its rows lit.
TreePicture exampleTree(const OutcomeTable& table, const Sentence& sentence, std::uint32_t index, std::size_t system,
    const std::vector<std::uint32_t>& litRows, const ReportSettings& settings);

/// The section of examples: kinds, the sentences' texts, their trees. Nothing if the system makes no error.
std::vector<ReportBlock> exampleBlocks(
    const ReportSource& source, std::size_t system, const ReportSettings& settings, const std::stop_token& stop);

} // namespace arcwright
