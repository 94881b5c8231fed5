// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/treebank/projectivity.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "core/treebank/graph.h"
#include "tests/core/support/conllu_generator.h"

namespace arcwright {
namespace projectivity_test {

using test::randomNumber;

/// Any heads at all: trees, circles, words without one, words that are their own.
std::vector<int> randomHeads()
{
    const int words = randomNumber(0, 12);
    std::vector<int> heads{kNoHead};
    for (int word = 1; word <= words; ++word)
        heads.push_back(randomNumber(kNoHead, words + 1));
    return heads;
}

TEST(ProjectivityTest, AnArcIsNonProjectiveIfItHasGapWords)
{
    EXPECT_TRUE(rc::check([] {
        const std::vector<int> heads = randomHeads();
        const std::vector<bool> nonProjective = nonProjectiveArcs(heads);
        RC_ASSERT(nonProjective.size() == heads.size());
        for (int word = 1; word < static_cast<int>(heads.size()); ++word)
            RC_ASSERT(nonProjective[static_cast<std::size_t>(word)] == !gapWords(heads, word).empty());
    }));
}

TEST(ProjectivityTest, AnArcIsCertainlyNonProjectiveIfItHasCertainGapWords)
{
    EXPECT_TRUE(rc::check([] {
        const std::vector<int> heads = randomHeads();
        const std::vector<bool> nonProjective = certainlyNonProjectiveArcs(heads);
        RC_ASSERT(nonProjective.size() == heads.size());
        for (int word = 1; word < static_cast<int>(heads.size()); ++word)
            RC_ASSERT(nonProjective[static_cast<std::size_t>(word)] == !certainGapWords(heads, word).empty());
    }));
}

TEST(ProjectivityTest, WordsWhoseWayUpIsOpenUnderTheArcAreNoCertainGaps)
{
    // 4 -> 1 spans 2, which has no head, and 3.
    EXPECT_EQ(certainGapWords({kNoHead, 4, kNoHead, 2, 0}, 1), std::vector<int>{});
    EXPECT_EQ(certainGapWords({kNoHead, 4, kNoHead, 5, 0, 0}, 1), std::vector<int>{3});
    EXPECT_EQ(certainGapWords({kNoHead, 4, 5, 2, 0, kNoHead}, 1), (std::vector<int>{2, 3})) << "it leaves the arc";
    EXPECT_EQ(certainGapWords({kNoHead, 4, 5, 5, 5, 0}, 1), (std::vector<int>{2, 3}));
    EXPECT_TRUE(certainlyNonProjectiveArcs({}).empty());
}

TEST(ProjectivityTest, NothingIsNonProjectiveInNothing)
{
    EXPECT_TRUE(nonProjectiveArcs({}).empty());
    EXPECT_EQ(nonProjectiveArcs({kNoHead}), std::vector<bool>{false});
}

TEST(ProjectivityTest, AnArcCrossesIfItCrossesAnyOther)
{
    EXPECT_TRUE(rc::check([] {
        std::vector<Arc> arcs;
        for (int count = randomNumber(0, 15); count > 0; --count)
            arcs.push_back({randomNumber(0, 10), randomNumber(0, 10), {}});
        const std::vector<bool> crossing = crossingArcs(arcs);
        RC_ASSERT(crossing.size() == arcs.size());
        for (std::size_t i = 0; i < arcs.size(); ++i) {
            const bool crossesAny
                = std::any_of(arcs.begin(), arcs.end(), [&](const Arc& other) { return crosses(arcs[i], other); });
            RC_ASSERT(crossing[i] == crossesAny);
        }
    }));
}

} // namespace projectivity_test
} // namespace arcwright
