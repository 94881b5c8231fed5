// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/weight_mean.h"

#include <gtest/gtest.h>

namespace arcwright {
namespace weight_mean_test {

constexpr WeightShape shape{2, 0, 1, 0};

Weights weightsOf(std::vector<float> values)
{
    Weights weights(shape);
    weights.values() = std::move(values);
    return weights;
}

TEST(WeightMeanTest, IsTheMeanOfEachWeight)
{
    WeightMean mean(shape);
    EXPECT_EQ(mean.mean().values(), std::vector<float>(4, 0.0F)) << "of none";
    mean.add(weightsOf({1, 0, -3, 0.5F}));
    EXPECT_EQ(mean.mean().values(), (std::vector<float>{1, 0, -3, 0.5F}));
    mean.add(weightsOf({2, 0, 3, 0.25F}));
    mean.add(weightsOf({3, 1, 3, 0}));
    EXPECT_EQ(mean.mean().values(), (std::vector<float>{2, static_cast<float>(1.0 / 3), 1, 0.25F}));
    EXPECT_EQ(mean.mean().shape(), shape);
}

TEST(WeightMeanTest, SmallWeightsAreNotLostBesideLargeOnes)
{
    WeightMean mean(shape);
    mean.add(weightsOf({1e8F, 0, 0, 0}));
    for (int i = 0; i < 2; ++i)
        mean.add(weightsOf({1, 0, 0, 0}));
    mean.add(weightsOf({-1e8F, 0, 0, 0}));
    EXPECT_EQ(mean.mean().values()[0], 0.5F) << "a sum of floats would be 0";
}

TEST(WeightMeanTest, GoesOnFromItsSumsAndCount)
{
    WeightMean whole(shape);
    whole.add(weightsOf({1, 2, 3, 4}));
    WeightMean resumed(shape, whole.sums(), whole.count());
    for (WeightMean* mean : {&whole, &resumed})
        mean->add(weightsOf({0.1F, 0.2F, 0.3F, 0.4F}));
    EXPECT_EQ(resumed.mean().values(), whole.mean().values());
    EXPECT_EQ(resumed.count(), 2U);
}

} // namespace weight_mean_test
} // namespace arcwright
