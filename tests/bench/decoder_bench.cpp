// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences per second of each decoder, by Google Benchmark, on scores made here: of every arc, or of the arcs that
// pruning to the few best heads of each word leaves.
#include <algorithm>
#include <cmath>
#include <vector>

#include <benchmark/benchmark.h>

#include "core/base/random.h"
#include "core/decoding/arc_margins.h"
#include "core/decoding/chu_liu_edmonds.h"
#include "core/decoding/eisner.h"
#include "core/decoding/eisner2.h"
#include "core/decoding/eisner_span.h"
#include "core/decoding/hill_climbing.h"
#include "core/decoding/matrix_tree.h"
#include "core/decoding/multi_parent.h"
#include "core/decoding/nonprojective_kbest.h"
#include "core/decoding/projective_kbest.h"
#include "core/decoding/projective_marginals.h"
#include "core/decoding/pruning.h"
#include "core/decoding/restarts.h"
#include "core/treebank/graph.h"

namespace {

using namespace arcwright;

constexpr int sentences = 16; ///< different ones, so that no branch is learned by heart
constexpr int headsKept = 8;

/// Scores as a trained parser has them: a projective tree with mostly short arcs that stands out from noise, so that
/// hill climbing moves about once a sentence.
ArcScores likelyScores(int words, Random& random)
{
    ArcScores scores(words);
    for (int head = 0; head <= words; ++head) {
        for (int dependent = 1; dependent <= words; ++dependent) {
            if (head != dependent)
                scores.at(head, dependent)
                    = static_cast<float>(4 * random.unit() - std::log2(1 + std::abs(head - dependent)));
        }
    }
    const int root = (words + 1) / 2;
    scores.at(kRoot, root) += 5;
    for (const int step : {-1, 1}) {
        // Each word depends on one of those that can still take dependents on this side.
        std::vector<int> open{root};
        for (int word = root + step; word >= 1 && word <= words; word += step) {
            while (open.size() > 1 && random.below(3) == 0)
                open.pop_back();
            scores.at(open.back(), word) += 5;
            open.push_back(word);
        }
    }
    return scores;
}

std::vector<ArcScores> arcScores(benchmark::State& state)
{
    Random random(1);
    std::vector<ArcScores> all;
    for (int i = 0; i < sentences; ++i)
        all.push_back(likelyScores(static_cast<int>(state.range(0)), random));
    return all;
}

enum class Arcs { All, Pruned };

SecondOrderScores withSiblings(const ArcScores& arcs, Random& random)
{
    SecondOrderScores scores;
    scores.reset(arcs);
    for (int arc = 0; arc < scores.arcs().size(); ++arc) {
        for (float& cell : scores.siblings(arc))
            cell = static_cast<float>(random.unit() * 2 - 1);
    }
    return scores;
}

std::vector<SecondOrderScores> secondOrderScores(benchmark::State& state, Arcs arcs)
{
    Random random(2);
    Eisner eisner;
    ArcPruner pruner;
    std::vector<int> tree;
    std::vector<SecondOrderScores> all;
    for (ArcScores& scores : arcScores(state)) {
        eisner.decode(scores, RootPolicy::Single, tree);
        if (arcs == Arcs::Pruned)
            pruner.keepBestHeads(scores, headsKept, tree);
        all.push_back(withSiblings(scores, random));
    }
    return all;
}

template <class Scores, class Decode>
void run(benchmark::State& state, const std::vector<Scores>& all, Decode decode)
{
    std::size_t next = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(decode(all[next]));
        next = (next + 1) % all.size();
    }
    state.SetItemsProcessed(state.iterations());
}

void eisner(benchmark::State& state)
{
    Eisner decoder;
    std::vector<int> heads;
    run(state, arcScores(state), [&](const ArcScores& s) { return decoder.decode(s, RootPolicy::Single, heads); });
}

void cle(benchmark::State& state, RootPolicy root)
{
    ChuLiuEdmonds decoder;
    std::vector<int> heads;
    run(state, arcScores(state), [&](const ArcScores& s) { return decoder.decode(s, root, heads); });
}

void eisner2(benchmark::State& state, Arcs arcs)
{
    Eisner2 decoder;
    std::vector<int> heads;
    run(state, secondOrderScores(state, arcs),
        [&](const SecondOrderScores& s) { return decoder.decode(s, RootPolicy::Single, heads); });
}

/// The work before a decoder: lists of the arcs left, with room for sibling scores.
void pruneAndList(benchmark::State& state)
{
    ArcPruner pruner;
    ArcScores scores;
    SecondOrderScores lists;
    run(state, arcScores(state), [&](const ArcScores& s) {
        scores = s;
        pruner.keepBestHeads(scores, headsKept, {});
        lists.reset(scores);
        return lists.cells();
    });
}

void eisnerSpan(benchmark::State& state)
{
    class Nothing : public SpanScorer {
        SpanArc score(int, int, const SpanInside&) override { return {}; }
    } nothing;
    EisnerSpan decoder;
    std::vector<int> heads;
    std::vector<std::int16_t> relations;
    run(state, arcScores(state),
        [&](const ArcScores& s) { return decoder.decode(s, nothing, RootPolicy::Single, heads, relations); });
}

void hill(benchmark::State& state, Arcs arcs)
{
    HillClimbing decoder;
    std::vector<int> heads;
    int moves = 0;
    run(state, secondOrderScores(state, arcs), [&](const SecondOrderScores& s) {
        const auto result = decoder.decode(s, RootPolicy::Single, {}, heads);
        moves += result->moves;
        return result->score;
    });
    state.counters["moves"] = benchmark::Counter(moves, benchmark::Counter::kAvgIterations);
}

void multi(benchmark::State& state, Arcs arcs)
{
    MultiParent decoder;
    std::vector<Arc> graph;
    int moves = 0;
    // So that a parent more pays for few words only.
    std::vector<SecondOrderScores> all = secondOrderScores(state, arcs);
    for (SecondOrderScores& scores : all) {
        for (int arc = 0; arc < scores.arcs().size(); ++arc) {
            for (float& cell : scores.siblings(arc))
                cell -= 5;
        }
    }
    run(state, all, [&](const SecondOrderScores& s) {
        const auto result = decoder.decode(s, RootPolicy::Single, {}, {}, graph);
        moves += result->moves;
        return result->score;
    });
    state.counters["moves"] = benchmark::Counter(moves, benchmark::Counter::kAvgIterations);
}

void restarts(benchmark::State& state)
{
    Restarts decoder;
    std::vector<int> heads;
    run(state, secondOrderScores(state, Arcs::Pruned), [&](const SecondOrderScores& s) {
        SecondOrderTreeScorer scorer(s, RootPolicy::Single);
        return decoder.decode(s.arcs(), scorer, RootPolicy::Single, {20, 20}, {}, heads)->score;
    });
}

void projectiveTenBest(benchmark::State& state, Arcs arcs)
{
    ProjectiveKBest decoder;
    run(state, secondOrderScores(state, arcs),
        [&](const SecondOrderScores& s) { return decoder.decode(s, RootPolicy::Single, 10).size(); });
}

void nonProjectiveTenBest(benchmark::State& state)
{
    NonProjectiveKBest decoder;
    run(state, arcScores(state), [&](const ArcScores& s) { return decoder.decode(s, RootPolicy::Single, 10).size(); });
}

void matrixTree(benchmark::State& state)
{
    MatrixTree tree;
    run(state, arcScores(state), [&](const ArcScores& s) { return tree.compute(s, RootPolicy::Single); });
}

void projectiveMarginals(benchmark::State& state, Arcs arcs)
{
    ProjectiveMarginals marginals;
    run(state, secondOrderScores(state, arcs),
        [&](const SecondOrderScores& s) { return marginals.compute(s.arcs(), RootPolicy::Single); });
}

void projectiveMarginals2(benchmark::State& state, Arcs arcs)
{
    ProjectiveMarginals marginals;
    run(state, secondOrderScores(state, arcs),
        [&](const SecondOrderScores& s) { return marginals.compute(s, RootPolicy::Single); });
}

void projectiveMargins2(benchmark::State& state, Arcs arcs)
{
    ArcMargins margins;
    run(state, secondOrderScores(state, arcs),
        [&](const SecondOrderScores& s) { return margins.computeProjective(s, RootPolicy::Single); });
}

void nonProjectiveMargins(benchmark::State& state)
{
    ArcMargins margins;
    std::vector<int> heads;
    run(state, arcScores(state),
        [&](const ArcScores& s) { return margins.computeNonProjectiveTree(s, RootPolicy::Single, heads); });
}

/// A sentence of 2,000 words with six heads a word, from its first-order scores on.
void longSentence(benchmark::State& state)
{
    Random random(3);
    const ArcScores scores = likelyScores(2000, random);
    Eisner eisner;
    ArcPruner pruner;
    HillClimbing decoder;
    std::vector<int> tree;
    std::vector<int> heads;
    for (auto _ : state) {
        ArcScores pruned = scores;
        eisner.decode(pruned, RootPolicy::Single, tree);
        pruner.keepBestHeads(pruned, 6, tree);
        benchmark::DoNotOptimize(decoder.decode(withSiblings(pruned, random), RootPolicy::Single, {}, heads));
    }
}

void lengths(benchmark::internal::Benchmark* benchmark)
{
    for (const int words : {10, 20, 40, 80})
        benchmark->Arg(words);
}

BENCHMARK(eisner)->Apply(lengths);
BENCHMARK_CAPTURE(eisner2, all_arcs, Arcs::All)->Apply(lengths);
BENCHMARK_CAPTURE(eisner2, pruned, Arcs::Pruned)->Apply(lengths);
BENCHMARK(pruneAndList)->Apply(lengths);
BENCHMARK(eisnerSpan)->Apply(lengths);
BENCHMARK_CAPTURE(cle, one_root, RootPolicy::Single)->Apply(lengths);
BENCHMARK_CAPTURE(cle, many_roots, RootPolicy::Many)->Apply(lengths);
BENCHMARK_CAPTURE(hill, all_arcs, Arcs::All)->Apply(lengths);
BENCHMARK_CAPTURE(hill, pruned, Arcs::Pruned)->Apply(lengths);
BENCHMARK_CAPTURE(multi, all_arcs, Arcs::All)->Apply(lengths);
BENCHMARK_CAPTURE(multi, pruned, Arcs::Pruned)->Apply(lengths);
BENCHMARK(restarts)->Apply(lengths);
BENCHMARK_CAPTURE(projectiveTenBest, pruned, Arcs::Pruned)->Apply(lengths);
BENCHMARK(nonProjectiveTenBest)->Apply(lengths);
BENCHMARK(matrixTree)->Apply(lengths);
BENCHMARK_CAPTURE(projectiveMarginals, all_arcs, Arcs::All)->Apply(lengths);
BENCHMARK_CAPTURE(projectiveMarginals, pruned, Arcs::Pruned)->Apply(lengths);
BENCHMARK_CAPTURE(projectiveMarginals2, pruned, Arcs::Pruned)->Apply(lengths);
BENCHMARK_CAPTURE(projectiveMargins2, pruned, Arcs::Pruned)->Apply(lengths);
BENCHMARK(nonProjectiveMargins)->Apply(lengths);
BENCHMARK(longSentence)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
