// SPDX-License-Identifier: GPL-3.0-or-later
// Small things on data made here, by Google Benchmark; then whole treebanks.
#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <benchmark/benchmark.h>

#include "core/base/random.h"
#include "core/decoding/eisner.h"
#include "core/documents/document.h"
#include "core/formats/conllu/conllu.h"
#include "core/formats/open.h"
#include "core/model/live_learning.h"
#include "core/model/parser.h"
#include "core/model/train.h"
#include "core/scoring/arc_scorer.h"
#include "tests/bench/treebank_bench.h"

namespace {

using namespace arcwright;

// ---- data made by code ----

constexpr int shortestSentence = 5;
constexpr int vocabulary = 5000;
constexpr std::array<const char*, 12> tags{
    "ADJ", "ADP", "ADV", "AUX", "CCONJ", "DET", "NOUN", "NUM", "PRON", "PUNCT", "SCONJ", "VERB"};
constexpr std::array<const char*, 8> relations{"advmod", "amod", "case", "conj", "nmod", "nsubj", "obj", "obl"};

template <class Choices>
std::string oneOf(const Choices& choices, Random& random)
{
    return choices[random.below(static_cast<std::uint32_t>(choices.size()))];
}

/// A sentence in CoNLL-U. Frequent words are frequent, as in any language; the first word is the root, and each other
/// one depends on a word up to eight places before it, so the heads form a tree.
std::string syntheticSentence(int words, Random& random)
{
    std::string text;
    for (int word = 1; word <= words; ++word) {
        const auto rank = static_cast<int>(vocabulary * random.unit() * random.unit() * random.unit());
        const auto reach = static_cast<std::uint32_t>(std::min(word - 1, 8));
        const int head = word == 1 ? kRoot : word - 1 - static_cast<int>(random.below(reach));
        const std::string form = "word" + std::to_string(rank);
        text += std::to_string(word) + '\t' + form + '\t' + form + '\t'
            + tags[static_cast<std::size_t>(rank) % tags.size()] + "\t_\tCase=Nom|Number=Sing\t" + std::to_string(head)
            + '\t' + (head == kRoot ? std::string("root") : oneOf(relations, random)) + "\t_\t_\n";
    }
    return text + '\n';
}

std::string syntheticTreebank(int sentences)
{
    Random random(1);
    std::string text;
    for (int i = 0; i < sentences; ++i)
        text += syntheticSentence(shortestSentence + static_cast<int>(random.below(30)), random);
    return text;
}

Sentences sentencesIn(std::string text)
{
    const Document document("synthetic.conllu", std::move(text), formatNamed("conllu"));
    Sentences sentences;
    for (std::size_t i = 0; i < document.size(); ++i)
        sentences.push_back(document.sentence(i));
    return sentences;
}

std::shared_ptr<const Sentence> sentenceOf(int words)
{
    Random random(static_cast<std::uint64_t>(words));
    return sentencesIn(syntheticSentence(words, random)).front();
}

/// A labelled model of synthetic sentences: its weights are those of a real one in number and spread over memory.
std::shared_ptr<const Model> syntheticModel()
{
    static const std::shared_ptr<const Model> model = [] {
        TrainingSettings settings;
        settings.trainer.epochs = 1;
        return train(sentencesIn(syntheticTreebank(300)), {}, settings, {}, {}, {}).value();
    }();
    return model;
}

ArcScores randomScores(int words)
{
    Random random(static_cast<std::uint64_t>(words));
    ArcScores scores(words);
    for (int head = 0; head <= words; ++head) {
        for (int dependent = 1; dependent <= words; ++dependent) {
            if (head != dependent)
                scores.at(head, dependent) = static_cast<float>(random.unit());
        }
    }
    return scores;
}

// ---- small things ----

void decodeEisner(benchmark::State& state, RootPolicy root)
{
    const ArcScores scores = randomScores(static_cast<int>(state.range(0)));
    Eisner eisner;
    std::vector<int> heads;
    for (auto _ : state)
        benchmark::DoNotOptimize(eisner.decode(scores, root, heads));
}
BENCHMARK_CAPTURE(decodeEisner, one_root, RootPolicy::Single)->Arg(10)->Arg(20)->Arg(40)->Arg(80);
BENCHMARK_CAPTURE(decodeEisner, many_roots, RootPolicy::Many)->Arg(10)->Arg(20)->Arg(40)->Arg(80);

void scoreArcs(benchmark::State& state)
{
    const auto model = syntheticModel();
    const TokenSymbols symbols(*sentenceOf(static_cast<int>(state.range(0))));
    ArcCandidates candidates;
    ArcScorer scorer;
    ArcScores scores;
    std::vector<std::int16_t> bestRelations;
    for (auto _ : state) {
        candidates.takePassing(symbols, model->filter);
        scorer.prepare(symbols);
        scorer.score(model->weights, candidates, scores, bestRelations);
        benchmark::DoNotOptimize(scores.at(kRoot, 1));
    }
}
BENCHMARK(scoreArcs)->Arg(10)->Arg(20)->Arg(40)->Arg(80);

void parseSentence(benchmark::State& state)
{
    RelationPool pool;
    const Parser parser(syntheticModel(), pool);
    const auto sentence = sentenceOf(static_cast<int>(state.range(0)));
    Parser::Workspace workspace;
    for (auto _ : state)
        benchmark::DoNotOptimize(parser.parse(*sentence, workspace));
}
BENCHMARK(parseSentence)->Arg(10)->Arg(20)->Arg(40)->Arg(80);

/// The sentence as the model parses it, but for one word, which is taken from its head to the head's head.
std::shared_ptr<const Sentence> withOneHeadCorrected(const Sentence& sentence, const Parser& parser, RelationPool& pool)
{
    Parser::Workspace workspace;
    const Graph found = parser.parse(sentence, workspace);
    auto corrected = std::make_shared<Sentence>(sentence);
    bool moved = false;
    for (int word = 1; word <= sentence.size(); ++word) {
        const int head = found.heads[static_cast<std::size_t>(word)];
        const int above = head == kRoot ? kRoot : found.heads[static_cast<std::size_t>(head)];
        const bool move = !moved && above != kRoot;
        moved = moved || move;
        corrected->word(word).head = move ? above : head;
        corrected->word(word).relation = std::string(pool.text(found.arc(word).relation));
    }
    return corrected;
}

/// One live update: the new model, and the sentence parsed with it. `whole`: the model has all of the tree wrong.
void learnLive(benchmark::State& state, bool whole)
{
    RelationPool pool;
    const auto words = static_cast<int>(state.range(0));
    const LiveModel model(syntheticModel());
    const Parser parser(model, pool);
    Parser::Workspace workspace;
    std::vector<std::shared_ptr<const Sentence>> corrected;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Random random(seed);
        const auto sentence = sentencesIn(syntheticSentence(words, random)).front();
        corrected.push_back(whole ? sentence : withOneHeadCorrected(*sentence, parser, pool));
    }
    std::size_t next = 0;
    for (auto _ : state) {
        const Sentence& sentence = *corrected[next++ % corrected.size()];
        const LiveModel live = learnFrom(model, sentence, workspace).value().model;
        benchmark::DoNotOptimize(Parser(live, pool).parse(sentence, workspace));
    }
}
BENCHMARK_CAPTURE(learnLive, one_head, false)->Arg(10)->Arg(20)->Arg(40);
BENCHMARK_CAPTURE(learnLive, whole_tree, true)->Arg(10)->Arg(20)->Arg(40);

void findConlluSentences(benchmark::State& state)
{
    const auto text = FileBytes::ofText(syntheticTreebank(1000));
    for (auto _ : state) {
        LineScanner lines(text);
        benchmark::DoNotOptimize(formatNamed("conllu")->findSentences(lines));
    }
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(text->size()));
}
BENCHMARK(findConlluSentences);

void readConllu(benchmark::State& state)
{
    const std::string text = syntheticTreebank(1000);
    for (auto _ : state)
        benchmark::DoNotOptimize(sentencesIn(text));
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(text.size()));
}
BENCHMARK(readConllu)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv)
{
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 2;
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return arcwright::measureTreebanks() ? 0 : 3;
}
