// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/string_pool.h"

#include <string>
#include <thread>
#include <type_traits>
#include <vector>

#include <gtest/gtest.h>

namespace arcwright {
namespace string_pool_test {

using Pool = StringPool<struct TestTag>;
using Id = StringId<struct TestTag>;

static_assert(!std::is_convertible_v<Id, RelationId>, "ids of different pools must not mix");
static_assert(!std::is_convertible_v<std::uint32_t, Id>, "a number is no id");

TEST(StringPoolTest, EqualStringsHaveEqualIdsAndDifferentOnesDifferent)
{
    Pool pool;
    const Id subject = pool.intern("nsubj");
    const Id object = pool.intern("obj");
    EXPECT_NE(subject, object);
    EXPECT_EQ(pool.intern(std::string("nsubj")), subject);
    EXPECT_EQ(pool.text(subject), "nsubj");
    EXPECT_EQ(pool.text(object), "obj");
    EXPECT_EQ(pool.size(), 3U);
}

TEST(StringPoolTest, TheEmptyStringIsNoneAndTakesNoPlace)
{
    Pool pool;
    EXPECT_EQ(pool.intern(""), Id());
    EXPECT_FALSE(static_cast<bool>(pool.intern("")));
    EXPECT_TRUE(static_cast<bool>(pool.intern("x")));
    EXPECT_EQ(pool.text(Id()), "");
    EXPECT_EQ(pool.size(), 2U);
}

TEST(StringPoolTest, TextsStayWhereTheyAreWhileThePoolGrows)
{
    Pool pool;
    const Id first = pool.intern("the first one, too long for a small string");
    const std::string_view text = pool.text(first);
    for (int i = 0; i < 10'000; ++i)
        pool.intern("relation " + std::to_string(i));
    EXPECT_EQ(pool.text(first).data(), text.data());
    EXPECT_EQ(text, "the first one, too long for a small string");
    EXPECT_EQ(pool.intern("the first one, too long for a small string"), first);
}

TEST(StringPoolTest, StringsWithZeroBytesAreToldApart)
{
    Pool pool;
    EXPECT_NE(pool.intern(std::string_view("a\0b", 3)), pool.intern(std::string_view("a\0c", 3)));
}

TEST(StringPoolTest, ThreadsThatInternTheSameStringsAgreeOnTheirIds)
{
    constexpr int threads = 4;
    constexpr int strings = 2'000;
    Pool pool;
    std::vector<std::vector<Id>> ids(threads);
    {
        std::vector<std::jthread> running;
        for (int thread = 0; thread < threads; ++thread) {
            running.emplace_back([&, thread] {
                for (int i = 0; i < strings; ++i) {
                    const int number = thread % 2 == 0 ? i : strings - 1 - i;
                    const Id id = pool.intern("relation " + std::to_string(number));
                    ids[static_cast<std::size_t>(thread)].push_back(id);
                    if (pool.text(id) != "relation " + std::to_string(number))
                        ids[static_cast<std::size_t>(thread)].back() = Id();
                }
            });
        }
    }
    EXPECT_EQ(pool.size(), strings + 1U);
    for (int thread = 0; thread < threads; ++thread) {
        for (int i = 0; i < strings; ++i) {
            const int number = thread % 2 == 0 ? i : strings - 1 - i;
            ASSERT_EQ(ids[static_cast<std::size_t>(thread)][static_cast<std::size_t>(i)],
                pool.intern("relation " + std::to_string(number)));
        }
    }
}

} // namespace string_pool_test
} // namespace arcwright
