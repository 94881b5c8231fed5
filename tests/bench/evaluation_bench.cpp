// SPDX-License-Identifier: GPL-3.0-or-later
// A million words against three systems: read, scored and broken down by everything, by Google Benchmark.
#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <benchmark/benchmark.h>

#include "core/base/parallel.h"
#include "core/base/random.h"
#include "core/evaluation/breakdown.h"
#include "core/evaluation/calibration.h"
#include "core/evaluation/layer_scores.h"
#include "core/evaluation/make_outcome_table.h"
#include "core/evaluation/score_card.h"
#include "core/formats/registry.h"

namespace {

using namespace arcwright;

constexpr int sentenceCount = 50'000;
constexpr int sentenceLength = 20;
constexpr unsigned threads = 2;

/// A head for a word of a tree that is projective up to there: the word before it or one of the heads above that.
int projectiveHead(const std::vector<int>& heads, int word, Random& random)
{
    int head = word - 1;
    while (heads[static_cast<std::size_t>(head)] > 0 && random.below(3) == 0)
        head = heads[static_cast<std::size_t>(head)];
    return head;
}

/// Sentences of twenty words with projective trees; of each hundred heads and relations about `wrong` are others than
/// gold's.
Treebank treebankOf(std::uint32_t wrong)
{
    static constexpr std::array<std::string_view, 12> relations{
        "nsubj", "obj", "obl", "nmod", "amod", "case", "det", "conj", "cc", "advmod", "punct", "acl:relcl"};
    static constexpr std::array<std::string_view, 6> tags{"NOUN", "VERB", "ADJ", "ADP", "DET", "PUNCT"};
    Random gold(1);
    Random errors(wrong + 2);
    std::string text;
    std::vector<int> heads(sentenceLength + 1, 0);
    for (int sentence = 0; sentence < sentenceCount; ++sentence) {
        if (sentence % 25 == 0)
            text += "# newdoc id = d" + std::to_string(sentence / 25) + "\n# genre = g"
                + std::to_string(sentence / 5000) + '\n';
        text += "# sent_id = s" + std::to_string(sentence) + '\n';
        for (int word = 1; word <= sentenceLength; ++word) {
            const auto form = std::to_string(gold.below(20'000));
            const auto tag = tags[gold.below(6)];
            heads[static_cast<std::size_t>(word)] = word == 1 ? 0 : projectiveHead(heads, word, gold);
            int head = heads[static_cast<std::size_t>(word)];
            auto relation = relations[gold.below(12)];
            if (errors.below(100) < wrong && word > 1)
                head = projectiveHead(heads, word, errors);
            if (errors.below(100) < wrong)
                relation = relations[errors.below(12)];
            text += std::to_string(word) + '\t' + form + '\t' + form + '\t' + std::string(tag) + "\t_\t_\t"
                + std::to_string(head) + '\t' + std::string(relation) + "\t_\t"
                + (wrong == 0 ? "_" : "ArcwrightConfidence=0." + std::to_string(100 + errors.below(900))) + '\n';
        }
        text += '\n';
    }
    return Treebank({std::make_shared<const Document>("bench.conllu", std::move(text), formatNamed("conllu"))});
}

struct Material {
    Treebank gold = treebankOf(0);
    std::vector<EvaluatedSystem> systems{
        systemOf("a", treebankOf(10), gold), systemOf("b", treebankOf(12), gold), systemOf("c", treebankOf(20), gold)};

    static const Material& get()
    {
        static const Material material;
        return material;
    }
    OutcomeTable table() const
    {
        RelationPool relations;
        OutcomeSettings settings;
        settings.threads = threads;
        return std::move(*makeOutcomeTable(gold, systems, relations, settings));
    }
    static const OutcomeTable& madeTable()
    {
        static const OutcomeTable made = get().table();
        return made;
    }
};

void scoreAndBreakDown(const OutcomeTable& table)
{
    parallelFor(3 + propertyCount, threads, {}, [&](std::size_t job, unsigned) {
        if (job < 3)
            benchmark::DoNotOptimize(scoreCardOf(table, job));
        else
            benchmark::DoNotOptimize(
                breakdownOf(table, static_cast<Property>(job - 3), {Scored::Arcs, {}, {}, {}, 10, 0}));
    });
}

void readTable(benchmark::State& state)
{
    const Material& material = Material::get();
    for (auto _ : state)
        benchmark::DoNotOptimize(material.table());
}
BENCHMARK(readTable)->Unit(benchmark::kMillisecond)->MeasureProcessCPUTime()->UseRealTime()->Iterations(3);

void breakDown(benchmark::State& state)
{
    const OutcomeTable& table = Material::madeTable();
    for (auto _ : state)
        scoreAndBreakDown(table);
}
BENCHMARK(breakDown)->Unit(benchmark::kMillisecond)->MeasureProcessCPUTime()->UseRealTime()->Iterations(5);

void readAndBreakDown(benchmark::State& state)
{
    const Material& material = Material::get();
    for (auto _ : state)
        scoreAndBreakDown(material.table());
}
BENCHMARK(readAndBreakDown)->Unit(benchmark::kMillisecond)->MeasureProcessCPUTime()->UseRealTime()->Iterations(3);

/// Predictions in memory, as the window has them.
struct InMemory {
    RelationPool relations;
    std::vector<std::shared_ptr<const Layer>> layers;

    InMemory()
    {
        const Treebank& gold = Material::get().gold;
        for (const std::uint32_t wrong : {10U, 12U, 20U}) {
            const Treebank files = treebankOf(wrong);
            auto layer = std::make_shared<Layer>(std::to_string(wrong));
            for (std::size_t i = 0; i < files.size(); ++i)
                layer->set(gold.key(i), {graphOf(*files.sentence(i), relations)});
            layers.push_back(std::move(layer));
        }
    }
    static InMemory& get()
    {
        static InMemory material;
        return material;
    }
};

/// Only gold is read.
void breakDownLayers(benchmark::State& state)
{
    const Treebank& gold = Material::get().gold;
    InMemory& material = InMemory::get();
    std::vector<EvaluatedSystem> systems;
    for (const auto& layer : material.layers)
        systems.push_back(systemOf(layer, gold));
    OutcomeSettings settings;
    settings.threads = threads;
    for (auto _ : state)
        scoreAndBreakDown(*makeOutcomeTable(gold, systems, material.relations, settings));
}
/// The scores that need whole sentences: CLAS, MLAS, BLEX and those of graphs, with the words that cost something.
void scoreLayers(benchmark::State& state)
{
    InMemory& material = InMemory::get();
    for (auto _ : state)
        benchmark::DoNotOptimize(
            KeptLayerScores().make(Material::get().gold, material.layers, material.relations, threads, std::nullopt));
}
BENCHMARK(scoreLayers)->Unit(benchmark::kMillisecond)->MeasureProcessCPUTime()->UseRealTime()->Iterations(3);
BENCHMARK(breakDownLayers)->Unit(benchmark::kMillisecond)->MeasureProcessCPUTime()->UseRealTime()->Iterations(3);

void heatMap(benchmark::State& state)
{
    const OutcomeTable& table = Material::madeTable();
    for (auto _ : state)
        benchmark::DoNotOptimize(heatMapOf(table, Property::Relation, Property::Distance));
}
BENCHMARK(heatMap)->Unit(benchmark::kMillisecond)->MeasureProcessCPUTime()->UseRealTime()->Iterations(5);

/// What stands behind a cell: one relation over a long distance, right in one system and wrong in the other.
void drillDown(benchmark::State& state)
{
    const WordChoice choice{true,
        {{Property::Relation, "obl", {"obl"}, 0, 0, {}}, {Property::Distance, "7+", {}, 7, PropertyRange::endless, {}}},
        {{0, Scored::Heads, true}, {1, Scored::Heads, false}}};
    const OutcomeTable& table = Material::madeTable();
    for (auto _ : state)
        benchmark::DoNotOptimize(chosenRows(table, choice));
}
BENCHMARK(drillDown)->Unit(benchmark::kMillisecond)->MeasureProcessCPUTime()->UseRealTime()->Iterations(20);

} // namespace

BENCHMARK_MAIN();
