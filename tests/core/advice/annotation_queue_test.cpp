// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/annotation_queue.h"

#include <algorithm>
#include <tuple>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace arcwright {
namespace annotation_queue_test {

SentenceKey keyOf(std::size_t place)
{
    return {0, SentenceId{static_cast<std::uint32_t>(place)}};
}

QueueEntry entry(std::size_t place, double worth, int asked = 0)
{
    return {keyOf(place), place, asked, 10, Exposure::Unseen, {worth, asked, {}}};
}

/// The places, and words, in order.
std::vector<std::pair<std::size_t, int>> orderOf(const AnnotationQueue& queue)
{
    std::vector<std::pair<std::size_t, int>> places;
    queue.forEach([&](const QueueEntry& one) {
        places.emplace_back(one.place, one.asked);
        return true;
    });
    return places;
}

using Places = std::vector<std::pair<std::size_t, int>>;

TEST(AnnotationQueueTest, TheMostWorthyComesFirstAndTiesAsInTheTreebank)
{
    AnnotationQueue queue;
    for (const QueueEntry& one : {entry(3, 0.5), entry(1, 0.5), entry(2, 0.9), entry(0, 0.1)})
        queue.put(one.key, {one});
    EXPECT_EQ(orderOf(queue), (Places{{2, 0}, {1, 0}, {3, 0}, {0, 0}}));
    queue.put(keyOf(0), {entry(0, 1)});
    EXPECT_EQ(queue.next([](const QueueEntry&) { return true; })->place, 0U);
    EXPECT_EQ(queue.next([](const QueueEntry& one) { return one.place > 2; })->place, 3U);
    EXPECT_EQ(queue.next([](const QueueEntry&) { return false; }), nullptr);
    queue.put(keyOf(2), {});
    EXPECT_EQ(orderOf(queue), (Places{{0, 0}, {1, 0}, {3, 0}}));
    EXPECT_TRUE(queue.entriesOf(keyOf(2)).empty());
}

TEST(AnnotationQueueTest, WhatIsPassedOverComesAfterTheOthersAndStaysThere)
{
    AnnotationQueue queue;
    for (std::size_t place = 0; place < 3; ++place)
        queue.put(keyOf(place), {entry(place, 3.0 - static_cast<double>(place))});
    queue.pass(keyOf(0), 0);
    EXPECT_EQ(orderOf(queue), (Places{{1, 0}, {2, 0}, {0, 0}}));
    queue.pass(keyOf(1), 0);
    queue.pass(keyOf(2), 0);
    EXPECT_EQ(orderOf(queue), (Places{{0, 0}, {1, 0}, {2, 0}})) << "all were";
    queue.pass(keyOf(0), 0);
    queue.put(keyOf(0), {entry(0, 9)});
    EXPECT_EQ(orderOf(queue).back().first, 0U) << "valued anew, it still is";
    queue.pass(keyOf(7), 0); // is not there
    EXPECT_EQ(queue.size(), 3U);
}

TEST(AnnotationQueueTest, WordsOfASentenceWaitEachByItself)
{
    AnnotationQueue queue;
    queue.put(keyOf(0), {entry(0, 0.8, 4), entry(0, 0.3, 2)});
    queue.put(keyOf(1), {entry(1, 0.5, 1)});
    EXPECT_EQ(orderOf(queue), (Places{{0, 4}, {1, 1}, {0, 2}}));
    queue.decide(keyOf(0), 4);
    EXPECT_EQ(orderOf(queue), (Places{{1, 1}, {0, 2}}));
    queue.decide(keyOf(1), 1);
    EXPECT_EQ(queue.sentences(), 1U);
}

RC_GTEST_PROP(AnnotationQueueProperty, IsWhatSortingGives, (const std::vector<std::pair<unsigned, int>>& made))
{
    AnnotationQueue queue;
    std::map<std::size_t, std::pair<int, double>> kept; // how often passed over, and the worth
    for (const auto& [number, what] : made) {
        const std::size_t place = number % 7;
        const auto found = kept.find(place);
        if (what % 3 == 0 && found != kept.end()) {
            queue.pass(keyOf(place), 0);
            ++found->second.first;
        } else if (what % 3 != 1 || found == kept.end()) {
            const double worth = what % 5;
            queue.put(keyOf(place), {entry(place, worth)});
            const int passed = found == kept.end() ? 0 : found->second.first;
            kept[place] = {passed, worth};
        }
    }
    std::vector<std::tuple<int, double, std::size_t>> expected;
    for (const auto& [place, one] : kept)
        expected.emplace_back(one.first, -one.second, place);
    std::sort(expected.begin(), expected.end());
    Places places;
    for (const auto& one : expected)
        places.emplace_back(std::get<2>(one), 0);
    RC_ASSERT(orderOf(queue) == places);
}

} // namespace annotation_queue_test
} // namespace arcwright
