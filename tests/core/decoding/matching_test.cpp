// SPDX-License-Identifier: GPL-3.0-or-later
// The appendix of McDonald and Pereira 2006: second-order non-projective parsing solves 3-D matching.
#include <algorithm>
#include <array>

#include <gtest/gtest.h>

#include "core/decoding/hill_climbing.h"
#include "core/decoding/restarts.h"
#include "tests/core/support/trees.h"

namespace arcwright {
namespace matching_test {

using namespace test;

/// Elements of X, Y and Z, each numbered from 0.
using Triple = std::array<int, 3>;

/// Whether some of the triples take up every element once.
bool hasMatching(const std::vector<Triple>& triples, int size)
{
    std::vector<int> ys(static_cast<std::size_t>(size));
    for (int i = 0; i < size; ++i)
        ys[static_cast<std::size_t>(i)] = i;
    const auto contains
        = [&](const Triple& triple) { return std::find(triples.begin(), triples.end(), triple) != triples.end(); };
    do {
        std::vector<int> zs = ys;
        std::sort(zs.begin(), zs.end());
        do {
            bool all = true;
            for (int x = 0; x < size; ++x)
                all = all && contains({x, ys[static_cast<std::size_t>(x)], zs[static_cast<std::size_t>(x)]});
            if (all)
                return true;
        } while (std::next_permutation(zs.begin(), zs.end()));
    } while (std::next_permutation(ys.begin(), ys.end()));
    return false;
}

/// The sentence of the reduction: the root, then X, Y and Z. Words count from 1.
struct Reduction {
    int size;
    ArcScores arcs;
    std::vector<Triple> triples;

    Reduction(int elements, const std::vector<Triple>& instance) : size(elements), arcs(3 * elements), triples(instance)
    {
        for (int word = 1; word <= 3 * size; ++word) {
            if (word <= size)
                arcs.at(kRoot, word) = 0;
            for (int x = 1; x <= size && word > size; ++x)
                arcs.at(x, word) = 0;
        }
    }
    float operator()(int head, int previous, int dependent) const
    {
        const bool isY = dependent > size && dependent <= 2 * size;
        if (head == kRoot || (previous == kNoHead && isY))
            return 0;
        const Triple triple{head - 1, previous - size - 1, dependent - 2 * size - 1};
        return std::find(triples.begin(), triples.end(), triple) != triples.end() ? 1 : forbiddenScore;
    }
};

/// The best second-order score of all trees that have only the reduction's arcs.
double bestOfReduction(const Reduction& reduction, const SecondOrderScores& scores)
{
    const int size = reduction.size;
    Heads heads(static_cast<std::size_t>(3 * size) + 1, kRoot);
    heads[0] = kNoHead;
    double best = static_cast<double>(forbiddenScore);
    std::fill(heads.begin() + size + 1, heads.end(), 1);
    while (true) {
        best = std::max(best, scoreOf(scores, heads));
        auto digit = heads.begin() + size + 1; // counts up in base `size`
        while (digit != heads.end() && *digit == size)
            *digit++ = 1;
        if (digit == heads.end())
            return best;
        ++*digit;
    }
}

TEST(MatchingTest, TheBestTreeOfTheReductionScoresItsSizeIfThereIsAMatchingAndElseThereIsNone)
{
    int matched = 0;
    for (unsigned subset = 0; subset < 256; ++subset) { // every instance of two elements a set
        std::vector<Triple> triples;
        for (unsigned triple = 0; triple < 8; ++triple) {
            if ((subset >> triple & 1U) != 0)
                triples.push_back(
                    {static_cast<int>(triple & 1U), static_cast<int>(triple >> 1 & 1U), static_cast<int>(triple >> 2)});
        }
        const Reduction reduction(2, triples);
        const SecondOrderScores scores = secondOrder(reduction.arcs, reduction);
        const double expected = hasMatching(triples, 2) ? 2 : static_cast<double>(forbiddenScore);
        EXPECT_EQ(bestOfReduction(reduction, scores), expected);
        if (subset % 32 == 0) { // no other tree is better: those with other arcs are forbidden
            EXPECT_EQ(bestOf(allTrees(6), RootPolicy::Many,
                          [&](const Heads& heads) { return treeScore(reduction.arcs, reduction, heads); }),
                static_cast<float>(expected));
        }
        matched += expected == 2 ? 1 : 0;
    }
    EXPECT_GT(matched, 50);
    EXPECT_LT(matched, 200);
}

TEST(MatchingTest, WhatTheSearchesFindIsAMatching)
{
    Random random(1);
    HillClimbing climbing;
    Restarts restarts;
    int solvable = 0;
    int solved = 0;
    for (int round = 0; round < 60; ++round) {
        std::vector<Triple> triples;
        for (int x = 0; x < 3; ++x) {
            for (int y = 0; y < 3; ++y) {
                for (int z = 0; z < 3; ++z) {
                    if (random.below(3) == 0)
                        triples.push_back({x, y, z});
                }
            }
        }
        const Reduction reduction(3, triples);
        const SecondOrderScores scores = secondOrder(reduction.arcs, reduction);
        const bool possible = hasMatching(triples, 3);
        EXPECT_EQ(bestOfReduction(reduction, scores), possible ? 3 : static_cast<double>(forbiddenScore));
        SecondOrderTreeScorer scorer(scores, RootPolicy::Many);
        Heads heads;
        const auto climbed = climbing.decode(scores, RootPolicy::Many, {}, heads);
        const auto best = restarts.decode(scores.arcs(), scorer, RootPolicy::Many, {200, 200}, {}, heads);
        for (const double score : {climbed ? climbed->score : 3, best ? best->score : 3})
            EXPECT_EQ(score, 3);
        EXPECT_TRUE(possible || (!climbed && !best));
        solvable += possible ? 1 : 0;
        solved += best ? 1 : 0;
    }
    EXPECT_GT(solved, solvable / 2);
}

} // namespace matching_test
} // namespace arcwright
