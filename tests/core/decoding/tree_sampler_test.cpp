// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/tree_sampler.h"

#include <cmath>
#include <map>

#include <gtest/gtest.h>

#include "tests/core/support/trees.h"

namespace arcwright {
namespace tree_sampler_test {

using namespace test;

/// How often each tree was drawn against how often it should have been: the greatest deviation in standard errors.
double deviation(TreeSampler& sampler, const ArcScores& scores, RootPolicy policy, double temperature, int draws)
{
    std::map<Heads, double> expected;
    double sum = 0;
    for (const Heads& heads : allTrees(scores.words())) {
        if (obeys(heads, policy) && treeScore(scores, heads) != forbiddenScore)
            sum += expected[heads] = std::exp(static_cast<double>(treeScore(scores, heads)) / temperature);
    }
    std::map<Heads, int> drawn;
    Random random(7);
    Heads heads;
    for (int draw = 0; draw < draws; ++draw) {
        sampler.sample(random, heads);
        EXPECT_TRUE(expected.contains(heads));
        ++drawn[heads];
    }
    double worst = 0;
    for (const auto& [tree, weight] : expected) {
        const double probability = weight / sum;
        const double error = std::sqrt(draws * probability * (1 - probability)) + 1;
        worst = std::max(worst, std::abs(drawn[tree] - draws * probability) / error);
    }
    return worst;
}

TEST(TreeSamplerTest, DrawsTreesAsOftenAsTheirScoresSay)
{
    Random random(1);
    TreeSampler sampler;
    for (int round = 0; round < 6; ++round) {
        const ArcScores scores = randomScores(3, 2, round % 2 == 0 ? 0 : 25, random);
        ArcLists arcs;
        arcs.reset(scores);
        for (const RootPolicy policy : rootPolicies) {
            if (!sampler.prepare(arcs, policy, 1.5))
                continue;
            EXPECT_LT(deviation(sampler, scores, policy, 1.5, 4000), 5);
            ASSERT_TRUE(sampler.prepareUniform(arcs, policy));
            EXPECT_LT(deviation(sampler, scores, policy, 1e9, 4000), 5);
        }
    }
}

TEST(TreeSamplerTest, SaysWhenThereIsNoTree)
{
    Random random(2);
    TreeSampler sampler;
    for (int round = 0; round < 100; ++round) {
        const ArcScores scores = randomScores(1 + static_cast<int>(random.below(4)), 3, 50, random);
        ArcLists arcs;
        arcs.reset(scores);
        for (const RootPolicy policy : rootPolicies) {
            const float best = bestOf(
                allTrees(scores.words()), policy, [&](const Heads& heads) { return treeScore(scores, heads); });
            EXPECT_EQ(sampler.prepare(arcs, policy), best != forbiddenScore);
        }
    }
}

TEST(TreeSamplerTest, EndsWhereWordsLikeEachOtherTooWellToBeLeft)
{
    // Walks between 1 and 2 leave once in e^40 steps.
    ArcScores scores(4);
    for (int head = 0; head <= 4; ++head) {
        for (int word = 1; word <= 4; ++word) {
            if (head != word)
                scores.at(head, word) = head + word == 3 && head != 0 ? 40 : 0;
        }
    }
    ArcLists arcs;
    arcs.reset(scores);
    TreeSampler sampler;
    Random random(3);
    Heads heads;
    for (const RootPolicy policy : rootPolicies) {
        ASSERT_TRUE(sampler.prepare(arcs, policy));
        for (int draw = 0; draw < 50; ++draw) {
            sampler.sample(random, heads);
            EXPECT_TRUE(isTree(heads) && obeys(heads, policy));
            EXPECT_TRUE(heads[1] == 2 || heads[2] == 1);
        }
    }
}

TEST(TreeSamplerTest, DrawsDifferentTreesOfLongSentencesToo)
{
    Random random(4);
    const ArcScores scores = randomScores(320, 3, 95, random);
    ArcLists arcs;
    arcs.reset(scores);
    TreeSampler sampler;
    for (const RootPolicy policy : rootPolicies) {
        ASSERT_TRUE(sampler.prepare(arcs, policy));
        Heads first;
        Heads second;
        sampler.sample(random, first);
        sampler.sample(random, second);
        for (const Heads* heads : {&first, &second}) {
            EXPECT_TRUE(isTree(*heads) && obeys(*heads, policy));
            EXPECT_NE(treeScore(scores, *heads), forbiddenScore);
        }
        EXPECT_NE(first, second);
    }
}

} // namespace tree_sampler_test
} // namespace arcwright
