// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/eval_report.h"

#include "app/cli/eval_tables.h"

namespace arcwright::cli {

namespace {

constexpr const char* style = R"(
:root { color-scheme: light dark; --ink: #1c1c1c; --paper: #ffffff; --faint: #5c5c5c; --line: #c9c9c9; --band: #f3f5f7; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6e6e6; --paper: #17191c; --faint: #a5a9ae; --line: #43474d; --band: #202328; }
}
body { margin: 2rem auto; max-width: 72rem; padding: 0 1rem; color: var(--ink); background: var(--paper);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.2rem; margin-top: 2.5rem; border-bottom: 1px solid var(--line); }
.wide { overflow-x: auto; margin-top: 1.5rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { text-align: left; font-weight: 600; padding-bottom: .3rem; }
th, td { padding: .2rem .8rem; text-align: right; border-bottom: 1px solid var(--line); white-space: pre; }
thead th { vertical-align: bottom; color: var(--faint); font-weight: 600; }
tbody th, thead th:first-child { text-align: left; font-weight: normal; }
tbody tr:nth-child(even) { background: var(--band); }
.verdict { font-size: 1.1rem; max-width: 50rem; }
.note { color: var(--faint); font-size: .9rem; margin: .3rem 0 0; max-width: 50rem; }
@media print { body { max-width: none; } .wide { overflow: visible; break-inside: avoid; } }
)";

std::string section(const std::string& title, const std::vector<Table>& tables)
{
    std::string html = "<section>\n<h2>" + escapedHtml(title) + "</h2>\n";
    for (const Table& table : tables)
        html += asHtml(table);
    return html + "</section>\n";
}

} // namespace

std::string evalReport(const EvalResults& results, const std::string& gold)
{
    std::string html = "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                       "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                       "<title>Evaluation against "
        + escapedHtml(gold) + "</title>\n<style>" + style + "</style>\n</head>\n<body>\n<h1>Evaluation against "
        + escapedHtml(gold) + "</h1>\n";
    std::string tags;
    for (const std::string& tag : results.wish.punctuation.tags())
        tags += (tags.empty() ? "" : ", ") + tag;
    html += "<p class=\"note\">Scores are percentages; intervals are 95% (Wilson). Relations count whole, with their "
            "subtypes, except where the UD tools' scores are given. Punctuation is what is tagged "
        + escapedHtml(tags) + ".</p>\n";
    for (const PairScores& pair : results.pairs)
        html += "<p class=\"verdict\">" + escapedHtml(pair.tests.front().sentence) + "</p>\n";
    if (results.systems.size() > 1)
        html += section("Systems", {overview(results)});
    if (!results.pairs.empty()) {
        std::vector<Table> tables;
        for (const PairScores& pair : results.pairs)
            tables.push_back(significanceTable(pair, results));
        html += section("Significance", tables);
    }
    for (const SystemScores& scores : results.systems)
        html += section(scores.name, tablesOf(scores, results.wish, {true, 50}));
    return html + "</body>\n</html>\n";
}

} // namespace arcwright::cli
