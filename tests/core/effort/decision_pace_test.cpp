// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "core/effort/decision_pace.h"

namespace arcwright {
namespace decision_pace_test {

TEST(DecisionPaceTest, IsKnownAfterSomeWordsAndLeavesBreaksOut)
{
    DecisionPace pace;
    double now = 1000;
    for (int word = 0; word < 5; ++word, now += 10) {
        pace.decide(now);
        EXPECT_FALSE(pace.wordsAnHour()) << word;
    }
    pace.decide(now);
    ASSERT_TRUE(pace.wordsAnHour());
    EXPECT_DOUBLE_EQ(*pace.wordsAnHour(), 360);
    now += 3600; // lunch
    pace.decide(now);
    EXPECT_DOUBLE_EQ(*pace.wordsAnHour(), 360);
    pace.decide(now + 70);
    EXPECT_DOUBLE_EQ(*pace.wordsAnHour(), 3600.0 * 6 / 120);
}

} // namespace decision_pace_test
} // namespace arcwright
