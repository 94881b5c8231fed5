// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"

#include <algorithm>
#include <array>
#include <numeric>

#include <gtest/gtest.h>

namespace arcwright {
namespace random_test {

TEST(RandomTest, GivesSplitMix64sPublishedNumbers)
{
    Random random(1234567);
    EXPECT_EQ(random.next(), 6457827717110365317ULL);
    EXPECT_EQ(random.next(), 3203168211198807973ULL);
    EXPECT_EQ(random.next(), 9817491932198370423ULL);
    EXPECT_EQ(random.next(), 4593380528125082431ULL);
    EXPECT_EQ(random.next(), 16408922859458223821ULL);
}

TEST(RandomTest, NumbersBelowABoundReachAllOfThemAndNoOther)
{
    Random random(7);
    std::array<int, 10> counts{};
    for (int i = 0; i < 10'000; ++i)
        ++counts.at(random.below(10));
    for (const int count : counts) {
        EXPECT_GT(count, 850);
        EXPECT_LT(count, 1150);
    }
    for (int i = 0; i < 100; ++i)
        EXPECT_EQ(random.below(1), 0U);
}

TEST(RandomTest, UnitsLieInTheHalfOpenInterval)
{
    Random random(7);
    double sum = 0;
    for (int i = 0; i < 10'000; ++i) {
        const double unit = random.unit();
        ASSERT_GE(unit, 0.0);
        ASSERT_LT(unit, 1.0);
        sum += unit;
    }
    EXPECT_NEAR(sum / 10'000, 0.5, 0.02);
}

TEST(RandomTest, ShufflingIsFixedByTheSeed)
{
    std::vector<int> first(10);
    std::iota(first.begin(), first.end(), 0);
    std::vector<int> second = first;
    std::vector<int> other = first;
    const std::vector<int> sorted = first;
    Random a(1);
    Random b(1);
    Random c(2);
    shuffle(first, a);
    shuffle(second, b);
    shuffle(other, c);
    EXPECT_EQ(first, second);
    EXPECT_NE(first, other);
    EXPECT_NE(first, sorted);
    EXPECT_TRUE(std::is_permutation(first.begin(), first.end(), sorted.begin()));
    // The order training takes must never change from version to version.
    EXPECT_EQ(first, (std::vector<int>{9, 0, 1, 4, 8, 2, 3, 7, 6, 5}));
}

TEST(RandomTest, ShufflingMakesEveryOrderAboutAsOften)
{
    Random random(3);
    std::array<int, 6> counts{};
    for (int i = 0; i < 6'000; ++i) {
        std::vector<int> values{0, 1, 2};
        shuffle(values, random);
        ++counts.at(static_cast<std::size_t>(values[0] * 2 + (values[1] > values[2] ? 1 : 0)));
    }
    for (const int count : counts) {
        EXPECT_GT(count, 850);
        EXPECT_LT(count, 1150);
    }
}

TEST(RandomTest, ShufflingNothingOrOneThingChangesNothing)
{
    Random random(1);
    std::vector<int> none;
    std::vector<int> one{5};
    shuffle(none, random);
    shuffle(one, random);
    EXPECT_TRUE(none.empty());
    EXPECT_EQ(one, std::vector<int>{5});
}

} // namespace random_test
} // namespace arcwright
