// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/edit_problems.h"
#include "tests/core/support/short_conllu.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/annotation/arc_editing.h"

namespace arcwright::ui::testing {

namespace {

/// The view of the enhanced graph alone: "I drink tea and you coffee", with an empty node.
class GraphAlone : public WindowTest {
protected:
    GraphAlone()
    {
        startWith(test::longConllu("1 I 2 nsubj 2:nsubj\n2 drink 0 root 0:root\n3 tea 2 obj 2:obj:acc\n"
                                   "4 and 5 cc 5.1:cc\n5 you 2 conj 5.1:nsubj\n5.1 drink _ _ 2:conj:and\n"
                                   "6 coffee 5 orphan 3:dep|5.1:obj\n"));
        tree = treeNow();
        canvas().setFocus();
        key(Qt::Key_V, Qt::ShiftModifier);
    }
    std::string deps(int word) { return fieldText(workspace().treebank().sentence(0)->word(word), WordField::Parents); }
    std::string treeNow()
    {
        std::string text;
        const auto sentence = workspace().treebank().sentence(0);
        for (const Token& token : sentence->tokens)
            text += std::to_string(token.head) + token.relation + ' ';
        return text;
    }
    /// As it is typed, whatever the list offers.
    void typeRelation(const QString& relation)
    {
        relationEditor().clear();
        QTest::keyClicks(&relationEditor(), relation);
        QTest::keyClick(&relationEditor(), Qt::Key_Return, Qt::ShiftModifier);
        window.activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
        canvas().setFocus();
    }
    bool refused(EditProblem problem)
    {
        const auto count = std::count_if(refusals.begin(), refusals.end(),
            [&](const auto& said) { return said.at(0).template value<Problem>().code == ProblemCode(problem); });
        refusals.clear();
        return count > 0;
    }

    std::string tree;
    QSignalSpy refusals{&workspace(), &Workspace::refused};
};

} // namespace

TEST_F(GraphAlone, EveryWayToGiveAHeadChangesTheGraphAndNotTheTree)
{
    ASSERT_EQ(canvas().diagram().level, DiagramLevel::EnhancedGraph);
    select(3);
    key(Qt::Key_H);
    type("1");
    key(Qt::Key_Return);
    EXPECT_EQ(deps(3), "1:obj:acc");
    drag(word(3), word(2));
    EXPECT_EQ(deps(3), "2:obj:acc");
    canvas().setSelectedWord(0);
    click(word(3));
    click(word(3)); // the selected one
    click(word(1));
    EXPECT_EQ(deps(3), "1:obj:acc");
    canvas().setSelectedWord(3);
    type("[");
    EXPECT_EQ(deps(3), "2:obj:acc");
    type("r");
    EXPECT_EQ(deps(3), "0:root");
    drag(word(3), word(7)); // the empty node
    EXPECT_EQ(deps(3), "5.1:dep") << "an arc that came from the root has no relation that could stay";
    relationEditor().cancel();
    drag(word(7), word(1));
    EXPECT_EQ(
        fieldText(workspace().treebank().sentence(0)->emptyNodes.front().token, WordField::Parents), "1:conj:and");
    EXPECT_EQ(treeNow(), tree);
    while (workspace().canUndo())
        workspace().undo();
    EXPECT_EQ(deps(3), "2:obj:acc");
    EXPECT_FALSE(workspace().isModified());
}

TEST_F(GraphAlone, TheSelectedArcIsMeant)
{
    canvas().setSelectedWord(6);
    key(Qt::Key_H);
    type("1");
    key(Qt::Key_Return);
    EXPECT_TRUE(refused(EditProblem::SeveralParents)) << "coffee has two arcs, of which none is that of the tree";
    const auto& arcs = canvas().diagram().arcs;
    const auto ofTea = std::find_if(arcs.begin(), arcs.end(), [](const DiagramArc& arc) { return arc.head == 3; });
    ASSERT_NE(ofTea, arcs.end());
    canvas().setSelectedWord(6);
    canvas().selectArc(static_cast<int>(ofTea - arcs.begin()));
    type("l");
    ASSERT_TRUE(relationEditor().isVisible());
    EXPECT_EQ(relationEditor().text(), QStringLiteral("dep"));
    typeRelation(QStringLiteral("nmod:x"));
    EXPECT_EQ(deps(6), "3:nmod:x|5.1:obj");
    key(Qt::Key_Delete);
    EXPECT_EQ(deps(6), "5.1:obj") << "the selected one goes";
    EXPECT_EQ(treeNow(), tree);
}

TEST_F(GraphAlone, RelationsAndArcsOfTheGraphChangeAlone)
{
    select(3);
    type("l");
    ASSERT_TRUE(relationEditor().isVisible());
    EXPECT_EQ(relationEditor().text(), QStringLiteral("obj:acc")) << "whole";
    typeRelation(QStringLiteral("obj:gen"));
    EXPECT_EQ(deps(3), "2:obj:gen");
    key(Qt::Key_Delete);
    EXPECT_TRUE(refused(EditProblem::NodesCutOff) || deps(3) == "2:obj") << deps(3);
    EXPECT_EQ(treeNow(), tree);
}

TEST_F(GraphAlone, GuessesGoIntoTheGraphAndWhatOnlyATreeHasIsRefused)
{
    window.sentenceView()->arcEditing()->setGuesses([](std::size_t, int) {
        return std::vector<Guess>{{1, QStringLiteral("x"), 0.0}, {2, QStringLiteral("y"), 1.0}};
    });
    select(3);
    type("1");
    EXPECT_EQ(deps(3), "1:x");
    type("p");
    EXPECT_TRUE(refused(EditProblem::OnlyGraphShown));
    key(Qt::Key_A, Qt::ShiftModifier);
    EXPECT_TRUE(refused(EditProblem::OnlyGraphShown));
    select(2);
    key(Qt::Key_H);
    type("1");
    key(Qt::Key_Return);
    EXPECT_TRUE(refused(EditProblem::NodesCutOff)) << "nothing else hangs on the root";
    EXPECT_EQ(treeNow(), tree);
    key(Qt::Key_V, Qt::ShiftModifier);
    select(3);
    type("2");
    EXPECT_NE(treeNow(), tree) << "with the tree on view the tree changes again";
}

} // namespace arcwright::ui::testing
