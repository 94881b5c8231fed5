// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/treebank_bench.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/evaluation/attachment.h"
#include "core/evaluation/verdict.h"
#include "core/formats/open.h"
#include "core/model/parser.h"
#include "core/model/train.h"

namespace arcwright {

namespace {

constexpr int parsingRuns = 5;

class Stopwatch {
public:
    double seconds() const { return std::chrono::duration<double>(std::chrono::steady_clock::now() - m_begin).count(); }

private:
    std::chrono::steady_clock::time_point m_begin = std::chrono::steady_clock::now();
};

struct Treebank {
    const char* language;
    Sentences training;
    Sentences development;
};

std::size_t tokensOf(const Sentences& sentences)
{
    std::size_t tokens = 0;
    for (const auto& sentence : sentences)
        tokens += sentence->tokens.size();
    return tokens;
}

/// The sentences that have a tree; prints how many of all they are. Nothing if the treebank cannot be opened.
std::optional<Sentences> usableSentences(const std::string& path)
{
    const auto treebank = openTreebank({path});
    if (!treebank) {
        std::printf("Cannot open %s.\n", path.c_str());
        return std::nullopt;
    }
    Sentences usable;
    for (std::size_t i = 0; i < treebank->size(); ++i) {
        if (auto sentence = treebank->sentence(i); isUsable(*sentence))
            usable.push_back(std::move(sentence));
    }
    std::printf("%s: %zu sentences, %zu of them usable with %zu tokens\n", path.c_str(), treebank->size(),
        usable.size(), tokensOf(usable));
    return usable;
}

/// The settings that the command line has by default.
TrainingSettings usualSettings(Decoder decoder)
{
    TrainingSettings settings;
    settings.trainer.decoder.decoder = decoder;
    useUsualCosts(settings.trainer);
    return settings;
}

std::shared_ptr<const Model> trained(const Treebank& treebank, Decoder decoder)
{
    const TrainingSettings settings = usualSettings(decoder);
    const Stopwatch watch;
    auto model = train(treebank.training, {}, settings, {}, {}, {});
    if (!model) {
        std::printf("%s: training failed (problem %s).\n", treebank.language, textOf(model.error().code).c_str());
        return nullptr;
    }
    std::printf(
        "%-7s %-11s training %6.2f s", treebank.language, std::string(nameOf(decoder)).c_str(), watch.seconds());
    return *model;
}

std::vector<Graph> parsed(const std::shared_ptr<const Model>& model, const Sentences& sentences, RelationPool& pool)
{
    const Parser parser(model, pool);
    Parser::Workspace workspace;
    std::vector<Graph> graphs;
    for (const auto& sentence : sentences)
        graphs.push_back(parser.parse(*sentence, workspace));
    return graphs;
}

/// Parsing alone, from sentences in memory to trees in memory: the median of several runs.
void printSpeed(const std::shared_ptr<const Model>& model, const Sentences& sentences)
{
    RelationPool pool;
    std::vector<double> runs;
    for (int run = 0; run < parsingRuns; ++run) {
        const Stopwatch watch;
        parsed(model, sentences, pool);
        runs.push_back(watch.seconds());
    }
    std::sort(runs.begin(), runs.end());
    const double median = runs[runs.size() / 2];
    std::printf("   parsing %6.0f sentences/s %7.0f tokens/s (median of %d; %.3f to %.3f s)",
        static_cast<double>(sentences.size()) / median, static_cast<double>(tokensOf(sentences)) / median, parsingRuns,
        runs.front(), runs.back());
}

Evaluation scoresOf(const Sentences& sentences, const std::vector<Graph>& graphs, RelationPool& pool)
{
    Evaluation evaluation;
    for (std::size_t i = 0; i < sentences.size(); ++i)
        evaluation.add(*sentences[i], graphOf(*sentences[i], pool), graphs[i]);
    return evaluation;
}

/// The parts of pruning that are left off in parsing.
struct LeftOff {
    const char* name;
    bool ranking;
    bool distances;
    bool keptHeads;
};

std::shared_ptr<const Model> without(const LeftOff& leftOff, const Model& model)
{
    auto copy = std::make_shared<Model>(model);
    if (leftOff.distances)
        copy->filter = ArcFilter();
    else if (leftOff.ranking)
        copy->filter = ArcFilter::restored(model.filter.kindOfTags(), model.filter.tags(), model.filter.longest());
    if (leftOff.keptHeads)
        copy->configuration.trainer.decoder.keptHeads = 0;
    return copy;
}

/// Parses the development part again with some of the pruning left off: the difference is what that costs.
void printPruningCosts(const Treebank& treebank, const std::shared_ptr<const Model>& model)
{
    constexpr LeftOff nothing{"nothing", false, false, false};
    constexpr LeftOff choices[]{
        {"kept heads", false, false, true},
        {"ranking", true, false, false},
        {"ranking, distances", true, true, false},
        {"all of it", true, true, true},
    };
    RelationPool pool;
    const Sentences& sentences = treebank.development;
    const std::vector<Graph> usual = parsed(without(nothing, *model), sentences, pool);
    const double usualUas = scoresOf(sentences, usual, pool).all.uas();
    for (const LeftOff& choice : choices) {
        const std::vector<Graph> other = parsed(without(choice, *model), sentences, pool);
        OutcomeTable table({choice.name, nothing.name});
        for (std::size_t i = 0; i < sentences.size(); ++i) {
            const SystemAnalysis analyses[]{{other[i], {}}, {usual[i], {}}};
            const SystemAnalysis* const both[]{&analyses[0], &analyses[1]};
            table.add(i, *sentences[i], graphOf(*sentences[i], pool), both, pool, {});
        }
        const Evaluation evaluation = scoresOf(sentences, other, pool);
        std::printf("%-7s %s without %s: UAS %.2f%%, LAS %.2f%%; difference of UAS %.2f, p %.2g\n", treebank.language,
            std::string(nameOf(model->configuration.decoder())).c_str(), choice.name, evaluation.all.uas(),
            evaluation.all.las(), evaluation.all.uas() - usualUas,
            verdictOn(table, 0, 1, Scored::Heads, {1, 1, 1}).mcNemar.p);
    }
}

bool measureTreebank(const char* language, const std::string& trainingPath, const std::string& developmentPath)
{
    std::printf("\n");
    auto training = usableSentences(trainingPath);
    auto development = usableSentences(developmentPath);
    if (!training || !development)
        return false;
    const Treebank treebank{language, std::move(*training), std::move(*development)};
    std::shared_ptr<const Model> hill;
    for (const Decoder decoder : allDecoders()) {
        const auto model = trained(treebank, decoder);
        if (!model)
            return false;
        printSpeed(model, treebank.training);
        RelationPool pool;
        const auto scores = scoresOf(treebank.development, parsed(model, treebank.development, pool), pool);
        std::printf("   development UAS %.2f%% LAS %.2f%%\n", scores.all.uas(), scores.all.las());
        if (decoder == Decoder::Hill)
            hill = model;
    }
    printPruningCosts(treebank, hill);
    return true;
}

} // namespace

bool measureTreebanks()
{
    const char* folder = std::getenv("ARCWRIGHT_TREEBANKS");
    if (folder == nullptr || !std::filesystem::is_directory(folder)) {
        std::printf("\nWhole treebanks not measured: ARCWRIGHT_TREEBANKS names no folder that holds da/ and cs/.\n");
        return true;
    }
    std::printf("\nWhole treebanks in %s: labelled, %d epochs, one thread; parsing of the training part in memory\n",
        folder, TrainerSettings().epochs);
    const std::string root = folder;
    const bool danish = measureTreebank("Danish", root + "/da/train", root + "/da/dev");
    const bool czech = measureTreebank("Czech", root + "/cs/train.conllu", root + "/cs/dev.conllu");
    return danish && czech;
}

} // namespace arcwright
