// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <iostream>
#include <memory>

#include <nlohmann/json.hpp>

#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/json_text.h"
#include "app/cli/visible_output.h"
#include "core/base/utf8.h"
#include "core/evaluation/attachment.h"
#include "core/evaluation/statistics.h"

namespace arcwright::cli {

namespace {

struct StatsOptions {
    std::vector<std::string> in;
    bool json = false;
};

nlohmann::json asJson(const TreebankStatistics& statistics, std::size_t files)
{
    return {{"files", files}, {"sentences", statistics.sentences}, {"unreadable", statistics.broken},
        {"tokens", statistics.tokens}, {"multiword_tokens", statistics.multiwordTokens},
        {"empty_nodes", statistics.emptyNodes}, {"longest", statistics.longest},
        {"non_projective_arcs", statistics.nonProjectiveArcs},
        {"non_projective_sentences", statistics.nonProjectiveSentences}, {"crossing_arcs", statistics.crossingArcs},
        {"roots", statistics.roots}, {"headless", statistics.headless}, {"cyclic", statistics.cyclic},
        {"secondary_arcs", statistics.secondaryArcs}, {"several_parents", statistics.severalParents},
        {"relations", statistics.relations}};
}

void printStatistics(const TreebankStatistics& statistics, std::size_t files)
{
    const auto line = [](const char* title, std::size_t count) { printFormatted("%-34s %10zu\n", title, count); };
    const auto share = [](const char* title, std::size_t count, std::size_t whole) {
        printFormatted("%-34s %10zu  (%.2f%%)\n", title, count, percentage(count, whole));
    };
    line("files", files);
    line("sentences", statistics.sentences);
    line("sentences that cannot be read", statistics.broken);
    line("words", statistics.tokens);
    line("words of the longest sentence", statistics.longest);
    line("multiword tokens", statistics.multiwordTokens);
    line("empty nodes", statistics.emptyNodes);
    line("words under the root", statistics.roots);
    line("words without a head", statistics.headless);
    line("sentences with a cycle", statistics.cyclic);
    share("non-projective arcs", statistics.nonProjectiveArcs, statistics.tokens);
    share("non-projective sentences", statistics.nonProjectiveSentences, statistics.sentences);
    share("crossing arcs", statistics.crossingArcs, statistics.tokens);
    share("words with several parents", statistics.severalParents, statistics.tokens);
    printFormatted("\n%zu relations:\n", statistics.relations.size());
    std::vector<std::pair<std::string, std::size_t>> relations(
        statistics.relations.begin(), statistics.relations.end());
    std::stable_sort(relations.begin(), relations.end(),
        [](const auto& first, const auto& second) { return first.second > second.second; });
    for (const auto& [relation, count] : relations)
        share(("  " + (relation.empty() ? "(none)" : withVisibleControls(relation))).c_str(), count, statistics.tokens);
}

int runStats(const StatsOptions& options)
{
    const auto treebank = openNamed(options.in);
    if (!treebank) {
        complain(treebank.error());
        return BadInputOrOutput;
    }
    TreebankStatistics statistics;
    RelationPool relations;
    for (std::size_t i = 0; i < treebank->size(); ++i) {
        const auto sentence = treebank->sentence(i);
        if (sentence->problem)
            complain(*sentence->problem);
        statistics.add(*sentence, graphOf(*sentence, relations));
    }
    if (options.json)
        std::cout << jsonText(asJson(statistics, treebank->documents().size())) << '\n';
    else
        printStatistics(statistics, treebank->documents().size());
    return statistics.broken == 0 ? Fine : BadInputOrOutput;
}

} // namespace

void addStats(CLI::App& program, int& status)
{
    auto options = std::make_shared<StatsOptions>();
    auto* command = program.add_subcommand("stats", "Count what a treebank consists of");
    command->add_option("--in", options->in, "Files, folders or patterns")->required()->expected(1, -1);
    command->add_flag("--json", options->json,
        "Print one object: files, sentences, unreadable, tokens, multiword_tokens, empty_nodes, longest, "
        "non_projective_arcs, non_projective_sentences, crossing_arcs, roots, headless, cyclic, secondary_arcs, "
        "several_parents, relations {name: count}");
    command->footer("Example: arcwright-cli stats --in train.conllu");
    command->callback([options, &status] { status = runStats(*options); });
}

} // namespace arcwright::cli
