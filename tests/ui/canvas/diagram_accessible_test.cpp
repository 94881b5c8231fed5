// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/diagram_accessible.h"

#include <QAccessible>

#include "tests/ui/canvas/gesture_fixture.h"
#include "ui/canvas/canvas_texts.h"

namespace arcwright::ui::testing {

namespace {

/// A canvas of words a1 b2 c3 d4 e5, whose trees differ in the head of d4.
class CanvasForScreenReaders : public CanvasGestures {
protected:
    QAccessibleInterface& whole() { return *QAccessible::queryAccessibleInterface(&canvas); }
    QAccessibleInterface& child(int index) { return *whole().child(index); }
    QString nameOf(int index) { return child(index).text(QAccessible::Name); }
};

} // namespace

TEST_F(CanvasForScreenReaders, WordsAndArcsAreItsChildren)
{
    EXPECT_EQ(whole().role(), QAccessible::List);
    const int parts = canvas.diagram().nodeCount() + static_cast<int>(canvas.diagram().arcs.size());
    ASSERT_GE(whole().childCount(), parts);
    EXPECT_TRUE(nameOf(0).contains(QStringLiteral("a1"))) << qPrintable(nameOf(0));
    EXPECT_TRUE(nameOf(0).contains(QStringLiteral("b2"))) << "its head";
    EXPECT_TRUE(nameOf(3).contains(QStringLiteral("the other layer has no such arc"))) << qPrintable(nameOf(3));
    for (int index = 0; index < parts; ++index) {
        EXPECT_EQ(whole().indexOfChild(&child(index)), index);
        EXPECT_FALSE(nameOf(index).isEmpty()) << index;
        EXPECT_FALSE(child(index).state().offscreen) << index;
        EXPECT_EQ(child(index).parent(), &whole());
    }
    const QRect place = child(2).rect();
    EXPECT_EQ(place.topLeft(), canvas.viewport()->mapToGlobal(canvas.wordRect(3).topLeft()));
    EXPECT_EQ(whole().childAt(place.center().x(), place.center().y()), &child(2));
    for (int index = parts; index < whole().childCount(); ++index)
        EXPECT_NE(child(index).object(), nullptr) << "another widget";
    EXPECT_EQ(whole().child(-1), nullptr);
    EXPECT_EQ(whole().child(whole().childCount()), nullptr);
}

TEST_F(CanvasForScreenReaders, TheSelectedWordHasTheFocus)
{
    ASSERT_TRUE(QTest::qWaitForWindowActive(&canvas));
    key(Qt::Key_Home);
    key(Qt::Key_Right);
    ASSERT_EQ(canvas.selectedWord(), 2);
    EXPECT_EQ(whole().focusChild(), &child(1));
    EXPECT_TRUE(child(1).state().focused);
    EXPECT_TRUE(child(1).state().selected);
    EXPECT_FALSE(child(0).state().selected);
    canvas.selectArc(1);
    EXPECT_EQ(whole().focusChild(), &child(6)) << "five words, then arc 1";
}

TEST_F(CanvasForScreenReaders, WhatAnEditChangesIsInTheNameOfTheWord)
{
    canvas.setSelectedWord(4);
    const QString before = nameOf(3);
    canvas.setDiagram(diagramOf({2, 0, 2, 3, 3}, {2, 0, 2, 3, 3}));
    EXPECT_NE(nameOf(3), before);
    EXPECT_TRUE(nameOf(3).contains(QStringLiteral("as in the other layer"))) << qPrintable(nameOf(3));
}

TEST_F(CanvasForScreenReaders, AnAssistiveProgramSelectsWhatItPresses)
{
    QAccessibleActionInterface* const word = child(2).actionInterface();
    ASSERT_NE(word, nullptr);
    word->doAction(QAccessibleActionInterface::pressAction());
    EXPECT_EQ(canvas.selectedWord(), 3);
    EXPECT_EQ(selections.count(), 1);
    const QSignalSpy arcs(&canvas, &ArcCanvas::arcSelected);
    child(5).actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    EXPECT_EQ(canvas.selectedArc(), 0);
    EXPECT_EQ(arcs.count(), 1) << "as a click";
    word->doAction(QAccessibleActionInterface::toggleAction());
    EXPECT_EQ(canvas.selectedArc(), 0) << "there is no such action";
}

TEST(DiagramsForScreenReaders, MembersAreTold)
{
    Diagram diagram = diagramOf({2, 0});
    diagram.arcs.front().membership = QStringLiteral("Co");
    EXPECT_TRUE(accessibleText(diagram, 1).contains(QStringLiteral("_Co"))) << qPrintable(accessibleText(diagram, 1));
    EXPECT_TRUE(arcToolTip(diagram, 0).contains(QStringLiteral("_Co")));
}

TEST_F(CanvasForScreenReaders, WordsThatAreNoLongerThereAreNotValid)
{
    QAccessibleInterface* const last = whole().child(5);
    QAccessibleInterface* const fifth = whole().child(4);
    canvas.setDiagram(diagramOf({0, 1}, {0, 1}), ArcCanvas::ViewReset::Reset);
    EXPECT_TRUE(fifth->isValid()) << "the number of an arc now";
    EXPECT_TRUE(fifth->text(QAccessible::Name).contains(QStringLiteral("→"))) << qPrintable(nameOf(4));
    canvas.setDiagram({}, ArcCanvas::ViewReset::Reset);
    EXPECT_FALSE(fifth->isValid());
    EXPECT_TRUE(fifth->text(QAccessible::Name).isEmpty());
    EXPECT_TRUE(last->state().invalid);
    EXPECT_TRUE(last->rect().isEmpty());
    last->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    EXPECT_EQ(canvas.selectedArc(), -1);
}

} // namespace arcwright::ui::testing
