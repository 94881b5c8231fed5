// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/head_ranking.h"

#include <cmath>

#include <gtest/gtest.h>

#include "core/decoding/eisner.h"
#include "core/scoring/arc_scorer.h"
#include "tests/core/support/arcs.h"
#include "tests/core/support/sentences.h"

namespace arcwright {
namespace head_ranking_test {

std::vector<Example> samples(std::string_view name)
{
    std::vector<Example> examples;
    for (const auto& sentence : test::sampleSentences(name)) {
        if (!isUsable(*sentence))
            continue;
        LabelledTree tree{{kNoHead}, {-1}};
        for (const Token& token : sentence->tokens) {
            tree.heads.push_back(token.head);
            tree.relations.push_back(0);
        }
        examples.push_back({TokenSymbols(*sentence), std::move(tree)});
    }
    return examples;
}

HeadRanking learn(const std::vector<Example>& examples, double lost)
{
    HeadRankingSettings settings;
    settings.lost = lost;
    settings.leastMargin = 0;
    return learnHeadRanking(examples, {}, settings, {}).value();
}

std::vector<int> noTree(const ArcScores& scores)
{
    return std::vector<int>(static_cast<std::size_t>(scores.nodes()), kNoHead);
}

struct Kept {
    std::size_t candidates = 0;
    std::size_t gold = 0;
    std::size_t words = 0;
};

Kept countKept(const std::vector<Example>& examples, const HeadRanking& ranking)
{
    Kept kept;
    ArcScorer scorer{headTemplateTable()};
    ArcScores scores;
    std::vector<std::int16_t> relations;
    for (const Example& example : examples) {
        ArcCandidates arcs = test::candidates(example.symbols);
        scorer.prepare(example.symbols);
        scorer.score(ranking.weights, arcs, scores, relations);
        arcs.keepLikely(scores, ranking.margin, noTree(scores));
        kept.candidates += arcs.size();
        kept.words += static_cast<std::size_t>(arcs.words());
        for (int head = 0; head <= arcs.words(); ++head) {
            for (const int dependent : arcs.dependentsOf(head))
                kept.gold += example.tree.relationOf(head, dependent) ? 1 : 0;
        }
    }
    return kept;
}

TEST(HeadRankingTest, LeavesFewHeadsAndLosesNoMoreArcsThanItMay)
{
    for (const char* sample : {"english.conllu", "czech.conllu", "danish.tag"}) {
        const auto examples = samples(sample);
        const Kept all = countKept(examples, learn(examples, 0));
        EXPECT_EQ(all.gold, all.words);
        EXPECT_LT(all.candidates, 8 * all.words);
        const Kept most = countKept(examples, learn(examples, 0.05));
        EXPECT_GE(most.gold, all.words * 95 / 100);
        EXPECT_LT(most.candidates, 5 * most.words);
    }
}

TEST(HeadRankingTest, WhatIsLearntByHeartLeavesOtherHeadsAChance)
{
    const auto examples = samples("english.conllu");
    EXPECT_LT(learn(examples, 0).margin, HeadRankingSettings().leastMargin);
    EXPECT_EQ(learnHeadRanking(examples, {}, {}, {}).value().margin, HeadRankingSettings().leastMargin);
}

TEST(HeadRankingTest, TheSameExamplesGiveTheSameRanking)
{
    const auto examples = samples("english.conllu");
    const HeadRanking first = learn(examples, 0.001);
    const HeadRanking second = learn(examples, 0.001);
    EXPECT_EQ(first.weights.values(), second.weights.values());
    EXPECT_EQ(first.margin, second.margin);
}

TEST(HeadRankingTest, StopsWhenItIsAskedTo)
{
    std::stop_source source;
    source.request_stop();
    const auto ranking = learnHeadRanking(samples("english.conllu"), {}, {}, source.get_token());
    ASSERT_FALSE(ranking);
    EXPECT_EQ(ranking.error().code, JobProblem::Cancelled);
}

TEST(HeadRankingTest, AWordWithSeveralHeadsKeepsThem)
{
    auto examples = samples("english.conllu");
    for (Example& example : examples) {
        example.tree.isGraph = true;
        if (example.tree.heads.size() > 4 && example.tree.heads[3] != 1)
            example.tree.further.push_back({3, 1, 0});
    }
    ArcScorer scorer{headTemplateTable()};
    ArcScores scores;
    std::vector<std::int16_t> relations;
    const HeadRanking ranking = learn(examples, 0);
    for (const Example& example : examples) {
        ArcCandidates arcs = test::candidates(example.symbols);
        scorer.prepare(example.symbols);
        scorer.score(ranking.weights, arcs, scores, relations);
        arcs.keepLikely(scores, ranking.margin, noTree(scores));
        for (const LabelledArc& arc : example.tree.further) {
            const auto kept = arcs.dependentsOf(arc.head);
            EXPECT_NE(std::find(kept.begin(), kept.end(), arc.dependent), kept.end());
        }
    }
}

TEST(ArcCandidatesTest, HoweverFewAreKeptTheTreeAndTheBestHeadsAreLeft)
{
    Random random(7);
    Eisner eisner;
    std::vector<int> tree;
    std::vector<int> heads;
    for (const auto& sentence : test::sampleSentences("czech.conllu")) {
        const TokenSymbols symbols(*sentence);
        ArcCandidates arcs = test::candidates(symbols);
        ArcScores scores(symbols.size());
        for (int head = 0; head <= symbols.size(); ++head) {
            for (const int dependent : arcs.dependentsOf(head))
                scores.at(head, dependent) = static_cast<float>(random.unit());
        }
        ASSERT_TRUE(eisner.decode(scores, RootPolicy::Single, tree));
        arcs.keepLikely(scores, 0, tree);
        ASSERT_LE(arcs.size(), 2 * static_cast<std::size_t>(symbols.size()));
        ArcScores kept(symbols.size());
        for (int head = 0; head <= symbols.size(); ++head) {
            for (const int dependent : arcs.dependentsOf(head))
                kept.at(head, dependent) = scores.at(head, dependent);
        }
        ASSERT_TRUE(eisner.decode(kept, RootPolicy::Single, heads));
        EXPECT_EQ(heads, tree);
        const auto best = [](const ArcScores& of, int word) {
            float most = forbiddenScore;
            for (int head = 0; head < of.nodes(); ++head)
                most = std::max(most, of.at(head, word));
            return most;
        };
        for (int word = 1; word <= symbols.size(); ++word)
            EXPECT_EQ(best(kept, word), best(scores, word));
    }
}

} // namespace head_ranking_test
} // namespace arcwright
