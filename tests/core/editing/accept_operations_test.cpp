// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/accept_operations.h"

#include <gtest/gtest.h>

#include "core/editing/annotation_operations.h"
#include "core/editing/edit_problems.h"
#include "tests/core/support/sentences.h"
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

TEST_F(AcceptTest, AnArcToTheHeadByAnotherRelationIsAFurtherOne)
{
    constexpr auto two = "1 a 2 x 2:s|2:x\n2 b 0 root 0:root\n3 c 2 y 2:y\n";
    constexpr auto one = "1 a 2 x 2:x\n2 b 0 root 0:root\n3 c 2 y 2:y\n";
    constexpr Acceptance withParents{.parents = true};
    EXPECT_TRUE(differs(fromShort(two), proposal(one), 1, relations, withParents));
    EXPECT_EQ(toShort(acceptUnit(fromShort(two), proposal(one), 1, relations, withParents)), one);
    EXPECT_EQ(toShort(acceptUnit(fromShort(one), proposal(two), 1, relations, withParents)), two);
}

TEST_F(AcceptTest, LeavesWhatIsNoSyntaxWhereNobodyProposesIt)
{
    const auto file = [](const std::string& in, const std::string& out) {
        return test::sentenceOf("<s>\n<W in=\"" + in + "\">a</W>\n<W out=\"" + out + "\">b</W>\n</s>\n", "dtag");
    };
    const Sentence roles = file("1:pobj|1:{arg}", "-1:pobj|-1:{arg}");
    const Sentence syntax = file("1:subj", "-1:subj");
    constexpr Acceptance withParents{.parents = true};
    const Graph proposed = graphOf(syntax, relations);
    const auto accepted = acceptUnit(roles, proposed, 1, relations, withParents);
    ASSERT_TRUE(accepted);
    EXPECT_EQ(accepted->word(1).relation, "subj");
    EXPECT_EQ(accepted->word(1).parents, (std::vector<Parent>{{{2, 0}, "subj"}, {{2, 0}, "{arg}"}}));
    EXPECT_FALSE(differs(*accepted, proposed, 1, relations, withParents));
    const auto taken = acceptUnit(syntax, graphOf(roles, relations), 1, relations, withParents);
    ASSERT_TRUE(taken) << "another annotator's";
    EXPECT_EQ(taken->word(1).parents, roles.word(1).parents);
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
