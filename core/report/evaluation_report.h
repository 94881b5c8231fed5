// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/documents/treebank.h"
#include "core/evaluation/bootstrap.h"
#include "core/evaluation/outcome_table.h"
#include "core/evaluation/punctuation.h"
#include "core/evaluation/score_card.h"
#include "core/query/attachment_kinds.h"
#include "core/report/report_page.h"

namespace arcwright {

/// Tables under a title of their own.
struct ReportSection {
    std::string title;
    std::vector<Table> tables;
};

/// What a report of an evaluation is made from. All of it must outlive the making.
struct ReportSource {
    const OutcomeTable& table; ///< with at least one system
    const Treebank& gold; ///< that the table was made from
    std::string name; ///< of gold
    PunctuationTags punctuation; ///< that the table was made with
    std::vector<FurtherScores> further = {}; ///< none, or one for each system
    /// The tables at the end; those of everything that the table knows if there are none.
    std::vector<ReportSection> sections = {};
};

struct ReportSettings {
    Scored scored = Scored::Arcs; ///< what counts as right; where no system tells relations, heads
    bool withPunctuation = true; ///< in verdicts and breakdowns
    std::vector<AttachmentKind> kinds = {}; ///< of attachment
    BootstrapSettings bootstrap = {};
    std::size_t examplesOf = 2; ///< sentences of each kind of error
    /// A sentence of core/messages in a context, in the reader's language; English if there is none.
    std::function<std::string(const char* context, const char* sentence)> translate = {};
    std::string decimalSign = "."; ///< of figures that are read; those in the files of tables have a point
    /// What a score of a ScoreCard is called; its name if there is none.
    std::function<std::string(std::string_view score)> scoreTitle = {};
};

/// Which system is better and where its errors are; charts; trees of sentences with the largest kinds of errors of the
/// best system; tables. The same for the same source and settings. O(rows) and the bootstrap. After `stop` is
/// requested what is returned means nothing.
ReportPage evaluationReport(
    const ReportSource& source, const ReportSettings& settings, const std::stop_token& stop = {});

} // namespace arcwright
