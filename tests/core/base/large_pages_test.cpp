// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdint>
#include <limits>
#include <memory>
#include <new>
#include <numeric>
#include <vector>

#include <gtest/gtest.h>

#include "tests/core/support/sanitized.h"

namespace arcwright {
namespace large_pages_test {

constexpr std::uintptr_t largePage = std::uintptr_t{2} << 20;

/// Weights of ten megabytes.
TEST(LargePagesTest, WhatIsLargeBeginsWhereALargePageDoes)
{
    if (test::isSanitized)
        GTEST_SKIP() << "Sanitizers have an operator new of their own.";
    constexpr std::size_t count = 2'500'000;
    for (int copies = 0; copies < 3; ++copies) {
        const std::vector<float> weights(count);
        EXPECT_EQ(reinterpret_cast<std::uintptr_t>(weights.data()) % largePage, 0U);
    }
}

/// Fewer than a page has, and as many as do and do not fill large ones.
TEST(LargePagesTest, EveryNumberHasItsPlace)
{
    for (const std::size_t count : {0UL, 3UL, 1UL << 19, (1UL << 19) - 1, (1UL << 19) + 1, 3UL << 19}) {
        std::vector<double> values(count);
        std::iota(values.begin(), values.end(), 1.0);
        const std::vector<double> copy = values;
        values.clear();
        values.shrink_to_fit();
        for (std::size_t i = 0; i < count; ++i)
            ASSERT_EQ(copy[i], static_cast<double>(i) + 1);
    }
}

TEST(LargePagesTest, WhatNoMemoryHoldsIsRefused)
{
    if (test::isSanitized)
        GTEST_SKIP() << "Sanitizers end the program there.";
    // Also where rounding up to whole pages would go beyond the largest number.
    for (const std::size_t size :
        {std::numeric_limits<std::size_t>::max() / 2, std::numeric_limits<std::size_t>::max()}) {
        const volatile std::size_t asked = size; // not to be seen through by the compiler
        EXPECT_THROW(::operator delete(::operator new(asked)), std::bad_alloc);
        EXPECT_EQ(::operator new(asked, std::nothrow), nullptr);
    }
}

} // namespace large_pages_test
} // namespace arcwright
