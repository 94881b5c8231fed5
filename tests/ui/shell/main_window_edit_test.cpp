// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCompleter>
#include <QListView>

#include "tests/ui/support/arc_edits.h"
#include "tests/ui/support/window_fixture.h"

namespace arcwright::ui::testing {

namespace {

/// Correcting the sentence "The dog saw a cat."
class Correcting : public WindowTest {
protected:
    Correcting() { startWith(smallTreebank); }

    /// Waits until the relations of the treebank are known to the field.
    void knowRelations()
    {
        const QAbstractItemModel* relations = relationEditor().findChild<QCompleter*>()->model();
        ASSERT_TRUE(waitFor([&] { return relations->rowCount() > 0; }));
    }
};

const std::string catUnderDog = "5\tcat\tcat\tNOUN\tNN\t_\t2\tobj\t2:obj\tSpaceAfter=No";

} // namespace

TEST_F(Correcting, BeginsWithTheKeyboardOnTheDiagram)
{
    EXPECT_TRUE(canvas().hasFocus());
    EXPECT_FALSE(window.isWindowModified());
}

TEST_F(Correcting, AHeadByDragging)
{
    drag(word(5), word(2));
    EXPECT_EQ(head(0, 5), 2);
    EXPECT_EQ(headOf(canvas().diagram(), Side::Above, 5), 2) << "drawn at once";
    EXPECT_EQ(window.statusText(), QStringLiteral("Sentence 1: cat: head saw → dog"));
    EXPECT_TRUE(window.isWindowModified());
    EXPECT_EQ(window.browser()->currentSentence(), 0U);
}

TEST_F(Correcting, TheRootByDraggingAboveTheArcs)
{
    drag(word(5), QPoint(word(5).x(), inWindow({0, 4}).y()));
    EXPECT_EQ(head(0, 5), 0);
}

TEST_F(Correcting, AHeadByDraggingTheOtherWay)
{
    window.actions()[ActionId::HeadFirst]->trigger();
    drag(word(2), word(5));
    EXPECT_EQ(head(0, 5), 2);
}

TEST_F(Correcting, AHeadByTwoClicks)
{
    select(5);
    click(word(5));
    EXPECT_EQ(head(0, 5), 3);
    click(word(2));
    EXPECT_EQ(head(0, 5), 2);
}

TEST_F(Correcting, AHeadByItsNumber)
{
    select(5);
    type("h");
    EXPECT_TRUE(canvas().isInHeadMode());
    type("2");
    EXPECT_EQ(head(0, 5), 2);
    EXPECT_EQ(canvas().selectedWord(), 5);
}

TEST_F(Correcting, AHeadByItsFirstLetters)
{
    select(5);
    type("hdo");
    key(Qt::Key_Return);
    EXPECT_EQ(head(0, 5), 2);
}

TEST_F(Correcting, AHeadByArrows)
{
    select(5);
    type("h");
    for (int i = 0; i < 3; ++i)
        key(Qt::Key_Left);
    key(Qt::Key_Enter);
    EXPECT_EQ(head(0, 5), 2);
}

TEST_F(Correcting, EscapeLeavesHeadModeWithoutAChange)
{
    select(5);
    type("h");
    key(Qt::Key_Left);
    key(Qt::Key_Escape);
    key(Qt::Key_Return);
    EXPECT_EQ(head(0, 5), 3);
    EXPECT_FALSE(workspace().isModified());
}

TEST_F(Correcting, TheRootByItsKey)
{
    select(5);
    type("r");
    EXPECT_EQ(head(0, 5), 0);
    EXPECT_EQ(relation(0, 5), "root");
    EXPECT_EQ(workspace().copy(0).history().steps().size(), 1U);
}

TEST_F(Correcting, ARelationByClickingItsLabel)
{
    knowRelations();
    click(inWindow(canvas().labelRect(5, Side::Above).center()));
    ASSERT_TRUE(relationEditor().isVisible());
    EXPECT_EQ(relationEditor().text(), QStringLiteral("obj"));
    type("advmod");
    key(Qt::Key_Return);
    EXPECT_EQ(relation(0, 5), "advmod");
    EXPECT_FALSE(relationEditor().isVisible());
    EXPECT_TRUE(canvas().hasFocus()) << "the keyboard is back on the diagram";
    EXPECT_EQ(canvas().diagram().arcs[static_cast<std::size_t>(basicArc(canvas().diagram(), Side::Above, 5))].label,
        QStringLiteral("advmod"));
}

TEST_F(Correcting, ARelationByTheKeyboard)
{
    knowRelations();
    select(5);
    type("l");
    ASSERT_TRUE(relationEditor().isVisible());
    type("adv");
    key(Qt::Key_Return);
    EXPECT_EQ(relation(0, 5), "advmod");
    type("l");
    EXPECT_EQ(relationEditor().text(), QStringLiteral("advmod")) << "the same word, and what it has now";
}

TEST_F(Correcting, ANewRelationWithShiftAndEnter)
{
    knowRelations();
    select(5);
    type("l");
    type("adv");
    key(Qt::Key_Return, Qt::ShiftModifier);
    EXPECT_EQ(relation(0, 5), "adv");
}

TEST_F(Correcting, ANewRelationIsOfferedFromThenOn)
{
    knowRelations();
    select(5);
    type("l");
    type("xcomp:new");
    key(Qt::Key_Return);
    EXPECT_EQ(relation(0, 5), "xcomp:new");
    select(2);
    type("l");
    type("xcomp");
    key(Qt::Key_Return);
    EXPECT_EQ(relation(0, 2), "xcomp:new");
}

TEST_F(Correcting, EscapeLeavesTheRelationAsItWas)
{
    select(5);
    type("l");
    type("advmod");
    key(Qt::Key_Escape);
    EXPECT_FALSE(relationEditor().isVisible());
    EXPECT_EQ(relation(0, 5), "obj");
    EXPECT_TRUE(canvas().hasFocus());
}

TEST_F(Correcting, TheRelationFieldGoesWithItsSentence)
{
    select(6);
    type("l");
    type("zzz"); // nothing to offer: the list is closed, the field is open
    key(Qt::Key_Down, Qt::AltModifier);
    EXPECT_EQ(window.sentenceView()->sentence(), 1U);
    EXPECT_FALSE(relationEditor().isVisible()) << "it would change a word of another sentence";
}

TEST_F(Correcting, ARelationOfAWordWithoutAHead)
{
    std::string text(smallTreebank);
    const std::string_view cat = "\t3\tobj\t3:obj";
    text.replace(text.find(cat), cat.size(), "\t_\t_\t_");
    startWith(text);
    select(5);
    type("l");
    ASSERT_TRUE(relationEditor().isVisible());
    type("nmod");
    key(Qt::Key_Return, Qt::ShiftModifier);
    EXPECT_EQ(relation(0, 5), "nmod");
}

TEST_F(Correcting, IsTakenBackAndDoneAgain)
{
    drag(word(5), word(2));
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(head(0, 5), 3);
    EXPECT_EQ(headOf(canvas().diagram(), Side::Above, 5), 3);
    EXPECT_FALSE(window.isWindowModified());
    key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(head(0, 5), 2);
    key(Qt::Key_Z, Qt::ControlModifier);
    key(Qt::Key_Y, Qt::ControlModifier);
    EXPECT_EQ(head(0, 5), 2);
    EXPECT_TRUE(window.isWindowModified());
}

TEST_F(Correcting, IsTakenBackFromAnotherSentenceByGoingThere)
{
    drag(word(5), word(2));
    key(Qt::Key_Down, Qt::AltModifier);
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(head(0, 5), 2);
    EXPECT_EQ(window.sentenceView()->sentence(), 1U);
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(head(0, 5), 3);
    EXPECT_EQ(window.sentenceView()->sentence(), 0U);
    EXPECT_EQ(window.statusText(), QStringLiteral("Undone. Sentence 1: cat: head dog → saw"));
}

TEST_F(Correcting, IsSavedWithExactlyThoseLines)
{
    drag(word(5), word(2));
    EXPECT_EQ(onDisk(), smallTreebank);
    key(Qt::Key_S, Qt::ControlModifier);
    EXPECT_EQ(changedLines(smallTreebank, onDisk()), (ChangedLines{{7, catUnderDog}}));
    EXPECT_FALSE(window.isWindowModified());
    EXPECT_EQ(window.statusText(), QStringLiteral("Saved small.conllu"));
    EXPECT_FALSE(window.actions()[ActionId::Save]->isEnabled());
}

TEST_F(Correcting, AFileThatAppearsBesideItIsSaidOnce)
{
    window.actions()[ActionId::Confirm]->trigger();
    key(Qt::Key_S, Qt::ControlModifier);
    EXPECT_TRUE(window.statusText().startsWith(QStringLiteral("Saved small.conllu. ")))
        << qPrintable(window.statusText());
    EXPECT_TRUE(window.statusText().contains(QStringLiteral("beside it, in small.conllu.arcwright.json")))
        << qPrintable(window.statusText());
    drag(word(5), word(2));
    key(Qt::Key_S, Qt::ControlModifier);
    EXPECT_EQ(window.statusText(), QStringLiteral("Saved small.conllu"));
}

TEST_F(Correcting, ACycleIsShownAsOne)
{
    drag(word(3), word(5));
    EXPECT_EQ(head(0, 3), 5);
    const Diagram& diagram = canvas().diagram();
    EXPECT_TRUE(diagram.arcs[static_cast<std::size_t>(basicArc(diagram, Side::Above, 3))].onCycle);
    EXPECT_FALSE(canvas().grab().isNull());
}

TEST_F(Correcting, WorksTheSameWhenZoomed)
{
    for (int i = 0; i < 2; ++i) // so that all words are seen without scrolling
        key(Qt::Key_Plus, Qt::ControlModifier);
    EXPECT_GT(canvas().zoom(), 1.2);
    select(5);
    click(word(5));
    click(word(2));
    EXPECT_EQ(head(0, 5), 2);
    key(Qt::Key_0, Qt::ControlModifier);
    EXPECT_DOUBLE_EQ(canvas().zoom(), 1);
}

TEST_F(Correcting, IsZoomedAsLastTimeButForWhatFitsOneSentence)
{
    key(Qt::Key_Plus, Qt::ControlModifier);
    const double chosen = canvas().zoom();
    ASSERT_GT(chosen, 1.1);
    window.actions()[ActionId::FitWidth]->trigger();
    ASSERT_NE(canvas().zoom(), chosen);
    MainWindow other;
    EXPECT_DOUBLE_EQ(other.sentenceView()->canvas()->zoom(), chosen);
}

TEST_F(Correcting, KeepsTheSelectionAndTheScoresUpToDate)
{
    workspace().startLayer(QStringLiteral("predicted"));
    workspace().setPredictions({{workspace().treebank().key(0), {workspace().gold(0), Exposure::Unseen}}});
    EXPECT_TRUE(said().contains(QStringLiteral("UAS 100.0  LAS 100.0"))) << qPrintable(said());
    select(5);
    type("h2");
    key(Qt::Key_Return);
    EXPECT_EQ(canvas().selectedWord(), 5);
    EXPECT_TRUE(said().contains(QStringLiteral("UAS 83.3  LAS 83.3"))) << qPrintable(said());
    EXPECT_TRUE(said().contains(QStringLiteral("edited")));
}

TEST_F(Correcting, WhyASentenceWasNotConfirmedIsSaidUntilTheNextStep)
{
    startWith(smallTreebank);
    const int head2 = head(0, 2);
    setHead(workspace(), 0, 3, 2);
    setHead(workspace(), 0, 2, 3);
    ASSERT_TRUE(window.messageBar()->message().isEmpty());
    canvas().setFocus();
    type("c");
    EXPECT_TRUE(window.messageBar()->message().contains(QStringLiteral("circle")))
        << qPrintable(window.messageBar()->message());
    workspace().undo();
    workspace().undo();
    EXPECT_EQ(head(0, 2), head2);
    EXPECT_TRUE(window.messageBar()->message().isEmpty()) << qPrintable(window.messageBar()->message());
    type("c");
    EXPECT_TRUE(workspace().treebank().sentence(0)->annotation.confirmed);
}

} // namespace arcwright::ui::testing
