// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validation/validate.h"

#include <algorithm>

#include "core/validation/checks.h"

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

/// What the sentence says of the whole treebank's features and enhanced graphs.
void addAnnotationFacts(const SentenceText& sentence, SentenceFacts& facts)
{
    bool hasGraph = false;
    for (const Row& row : sentence.rows) {
        if (row.isRange())
            continue;
        facts.hasFeatures = facts.hasFeatures || row.field(Column::Feats) != "_";
        hasGraph = hasGraph || row.isEmptyNode() || row.field(Column::Deps) != "_";
    }
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

void check(const SentenceText& sentence, const ValidationOptions& options, Report& report, SentenceFacts& facts)
{
    const bool readable = checkLines(sentence, report) && checkColumns(sentence, report) && checkIds(sentence, report)
        && checkRanges(sentence, report);
    if (!readable || options.level < 2)
        return;
    if (!checkReferences(sentence, report) || !checkTree(sentence, report))
        return;
    const bool fieldsReadable = checkFields(sentence, report);
    addAnnotationFacts(sentence, facts);
    if (!fieldsReadable) {
        facts.graph = SentenceFacts::Graph::Unknown;
        return;
    }
    checkSentenceId(sentence, options, report, facts);
    checkParallelId(sentence, report, facts);
    checkText(sentence, report, facts);
    const BasicTree tree(sentence);
    if (options.level >= 3)
        checkRoots(tree, report);
    checkEnhancedGraph(sentence, report);
    if (options.level >= 3)
        checkGuidelines(tree, options.treebankHasFeatures || facts.hasFeatures, report);
}

} // namespace

SentenceVerdict validateSentence(std::string_view text, const ValidationOptions& options)
{
    const SentenceText sentence(text);
    Report report(sentence);
    SentenceVerdict verdict;
    verdict.facts = factsOf(sentence);
    check(sentence, options, report, verdict.facts);
    verdict.incidents = report.take();
    return verdict;
}

} // namespace arcwright
