// SPDX-License-Identifier: GPL-3.0-or-later
#include <iostream>
#include <memory>

#include <nlohmann/json.hpp>

#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "core/evaluation/alignment.h"
#include "core/evaluation/attachment.h"

namespace arcwright::cli {

namespace {

struct Options {
    std::vector<std::string> gold;
    std::vector<std::string> system;
    bool graph = false;
    bool json = false;
};

Result<Evaluation> evaluate(const Treebank& gold, const Treebank& system)
{
    if (gold.size() != system.size())
        return failure(Problem{ProblemCode::SentenceCountMismatch, {}, 0, 0,
            {std::to_string(gold.size()), std::to_string(system.size())}});
    RelationPool relations;
    Evaluation evaluation;
    for (std::size_t i = 0; i < gold.size(); ++i) {
        const auto expected = gold.sentence(i);
        const auto found = system.sentence(i);
        if (const auto mismatch = findMismatch(*expected, *found, i))
            return failure(*mismatch);
        evaluation.add(*expected, graphOf(*expected, relations), graphOf(*found, relations));
    }
    return evaluation;
}

nlohmann::json asJson(const AttachmentCounts& counts)
{
    return {{"tokens", counts.tokens}, {"uas", rounded(counts.uas())}, {"las", rounded(counts.las())},
        {"la", rounded(counts.la())}, {"cm", rounded(counts.cm())}};
}

nlohmann::json asJson(const ArcCounts& counts)
{
    return {{"p", rounded(counts.precision())}, {"r", rounded(counts.recall())}, {"f", rounded(counts.f())}};
}

nlohmann::json asJson(const Evaluation& evaluation)
{
    nlohmann::json json = asJson(evaluation.all);
    json["ra"] = rounded(evaluation.roots.f());
    json["no_punct"] = asJson(evaluation.withoutPunctuation);
    json["graph"] = asJson(evaluation.graph());
    json["graph"]["primary"] = asJson(evaluation.primary);
    json["graph"]["secondary"] = asJson(evaluation.secondary);
    return json;
}

void print(const Evaluation& evaluation, bool graph)
{
    const AttachmentCounts& all = evaluation.all;
    const AttachmentCounts& words = evaluation.withoutPunctuation;
    std::printf("%-26s %10s %22s\n", "", "all tokens", "without punctuation");
    std::printf("%-26s %10zu %22zu\n", "tokens", all.tokens, words.tokens);
    std::printf("%-26s %10.2f %22.2f\n", "UAS  right head", all.uas(), words.uas());
    std::printf("%-26s %10.2f %22.2f\n", "LAS  head and relation", all.las(), words.las());
    std::printf("%-26s %10.2f %22.2f\n", "LA   relation", all.la(), words.la());
    std::printf("%-26s %10.2f %22.2f\n", "CM   whole sentences", all.cm(), words.cm());
    std::printf("%-26s %10.2f\n", "RA   roots", evaluation.roots.f());
    if (!graph)
        return;
    std::printf("\n%-26s %10s %10s %10s\n", "labelled arcs", "precision", "recall", "F");
    const auto line = [](const char* title, const ArcCounts& counts) {
        std::printf("%-26s %10.2f %10.2f %10.2f\n", title, counts.precision(), counts.recall(), counts.f());
    };
    line("whole graph", evaluation.graph());
    line("basic tree", evaluation.primary);
    line("further parents", evaluation.secondary);
}

int run(const Options& options)
{
    const auto gold = openWhole(options.gold);
    const auto system = openWhole(options.system);
    if (!gold || !system)
        return BadInputOrOutput;
    const auto evaluation = evaluate(*gold, *system);
    if (!evaluation) {
        complain(evaluation.error());
        return BadInputOrOutput;
    }
    if (options.json)
        std::cout << asJson(*evaluation).dump() << '\n';
    else
        print(*evaluation, options.graph);
    return Fine;
}

} // namespace

void addEval(CLI::App& program, int& status)
{
    auto options = std::make_shared<Options>();
    auto* command = program.add_subcommand("eval", "Score a parser's output against a gold treebank");
    command->add_option("--gold", options->gold, "The gold files")->required()->expected(1, -1);
    command->add_option("--system", options->system, "The parser's files, with the same sentences")
        ->required()
        ->expected(1, -1);
    command->add_flag("--graph", options->graph, "Also print precision, recall and F of graphs with several parents");
    command->add_flag("--json", options->json,
        "Print one object: tokens, uas, las, la, cm, ra, no_punct {tokens, uas, las, la, cm}, "
        "graph {p, r, f, primary {p, r, f}, secondary {p, r, f}}; scores are percentages");
    command->footer("Example: arcwright-cli eval --gold dev.conllu --system parsed.conllu");
    command->callback([options, &status] { status = run(*options); });
}

} // namespace arcwright::cli
