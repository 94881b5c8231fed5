// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemView>
#include <QApplication>
#include <QCompleter>
#include <QMouseEvent>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>

#include <gtest/gtest.h>

#include "tests/ui/support/qt_printers.h"
#include "ui/annotation/relation_editor.h"

namespace arcwright::ui::testing {

namespace {

class RelationField : public ::testing::Test {
protected:
    RelationField()
    {
        parent.resize(600, 400);
        editor.setRelations({QStringLiteral("nsubj"), QStringLiteral("obj"), QStringLiteral("obl"),
            QStringLiteral("nsubj:pass"), QStringLiteral("nmod"), QStringLiteral("amod")});
        parent.show();
        parent.activateWindow();
        EXPECT_TRUE(QTest::qWaitForWindowActive(&parent));
        editor.edit(4, QStringLiteral("dep"), QRect(280, 180, 40, 16));
    }

    /// Keys as they come from the keyboard: to whatever has the focus or pops up.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(parent.windowHandle(), key, modifiers);
    }
    void type(const char* text)
    {
        for (; *text; ++text)
            QTest::keyClick(parent.windowHandle(), *text);
    }
    QString chosenBy(const char* typed, Qt::KeyboardModifiers modifiers = {})
    {
        editor.edit(4, QStringLiteral("dep"), QRect(280, 180, 40, 16));
        chosen.clear();
        type(typed);
        press(Qt::Key_Return, modifiers);
        return chosen.count() == 1 ? chosen.at(0).at(1).toString() : QStringLiteral("(%1 signals)").arg(chosen.count());
    }

    QWidget parent;
    RelationEditor& editor = *new RelationEditor(&parent);
    QCompleter* completer = editor.findChild<QCompleter*>();
    QSignalSpy chosen{&editor, &RelationEditor::relationChosen};
    QSignalSpy closed{&editor, &RelationEditor::closed};
};

} // namespace

TEST_F(RelationField, HidesNeitherTheWordNorItsHead)
{
    // Under the label stand the two words, where the list would open; beside them there is room.
    const std::vector<QRect> words{QRect(230, 210, 60, 24), QRect(310, 210, 60, 24)};
    editor.keepInSight([&](int dependent) { return dependent == 4 ? words : std::vector<QRect>(); });
    for (const QRect& label : {QRect(280, 180, 40, 16), QRect(280, 2, 40, 16), QRect(280, 380, 40, 16)}) {
        editor.edit(4, QStringLiteral("dep"), label);
        ASSERT_TRUE(completer->popup()->isVisible());
        for (const QRect& word : words) {
            const QRect there(parent.mapToGlobal(word.topLeft()), word.size());
            EXPECT_FALSE(completer->popup()->geometry().intersects(there))
                << "label at " << label.top() << ", list at " << completer->popup()->geometry().top();
        }
    }
}

TEST_F(RelationField, StaysOpenWhereThereHasToBeOne)
{
    editor.edit(4, QString(), QRect(280, 180, 40, 16));
    editor.requireRelation();
    press(Qt::Key_Return);
    EXPECT_TRUE(editor.isVisible());
    EXPECT_EQ(chosen.count(), 0);
    type("obj");
    press(Qt::Key_Return);
    EXPECT_EQ(chosen.count(), 1);
    editor.edit(4, QString(), QRect(280, 180, 40, 16)); // of another arc
    press(Qt::Key_Return);
    EXPECT_EQ(chosen.count(), 2);
}

TEST_F(RelationField, ADigitTakesTheRelationWithThatNumber)
{
    editor.edit(4, QStringLiteral("dep"), QRect(280, 180, 40, 16), {QStringLiteral("obl"), QStringLiteral("amod")});
    type("2");
    ASSERT_EQ(chosen.count(), 1);
    EXPECT_EQ(chosen.at(0).at(1).toString(), QStringLiteral("amod"));
    EXPECT_FALSE(editor.isVisible());
}

TEST_F(RelationField, WhatRelationsMeanIsReadWhole)
{
    const QAbstractItemView* popup = completer->popup();
    ASSERT_TRUE(popup->isVisible());
    EXPECT_GT(popup->sizeHintForColumn(0), editor.width()) << "what they mean is told";
    parent.resize(1200, 400);
    for (const QRect& place : {QRect(280, 180, 40, 16), QRect(1150, 180, 40, 16)}) {
        editor.edit(4, QStringLiteral("dep"), place);
        EXPECT_GE(popup->viewport()->width(), popup->sizeHintForColumn(0));
        EXPECT_LE(popup->geometry().right(), parent.geometry().right() + 1);
    }
}

TEST_F(RelationField, ADigitAfterALetterIsTyped)
{
    EXPECT_EQ(chosenBy("n2"), QStringLiteral("n2"));
    EXPECT_EQ(chosenBy("x2"), QStringLiteral("x2"));
}

TEST_F(RelationField, OpensWithTheRelationSelectedAndEverythingOnOffer)
{
    EXPECT_TRUE(editor.isVisible());
    EXPECT_TRUE(editor.hasFocus());
    EXPECT_EQ(editor.selectedText(), QStringLiteral("dep"));
    EXPECT_TRUE(completer->popup()->isVisible());
    EXPECT_EQ(completer->completionCount(), 6);
}

/// The likely ones come first: they shall be seen, and not what stands around a rare one far below.
TEST_F(RelationField, ARareRelationDoesNotScrollTheLikelyOnesAway)
{
    QStringList many;
    for (int i = 0; i < 60; ++i)
        many << QStringLiteral("relation%1").arg(i);
    editor.setRelations(many);
    const auto open = [&](const QString& relation) {
        editor.edit(4, relation, QRect(280, 180, 40, 16));
        QApplication::processEvents();
    };
    const QAbstractItemView& popup = *completer->popup();
    open(many.at(3));
    EXPECT_EQ(popup.currentIndex().data().toString(), many.at(3));
    open(many.at(50));
    EXPECT_EQ(popup.verticalScrollBar()->value(), 0);
    EXPECT_FALSE(popup.currentIndex().isValid());
    press(Qt::Key_Return);
    ASSERT_EQ(chosen.count(), 1);
    EXPECT_EQ(chosen.at(0).at(1).toString(), many.at(50)) << "Enter alone keeps it";
    open(many.at(50));
    type("n55");
    EXPECT_EQ(popup.currentIndex().data().toString(), many.at(55)) << "what Enter takes then is marked";
}

TEST_F(RelationField, AClickIntoItLeavesTheListOpen)
{
    QWidget* popup = completer->popup();
    const auto press = [&](QPoint place) { // the list has the mouse while it is open
        QMouseEvent event(
            QEvent::MouseButtonPress, popup->mapFromGlobal(place), place, Qt::LeftButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(popup, &event);
    };
    press(editor.mapToGlobal(editor.rect().center()));
    EXPECT_TRUE(popup->isVisible());
    EXPECT_EQ(editor.selectedText(), QString()) << "the cursor is where the click was";
    type("m");
    EXPECT_EQ(editor.text().count(QLatin1Char('m')), 1);
    press(parent.mapToGlobal(QPoint(2, 2)));
    EXPECT_FALSE(popup->isVisible()) << "one elsewhere closes it";
}

TEST_F(RelationField, TellsTheWordItWasOpenedFor)
{
    type("obl");
    press(Qt::Key_Return);
    ASSERT_EQ(chosen.count(), 1);
    EXPECT_EQ(chosen.at(0).at(0).toInt(), 4);
    EXPECT_EQ(chosen.at(0).at(1).toString(), QStringLiteral("obl"));
    EXPECT_FALSE(editor.isVisible());
    EXPECT_FALSE(completer->popup()->isVisible());
    EXPECT_EQ(closed.count(), 1);
}

TEST_F(RelationField, TakesARelationThatIsTypedInFull)
{
    EXPECT_EQ(chosenBy("nsubj"), QStringLiteral("nsubj"));
    EXPECT_EQ(chosenBy("nsubj:pass"), QStringLiteral("nsubj:pass"));
    EXPECT_EQ(chosenBy("amod"), QStringLiteral("amod"));
}

TEST_F(RelationField, TakesTheFirstThatBeginsWithWhatIsTyped)
{
    EXPECT_EQ(chosenBy("o"), QStringLiteral("obj"));
    EXPECT_EQ(chosenBy("ob"), QStringLiteral("obj"));
    EXPECT_EQ(chosenBy("NM"), QStringLiteral("nmod"));
}

TEST_F(RelationField, ElseTheFirstThatContainsIt)
{
    EXPECT_EQ(chosenBy("pass"), QStringLiteral("nsubj:pass"));
    EXPECT_EQ(chosenBy("mod"), QStringLiteral("nmod"));
}

TEST_F(RelationField, ElseWhatIsTyped)
{
    EXPECT_EQ(chosenBy("parataxis"), QStringLiteral("parataxis"));
    EXPECT_EQ(chosenBy("nsubj:xyz"), QStringLiteral("nsubj:xyz"));
}

TEST_F(RelationField, TakesWhatIsTypedWithShiftAndEnter)
{
    EXPECT_EQ(chosenBy("ob", Qt::ShiftModifier), QStringLiteral("ob"));
    EXPECT_EQ(chosenBy(" mod ", Qt::ShiftModifier), QStringLiteral("mod"));
}

TEST_F(RelationField, ShowsWhatIsTypedAndNotWhatItOffers)
{
    type("ns");
    EXPECT_EQ(editor.text(), QStringLiteral("ns"));
    type("z");
    EXPECT_EQ(editor.text(), QStringLiteral("nsz"));
    press(Qt::Key_Backspace);
    press(Qt::Key_Backspace);
    EXPECT_EQ(editor.text(), QStringLiteral("n"));
}

TEST_F(RelationField, TheListNarrowsToWhatContainsTheTypedText)
{
    type("mod");
    EXPECT_EQ(completer->completionCount(), 2);
    EXPECT_TRUE(completer->popup()->isVisible());
}

TEST_F(RelationField, ArrowsChooseFromTheList)
{
    type("mod");
    EXPECT_EQ(completer->popup()->currentIndex().data().toString(), QStringLiteral("nmod"));
    press(Qt::Key_Down);
    EXPECT_EQ(completer->popup()->currentIndex().data().toString(), QStringLiteral("amod"));
    press(Qt::Key_Return);
    ASSERT_EQ(chosen.count(), 1);
    EXPECT_EQ(chosen.at(0).at(1).toString(), QStringLiteral("amod"));
}

TEST_F(RelationField, AClickInTheListTakesIt)
{
    const QAbstractItemView* list = completer->popup();
    const QModelIndex third = list->model()->index(2, 0);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(third).center());
    ASSERT_EQ(chosen.count(), 1);
    EXPECT_EQ(chosen.at(0).at(1).toString(), QStringLiteral("obl"));
    EXPECT_FALSE(editor.isVisible());
}

TEST_F(RelationField, EnterAloneKeepsTheRelation)
{
    press(Qt::Key_Return);
    ASSERT_EQ(chosen.count(), 1);
    EXPECT_EQ(chosen.at(0).at(1).toString(), QStringLiteral("dep"));
}

TEST_F(RelationField, AnEmptyFieldAsksForNoRelation)
{
    editor.clear();
    press(Qt::Key_Return);
    ASSERT_EQ(chosen.count(), 1);
    EXPECT_EQ(chosen.at(0).at(1).toString(), QString());
    EXPECT_EQ(closed.count(), 1);
}

TEST_F(RelationField, EscapeLeavesEverythingAsItWas)
{
    type("obj");
    press(Qt::Key_Escape);
    EXPECT_FALSE(editor.isVisible());
    EXPECT_EQ(chosen.count(), 0);
    EXPECT_EQ(closed.count(), 1);
}

TEST_F(RelationField, ClosesWhenTheFocusGoesElsewhere)
{
    QLineEdit other(&parent);
    other.show();
    completer->popup()->hide();
    other.setFocus();
    EXPECT_FALSE(editor.isVisible());
    EXPECT_EQ(chosen.count(), 0);
    EXPECT_EQ(closed.count(), 1);
}

TEST_F(RelationField, StaysInsideItsParent)
{
    for (const QRect place : {QRect(-40, -40, 30, 16), QRect(590, 395, 60, 16), QRect(0, 0, 5000, 16)}) {
        editor.edit(1, QStringLiteral("dep"), place);
        EXPECT_TRUE(parent.rect().contains(editor.geometry())) << editor.x() << ' ' << editor.y();
    }
}

TEST_F(RelationField, SaysThatARelationIsNewHere)
{
    type("ob");
    EXPECT_FALSE(QToolTip::isVisible());
    type("x");
    EXPECT_TRUE(QToolTip::isVisible());
    EXPECT_TRUE(QToolTip::text().contains(QStringLiteral("“obx” is new here"))) << qPrintable(QToolTip::text());
    press(Qt::Key_Return);
    EXPECT_EQ(chosen.count(), 1);
}

TEST_F(RelationField, WhatIsCountedMeanwhileLeavesTheLikelyFirst)
{
    editor.edit(4, QStringLiteral("dep"), QRect(280, 180, 40, 16), {QStringLiteral("D")});
    editor.setRelations({QStringLiteral("punct"), QStringLiteral("D"), QStringLiteral("case")});
    ASSERT_TRUE(completer->popup()->isVisible());
    EXPECT_EQ(completer->completionModel()->index(0, 0).data(), QStringLiteral("D"));
    press(Qt::Key_1);
    ASSERT_EQ(chosen.count(), 1);
    EXPECT_EQ(chosen.at(0).at(1), QStringLiteral("D"));
}

TEST_F(RelationField, WhatIsCountedMeanwhileLeavesTheMark)
{
    press(Qt::Key_Down);
    const QString marked = completer->popup()->currentIndex().data().toString();
    ASSERT_FALSE(marked.isEmpty());
    editor.setRelations({QStringLiteral("punct"), QStringLiteral("case"), marked});
    press(Qt::Key_Return);
    ASSERT_EQ(chosen.count(), 1);
    EXPECT_EQ(chosen.at(0).at(1), marked);
}

} // namespace arcwright::ui::testing
