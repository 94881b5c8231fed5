// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/accept_operations.h"

#include <gtest/gtest.h>

#include "core/editing/annotation_operations.h"
#include "core/editing/edit_problems.h"
#include "tests/core/support/short_conllu.h"

namespace arcwright {
namespace accept_operations_test {

using test::fromShort;
using test::refusal;
using test::toShort;

constexpr auto gold = "1 a 2 x\n2 b 0 root\n3 c 2 y\n";

class AcceptTest : public ::testing::Test {
protected:
    Graph proposal(std::string_view text) { return graphOf(fromShort(text), relations); }

    RelationPool relations;
};

TEST_F(AcceptTest, GivesOneUnitItsHeadAndRelation)
{
    const Graph proposed = proposal("1 a 3 z\n2 b 0 root\n3 c 1 w\n");
    EXPECT_EQ(toShort(acceptUnit(fromShort(gold), proposed, 1, relations, {})), "1 a 3 z\n2 b 0 root\n3 c 2 y\n");
    EXPECT_EQ(toShort(acceptUnit(fromShort(gold), proposed, 1, relations, {.relations = false})),
        "1 a 3 x\n2 b 0 root\n3 c 2 y\n");
}

TEST_F(AcceptTest, LeavesWhatTheProposalLeavesOpen)
{
    const Graph proposed = proposal("1 a _ _\n2 b 0 root\n3 c 1 _\n");
    EXPECT_EQ(toShort(acceptUnit(fromShort(gold), proposed, 1, relations, {})), gold);
    EXPECT_EQ(toShort(acceptUnit(fromShort(gold), proposed, 3, relations, {})), "1 a 2 x\n2 b 0 root\n3 c 1 y\n");
    EXPECT_FALSE(differs(fromShort(gold), proposed, 1, relations, {}));
    EXPECT_TRUE(differs(fromShort(gold), proposed, 3, relations, {}));
}

TEST_F(AcceptTest, PutsFurtherParentsInPlaceOfThoseThereAre)
{
    constexpr auto graph = "1 a 2 x 2:x|3:s\n2 b 0 root 0:root\n3 c 2 y 2:y\n";
    const Graph proposed = proposal("1 a 2 x 2:x\n2 b 0 root 0:root\n3 c 2 y 1:t|2:y\n");
    constexpr Acceptance withParents{.parents = true};
    EXPECT_EQ(toShort(acceptUnit(fromShort(graph), proposed, 1, relations, withParents)),
        "1 a 2 x 2:x\n2 b 0 root 0:root\n3 c 2 y 2:y\n");
    EXPECT_EQ(toShort(acceptAll(fromShort(graph), proposed, relations, withParents)),
        "1 a 2 x 2:x\n2 b 0 root 0:root\n3 c 2 y 1:t|2:y\n");
    EXPECT_EQ(toShort(acceptAll(fromShort(graph), proposed, relations, {})), graph);
    EXPECT_TRUE(differs(fromShort(graph), proposed, 1, relations, withParents));
    EXPECT_FALSE(differs(fromShort(graph), proposed, 1, relations, {}));
}

TEST_F(AcceptTest, LeavesPinnedArcsAlone)
{
    const Graph proposed = proposal("1 a 3 z\n2 b 0 root\n3 c 1 w\n");
    const auto pinned = pin(fromShort(gold), 1, {});
    ASSERT_TRUE(pinned);
    EXPECT_EQ(toShort(acceptAll(*pinned, proposed, relations, {})), "1 a 2 x\n2 b 0 root\n3 c 1 w\n");
    EXPECT_EQ(toShort(acceptUnit(*pinned, proposed, 1, relations, {})), "1 a 3 z\n2 b 0 root\n3 c 2 y\n")
        << "asked for by name";
}

TEST_F(AcceptTest, RefusesUnitsThatAreNotThere)
{
    const Graph proposed = proposal("1 a 0 root\n");
    EXPECT_EQ(refusal(acceptUnit(fromShort(gold), proposed, 2, relations, {})), EditProblem::PredictedOtherUnits);
    EXPECT_EQ(refusal(acceptUnit(fromShort(gold), proposed, 0, relations, {})), EditProblem::NoSuchNode);
}

} // namespace accept_operations_test
} // namespace arcwright
