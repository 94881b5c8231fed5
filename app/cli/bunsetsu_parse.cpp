// SPDX-License-Identifier: GPL-3.0-or-later
#include <atomic>
#include <chrono>
#include <iostream>

#include <nlohmann/json.hpp>

#include "app/cli/bunsetsu.h"
#include "app/cli/console.h"
#include "app/cli/output.h"
#include "core/base/parallel.h"
#include "core/bunsetsu/grouping.h"
#include "core/model/any_model.h"
#include "core/model/bunsetsu_model_file.h"

namespace arcwright::cli {

namespace {

/// The sentences with what the model predicts; those that cannot be read as they are.
std::vector<Sentence> parsed(
    const Treebank& treebank, const BunsetsuParser& parser, const RelationPool& types, unsigned threads)
{
    std::vector<BunsetsuParser::Workspace> workspaces;
    for (unsigned worker = 0; worker < threads; ++worker)
        workspaces.emplace_back(parser);
    std::vector<Sentence> sentences(treebank.size());
    ProgressBar bar("parsing");
    std::atomic<std::size_t> done = 0;
    parallelFor(treebank.size(), threads, {}, [&](std::size_t index, unsigned worker) {
        const auto sentence = treebank.sentence(index);
        sentences[index] = sentence->problem
            ? *sentence
            : withBunsetsuGraph(*sentence, parser.parse(*sentence, workspaces[worker]), types);
        const std::size_t now = ++done;
        if (worker == 0)
            bar.show({now, treebank.size()});
    });
    return sentences;
}

} // namespace

int parseBunsetsu(const BunsetsuParsing& parsing)
{
    const auto begin = std::chrono::steady_clock::now();
    const auto model = loadBunsetsuModel(parsing.model);
    auto treebank = openNamed(parsing.in);
    if (!model || !treebank) {
        complain(model ? treebank.error() : model.error());
        return BadInputOrOutput;
    }
    *treebank = groupedIntoBunsetsu(*treebank); // what JUMAN or MeCab has written
    if (!parsing.decoder.empty() && parsing.decoder != nameOf((*model)->weights.settings.decoder)) {
        complain({ProblemCode::ModelOfOtherDecoder, parsing.model, 0, 0,
            {std::string(nameOf((*model)->weights.settings.decoder)), parsing.decoder}});
        return BadInputOrOutput;
    }
    if (const auto other = findOtherUnits(*treebank, Units::Bunsetsu)) {
        complain(*other);
        return BadInputOrOutput;
    }
    RelationPool types;
    const BunsetsuParser parser(*model, types);
    std::vector<Sentence> sentences = parsed(*treebank, parser, types, parsing.threads);
    std::size_t broken = 0;
    std::size_t bunsetsu = 0;
    for (const Sentence& sentence : sentences) {
        bunsetsu += sentence.bunsetsu.size();
        if (!sentence.problem)
            continue;
        ++broken;
        complain(*sentence.problem);
    }
    const auto source = [&](std::size_t index) { return std::move(sentences[index]); };
    if (const auto written = writeTreebank(*treebank, {parsing.in, parsing.out, parsing.format}, source); !written) {
        complain(written.error());
        return BadInputOrOutput;
    }
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    if (parsing.json)
        std::cout << nlohmann::json{{"sentences", treebank->size()}, {"unreadable", broken}, {"bunsetsu", bunsetsu},
            {"seconds",
                seconds}}.dump()
                  << '\n';
    else
        std::printf("Parsed %zu sentences, %zu bunsetsu, in %.2f s (%.0f sentences/s).\n", treebank->size(), bunsetsu,
            seconds, static_cast<double>(treebank->size()) / seconds);
    return broken == 0 ? Fine : BadInputOrOutput;
}

} // namespace arcwright::cli
