// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModel>
#include <QCompleter>

#include "core/editing/edit_problems.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/canvas/canvas_texts.h"

namespace arcwright::ui::testing {

namespace {

constexpr auto text
    = "<s>\n<W id=\"1\" in=\"1:subj\" out=\"4:coref\">Ib</W>\n<W id=\"2\" in=\"\" out=\"-1:subj\">sang</W>\n"
      "</s>\n<s>\n<W id=\"5\" in=\"-4:coref|1:subj\" out=\"\">han</W>\n"
      "<W id=\"6\" in=\"\" out=\"-1:subj\">sov</W>\n</s>\n";

/// Two sentences of DTAG with an edge between them.
class OuterEdges : public WindowTest {
protected:
    OuterEdges() { start(QStringList(QString::fromStdString(folder.write("a.tag", text)))); }
    const DiagramArc* stub(int word)
    {
        const auto& all = canvas().diagram().arcs;
        const auto found = std::find_if(
            all.begin(), all.end(), [&](const DiagramArc& arc) { return arc.outer && arc.dependent == word; });
        return found == all.end() ? nullptr : &*found;
    }
    int indexOf(const DiagramArc* arc) { return static_cast<int>(arc - canvas().diagram().arcs.data()); }
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
    std::string file() { return workspace().copy(0).document()->serialised().value(); }
    std::size_t shown() { return window.sentenceView()->sentence(); }
};

} // namespace

TEST_F(OuterEdges, StandAtTheirWordWithTheWordAtTheOtherEnd)
{
    ASSERT_NE(stub(1), nullptr);
    EXPECT_TRUE(stub(1)->label.contains(QStringLiteral("coref →")));
    EXPECT_TRUE(stub(1)->label.contains(QStringLiteral("han"))) << qPrintable(stub(1)->label);
    EXPECT_TRUE(stub(1)->label.endsWith(QStringLiteral("(2)")));
    const QString tip = arcToolTip(canvas().diagram(), indexOf(stub(1)));
    EXPECT_TRUE(tip.contains(QStringLiteral("han")) && tip.contains(QStringLiteral("Ib"))) << qPrintable(tip);
    EXPECT_EQ(headOf(canvas().diagram(), Side::Above, 1), 2) << "the tree is as it was";
}

TEST_F(OuterEdges, AreFollowedByKeyAndByClickAndLeadBack)
{
    select(1);
    key(Qt::Key_G, Qt::ShiftModifier);
    EXPECT_EQ(shown(), 1U);
    EXPECT_EQ(canvas().selectedWord(), 1);
    ASSERT_NE(stub(1), nullptr);
    EXPECT_EQ(canvas().selectedArc(), indexOf(stub(1))) << "the way back";
    key(Qt::Key_G, Qt::ShiftModifier);
    EXPECT_EQ(shown(), 0U);
    QTest::mouseClick(window.windowHandle(), Qt::LeftButton, Qt::ControlModifier,
        inWindow(canvas().arcLabelRect(indexOf(stub(1))).center()));
    EXPECT_EQ(shown(), 1U);
    select(2);
    key(Qt::Key_G, Qt::ShiftModifier);
    EXPECT_EQ(shown(), 1U);
    EXPECT_FALSE(window.messageBar()->message().isEmpty()) << "no edge of it leads anywhere";
}

TEST_F(OuterEdges, AreAddedRelabelledAndRemovedAndUndone)
{
    select(2);
    key(Qt::Key_E, Qt::ShiftModifier);
    EXPECT_FALSE(canvas().hintRect().isEmpty()) << "what is waited for is said";
    key(Qt::Key_Down, Qt::AltModifier);
    ASSERT_EQ(shown(), 1U);
    select(2);
    key(Qt::Key_E, Qt::ShiftModifier);
    ASSERT_TRUE(relationEditor().isVisible());
    ASSERT_GT(relationEditor().findChild<QCompleter*>()->model()->rowCount(), 0);
    EXPECT_EQ(
        relationEditor().findChild<QCompleter*>()->model()->index(0, 0).data().toString(), QStringLiteral("coref"))
        << "what the file has for such edges";
    typeRelation(QStringLiteral("CONJ:elab"));
    ASSERT_NE(stub(2), nullptr);
    EXPECT_TRUE(canvas().hintRect().isEmpty());
    EXPECT_NE(file().find("4:CONJ&3a;elab"), std::string::npos);
    EXPECT_NE(file().find("-4:CONJ&3a;elab"), std::string::npos);
    canvas().setFocus();
    canvas().setSelectedWord(2);
    canvas().selectArc(indexOf(stub(2)));
    type("l");
    ASSERT_TRUE(relationEditor().isVisible());
    EXPECT_EQ(relationEditor().text(), QStringLiteral("CONJ:elab"));
    typeRelation(QStringLiteral("ref"));
    EXPECT_EQ(stub(2)->relation, QStringLiteral("ref"));
    canvas().setFocus();
    key(Qt::Key_Delete);
    EXPECT_EQ(stub(2), nullptr);
    EXPECT_EQ(file(), text);
    while (workspace().canUndo())
        workspace().undo();
    EXPECT_EQ(file(), text);
}

TEST_F(OuterEdges, EscapeGivesUpWhatWasBegun)
{
    select(2);
    key(Qt::Key_E, Qt::ShiftModifier);
    key(Qt::Key_Escape);
    EXPECT_TRUE(canvas().hintRect().isEmpty());
    key(Qt::Key_Down, Qt::AltModifier);
    select(2);
    key(Qt::Key_E, Qt::ShiftModifier);
    EXPECT_FALSE(relationEditor().isVisible()) << "it is the first of two again";
}

TEST_F(OuterEdges, ThoseOfAWordThatIsDeletedAreNamed)
{
    select(1);
    key(Qt::Key_Delete, Qt::ControlModifier);
    EXPECT_TRUE(window.statusText().contains(QStringLiteral("coref"))) << qPrintable(window.statusText());
    EXPECT_TRUE(window.statusText().contains(QStringLiteral("han")));
    EXPECT_EQ(file().find("coref"), std::string::npos);
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(file(), text);
}

} // namespace arcwright::ui::testing
