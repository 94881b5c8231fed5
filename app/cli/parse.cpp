// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <chrono>
#include <iostream>
#include <memory>

#include <nlohmann/json.hpp>

#include "app/cli/bunsetsu.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/output.h"
#include "core/base/parallel.h"
#include "core/formats/open.h"
#include "core/model/any_model.h"
#include "core/model/model_file.h"
#include "core/model/parser.h"

namespace arcwright::cli {

namespace {

struct Options {
    std::vector<std::string> in;
    std::string out;
    std::string model;
    std::string format;
    std::string decoder;
    unsigned threads = defaultThreads();
    bool json = false;
};

/// The sentence with the predicted tree or graph in place of its own; its enhanced graph goes, too.
Sentence withGraph(Sentence parsed, const Graph& graph, bool isGraph, const RelationPool& relations)
{
    for (int word = 1; word <= parsed.size(); ++word) {
        const Arc arc = graph.arc(word);
        Token& token = parsed.word(word);
        token.head = arc.head;
        token.relation = relations.text(arc.relation);
        token.parents.clear();
        if (isGraph)
            token.parents.push_back({{arc.head, 0}, token.relation});
    }
    for (const Arc& arc : graph.secondary)
        parsed.word(arc.dependent).parents.push_back({{arc.head, 0}, std::string(relations.text(arc.relation))});
    for (Token& token : parsed.tokens)
        std::stable_sort(token.parents.begin(), token.parents.end(),
            [](const Parent& first, const Parent& second) { return first.head.word < second.head.word; });
    return parsed;
}

int run(const Options& options)
{
    const auto begin = std::chrono::steady_clock::now();
    const auto model = loadModel(options.model);
    if (!model && model.error().code == ProblemCode::ModelOfBunsetsu)
        return parseBunsetsu(
            {options.in, options.out, options.model, options.format, options.decoder, options.threads, options.json});
    if (!model) {
        complain(model.error());
        return BadInputOrOutput;
    }
    if (bunsetsuDecoderNamed(options.decoder)) {
        complain({ProblemCode::ModelOfWords, options.model, 0, 0, {}});
        return BadInputOrOutput;
    }
    auto decoder = decoderFor(**model, options.decoder);
    if (!decoder) {
        decoder.error().file = options.model;
        complain(decoder.error());
        return BadInputOrOutput;
    }
    const auto treebank = openTreebank(options.in);
    if (!treebank) {
        complain(treebank.error());
        return BadInputOrOutput;
    }

    if (const auto other = findOtherUnits(*treebank, Units::Words)) {
        complain(*other);
        return BadInputOrOutput;
    }

    RelationPool relations;
    const Parser parser(*model, relations, *decoder);
    std::vector<Parser::Workspace> workspaces(options.threads);
    std::vector<Sentence> parsed(treebank->size());
    ProgressBar bar("parsing");
    std::atomic<std::size_t> done = 0;
    parallelFor(treebank->size(), options.threads, {}, [&](std::size_t index, unsigned worker) {
        const auto sentence = treebank->sentence(index);
        // One that cannot be read is written as it was.
        parsed[index] = sentence->problem ? *sentence
                                          : withGraph(*sentence, parser.parse(*sentence, workspaces[worker]),
                                              findsGraphs(parser.decoder().decoder), relations);
        const std::size_t now = ++done;
        if (worker == 0)
            bar.show({now, treebank->size()});
    });

    std::size_t broken = 0;
    std::size_t tokens = 0;
    for (const Sentence& sentence : parsed) {
        tokens += sentence.tokens.size();
        if (sentence.problem) {
            ++broken;
            complain(*sentence.problem);
        }
    }
    const auto source = [&](std::size_t index) { return std::move(parsed[index]); };
    if (const auto written = writeTreebank(*treebank, {options.in, options.out, options.format}, source); !written) {
        complain(written.error());
        return BadInputOrOutput;
    }
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    if (options.json)
        std::cout << nlohmann::json{{"sentences", treebank->size()}, {"unreadable", broken}, {"tokens", tokens},
            {"seconds",
                seconds}}.dump()
                  << '\n';
    else
        std::printf("Parsed %zu sentences, %zu tokens, in %.2f s (%.0f sentences/s).\n", treebank->size(), tokens,
            seconds, static_cast<double>(treebank->size()) / seconds);
    return broken == 0 ? Fine : BadInputOrOutput;
}

} // namespace

void addParse(CLI::App& program, int& status)
{
    auto options = std::make_shared<Options>();
    auto* command = program.add_subcommand("parse", "Write a treebank with the trees a model predicts");
    command->add_option("--model", options->model, "A model written by train")->required();
    command->add_option("--in", options->in, "Files, folders or patterns to parse")->required()->expected(1, -1);
    command->add_option("--out", options->out, "The file to write; a folder for a folder or several files")->required();
    command
        ->add_option("--to", options->format,
            "conllu or dtag, knp or cabocha; by default what the ending of --out says, else the format of --in")
        ->check(CLI::IsMember({"conllu", "dtag", "knp", "cabocha"}));
    command->add_option("--decoder", options->decoder, "By default the one the model was trained through")
        ->check(CLI::IsMember(decoderNamesOfAllUnits()));
    command->add_option("--threads", options->threads, "Threads")->check(CLI::Range(1, 256))->capture_default_str();
    command->add_flag("--json", options->json,
        "Print one object: sentences, unreadable, tokens (of a model of bunsetsu: bunsetsu), seconds (all, with "
        "files)");
    command->footer("Example: arcwright-cli parse --model czech.arcmodel --in dev.conllu --out parsed.conllu");
    command->callback([options, &status] { status = run(*options); });
}

} // namespace arcwright::cli
