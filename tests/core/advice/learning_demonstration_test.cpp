// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/learning_demonstration.h"

#include "core/learning/training_problems.h"

#include <gtest/gtest.h>

#include "tests/core/support/toy_treebank.h"

namespace arcwright {
namespace learning_demonstration_test {

DemonstratedLearning demonstrated(const Sentence& sentence, const Sentences& others, const LearningDemonstration& how)
{
    const auto shown = demonstrateLearning(sentence, others, how);
    EXPECT_TRUE(shown);
    return shown.value_or(DemonstratedLearning());
}

TEST(LearningDemonstrationTest, WhoHasLearntFromMoreSentencesIsWrongLessOften)
{
    const Sentences sentences = test::toyTreebank(60);
    double losses[2] = {0, 0};
    for (std::size_t i = 0; i < 10; ++i) {
        for (const int before : {0, 50}) {
            LearningDemonstration how;
            how.sentencesBefore = before;
            const auto shown = demonstrated(*sentences[i], sentences, how);
            EXPECT_EQ(shown.learntBefore, static_cast<std::size_t>(before));
            EXPECT_EQ(shown.step.sentencesBefore, static_cast<std::uint64_t>(before));
            losses[before == 0 ? 0 : 1] += shown.step.update.input.loss;
        }
    }
    EXPECT_LT(losses[1], losses[0] / 4);
}

TEST(LearningDemonstrationTest, MembersTakeTheSentencesInOrdersOfTheirOwn)
{
    const Sentences sentences = test::toyTreebank(30);
    LearningDemonstration how;
    how.learner = Learner::Bpm;
    how.sentencesBefore = 4;
    const auto first = demonstrated(*sentences[0], sentences, how);
    const auto again = demonstrated(*sentences[0], sentences, how);
    EXPECT_EQ(first.step.update.input.margin, again.step.update.input.margin);
    int different = 0;
    for (how.member = 2; how.member <= 6; ++how.member)
        different
            += demonstrated(*sentences[0], sentences, how).step.wantedScore.before != first.step.wantedScore.before;
    EXPECT_GT(different, 0);
}

TEST(LearningDemonstrationTest, FromAModelTheAverageBeginsAsItsWeights)
{
    const Sentences sentences = test::toyTreebank(20);
    TrainingSettings settings = test::quickSettings();
    settings.trainer.epochs = 1;
    LearningDemonstration how;
    how.model = test::trained({sentences.begin(), sentences.begin() + 2}, settings);
    for (const auto& sentence : sentences) {
        const auto shown = demonstrated(*sentence, {}, how);
        EXPECT_EQ(shown.step.sentencesBefore, 2U);
        EXPECT_EQ(shown.relations, how.model->relations);
        for (const ChangedWeight& each : shown.step.weights) {
            const float before = how.model->weights.values()[each.feature.index];
            EXPECT_EQ(each.feature.weight, before);
            EXPECT_NEAR(each.average, (2 * before + each.after) / 3, 1e-4) << "the mean of three";
        }
    }
}

TEST(LearningDemonstrationTest, WhatCannotBeLearntFromIsRefusedOrPassedOver)
{
    const Sentences sentences = test::toyTreebank(3);
    const auto broken = test::sentence({test::token("a", "X", 2, "x"), test::token("b", "X", 1, "x")});
    const auto refused = demonstrateLearning(*broken, sentences, {});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, TrainingProblem::NoUsableSentences);
    LearningDemonstration how;
    how.sentencesBefore = 9;
    EXPECT_EQ(demonstrated(*sentences[0], {broken, sentences[0], sentences[1]}, how).learntBefore, 1U);
}

} // namespace learning_demonstration_test
} // namespace arcwright
