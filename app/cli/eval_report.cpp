// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/eval_report.h"

#include "app/cli/eval_tables.h"
#include "core/messages/filled_sentence.h"
#include "core/messages/report_sentences.h"
#include "core/report/evaluation_report.h"
#include "core/report/html_page.h"

namespace arcwright::cli {

namespace {

std::vector<ReportSection> sectionsOf(const EvalResults& results)
{
    std::vector<ReportSection> sections;
    if (results.systems.size() > 1)
        sections.push_back({"Systems", {overview(results)}});
    if (!results.pairs.empty()) {
        sections.push_back({"Significance", {}});
        for (const PairScores& pair : results.pairs)
            sections.back().tables.push_back(significanceTable(pair, results));
    }
    std::size_t aligned = 0;
    for (const SystemScores& scores : results.systems) {
        sections.push_back({scores.name, tablesOf(scores, results.wish, {true, 50})});
        if (results.cross && scores.isAligned)
            sections.back().tables.push_back(crossTable(*results.cross, aligned++, scores.name));
    }
    return sections;
}

/// Where no words are those of gold there are the scores of the UD tools alone.
ReportPage pageOfTables(const std::vector<ReportSection>& sections, const std::string& name)
{
    ReportPage page;
    page.title = filledSentence(reporttext::title, {name});
    page.contentsTitle = reporttext::contents;
    page.saveTitle = reporttext::save;
    page.moreRows = reporttext::moreRows;
    for (const ReportSection& section : sections) {
        page.blocks.emplace_back(ReportHeading{2, section.title});
        page.blocks.insert(page.blocks.end(), section.tables.begin(), section.tables.end());
    }
    return page;
}

} // namespace

std::string evalReport(const EvalResults& results, const Treebank& gold, const std::string& name)
{
    std::vector<ReportSection> sections = sectionsOf(results);
    if (!results.table)
        return htmlPage(pageOfTables(sections, name));
    ReportSource source{*results.table, gold, name, results.wish.punctuation, {}, std::move(sections)};
    for (const SystemScores& scores : results.systems) {
        if (scores.isAligned)
            source.further.push_back({scores.ud ? &*scores.ud : nullptr, &scores.graph});
    }
    ReportSettings settings;
    settings.kinds = results.wish.kinds;
    settings.bootstrap = results.wish.bootstrap;
    return htmlPage(evaluationReport(source, settings));
}

} // namespace arcwright::cli
