// SPDX-License-Identifier: GPL-3.0-or-later
#include <iostream>
#include <memory>

#include <nlohmann/json.hpp>

#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/json_text.h"
#include "app/cli/sentence_choice.h"
#include "app/cli/spoken.h"
#include "app/cli/trace_json.h"
#include "app/cli/trace_text.h"
#include "core/advice/model_scores.h"
#include "core/base/utf8.h"
#include "core/decoding/missing_tree.h"

namespace arcwright::cli {

namespace {

using nlohmann::json;

const std::string everything = "everything";

struct TraceOptions {
    SentenceOptions place;
    std::string detail = "steps";
    bool json = false;
};

json header(const ChosenSentence& chosen, std::size_t steps)
{
    json words = json::array();
    for (int unit = 1; unit <= chosen.sentence->unitCount(); ++unit)
        words.push_back(chosen.sentence->unitText(unit));
    return {{"sentence", chosen.number}, {"id", chosen.sentence->metadata("sent_id")}, {"decoder", chosen.decoder()},
        {"words", std::move(words)}, {"steps", steps}};
}

json treeJson(const Graph& graph, const RelationPool& relations)
{
    json words = json::array();
    for (int word = 1; word <= graph.size(); ++word) {
        const Arc arc = graph.arc(word);
        words.push_back({{"word", word}, {"head", arc.head == kNoHead ? json() : json(arc.head)},
            {"relation", relations.text(arc.relation)}});
    }
    json further = json::array();
    for (const Arc& arc : graph.secondary)
        further.push_back({{"word", arc.dependent}, {"head", arc.head}, {"relation", relations.text(arc.relation)}});
    return {{"tree", std::move(words)}, {"further", std::move(further)}};
}

Parser::Traced traced(const ChosenSentence& chosen, TraceDetail detail)
{
    if (chosen.parser) {
        Parser::Workspace workspace;
        return chosen.parser->parseTraced(*chosen.sentence, detail, workspace);
    }
    BunsetsuParser::Workspace workspace(*chosen.bunsetsuParser);
    auto parsed = chosen.bunsetsuParser->parseTraced(*chosen.sentence, detail, workspace);
    return {std::move(parsed.graph), std::move(parsed.trace)};
}

/// Whether the last step says that no tree was found.
bool hasNoTree(const Trace& trace)
{
    if (const auto* chart = std::get_if<std::vector<ChartStep>>(&trace))
        return !chart->empty() && !std::get<ChartFinished>(chart->back()).found;
    if (const auto* contraction = std::get_if<std::vector<ContractionStep>>(&trace))
        return !contraction->empty() && !std::get<ContractionFinished>(contraction->back()).found;
    const auto* climb = std::get_if<std::vector<MoveStep>>(&trace);
    const auto* finished = climb && !climb->empty() ? std::get_if<ClimbFinished>(&climb->back()) : nullptr;
    return finished && !finished->found();
}

/// Why a parser of words has found no tree; nothing where it has.
std::optional<MissingTree> missingTree(const ChosenSentence& chosen, const Trace& trace)
{
    if (!chosen.parser || !hasNoTree(trace))
        return std::nullopt;
    Parser::Workspace workspace;
    const PartScores scores = modelScores(*chosen.parser, *chosen.sentence, workspace).parts;
    const bool isProjective = std::holds_alternative<std::vector<ChartStep>>(trace);
    return isSecondOrder(chosen.parser->decoder().decoder) ? whyNoTree(scores.secondOrder, scores.root, isProjective)
                                                           : whyNoTree(scores.arcs, scores.root, isProjective);
}

int runTrace(const TraceOptions& options)
{
    int status = Fine;
    const auto chosen = choose(options.place, status, BunsetsuModels::Taken);
    if (!chosen)
        return status;
    if (options.place.movePrice && (!chosen->parser || chosen->parser->decoder().decoder != Decoder::Hill)) {
        std::cerr << said(QT_TRANSLATE_NOOP("CommandLine", "--move-price is for hill; %1 pays none."),
            {std::string(chosen->decoder())})
                  << '\n';
        return WrongUsage;
    }
    const Parser::Traced result
        = traced(*chosen, options.detail == everything ? TraceDetail::Everything : TraceDetail::Steps);
    if (!options.json) {
        std::cout << "Sentence " << chosen->number << ": " << withVisibleControls(chosen->sentence->text()) << '\n'
                  << traceText(result.trace, *chosen->sentence, missingTree(*chosen, result.trace));
        return Fine;
    }
    const auto steps = traceJson(result.trace, missingTree(*chosen, result.trace));
    std::cout << jsonText(header(*chosen, steps.size())) << '\n';
    for (const json& step : steps)
        std::cout << jsonText(step) << '\n';
    std::cout << jsonText(treeJson(result.graph, *chosen->relations)) << '\n';
    return Fine;
}

} // namespace

void addTrace(CLI::App& program, int& status)
{
    auto options = std::make_shared<TraceOptions>();
    auto* command = program.add_subcommand("trace", "Tell what a decoder does on a sentence, step by step");
    addSentenceOptions(*command, options->place);
    command
        ->add_option("--detail", options->detail,
            "steps: what was done; everything: and what was weighed, the splits of a chart and the gains of all moves")
        ->check(CLI::IsMember({std::string("steps"), everything}))
        ->capture_default_str();
    command
        ->add_option("--move-price", options->place.movePrice,
            "What a move of hill has to gain more than; 0: every move that gains is made. By default what the model "
            "parses with")
        ->check(CLI::Range(0.0, 1'000'000.0));
    command->add_flag("--json", options->json, "Print one object a line, as described below");
    command->footer(
        std::string(
            "What prepares the decoder's work is no step of it: the arcs that second order leaves out, and how "
            "the tree that climbing starts from is found.\n\n"
            "Example: arcwright-cli trace --model czech.arcmodel --in dev.conllu --sentence 7 --decoder cle\n\n")
        + traceSchema);
    command->callback([options, &status] { status = runTrace(*options); });
}

} // namespace arcwright::cli
