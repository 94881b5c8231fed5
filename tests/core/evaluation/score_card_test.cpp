// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/score_card.h"

#include <gtest/gtest.h>

#include "tests/core/evaluation/random_outcomes.h"

namespace arcwright {
namespace score_card_test {

const ScoreLine* findLine(const ScoreCard& card, std::string_view name)
{
    for (const ScoreLine& line : card.lines) {
        if (line.name == name)
            return &line;
    }
    return nullptr;
}

TEST(ScoreCardTest, AttachmentIsThatOfTheGraphs)
{
    const test::RandomOutcomes random(150, 3, 21);
    const OutcomeTable table = random.table();
    for (std::size_t system = 0; system < 3; ++system) {
        Evaluation expected;
        for (const auto& analysed : random.sentences) {
            if (analysed.systems[system])
                expected.add(*analysed.sentence, analysed.gold, analysed.systems[system]->graph);
        }
        const Evaluation found = evaluationOf(table, system);
        EXPECT_EQ(found.all, expected.all);
        EXPECT_EQ(found.withoutPunctuation, expected.withoutPunctuation);
        EXPECT_EQ(found.roots, expected.roots);
        EXPECT_EQ(found.rootsWithoutPunctuation, expected.rootsWithoutPunctuation);
        const ScoreCard card = scoreCardOf(table, system);
        EXPECT_EQ(card.words, expected.all.tokens);
        ASSERT_NE(findLine(card, "LAS"), nullptr);
        EXPECT_DOUBLE_EQ(findLine(card, "LAS")->all->percent, expected.all.las());
        EXPECT_DOUBLE_EQ(findLine(card, "CM")->withoutPunctuation->percent, expected.withoutPunctuation.cm());
        EXPECT_DOUBLE_EQ(findLine(card, "RA")->all->percent, expected.roots.f());
        EXPECT_DOUBLE_EQ(
            findLine(card, "UAS")->all->interval.high, wilsonInterval(expected.all.heads, expected.all.tokens).high);
        EXPECT_EQ(findLine(card, "bunsetsu accuracy"), nullptr);
    }
}

TEST(ScoreCardTest, BunsetsuAreCountedWithoutTheLast)
{
    const auto phrases = [](std::vector<std::pair<int, std::string>> heads) {
        auto made = std::make_shared<Sentence>();
        for (std::size_t i = 0; i < heads.size(); ++i) {
            const int number = static_cast<int>(i) + 1;
            made->tokens.push_back(test::token("w", "名詞", kNoHead, ""));
            made->bunsetsu.push_back({number, number, heads[i].first, heads[i].second, "", {}});
        }
        return made;
    };
    const std::vector<std::shared_ptr<Sentence>> gold{
        phrases({{2, "D"}, {3, "P"}, {0, "D"}}), phrases({{0, "D"}}), phrases({{2, "D"}, {0, "D"}})};
    const std::vector<std::shared_ptr<Sentence>> system{
        phrases({{3, "D"}, {3, "D"}, {0, "D"}}), phrases({{0, "D"}}), phrases({{2, "D"}, {0, "P"}})};
    RelationPool relations;
    OutcomeTable table({"tournament"});
    BunsetsuEvaluation expected;
    for (std::size_t i = 0; i < gold.size(); ++i) {
        const SystemAnalysis analysis{graphOf(*system[i], relations), {}};
        const SystemAnalysis* const analyses[]{&analysis};
        table.add(i, *gold[i], graphOf(*gold[i], relations), analyses, relations, {});
        expected.add(*gold[i], *system[i]);
    }
    const auto found = bunsetsuEvaluationOf(table, 0);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->bunsetsu, 3U);
    EXPECT_EQ(found->heads, expected.heads);
    EXPECT_EQ(found->types, expected.types);
    EXPECT_EQ(found->both, expected.both);
    EXPECT_EQ(found->sentences, expected.sentences);
    EXPECT_EQ(found->complete, expected.complete);
    EXPECT_EQ(found->singles, expected.singles);
    EXPECT_DOUBLE_EQ(findLine(scoreCardOf(table, 0), "sentence accuracy, several bunsetsu")->all->percent, 50.0);
}

TEST(ScoreCardTest, WhatTheTableDoesNotHoldIsAdded)
{
    const test::RandomOutcomes random(5, 1, 22);
    UdScores ud;
    ud[static_cast<std::size_t>(UdMetric::Clas)] = {{8, 10, 6}, 7};
    GraphEvaluation graph;
    graph.keep.whole = {10, 12, 9};
    graph.keep.secondary = {2, 4, 1};
    const ScoreCard card = scoreCardOf(random.table(), 0, {&ud, &graph});
    EXPECT_DOUBLE_EQ(findLine(card, "CLAS")->all->percent, 100 * 2 * 6.0 / 18);
    EXPECT_EQ(findLine(card, "ELAS"), nullptr) << "nobody has such arcs";
    EXPECT_DOUBLE_EQ(findLine(card, "secondary F")->all->percent, 100 * 2 * 1.0 / 6);
    EXPECT_DOUBLE_EQ(findLine(card, "secondary P")->all->percent, 25);
    EXPECT_DOUBLE_EQ(findLine(card, "secondary R")->all->percent, 50);
    EXPECT_DOUBLE_EQ(findLine(card, "graph P")->all->percent, 75);
    EXPECT_EQ(findLine(card, "graph R")->all->n, 10U);
    EXPECT_EQ(findLine(card, "graph F")->all->n, 11U);
    EXPECT_EQ(findLine(card, "graph F")->withoutPunctuation, std::nullopt);
}

TEST(ScoreCardTest, ScoresOfSentencesAndPartsOfAnFAreNotDrawn)
{
    for (const char* score : {"UAS", "LA", "RA", "CLAS", "graph F"}) {
        EXPECT_TRUE(isDrawn(score, false)) << score;
        EXPECT_FALSE(isDrawn(score, true)) << score;
    }
    for (const char* score : {"CM", "sentence accuracy", "graph P", "secondary R"}) {
        EXPECT_FALSE(isDrawn(score, false)) << score;
        EXPECT_FALSE(isDrawn(score, true)) << score;
    }
    EXPECT_TRUE(isDrawn("bunsetsu types", true));
}

} // namespace score_card_test
} // namespace arcwright
