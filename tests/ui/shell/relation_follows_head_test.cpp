// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/arc_edits.h"
#include "tests/ui/support/small_models.h"
#include "tests/ui/support/window_fixture.h"

namespace arcwright::ui::testing {

namespace {

class RelationOfANewHead : public WindowTest {
protected:
    RelationOfANewHead()
    {
        startWith(smallTreebank);
        settled.clear();
        window.learning().useModel(
            modelOf(workspace().treebank(), workspace().treebank().size()), QStringLiteral("small"));
        EXPECT_TRUE(waitFor([&] { return settled.count() > 0; }));
    }
};

} // namespace

TEST_F(RelationOfANewHead, IsTheLikeliestThereAndOneStepWithIt)
{
    ASSERT_EQ(relation(0, 2), "nsubj");
    setRelation(workspace(), 0, 2, QStringLiteral("dep")); // which no parser would say
    const std::size_t steps = workspace().copy(0).history().position();
    select(2);
    type("h5");
    EXPECT_EQ(head(0, 2), 5);
    EXPECT_NE(relation(0, 2), "dep");
    EXPECT_FALSE(relation(0, 2).empty());
    EXPECT_EQ(workspace().copy(0).history().position(), steps + 1);
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(head(0, 2), 3);
    EXPECT_EQ(relation(0, 2), "dep");
}

TEST_F(RelationOfANewHead, StaysWhereThatIsChosen)
{
    window.actions()[ActionId::RelationFollowsHead]->trigger();
    setRelation(workspace(), 0, 2, QStringLiteral("dep"));
    select(2);
    type("h5");
    EXPECT_EQ(head(0, 2), 5);
    EXPECT_EQ(relation(0, 2), "dep");
    window.actions()[ActionId::RelationFollowsHead]->trigger();
}

/// A drag has one arc in mind; that another relation came with it is to be seen at once.
TEST_F(RelationOfANewHead, IsLitWithItsArcUntilTheNextAct)
{
    setRelation(workspace(), 0, 2, QStringLiteral("dep"));
    const auto lit = [this] {
        std::vector<std::pair<int, QString>> arcs;
        for (const int arc : canvas().litArcs()) {
            const DiagramArc& one = canvas().diagram().arcs[static_cast<std::size_t>(arc)];
            arcs.emplace_back(one.dependent, one.relation);
        }
        return arcs;
    };
    select(2);
    type("h5");
    ASSERT_EQ(lit().size(), 1U);
    EXPECT_EQ(lit().front(), std::pair(2, QString::fromStdString(relation(0, 2))));
    key(Qt::Key_Right);
    EXPECT_EQ(lit().size(), 1U) << "another word is looked at";
    key(Qt::Key_Z, Qt::ControlModifier);
    ASSERT_EQ(lit().size(), 1U) << "what undo brought back";
    EXPECT_EQ(lit().front(), std::pair(2, QStringLiteral("dep")));
    window.browser()->setCurrentSentence(1);
    EXPECT_TRUE(lit().empty());
}

} // namespace arcwright::ui::testing
