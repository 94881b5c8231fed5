// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/validate.h"

#include <algorithm>
#include <initializer_list>
#include <optional>

#include "core/validation/basic_tree.h"
#include "core/validation/field_checks.h"
#include "core/validation/graph_checks.h"
#include "core/validation/guideline_checks.h"
#include "core/validation/id_checks.h"
#include "core/validation/language_checks.h"
#include "core/validation/leaf_checks.h"
#include "core/validation/line_checks.h"
#include "core/validation/metadata_checks.h"
#include "core/validation/reference_checks.h"
#include "core/validation/report.h"
#include "core/validation/sentence_text.h"
#include "core/validation/span_checks.h"
#include "core/validation/text_checks.h"

namespace arcwright {

namespace {

SentenceFacts factsOf(const SentenceText& sentence)
{
    SentenceFacts facts;
    facts.firstRowLine = static_cast<std::uint32_t>(sentence.comments) + 1;
    const auto carriageReturn = sentence.text.find('\r');
    if (carriageReturn != std::string_view::npos) {
        facts.hasCarriageReturn = true;
        const auto begin = sentence.text.begin();
        facts.carriageReturnLine = static_cast<std::uint32_t>(
            std::count(begin, begin + static_cast<std::ptrdiff_t>(carriageReturn), '\n') + 1);
    }
    return facts;
}

/// Adds the facts about the whole treebank's features and enhanced graphs.
void addAnnotationFacts(const SentenceText& sentence, SentenceFacts& facts)
{
    bool hasGraph = false;
    for (const Row& row : sentence.rows) {
        if (row.isRange())
            continue;
        facts.hasFeatures = facts.hasFeatures || row.field(Column::Feats) != "_";
        hasGraph = hasGraph || row.isEmptyNode() || row.field(Column::Deps) != "_";
    }
    if (!sentence.columns.has(Column::Deps))
        return; // nobody knows
    facts.graph = hasGraph ? SentenceFacts::Graph::Present : SentenceFacts::Graph::Absent;
}

void checkGuidelines(const BasicTree& tree, bool treebankHasFeatures, Report& report)
{
    for (int word = 1; word <= tree.words(); ++word) {
        checkFeatures(tree, word, treebankHasFeatures, report);
        checkPartOfSpeech(tree, word, report);
        checkAttachment(tree, word, report);
        checkLeaves(tree, word, report);
        checkSpans(tree, word, treebankHasFeatures, report);
        checkGoeswith(tree, word, report);
        checkPunctuation(tree, word, report);
    }
}

/// The sentence that the steps work on.
struct CheckedSentence {
    const SentenceText& text;
    const ValidationOptions& options;
    Report report;
    SentenceFacts facts;
    std::optional<BasicTree> readTree{}; ///< once there is a tree

    const BasicTree& tree()
    {
        if (!readTree)
            readTree.emplace(text);
        return *readTree;
    }
};

bool checkFieldsAndFacts(CheckedSentence& sentence)
{
    const bool areReadable = checkFields(sentence.text, sentence.report);
    addAnnotationFacts(sentence.text, sentence.facts);
    if (!areReadable)
        sentence.facts.graph = SentenceFacts::Graph::Unknown;
    return areReadable;
}

/// One word or empty node after the other: where its roots are, and what the language permits.
void checkNodes(CheckedSentence& sentence)
{
    const ValidationOptions& options = sentence.options;
    const TreebankLanguage* language = options.level >= 4 ? options.language.get() : nullptr;
    const bool hasHeads = options.columns.has(Column::Head);
    for (const Row& row : sentence.text.rows) {
        if (!row.isRange() && hasHeads)
            checkRoots(row, sentence.report);
        if (!row.isRange() && language)
            checkLanguage(sentence.text, row, *language, options.level, sentence.report);
    }
}

/// A step, the level from which on it is taken, its checks (false if the sentence's validation ends there), and the
/// columns without which it cannot be taken.
struct StepChecks {
    ValidationStep step{};
    int level = 1;
    bool (*check)(CheckedSentence& sentence) = nullptr;
    std::initializer_list<Column> needed{};

    bool isPossible(const ColumnPlaces& columns) const
    {
        return std::all_of(needed.begin(), needed.end(), [&](Column column) { return columns.has(column); });
    }
};

constexpr std::initializer_list<Column> treeColumns{Column::Head};
constexpr std::initializer_list<Column> guidelineColumns{Column::Upos, Column::Head, Column::Deprel};

/// All but EnhancedPresence and File, which have to do with the treebank as a whole.
constexpr StepChecks stepChecks[]{
    {ValidationStep::Lines, 1, [](CheckedSentence& sentence) { return checkLines(sentence.text, sentence.report); }},
    {ValidationStep::Columns, 1,
        [](CheckedSentence& sentence) { return checkColumns(sentence.text, sentence.report); }},
    {ValidationStep::Ids, 1, [](CheckedSentence& sentence) { return checkIds(sentence.text, sentence.report); }},
    {ValidationStep::Ranges, 1, [](CheckedSentence& sentence) { return checkRanges(sentence.text, sentence.report); }},
    {ValidationStep::References, 2,
        [](CheckedSentence& sentence) { return checkReferences(sentence.text, sentence.report); }},
    {ValidationStep::Tree, 2, [](CheckedSentence& sentence) { return checkTree(sentence.text, sentence.report); },
        treeColumns},
    {ValidationStep::Fields, 2, checkFieldsAndFacts},
    {ValidationStep::SentenceId, 2,
        [](CheckedSentence& sentence) {
            checkSentenceId(sentence.text, sentence.options, sentence.report, sentence.facts);
            return true;
        }},
    {ValidationStep::ParallelId, 2,
        [](CheckedSentence& sentence) {
            checkParallelId(sentence.text, sentence.report, sentence.facts);
            return true;
        }},
    {ValidationStep::Text, 2,
        [](CheckedSentence& sentence) {
            checkText(sentence.text, sentence.report, sentence.facts);
            return true;
        }},
    {ValidationStep::Nodes, 3,
        [](CheckedSentence& sentence) {
            checkNodes(sentence);
            return true;
        }},
    {ValidationStep::EnhancedGraph, 2,
        [](CheckedSentence& sentence) {
            checkEnhancedGraph(sentence.text, sentence.report);
            return true;
        }},
    {ValidationStep::Guidelines, 3,
        [](CheckedSentence& sentence) {
            checkGuidelines(
                sentence.tree(), sentence.options.treebankHasFeatures || sentence.facts.hasFeatures, sentence.report);
            return true;
        },
        guidelineColumns},
};

} // namespace

SentenceVerdict validateSentence(std::string_view text, const ValidationOptions& options)
{
    const SentenceText sentence(text, options.columns);
    CheckedSentence validated{sentence, options, Report(sentence), factsOf(sentence)};
    for (const StepChecks& step : stepChecks) {
        if (step.level <= options.level && step.isPossible(options.columns) && !step.check(validated))
            break;
    }
    return {validated.report.take(), validated.facts};
}

} // namespace arcwright
