// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/large_pages.h"

#include <numeric>

#include <gtest/gtest.h>

namespace arcwright {
namespace large_pages_test {

/// Fewer than a page has, and more than some large ones do.
TEST(LargePagesTest, TheNumbersStayTheSame)
{
    for (const std::size_t count : {std::size_t{0}, std::size_t{3}, std::size_t{3} << 19}) {
        std::vector<double> values(count);
        std::iota(values.begin(), values.end(), 1.0);
        EXPECT_EQ(inLargePages(values), values);
    }
}

} // namespace large_pages_test
} // namespace arcwright
