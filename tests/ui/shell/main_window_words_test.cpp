// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QApplication>
#include <QDialogButtonBox>
#include <QInputDialog>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTimer>

#include "core/editing/comment_operations.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/annotation/line_prompt.h"

namespace arcwright::ui::testing {

namespace {

/// Dividing, uniting, inserting and deleting words of "The dog saw a cat."
class Words : public WindowTest {
protected:
    Words() { startWith(smallTreebank); }

    /// The forms of a sentence, multiword tokens in brackets, empty nodes in braces.
    std::string forms(std::size_t index = 0)
    {
        const auto sentence = workspace().treebank().sentence(index);
        std::string text;
        for (int word = 1; word <= sentence->size(); ++word) {
            for (const MultiwordToken& token : sentence->multiwordTokens)
                text += token.first == word ? "[" + token.form + ": " : "";
            text += sentence->word(word).form + " ";
            for (const MultiwordToken& token : sentence->multiwordTokens)
                text += token.last == word ? "] " : "";
            for (const EmptyNode& node : sentence->emptyNodes)
                text += node.id.word == word ? "{" + node.token.form + "} " : "";
        }
        return text;
    }
    std::size_t steps() { return workspace().copy(0).history().position(); }
    LinePrompt& prompt() { return *window.sentenceView()->prompt(); }
};

} // namespace

TEST_F(Words, AWordIsDividedWhereASpaceIsTyped)
{
    select(5);
    type("/");
    ASSERT_TRUE(prompt().isVisible());
    EXPECT_EQ(prompt().field()->text(), QStringLiteral("cat"));
    type("c at");
    key(Qt::Key_Return);
    EXPECT_EQ(forms(), "The dog saw a c at . ");
    EXPECT_EQ(canvas().diagram().wordCount(), 7) << "and drawn";
    EXPECT_EQ(head(0, 4), 5) << "arcs follow";
    EXPECT_TRUE(window.statusText().startsWith(QStringLiteral("Sentence 1: split cat: c + at")));
    EXPECT_TRUE(canvas().hasFocus());
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(forms(), "The dog saw a cat . ");
}

TEST_F(Words, OtherPartsMakeAMultiwordToken)
{
    select(5);
    type("/");
    type("kit ten");
    key(Qt::Key_Return);
    EXPECT_EQ(forms(), "The dog saw a [cat: kit ten ] . ");
    EXPECT_EQ(canvas().diagram().brackets.size(), 1U);
}

TEST_F(Words, EscapeLeavesTheWordWhole)
{
    select(5);
    type("/");
    type("c at");
    key(Qt::Key_Escape);
    EXPECT_FALSE(prompt().isVisible());
    EXPECT_FALSE(workspace().isModified());
    EXPECT_TRUE(canvas().hasFocus());
}

TEST_F(Words, SelectedWordsAreJoined)
{
    select(5);
    type("j");
    EXPECT_EQ(forms(), "The dog saw a cat. ") << "the word and the next";
    EXPECT_EQ(window.statusText(), QStringLiteral("Sentence 1: joined cat + “.”: cat."));
    select(1);
    key(Qt::Key_Right, Qt::ControlModifier | Qt::ShiftModifier);
    key(Qt::Key_Right, Qt::ControlModifier | Qt::ShiftModifier);
    type("j");
    ASSERT_TRUE(prompt().isVisible()) << "no word has spaces in it unasked";
    EXPECT_EQ(prompt().field()->text(), QStringLiteral("The dog saw")) << "as the text has it";
    key(Qt::Key_Escape);
    EXPECT_EQ(canvas().diagram().wordCount(), 5);
    type("j");
    key(Qt::Key_Return);
    EXPECT_EQ(workspace().treebank().sentence(0)->word(1).form, "The dog saw");
    EXPECT_EQ(workspace().treebank().sentence(0)->metadata("text"), "The dog saw a cat.");
    EXPECT_EQ(canvas().diagram().wordCount(), 3);
    key(Qt::Key_Z, Qt::ControlModifier);
    select(1);
    key(Qt::Key_Right, Qt::ControlModifier | Qt::ShiftModifier);
    key(Qt::Key_Right, Qt::ControlModifier | Qt::ShiftModifier);
    type("j");
    type("Thedogsaw");
    key(Qt::Key_Return);
    EXPECT_EQ(workspace().treebank().sentence(0)->metadata("text"), "Thedogsaw a cat.") << "which was said";
}

TEST_F(Words, DissolvingATokenThatTheTextHasOtherwiseIsAChoice)
{
    startWith("# text = vom Haus\n1-2\tvom\t_\t_\t_\t_\t_\t_\t_\t_\n1\tvon\t_\tADP\t_\t_\t3\tcase\t_\t_\n"
              "2\tdem\t_\tDET\t_\t_\t3\tdet\t_\t_\n3\tHaus\t_\tNOUN\t_\t_\t0\troot\t_\t_\n\n");
    const auto text = [&] { return workspace().treebank().sentence(0)->metadata("text"); };
    select(1);
    key(Qt::Key_M, Qt::ShiftModifier);
    ASSERT_TRUE(prompt().isVisible());
    EXPECT_EQ(prompt().field()->text(), QStringLiteral("von dem"));
    key(Qt::Key_Escape);
    EXPECT_EQ(forms(), "[vom: von dem ] Haus ");
    key(Qt::Key_M, Qt::ShiftModifier);
    key(Qt::Key_Return);
    EXPECT_EQ(forms(), "von dem Haus ");
    EXPECT_EQ(text(), "von dem Haus");
    key(Qt::Key_Z, Qt::ControlModifier);
    key(Qt::Key_M, Qt::ShiftModifier);
    type("vom");
    key(Qt::Key_Return);
    EXPECT_EQ(forms(), "vom Haus ");
    EXPECT_EQ(text(), "vom Haus");
}

TEST_F(Words, WhatIsJoinedOrDividedStaysSelected)
{
    select(4);
    key(Qt::Key_Left, Qt::ControlModifier | Qt::ShiftModifier);
    type("j");
    key(Qt::Key_Return);
    EXPECT_EQ(canvas().selectedWord(), 3) << "the two as one";
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(canvas().selectedWord(), 3);
    key(Qt::Key_End);
    type("/");
    EXPECT_GE(prompt().findChild<QLabel*>()->width(), prompt().findChild<QLabel*>()->sizeHint().width());
    key(Qt::Key_Escape);
    key(Qt::Key_Delete, Qt::ControlModifier);
    key(Qt::Key_Z, Qt::ControlModifier);
    key(Qt::Key_End);
    key(Qt::Key_Y, Qt::ControlModifier);
    EXPECT_EQ(canvas().selectedWord(), 5) << "the last there is";
}

TEST_F(Words, SeveralWordsAreSelectedTogether)
{
    select(2);
    key(Qt::Key_Right, Qt::ControlModifier | Qt::ShiftModifier);
    key(Qt::Key_Right, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(canvas().selectedWords(), std::make_pair(2, 4));
    EXPECT_EQ(canvas().selectedWord(), 2);
    key(Qt::Key_Left);
    EXPECT_EQ(canvas().selectedWords(), std::make_pair(1, 1));
    QTest::mouseClick(window.windowHandle(), Qt::LeftButton, Qt::ShiftModifier, word(3));
    EXPECT_EQ(canvas().selectedWords(), std::make_pair(1, 3));
    EXPECT_FALSE(canvas().isArmed());
    EXPECT_FALSE(workspace().isModified());
}

TEST_F(Words, WordsWithSpacesBetweenThemAreAskedForTheFormOfTheirToken)
{
    select(4);
    type("m");
    ASSERT_TRUE(prompt().isVisible());
    EXPECT_EQ(prompt().field()->text(), QStringLiteral("acat"));
    prompt().field()->selectAll();
    type("uncat");
    key(Qt::Key_Return);
    EXPECT_EQ(forms(), "The dog saw [uncat: a cat ] . ");
    EXPECT_EQ(steps(), 1U);
}

TEST_F(Words, AMultiwordTokenIsDissolvedAndMade)
{
    key(Qt::Key_Down, Qt::AltModifier);
    select(1);
    key(Qt::Key_M, Qt::ShiftModifier);
    EXPECT_EQ(forms(1), "Do n't go ");
    EXPECT_EQ(canvas().diagram().brackets.size(), 0U);
    type("m");
    EXPECT_EQ(forms(1), "[Don't: Do n't ] go ");
}

TEST_F(Words, AWordIsInsertedAndDeleted)
{
    select(5);
    type("i");
    ASSERT_TRUE(prompt().isVisible());
    type("now");
    key(Qt::Key_Return);
    EXPECT_EQ(forms(), "The dog saw a cat now . ");
    EXPECT_EQ(canvas().selectedWord(), 6);
    key(Qt::Key_I, Qt::ShiftModifier);
    type("here");
    key(Qt::Key_Return);
    EXPECT_EQ(forms(), "The dog saw a cat here now . ");
    EXPECT_EQ(canvas().selectedWord(), 6);
    key(Qt::Key_Delete, Qt::ControlModifier);
    key(Qt::Key_Delete, Qt::ControlModifier);
    EXPECT_EQ(forms(), "The dog saw a cat . ");
    EXPECT_EQ(steps(), 4U);
}

TEST_F(Words, AnEmptyNodeIsInsertedAndDeleted)
{
    select(5);
    type("o");
    type("it");
    key(Qt::Key_Return);
    EXPECT_EQ(forms(), "The dog saw a cat {it} . ");
    EXPECT_EQ(canvas().selectedNode(), 7) << "its arcs come next";
    ASSERT_EQ(canvas().diagram().emptyNodes.size(), 1U);
    const QPoint node = canvas().wordRect(7).center();
    QContextMenuEvent event(QContextMenuEvent::Mouse, node, canvas().viewport()->mapToGlobal(node));
    QApplication::sendEvent(canvas().viewport(), &event);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    ASSERT_TRUE(menu);
    EXPECT_TRUE(menu->actions().contains(window.actions()[ActionId::AddParent]));
    EXPECT_TRUE(menu->actions().contains(window.actions()[ActionId::EditRelation]));
    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(menu->actions().back()).center());
    EXPECT_EQ(forms(), "The dog saw a cat . ");
}

TEST_F(Words, TheMenuOfAnEmptyNodeGivesItAParent)
{
    select(5);
    type("o");
    type("it");
    key(Qt::Key_Return);
    const QPoint node = canvas().wordRect(7).center();
    QContextMenuEvent event(QContextMenuEvent::Mouse, node, canvas().viewport()->mapToGlobal(node));
    QApplication::sendEvent(canvas().viewport(), &event);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    ASSERT_TRUE(menu);
    QAction* const add = window.actions()[ActionId::AddParent];
    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(add).center());
    canvas().setFocus();
    type("3");
    key(Qt::Key_Return);
    type("obj");
    key(Qt::Key_Return);
    const auto sentence = workspace().treebank().sentence(0);
    ASSERT_EQ(sentence->emptyNodes.size(), 1U);
    const auto& parents = sentence->emptyNodes.front().token.parents;
    EXPECT_NE(std::find(parents.begin(), parents.end(), Parent{{3, 0}, "obj"}), parents.end());
}

TEST_F(Words, ASentenceIsDividedAndJoinedAgain)
{
    const std::size_t count = workspace().treebank().size();
    select(4);
    key(Qt::Key_Return, Qt::AltModifier);
    EXPECT_EQ(workspace().treebank().size(), count + 1);
    EXPECT_EQ(forms(0), "The dog saw ");
    EXPECT_EQ(forms(1), "a cat . ");
    EXPECT_EQ(window.sentenceView()->sentence(), 0U);
    EXPECT_EQ(canvas().diagram().wordCount(), 3);
    EXPECT_EQ(window.statusText(), QStringLiteral("Sentence 1: split the sentence before a"));
    key(Qt::Key_J, Qt::AltModifier);
    EXPECT_EQ(workspace().treebank().size(), count);
    EXPECT_EQ(forms(0), "The dog saw a cat . ");
    key(Qt::Key_Z, Qt::ControlModifier);
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(workspace().treebank().size(), count);
    EXPECT_EQ(head(0, 5), 3);
    EXPECT_FALSE(workspace().isModified());
    EXPECT_EQ(canvas().selectedWord(), 4) << "the word where it was divided, for keys to go on from";
}

TEST_F(Words, ThePartsOfADividedSentenceAreSaved)
{
    select(4);
    key(Qt::Key_Return, Qt::AltModifier);
    key(Qt::Key_S, Qt::ControlModifier);
    const std::string saved = onDisk();
    startWith(saved);
    EXPECT_EQ(forms(1), "a cat . ");
    EXPECT_EQ(forms(3), "It works ");
}

TEST_F(Words, CommentLinesAreEditedAndAskedForAgainIfTheyAreNone)
{
    const std::vector<std::string> before = commentLines(*workspace().treebank().sentence(0));
    QStringList labels;
    QTimer timer; // the dialog waits in a loop of its own
    QObject::connect(&timer, &QTimer::timeout, &timer, [&] {
        auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
        if (!dialog)
            return;
        timer.stop(); // keys take longer than it on a slow machine
        auto* field = dialog->findChild<QPlainTextEdit*>();
        labels << dialog->labelText();
        if (labels.size() == 1) {
            QTest::keyClick(field, Qt::Key_End, Qt::ControlModifier);
            QTest::keyClick(field, Qt::Key_Return);
        } else {
            QTest::keyClick(field, Qt::Key_End, Qt::ControlModifier);
            QTest::keyClick(field, Qt::Key_Home);
            QTest::keyClicks(field, QStringLiteral("# "));
        }
        if (labels.size() == 1)
            QTest::keyClicks(field, QStringLiteral("seen"));
        // Not by key: a button that loses the keyboard while it is held down, as to a dialog made active late, is not
        // pressed.
        dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->click();
        timer.start(20);
    });
    timer.start(20);
    key(Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
    ASSERT_EQ(labels.size(), 2);
    EXPECT_TRUE(labels[1].contains(QStringLiteral("seen"))) << qPrintable(labels[1]);
    std::vector<std::string> expected = before;
    expected.push_back("# seen");
    EXPECT_EQ(commentLines(*workspace().treebank().sentence(0)), expected);
    show(window);
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(commentLines(*workspace().treebank().sentence(0)), before);
}

} // namespace arcwright::ui::testing
