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
#include "core/base/share_problems.h"
#include "core/bunsetsu/grouping.h"
#include "core/bunsetsu/parser_problems.h"
#include "core/formats/open.h"
#include "core/model/any_model.h"
#include "core/model/bunsetsu_model_file.h"
#include "core/model/model_problems.h"
#include "core/model/typed_text.h"
#include "core/treebank/graph_bytes.h"

namespace arcwright::cli {

namespace {

/// A treebank and what it is parsed with.
struct BunsetsuPredictor {
    const Treebank& treebank;
    const BunsetsuParser& parser;
    RelationPool& types;
    const ConstraintsBySentence& constraints;

    /// No head of the last bunsetsu where no analysis keeps the constraints.
    Graph predict(std::size_t index, const Sentence& sentence, BunsetsuParser::Workspace& workspace) const
    {
        const auto stated = constraints.find(index);
        if (stated == constraints.end())
            return parser.parse(sentence, workspace);
        Graph graph = parser.parse(sentence, workspace, stated->second.constraints());
        stated->second.setRelations(graph);
        return graph;
    }
};

struct ParsedBunsetsu {
    explicit ParsedBunsetsu(std::size_t size) : sentences(size), unmet(size) { }

    std::vector<Sentence> sentences; ///< those that cannot be read as they were
    std::vector<char> unmet; ///< by sentence: whether no analysis keeps its constraints

    /// Puts a sentence with what is predicted for it, which is empty where it cannot be read, where it belongs.
    void put(std::size_t index, const Sentence& sentence, const Graph& graph, const RelationPool& types)
    {
        sentences[index] = sentence.problem ? sentence : withBunsetsuGraph(sentence, graph, types);
        unmet[index] = !sentence.problem && !graph.heads.empty() && graph.heads.back() == kNoHead ? 1 : 0;
    }
};

ParsedBunsetsu parseByThreads(const BunsetsuPredictor& predictor, unsigned threads)
{
    std::vector<BunsetsuParser::Workspace> workspaces;
    for (unsigned worker = 0; worker < threads; ++worker)
        workspaces.emplace_back(predictor.parser);
    const std::size_t size = predictor.treebank.size();
    ParsedBunsetsu parsed(size);
    ProgressBar bar("parsing");
    std::atomic<std::size_t> done = 0;
    parallelFor(size, threads, {}, [&](std::size_t index, unsigned worker) {
        const auto sentence = predictor.treebank.sentence(index);
        parsed.put(index, *sentence,
            sentence->problem ? Graph() : predictor.predict(index, *sentence, workspaces[worker]), predictor.types);
        const std::size_t now = ++done;
        if (worker == 0)
            bar.show({now, size});
    });
    return parsed;
}

/// The same by shares, each a block of sentences.
Result<ParsedBunsetsu> parseByShares(const BunsetsuPredictor& predictor, WorkShares& shares, Division& division)
{
    ParsedBunsetsu parsed(predictor.treebank.size());
    const std::vector<Block> blocks = blocksOf(predictor.treebank.size());
    ShareList list;
    list.count = blocks.size();
    list.work = [&](std::size_t share, const ProgressSink&, const std::stop_token&) -> Result<std::string> {
        BunsetsuParser::Workspace workspace(predictor.parser);
        RelationWriter types(predictor.types);
        std::string graphs;
        for (std::size_t index = blocks[share].begin; index < blocks[share].end; ++index) {
            const auto sentence = predictor.treebank.sentence(index);
            appendGraph(graphs, sentence->problem ? Graph() : predictor.predict(index, *sentence, workspace), types);
        }
        std::string bytes;
        appendBlock(bytes, types.texts());
        return bytes.append(graphs);
    };
    list.take = [&](std::size_t share, const std::string& bytes) -> Result<void> {
        BlockReader reader{bytes};
        const RelationReader types(reader.take(), predictor.types);
        for (std::size_t index = blocks[share].begin; index < blocks[share].end; ++index) {
            const auto graph = takeGraph(reader, types);
            if (!graph)
                return failure(ShareProblem::Damaged);
            parsed.put(index, *predictor.treebank.sentence(index), *graph, predictor.types);
        }
        return {};
    };
    ProgressBar bar("parsing");
    if (const auto done = shares.run(list, division.sink(bar), {}); !done)
        return failure(done.error());
    return parsed;
}

/// Says which sentences have no analysis that keeps their constraints; whether there are any.
bool complainOfUnmet(
    const BunsetsuPredictor& predictor, const ParsedBunsetsu& parsed, const std::string& constraintFile)
{
    bool isAny = false;
    for (const auto& [index, stated] : predictor.constraints) {
        if (parsed.unmet[index] == 0)
            continue;
        isAny = true;
        BunsetsuParser::Workspace workspace(predictor.parser);
        complainOfConflict(constraintFile, stated, index,
            predictor.parser.findConflict(*predictor.treebank.sentence(index), workspace, stated.constraints()));
    }
    return isAny || std::count(parsed.unmet.begin(), parsed.unmet.end(), 1) > 0;
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

int parseBunsetsu(BunsetsuParsing parsing, Division& division)
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
    const BunsetsuPredictor predictor{*treebank, parser, types, *constraints};
    WorkShares* shares = division.begin(parsing.threads, {&*treebank}, hashesOf({parsing.model, parsing.constraints}));
    auto parsed = shares == nullptr ? Result<ParsedBunsetsu>(parseByThreads(predictor, parsing.threads))
                                    : parseByShares(predictor, *shares, division);
    if (!parsed)
        return division.ended(parsed.error());
    if (complainOfUnmet(predictor, *parsed, parsing.constraints))
        return BadInputOrOutput;
    const std::vector<Sentence>& sentences = parsed->sentences;
    bool isWhole = true;
    for (const Sentence& sentence : sentences) {
        if (!sentence.problem)
            continue;
        isWhole = false;
        complain(*sentence.problem);
    }
    const auto source = [&](std::size_t index) { return sentences[index]; };
    if (const auto written = writeTreebank(*treebank,
            {parsing.text.empty() ? parsing.in : std::vector{parsing.text}, parsing.out, parsing.format}, source);
        !written) {
        complain(written.error());
        return BadInputOrOutput;
    }
    reportBunsetsu(
        sentences, std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count(), parsing.json);
    return isWhole ? Fine : BadInputOrOutput;
}

} // namespace arcwright::cli
