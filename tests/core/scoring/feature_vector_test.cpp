// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scoring/feature_vector.h"

#include <map>

#include <gtest/gtest.h>

#include "core/base/random.h"

namespace arcwright {
namespace feature_vector_test {

TEST(FeatureVectorTest, ConsolidatedItHasEachIndexOnceInOrder)
{
    Random random(5);
    for (const std::size_t size : {0U, 1U, 2U, 255U, 256U, 257U, 3000U}) {
        for (const int bits : {1, 8, 12, 13, 24, 31}) {
            FeatureVector vector;
            std::map<std::size_t, float> expected;
            for (std::size_t i = 0; i < size; ++i) {
                const std::size_t index = random.below(std::uint32_t{1} << bits);
                const float count = random.below(2) == 0 ? 1.0F : -1.0F;
                vector.add(index, count);
                expected[index] += count;
            }
            std::erase_if(expected, [](const auto& one) { return one.second == 0; });
            vector.consolidate();
            std::vector<std::pair<std::size_t, float>> found;
            for (const FeatureVector::Entry& entry : vector.entries())
                found.emplace_back(entry.index, entry.count);
            EXPECT_EQ(found, (std::vector<std::pair<std::size_t, float>>(expected.begin(), expected.end())))
                << size << " entries of " << bits << " bits";
        }
    }
}

TEST(FeatureVectorTest, IndicesMayBeLargerThanAnyTable)
{
    FeatureVector vector;
    constexpr std::size_t large = std::size_t{1} << 62;
    for (std::size_t i = 0; i < 600; ++i)
        vector.add(large - i % 300, 1);
    vector.consolidate();
    ASSERT_EQ(vector.entries().size(), 300U);
    EXPECT_EQ(vector.entries().front().index, large - 299);
    EXPECT_EQ(vector.entries().back().index, large);
    EXPECT_EQ(vector.entries().back().count, 2);
}

} // namespace feature_vector_test
} // namespace arcwright
