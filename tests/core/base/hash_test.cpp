// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/hash.h"

#include <set>
#include <string>

#include <gtest/gtest.h>

namespace arcwright {
namespace hash_test {

TEST(HashTest, IsXxh3AndSoTheSameInEveryVersionOfTheProgram)
{
    // Model files hold these hashes; published test vectors of XXH3 with 64 bits.
    EXPECT_EQ(hashOf(""), 0x2D06800538D394C2ULL);
    EXPECT_EQ(hashOf("a"), 0xE6C632B61E964E1FULL);
    EXPECT_EQ(hashOf("abc"), 0x78AF5F94892F3950ULL);
}

TEST(HashTest, ASeedMakesAnotherHashAndZeroIsNone)
{
    EXPECT_EQ(hashOf("abc", 0), hashOf("abc"));
    EXPECT_NE(hashOf("abc", 1), hashOf("abc"));
    EXPECT_NE(hashOf("abc", 1), hashOf("abc", 2));
    EXPECT_NE(hashOf("", 1), hashOf(""));
}

TEST(HashTest, AStreamHasTheHashOfItsBytesHoweverTheyCome)
{
    std::string bytes;
    for (int i = 0; i < 5'000; ++i)
        bytes += static_cast<char>(i * i);
    for (const std::size_t piece : {1U, 7U, 64U, 1'000U, 5'000U}) {
        StreamHash stream;
        EXPECT_EQ(stream.value(), hashOf(""));
        for (std::size_t offset = 0; offset < bytes.size(); offset += piece)
            stream.add(std::string_view(bytes).substr(offset, piece));
        EXPECT_EQ(stream.value(), hashOf(bytes)) << "in pieces of " << piece;
    }
}

TEST(HashTest, CombiningDependsOnTheOrder)
{
    EXPECT_NE(combined(1, 2), combined(2, 1));
    EXPECT_NE(combined(0, 0), combined(0, 1));
    EXPECT_EQ(combined(3, 4), combined(3, 4));
}

TEST(HashTest, MixingIsABijectionOnSmallNumbers)
{
    std::set<std::uint64_t> seen;
    std::set<std::uint64_t> upper;
    for (std::uint64_t value = 0; value < 10'000; ++value) {
        seen.insert(mixed(value));
        upper.insert(mixed(value) >> 42);
    }
    EXPECT_EQ(seen.size(), 10'000U);
    EXPECT_GT(upper.size(), 9'900U) << "neighbours must not share the bits that address a weight";
}

} // namespace hash_test
} // namespace arcwright
