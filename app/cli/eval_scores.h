// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/documents/treebank.h"
#include "core/evaluation/attachment.h"
#include "core/evaluation/breakdown.h"
#include "core/evaluation/bunsetsu_scores.h"
#include "core/evaluation/confusion.h"
#include "core/evaluation/error_repairs.h"
#include "core/evaluation/graph_scores.h"
#include "core/evaluation/outcome_confusion.h"
#include "core/evaluation/outcome_table.h"
#include "core/evaluation/ud_scores.h"
#include "core/evaluation/verdict.h"
#include "core/query/attachment_kinds.h"

namespace arcwright::cli {

/// A figure somebody has published: so much of so many was right.
struct PublishedAccuracy {
    double percentage = 0;
    std::size_t n = 0;
};

/// The scores that were asked for.
struct EvalWish {
    bool ud = false; ///< the scores of the UD tools, whatever the tokens
    bool udWherePossible = false; ///< those too if both sides are CoNLL-U
    bool bunsetsu = false;
    bool significance = false;
    EnhancedLabels labels = EnhancedLabels::WithoutCase;
    PunctuationTags punctuation;
    std::vector<Property> breakdowns;
    std::optional<std::pair<Property, Property>> cross; ///< of rows and columns
    bool relationConfusion = false;
    bool headConfusion = false;
    bool graphConfusion = false; ///< of further parents, and of all arcs of graphs
    bool repairs = false;
    bool table = false; ///< what a report is made from
    std::vector<AttachmentKind> kinds; ///< of attachment, to be scored each
    OutcomeTable::KindTeller kindTeller; ///< of what words are grouped by; empty if they are not
    std::optional<PublishedAccuracy> against;
    std::optional<Vocabulary> vocabulary;
    BootstrapSettings bootstrap;
};

/// A system's files, as the user named them.
struct NamedTreebank {
    std::string name;
    Treebank treebank;
};

/// All scores of one system.
struct SystemScores {
    std::string name;
    bool isAligned = true; ///< its words are those of gold; if not, there are the UD tools' scores alone
    Evaluation attachment;
    GraphEvaluation graph;
    std::optional<UdScores> ud;
    std::optional<BunsetsuEvaluation> bunsetsu;
    std::vector<std::pair<Property, std::vector<std::pair<std::string, Bucket>>>> breakdowns;
    Confusions confusions;
    GraphConfusions graphConfusions;
    std::array<RepairCounts, repairKindCount> repairs;
    std::vector<std::pair<std::string, WordCounts>> kinds; ///< of attachment, by name
};

/// The scores two systems are compared by.
enum class ComparedScore { Uas, Las, UasWithoutPunctuation, LasWithoutPunctuation };
inline constexpr std::size_t comparedScoreCount = 4;

/// One system against another.
struct PairScores {
    struct Test {
        ComparedScore score{};
        Verdict verdict;
        std::string sentence; ///< the verdict in words
    };
    std::size_t first = 0; ///< index of a system
    std::size_t second = 0;
    std::vector<Test> tests; ///< by score
};

struct EvalResults {
    EvalWish wish;
    std::vector<SystemScores> systems;
    std::vector<PairScores> pairs;
    std::optional<HeatMap> cross; ///< of the systems that are aligned
    std::optional<OutcomeTable> table; ///< of the systems that are aligned, if it was wanted
};

/// Scores the systems. Fails where one of them cannot be compared with gold.
Result<EvalResults> evaluate(const Treebank& gold, const std::vector<NamedTreebank>& systems, const EvalWish& wish);

/// The test of a score against what has been published.
ProportionTest testAgainst(const PublishedAccuracy& published, std::size_t right, std::size_t n);

/// The name of a score in JSON: `uas`, `no_punct_las`.
const char* keyOf(ComparedScore score);

} // namespace arcwright::cli
