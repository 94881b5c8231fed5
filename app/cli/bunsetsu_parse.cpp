// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/bunsetsu_parse.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <iostream>

#include <nlohmann/json.hpp>

#include "app/cli/analyser.h"
#include "app/cli/console.h"
#include "app/cli/constraint_file.h"
#include "app/cli/json_text.h"
#include "app/cli/output.h"
#include "app/cli/visible_output.h"
#include "core/base/parallel.h"
#include "core/bunsetsu/grouping.h"
#include "core/bunsetsu/parser_problems.h"
#include "core/formats/open.h"
#include "core/model/any_model.h"
#include "core/model/bunsetsu_model_file.h"
#include "core/model/model_problems.h"
#include "core/model/typed_text.h"

namespace arcwright::cli {

namespace {

/// The sentences with what the model predicts; those that cannot be read as they are. Nothing, and complaints, where a
/// sentence has no analysis that keeps its constraints.
std::optional<std::vector<Sentence>> parsed(const Treebank& treebank, const BunsetsuParser& parser,
    const RelationPool& types, const ConstraintsBySentence& constraints, const BunsetsuParsing& parsing)
{
    std::vector<BunsetsuParser::Workspace> workspaces;
    for (unsigned worker = 0; worker < parsing.threads; ++worker)
        workspaces.emplace_back(parser);
    std::vector<Sentence> sentences(treebank.size());
    std::vector<char> unmet(treebank.size()); ///< by sentence
    ProgressBar bar("parsing");
    std::atomic<std::size_t> done = 0;
    parallelFor(treebank.size(), parsing.threads, {}, [&](std::size_t index, unsigned worker) {
        const auto sentence = treebank.sentence(index);
        const auto stated = constraints.find(index);
        if (sentence->problem) {
            sentences[index] = *sentence;
        } else if (stated == constraints.end()) {
            sentences[index] = withBunsetsuGraph(*sentence, parser.parse(*sentence, workspaces[worker]), types);
        } else {
            Graph graph = parser.parse(*sentence, workspaces[worker], stated->second.constraints());
            stated->second.setRelations(graph);
            unmet[index] = graph.heads.back() == kNoHead ? 1 : 0;
            sentences[index] = withBunsetsuGraph(*sentence, graph, types);
        }
        const std::size_t now = ++done;
        if (worker == 0)
            bar.show({now, treebank.size()});
    });
    for (const auto& [index, stated] : constraints) {
        if (unmet[index] != 0)
            complainOfConflict(parsing.constraints, stated, index,
                parser.findConflict(*treebank.sentence(index), workspaces.front(), stated.constraints()));
    }
    return std::count(unmet.begin(), unmet.end(), 1) > 0 ? std::nullopt : std::optional(std::move(sentences));
}

/// What JUMAN or MeCab wrote, or writes, of the text.
std::optional<Treebank> typedTreebank(const BunsetsuParsing& parsing)
{
    const auto text = readText(parsing.text);
    if (!text) {
        complain(text.error());
        return std::nullopt;
    }
    auto words = std::optional(*text);
    if (!isAnalysed(*text)) {
        if (parsing.analyser.empty()) {
            complain({ParserProblem::TextNotAnalysed, parsing.text, 0, 0, {}});
            return std::nullopt;
        }
        words = analysed(*text, parsing.analyser);
        if (!words)
            return std::nullopt;
    }
    auto bytes = bunsetsuOfAnalysis(*words);
    const auto format = formatForTyped(*words);
    if (!bytes || !format) {
        Problem problem = bytes ? format.error() : bytes.error();
        problem.file = parsing.text;
        complain(problem);
        return std::nullopt;
    }
    return Treebank({std::make_shared<const Document>(parsing.text, std::move(*bytes), *format)});
}

std::optional<Treebank> treebankFor(const BunsetsuParsing& parsing)
{
    if (!parsing.text.empty())
        return typedTreebank(parsing);
    const auto treebank = openNamed(parsing.in);
    if (!treebank) {
        complain(treebank.error());
        return std::nullopt;
    }
    return groupedIntoBunsetsu(*treebank); // what JUMAN or MeCab has written
}

void reportBunsetsu(const std::vector<Sentence>& sentences, double seconds, bool json)
{
    const auto broken = std::count_if(
        sentences.begin(), sentences.end(), [](const Sentence& sentence) { return sentence.problem.has_value(); });
    std::size_t bunsetsu = 0;
    for (const Sentence& sentence : sentences)
        bunsetsu += sentence.bunsetsu.size();
    if (json)
        std::cout << jsonText(nlohmann::json{
            {"sentences", sentences.size()}, {"unreadable", broken}, {"bunsetsu", bunsetsu}, {"seconds", seconds}})
                  << '\n';
    else
        printFormatted("Parsed %zu sentences, %zu bunsetsu, in %.2f s (%.0f sentences/s).\n", sentences.size(),
            bunsetsu, seconds, static_cast<double>(sentences.size()) / seconds);
}

} // namespace

int parseBunsetsu(const BunsetsuParsing& parsing)
{
    const auto begin = std::chrono::steady_clock::now();
    const auto model = loadBunsetsuModel(parsing.model);
    if (!model) {
        complain(model.error());
        return BadInputOrOutput;
    }
    if (!parsing.decoder.empty() && parsing.decoder != nameOf((*model)->weights.settings.decoder)) {
        complain({ModelProblem::OfOtherDecoder, parsing.model, 0, 0,
            {std::string(nameOf((*model)->weights.settings.decoder)), parsing.decoder}});
        return BadInputOrOutput;
    }
    const auto treebank = treebankFor(parsing);
    if (!treebank)
        return BadInputOrOutput;
    if (const auto other = findOtherUnits(*treebank, Units::Bunsetsu)) {
        complain(*other);
        return BadInputOrOutput;
    }
    RelationPool types;
    const BunsetsuParser parser(*model, types);
    const auto constraints = parsing.constraints.empty() ? std::optional(ConstraintsBySentence())
                                                         : readConstraints(parsing.constraints, *treebank, types);
    if (!constraints)
        return BadInputOrOutput;
    auto sentences = parsed(*treebank, parser, types, *constraints, parsing);
    if (!sentences)
        return BadInputOrOutput;
    bool isWhole = true;
    for (const Sentence& sentence : *sentences) {
        if (!sentence.problem)
            continue;
        isWhole = false;
        complain(*sentence.problem);
    }
    const auto source = [&](std::size_t index) { return (*sentences)[index]; };
    if (const auto written = writeTreebank(*treebank,
            {parsing.text.empty() ? parsing.in : std::vector{parsing.text}, parsing.out, parsing.format}, source);
        !written) {
        complain(written.error());
        return BadInputOrOutput;
    }
    reportBunsetsu(
        *sentences, std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count(), parsing.json);
    return isWhole ? Fine : BadInputOrOutput;
}

} // namespace arcwright::cli
