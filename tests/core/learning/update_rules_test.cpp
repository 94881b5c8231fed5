// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/update_rules.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "core/base/random.h"
#include "core/learning/averaged_weights.h"

namespace arcwright {
namespace update_rules_test {

FeatureVector vectorOf(const std::vector<FeatureVector::Entry>& entries)
{
    FeatureVector vector;
    for (const auto& entry : entries)
        vector.add(entry.index, entry.count);
    vector.consolidate();
    return vector;
}

TEST(FeatureVectorTest, EqualFeaturesMergeAndOppositeOnesCancel)
{
    const FeatureVector vector = vectorOf({{5, 1}, {2, -1}, {5, 2}, {7, 1}, {7, -1}, {2, -1}});
    ASSERT_EQ(vector.entries().size(), 2U);
    EXPECT_EQ(vector.entries()[0].index, 2U);
    EXPECT_EQ(vector.entries()[0].count, -2.0F);
    EXPECT_EQ(vector.entries()[1].index, 5U);
    EXPECT_EQ(vector.entries()[1].count, 3.0F);
    EXPECT_EQ(vector.squaredNorm(), 13.0);
    Weights weights({3, 0, 1, 0});
    weights.values()[2] = 0.5F;
    weights.values()[5] = 10.0F;
    weights.values()[7] = 99.0F;
    EXPECT_EQ(vector.dot(weights), 29.0);
    EXPECT_TRUE(vectorOf({{1, 1}, {1, -1}}).empty());
}

TEST(WeightsTest, KeysAddressTheTableByTheirUpperBits)
{
    const Weights weights({4, 0, 3, 5});
    EXPECT_EQ(weights.rowLength(), 8U) << "whole vectors of four";
    EXPECT_EQ(weights.values().size(), 16U + 8U * 8U);
    EXPECT_EQ(weights.arcIndex(0), 0U);
    EXPECT_EQ(weights.arcIndex(~std::uint64_t{0}), 15U);
    EXPECT_EQ(weights.rowIndex(0), 16U);
    EXPECT_EQ(weights.rowIndex(~std::uint64_t{0}), 16U + 7U * 8U);
    EXPECT_EQ(Weights({4, 0, 3, 0}).values().size(), 16U) << "no rows where no relations are told";
}

TEST(PerceptronTest, GoesOneStepWhereAnythingIsWrong)
{
    EXPECT_EQ(perceptronStep({0, -5, 2}), 0.0);
    EXPECT_EQ(perceptronStep({1, 100, 2}), 1.0);
    EXPECT_EQ(perceptronStep({7, -100, 0}), 1.0);
    EXPECT_EQ(updateStep(Learner::Perceptron, {3, 0, 4}), 1.0);
}

TEST(MiraTest, GoesTheLeastStepThatMakesTheMarginTheLoss)
{
    EXPECT_EQ(miraStep({3, 1, 8}), 0.25);
    EXPECT_EQ(miraStep({3, -1, 8}), 0.5);
    EXPECT_EQ(miraStep({3, 3, 8}), 0.0) << "already far enough";
    EXPECT_EQ(miraStep({3, 5, 8}), 0.0) << "never back";
    EXPECT_EQ(miraStep({3, 0, 0}), 0.0) << "no features to change";
    EXPECT_EQ(updateStep(Learner::Mira, {3, 1, 8}), 0.25);
}

TEST(MiraTest, AfterTheUpdateTheMarginIsTheLoss)
{
    Random random(1);
    for (int round = 0; round < 200; ++round) {
        AveragedWeights weights(Weights({6, 0, 1, 0}));
        FeatureVector noise;
        FeatureVector change;
        for (std::size_t i = 0; i < 20; ++i) {
            noise.add(random.below(64), static_cast<float>(random.below(7)) - 3);
            change.add(random.below(64), static_cast<float>(random.below(5)) - 2);
        }
        noise.consolidate();
        change.consolidate();
        weights.update(noise, 0.1);
        const UpdateInput input{1.0 + random.below(9), change.dot(weights.current()), change.squaredNorm()};
        const double step = miraStep(input);
        weights.update(change, step);
        EXPECT_NEAR(change.dot(weights.current()), std::max(input.loss, input.margin), 1e-4);
    }
}

TEST(AveragedWeightsTest, EqualTheMeanOfTheWeightsAfterEverySentence)
{
    Random random(2);
    for (const int sentences : {1, 2, 7, 50}) {
        AveragedWeights weights(Weights({4, 0, 2, 2}));
        std::vector<double> sum(weights.current().values().size(), 0.0);
        for (int sentence = 0; sentence < sentences; ++sentence) {
            if (random.below(3) != 0) { // every third sentence is right and changes nothing
                FeatureVector change;
                for (int i = 0; i < 5; ++i)
                    change.add(
                        random.below(static_cast<std::uint32_t>(sum.size())), static_cast<float>(random.below(5)) - 2);
                change.consolidate();
                weights.update(change, random.unit());
            }
            weights.sentenceDone();
            for (std::size_t i = 0; i < sum.size(); ++i)
                sum[i] += weights.current().values()[i];
        }
        const Weights mean = weights.average();
        for (std::size_t i = 0; i < sum.size(); ++i)
            EXPECT_NEAR(mean.values()[i], sum[i] / sentences, 1e-4);
    }
}

TEST(AveragedWeightsTest, HandComputed)
{
    AveragedWeights weights(Weights({1, 0, 1, 0}));
    weights.update(vectorOf({{0, 2}}), 1.5);
    weights.sentenceDone(); // 3, 0
    weights.sentenceDone(); // 3, 0
    weights.update(vectorOf({{0, -1}, {1, 1}}), 1);
    weights.sentenceDone(); // 2, 1
    weights.sentenceDone(); // 2, 1
    EXPECT_EQ(weights.current().values(), (std::vector<float>{2, 1}));
    EXPECT_EQ(weights.average().values(), (std::vector<float>{2.5F, 0.5F}));
}

TEST(AveragedWeightsTest, BeforeAnySentenceTheMeanIsTheWeights)
{
    AveragedWeights weights(Weights({1, 0, 1, 0}));
    EXPECT_EQ(weights.average().values(), (std::vector<float>{0, 0}));
}

} // namespace update_rules_test
} // namespace arcwright
