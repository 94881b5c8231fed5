// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bunsetsu/learners.h"

#include <cmath>

#include <gtest/gtest.h>

#include "core/base/random.h"

namespace arcwright {
namespace learners_test {

struct Example {
    FeatureIndices features;
    bool isPositive = false;
};

/// Not separable: the first and the last contradict each other.
const std::vector<Example> examples{
    {{0, 1}, true}, {{0, 2}, false}, {{1, 3, 3}, true}, {{2, 3}, false}, {{0, 1}, false}};
constexpr double cost = 0.7;

/// The objective that a support vector machine makes small.
double objective(const HashedWeights& weights)
{
    double value = 0;
    for (const float weight : weights.values())
        value += 0.5 * static_cast<double>(weight) * static_cast<double>(weight);
    for (const Example& example : examples) {
        double margin = 0;
        for (const std::uint32_t index : example.features)
            margin += static_cast<double>(weights.values()[index]) * (example.isPositive ? 1 : -1);
        const double loss = std::max(0.0, 1 - margin);
        value += cost * loss * loss;
    }
    return value;
}

TEST(DualSvmTest, FindsTheBestWeights)
{
    const DualSvm machine(cost);
    HashedWeights weights(2);
    std::vector<float> alphas(examples.size());
    for (int epoch = 0; epoch < 2000; ++epoch) {
        for (std::size_t i = 0; i < examples.size(); ++i)
            machine.learn(examples[i].features, examples[i].isPositive, alphas[i], weights);
    }
    const double best = objective(weights);
    for (std::size_t i = 0; i < weights.values().size(); ++i) {
        for (const float step : {-0.01F, 0.01F}) {
            HashedWeights moved = weights;
            moved.values()[i] += step;
            EXPECT_GT(objective(moved), best) << "weight " << i;
        }
    }
}

/// Examples as long as those of games, of 16 weights.
TEST(DualSvmTest, LearnsWhereManyFeaturesShareAWeight)
{
    const DualSvm machine(cost);
    HashedWeights weights(4);
    Random random(5);
    std::vector<FeatureIndices> many(6, FeatureIndices(3000));
    for (std::size_t i = 0; i < many.size(); ++i) {
        for (std::uint32_t& index : many[i])
            index = random.below(10) + (i % 2 == 0 ? 0 : 6); // some that tell, and some that do not
    }
    std::vector<float> alphas(many.size());
    for (int epoch = 0; epoch < 200; ++epoch) {
        for (std::size_t i = 0; i < many.size(); ++i)
            machine.learn(many[i], i % 2 == 0, alphas[i], weights);
    }
    for (const float weight : weights.values()) {
        EXPECT_TRUE(std::isfinite(weight));
        EXPECT_LT(std::abs(weight), 1);
    }
    for (std::size_t i = 0; i < many.size(); ++i) {
        double margin = 0;
        for (const std::uint32_t index : many[i])
            margin += static_cast<double>(weights.values()[index]);
        EXPECT_EQ(margin > 0, i % 2 == 0) << i;
    }
}

TEST(DualSvmTest, LeavesAloneWhatIsLearnt)
{
    const DualSvm machine(cost);
    HashedWeights weights(2);
    weights.values()[0] = 5;
    float alpha = 0;
    EXPECT_FALSE(machine.learn({0}, true, alpha, weights));
    EXPECT_TRUE(machine.learn({0}, false, alpha, weights));
    EXPECT_LT(weights.values()[0], 5);
    EXPECT_GT(alpha, 0);
}

TEST(LogLinearLearnerTest, LearnsFrequencies)
{
    // of two candidates, the first is right three times in four
    LogLinearLearner learner(2, 0.05);
    const std::vector<FeatureIndices> candidates{{0}, {1}};
    for (int sentence = 0; sentence < 40000; ++sentence) {
        learner.learn(candidates, sentence % 4 == 0 ? 1 : 0);
        learner.sentenceDone();
    }
    const HashedWeights mean = learner.average();
    const double first = std::exp(static_cast<double>(mean.values()[0]));
    const double second = std::exp(static_cast<double>(mean.values()[1]));
    EXPECT_NEAR(first / (first + second), 0.75, 0.01);
}

TEST(LogLinearLearnerTest, AveragesOverSentences)
{
    LogLinearLearner learner(1, 1);
    const std::vector<FeatureIndices> candidates{{0}, {1}};
    learner.sentenceDone();
    learner.learn(candidates, 0); // +0.5 and -0.5, half of the time
    learner.sentenceDone();
    EXPECT_FLOAT_EQ(learner.weights().values()[0], 0.5F);
    EXPECT_FLOAT_EQ(learner.average().values()[0], 0.25F);
    EXPECT_FLOAT_EQ(learner.average().values()[1], -0.25F);
}

} // namespace learners_test
} // namespace arcwright
