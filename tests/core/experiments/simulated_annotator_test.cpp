// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/simulated_annotator.h"

#include <gtest/gtest.h>

#include "core/learning/training_problems.h"
#include "core/treebank/treebank_problems.h"
#include "tests/core/support/problem_printer.h"
#include "tests/core/support/sanitized.h"
#include "tests/core/support/toy_treebank.h"

namespace arcwright {
namespace simulated_annotator_test {

/// Sentences from one training to the next.
constexpr auto step = test::unlessSanitized<std::size_t>(10, 4);

SimulationSettings quickly(AnnotationOrder order)
{
    SimulationSettings settings;
    TrainingSettings training = test::quickSettings();
    training.trainer.epochs = 2;
    settings.training = training;
    settings.order = order;
    settings.start = step;
    settings.sentences = 3 * step;
    settings.retrain = step;
    return settings;
}

std::vector<SimulationRun> simulated(const Sentences& gold, const SimulationSettings& settings)
{
    return simulateAnnotation(gold, gold, settings, {}, {}).value();
}

bool areEqual(const std::vector<SimulationRun>& one, const std::vector<SimulationRun>& other)
{
    const auto isEqual = [](const SimulationPoint& first, const SimulationPoint& second) {
        return first.sentences == second.sentences && first.cost == second.cost && first.las == second.las;
    };
    return std::equal(one.begin(), one.end(), other.begin(), other.end(), [&](const auto& first, const auto& second) {
        return first.seed == second.seed
            && std::equal(first.curve.begin(), first.curve.end(), second.curve.begin(), second.curve.end(), isEqual);
    });
}

TEST(SimulatedAnnotatorTest, EveryOrderHasAPointATraining)
{
    const Sentences gold = test::sampleSentences("english.conllu");
    for (const OrderRow& row : orderTable) {
        const auto runs = simulated(gold, quickly(row.order));
        ASSERT_EQ(runs.size(), 1U);
        const auto& curve = runs[0].curve;
        ASSERT_EQ(curve.size(), 4U) << row.name;
        EXPECT_EQ(curve[0].cost, AnnotationCost());
        EXPECT_EQ(curve[0].sentences, 0U);
        for (std::size_t i = 1; i < curve.size(); ++i) {
            EXPECT_GT(curve[i].cost.keys, curve[i - 1].cost.keys) << row.name;
            EXPECT_LE(curve[i].cost.decisions, curve[i].cost.wordsRead);
            if (row.asked == AskedUnit::Sentence) {
                EXPECT_EQ(curve[i].sentences, step * i);
            }
        }
        EXPECT_GT(curve.back().las, curve.front().las) << row.name;
    }
}

TEST(SimulatedAnnotatorTest, InSequenceAllWordsAreRead)
{
    const Sentences gold = test::toyTreebank(40);
    const auto runs = simulated(gold, quickly(AnnotationOrder::Sequence));
    std::size_t words = 0;
    for (std::size_t i = step; i < 4 * step; ++i)
        words += gold[i]->tokens.size();
    EXPECT_EQ(runs[0].curve.back().cost.wordsRead, words);
    EXPECT_EQ(runs[0].curve.back().cost.decisions, words);
}

TEST(SimulatedAnnotatorTest, TheSameForAnyNumberOfThreadsAndOneRunASeed)
{
    const Sentences gold = test::toyTreebank(40);
    SimulationSettings settings = quickly(AnnotationOrder::Random);
    settings.seeds = 3;
    const auto runs = simulated(gold, settings);
    ASSERT_EQ(runs.size(), 3U);
    EXPECT_EQ(runs[2].seed, 3U);
    settings.threads = 3;
    EXPECT_TRUE(areEqual(runs, simulated(gold, settings)));
    settings.seed = 3;
    settings.seeds = 1;
    EXPECT_TRUE(areEqual({runs[2]}, simulated(gold, settings)));
}

TEST(SimulatedAnnotatorTest, LearningSavesCorrections)
{
    const Sentences gold = test::sampleSentences("english.conllu");
    SimulationSettings settings = quickly(AnnotationOrder::Sequence);
    settings.sentences = test::unlessSanitized<std::size_t>(60, 30);
    settings.live = settings.recent = false;
    settings.retrain = 0;
    const auto never = simulated(gold, settings);
    ASSERT_EQ(never[0].curve.size(), 2U);
    EXPECT_EQ(never[0].curve[0].las, never[0].curve[1].las);
    settings.live = true;
    const auto live = simulated(gold, settings);
    EXPECT_NE(live[0].curve[0].las, live[0].curve[1].las);
    settings.retrain = 10;
    EXPECT_LT(simulated(gold, settings)[0].curve.back().cost.correctedWords, never[0].curve.back().cost.correctedWords);
}

TEST(SimulatedAnnotatorTest, BunsetsuAreAnnotatedToo)
{
    const Sentences gold = test::sampleSentences("japanese.knp");
    for (const AnnotationOrder order : {AnnotationOrder::Gain, AnnotationOrder::Disagreement, AnnotationOrder::Words}) {
        SimulationSettings settings = quickly(order);
        BunsetsuSettings training;
        training.bits = 16;
        training.epochs = 2;
        settings.training = training;
        const auto runs = simulated(gold, settings);
        EXPECT_GT(runs[0].curve.back().cost.keys, 0U);
        EXPECT_GT(runs[0].curve.back().uas, runs[0].curve.front().uas) << nameOf(order);
    }
}

TEST(SimulatedAnnotatorTest, WhatCannotBeSimulatedIsRefused)
{
    SimulationSettings settings = quickly(AnnotationOrder::Sequence);
    EXPECT_EQ(simulateAnnotation({}, {}, settings, {}, {}).error().code, TreebankProblem::NoSentences);
    EXPECT_EQ(simulateAnnotation(test::toyTreebank(step), {}, settings, {}, {}).error(),
        (Problem{TrainingProblem::TooFewForSimulation, "", 0, 0, {std::to_string(step), std::to_string(step)}}))
        << "all of which can be trained on";
    std::stop_source stopped;
    stopped.request_stop();
    EXPECT_EQ(simulateAnnotation(test::toyTreebank(40), {}, settings, {}, stopped.get_token()).error().code,
        JobProblem::Cancelled);
}

TEST(SimulatedAnnotatorTest, WhereAScoreIsReachedIsFoundBetweenPoints)
{
    std::vector<SimulationPoint> curve{
        {0, {}, 0, 50}, {10, {100, 9, 8, 100, 40}, 0, 60}, {20, {300, 0, 0, 300, 0}, 0, 55}};
    const auto reached = whereReached(curve, 55);
    ASSERT_TRUE(reached);
    EXPECT_DOUBLE_EQ(reached->sentences, 5);
    EXPECT_DOUBLE_EQ(reached->wordsRead, 50);
    EXPECT_DOUBLE_EQ(reached->keys, 20);
    EXPECT_DOUBLE_EQ(whereReached(curve, 40)->wordsRead, 0);
    EXPECT_FALSE(whereReached(curve, 61));
}

} // namespace simulated_annotator_test
} // namespace arcwright
