// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLineEdit>
#include <QMenu>

#include "tests/ui/support/window_fixture.h"
#include "ui/annotation/arc_editing.h"
#include "ui/annotation/line_prompt.h"
#include "ui/annotation/word_editor.h"

namespace arcwright::ui::testing {

namespace {

/// Correcting "The dog saw a cat." by hand.
class ByMouse : public WindowTest {
protected:
    ByMouse() { startWith(smallTreebank); }

    void dragWithControl(QPoint from, QPoint to)
    {
        QTest::mousePress(window.windowHandle(), Qt::LeftButton, Qt::ControlModifier, from);
        QTest::mouseMove(window.windowHandle(), (from + to) / 2);
        QTest::mouseMove(window.windowHandle(), to);
        QTest::mouseRelease(window.windowHandle(), Qt::LeftButton, Qt::ControlModifier, to);
    }
    QMenu* menuAt(QPoint place)
    {
        QContextMenuEvent event(
            QContextMenuEvent::Mouse, canvas().viewport()->mapFrom(&window, place), window.mapToGlobal(place));
        QApplication::sendEvent(canvas().viewport(), &event);
        return qobject_cast<QMenu*>(QApplication::activePopupWidget());
    }
    static QAction* entry(QMenu* menu, const QString& text)
    {
        for (QAction* action : menu->actions()) {
            if (QString(action->text()).remove(u'&').startsWith(text))
                return action;
        }
        return nullptr;
    }
    /// Clicks an entry as a user does.
    static void choose(QMenu* menu, const QString& text)
    {
        QAction* action = entry(menu, text);
        ASSERT_TRUE(action) << qPrintable(text);
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
    }
    WordEditor& wordEditor() { return *window.sentenceView()->wordEditor(); }
    const Token& token(int word)
    {
        m_sentence = workspace().treebank().sentence(0);
        return m_sentence->word(word);
    }

private:
    std::shared_ptr<const Sentence> m_sentence;
};

} // namespace

TEST_F(ByMouse, ControlAndADragAddAFurtherParent)
{
    dragWithControl(word(2), word(5));
    ASSERT_TRUE(relationEditor().isVisible());
    EXPECT_FALSE(relationEditor().geometry().intersects(canvas().wordRect(2))) << "the word can still be read";
    type("nsubj:x");
    key(Qt::Key_Return, Qt::ShiftModifier);
    ASSERT_EQ(token(2).parents.size(), 2U);
    EXPECT_EQ(token(2).parents[1], (Parent{{5, 0}, "nsubj:x"}));
    EXPECT_EQ(token(2).head, 3);
    EXPECT_EQ(window.statusText(), QStringLiteral("Sentence 1: dog: also nsubj:x of cat"));
}

TEST_F(ByMouse, AFurtherParentThatIsGivenUpIsNotAdded)
{
    dragWithControl(word(2), word(5));
    key(Qt::Key_Escape);
    EXPECT_FALSE(workspace().isModified());
    EXPECT_TRUE(canvas().hasFocus());
}

TEST_F(ByMouse, TheLabelOfAFurtherParentIsClicked)
{
    dragWithControl(word(2), word(5));
    type("x");
    key(Qt::Key_Return, Qt::ShiftModifier);
    const auto& arcs = canvas().diagram().arcs;
    const auto found = std::find_if(arcs.begin(), arcs.end(), [](const DiagramArc& arc) { return arc.secondary; });
    ASSERT_NE(found, arcs.end());
    const QRectF label = canvas().diagramLayout().arcs[static_cast<std::size_t>(found - arcs.begin())].label;
    click(inWindow(canvas().toViewport(label.center()).toPoint()));
    ASSERT_TRUE(relationEditor().isVisible());
    EXPECT_EQ(relationEditor().text(), QStringLiteral("x"));
    type("y");
    key(Qt::Key_Return, Qt::ShiftModifier);
    EXPECT_EQ(token(2).parents[1].relation, "y");
    EXPECT_EQ(token(2).relation, "nsubj");
}

TEST_F(ByMouse, TheMenuOfAWordHasItsRankedHeads)
{
    window.sentenceView()->arcEditing()->setGuesses([](std::size_t, int) {
        return std::vector<Guess>{{3, QStringLiteral("obj"), 0.0}, {2, QStringLiteral("nmod"), 1.25}};
    });
    QMenu* menu = menuAt(word(5));
    ASSERT_TRUE(menu);
    EXPECT_EQ(canvas().selectedWord(), 5);
    QAction* first = entry(menu, QStringLiteral("1  obj of saw"));
    ASSERT_TRUE(first);
    EXPECT_TRUE(first->isChecked()) << "what it has";
    choose(menu, QStringLiteral("2  nmod of dog"));
    EXPECT_EQ(token(5).head, 2);
    EXPECT_EQ(token(5).relation, "nmod");
}

TEST_F(ByMouse, TheMenuOfAWordMakesItTheRoot)
{
    QMenu* menu = menuAt(word(5));
    ASSERT_TRUE(menu);
    choose(menu, QStringLiteral("Make it the root"));
    EXPECT_EQ(token(5).head, 0);
}

TEST_F(ByMouse, LettersTypedInAMenuAreTheMenus)
{
    QMenu* menu = menuAt(word(5));
    ASSERT_TRUE(menu);
    QTest::keyClick(menu, Qt::Key_I); // Pin the arc, and on the diagram: insert a word
    EXPECT_FALSE(window.sentenceView()->prompt()->isVisible());
    EXPECT_EQ(workspace().treebank().sentence(0)->annotation.pins.size(), 1U);
}

TEST_F(ByMouse, TheMenuOfAnArcDeletesIt)
{
    QMenu* menu = menuAt(inWindow(canvas().labelRect(5, Side::Above).center()));
    ASSERT_TRUE(menu);
    EXPECT_EQ(canvas().selectedArc(), basicArc(canvas().diagram(), Side::Above, 5));
    choose(menu, QStringLiteral("Delete the arc"));
    EXPECT_EQ(token(5).head, kNoHead);
}

TEST_F(ByMouse, TheMenuOfTheBackgroundConfirms)
{
    QMenu* menu = menuAt(inWindow({3, 3}));
    ASSERT_TRUE(menu);
    choose(menu, QStringLiteral("Confirm the sentence"));
    EXPECT_TRUE(workspace().treebank().sentence(0)->annotation.confirmed);
}

TEST_F(ByMouse, ADoubleClickEditsTheFieldsOfAWordInPlace)
{
    QTest::mouseDClick(window.windowHandle(), Qt::LeftButton, {}, word(5));
    ASSERT_TRUE(wordEditor().isVisible());
    QLineEdit* form = wordEditor().line(WordField::Form);
    ASSERT_TRUE(form);
    EXPECT_EQ(form->text(), QStringLiteral("cat"));
    EXPECT_TRUE(form->hasFocus());
    type("cats");
    key(Qt::Key_Tab);
    key(Qt::Key_Tab);
    EXPECT_TRUE(wordEditor().line(WordField::Upos)->hasFocus());
    type("PROPN");
    key(Qt::Key_Return);
    EXPECT_FALSE(wordEditor().isVisible());
    EXPECT_EQ(token(5).form, "cats");
    EXPECT_EQ(token(5).upos, "PROPN");
    EXPECT_EQ(canvas().diagram().words[4].form, QStringLiteral("cats"));
    EXPECT_TRUE(canvas().hasFocus());
    EXPECT_EQ(workspace().copy(0).history().position(), 1U) << "one step";
}

TEST_F(ByMouse, ADoubleClickOnAPredictedArcAcceptsIt)
{
    Graph graph = workspace().gold(0);
    graph.heads[5] = 2;
    graph.secondary.push_back({5, 1, workspace().relations()->intern("ref")});
    workspace().startLayer(QStringLiteral("predicted"));
    workspace().setPredictions({{workspace().treebank().key(0), {graph, Exposure::Unseen}}});
    const auto doubleClick
        = [this](QPoint place) { QTest::mouseDClick(window.windowHandle(), Qt::LeftButton, {}, place); };
    doubleClick(inWindow(canvas().labelRect(5, Side::Below).center()));
    EXPECT_EQ(token(5).head, 2);
    EXPECT_FALSE(relationEditor().isVisible());
    const auto& arcs = canvas().diagram().arcs;
    const auto further
        = std::find_if(arcs.begin(), arcs.end(), [](const DiagramArc& arc) { return arc.secondary && arc.proposed; });
    ASSERT_NE(further, arcs.end());
    const QRectF label = canvas().diagramLayout().arcs[static_cast<std::size_t>(further - arcs.begin())].label;
    doubleClick(inWindow(canvas().toViewport(label.center()).toPoint()));
    ASSERT_EQ(token(1).parents.size(), 2U);
    EXPECT_EQ(token(1).parents[1], (Parent{{5, 0}, "ref"}));
}

TEST_F(ByMouse, EscapeLeavesTheWordAsItWas)
{
    click(word(5));
    key(Qt::Key_F2);
    ASSERT_TRUE(wordEditor().isVisible());
    type("x");
    key(Qt::Key_Escape);
    EXPECT_FALSE(wordEditor().isVisible());
    EXPECT_FALSE(workspace().isModified());
    EXPECT_TRUE(canvas().hasFocus());
}

TEST_F(ByMouse, WhatTheTreebankRefusesIsSaid)
{
    QTest::mouseDClick(window.windowHandle(), Qt::LeftButton, {}, word(5));
    wordEditor().line(WordField::Form)->clear();
    key(Qt::Key_Return);
    EXPECT_FALSE(workspace().isModified());
    EXPECT_FALSE(window.messageBar()->message().isEmpty());
}

} // namespace arcwright::ui::testing
