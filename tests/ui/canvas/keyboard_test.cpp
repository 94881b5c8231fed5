// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/canvas/gesture_fixture.h"

namespace arcwright::ui::testing {

TEST_F(CanvasGestures, ArrowsWalkTheWordsAndTheTree)
{
    key(Qt::Key_Home);
    EXPECT_EQ(canvas.selectedWord(), 1);
    key(Qt::Key_Up);
    EXPECT_EQ(canvas.selectedWord(), 2);
    key(Qt::Key_Up);
    EXPECT_EQ(canvas.selectedWord(), 2) << "the root is no word";
    key(Qt::Key_End);
    EXPECT_EQ(canvas.selectedWord(), 5);
    key(Qt::Key_Down);
    EXPECT_EQ(canvas.selectedWord(), 4);
    key(Qt::Key_Left);
    EXPECT_EQ(canvas.selectedWord(), 3);
}

TEST_F(CanvasGestures, ArrowsFollowTheScreenInRightToLeftSentences)
{
    Diagram diagram = diagramOf({2, 0, 2});
    diagram.rightToLeft = true;
    canvas.setDiagram(diagram, ArcCanvas::ViewReset::Reset);
    canvas.setSelectedWord(1);
    key(Qt::Key_Left);
    EXPECT_EQ(canvas.selectedWord(), 2);
    EXPECT_LT(canvas.wordRect(2).center().x(), canvas.wordRect(1).center().x());
}

TEST_F(CanvasGestures, DownGoesBackToWhereUpCameFrom)
{
    canvas.setSelectedWord(3);
    key(Qt::Key_Up);
    EXPECT_EQ(canvas.selectedWord(), 2);
    key(Qt::Key_Down);
    EXPECT_EQ(canvas.selectedWord(), 3);
    canvas.setSelectedWord(2);
    key(Qt::Key_Down);
    EXPECT_EQ(canvas.selectedWord(), 1) << "else to the first dependent";
}

TEST_F(CanvasGestures, ShiftAndArrowsWalkTheWordsOfOneHead)
{
    canvas.setSelectedWord(1);
    key(Qt::Key_Right, Qt::ShiftModifier);
    EXPECT_EQ(canvas.selectedWord(), 3);
    key(Qt::Key_Right, Qt::ShiftModifier);
    EXPECT_EQ(canvas.selectedWord(), 3) << "the last";
    key(Qt::Key_Left, Qt::ShiftModifier);
    EXPECT_EQ(canvas.selectedWord(), 1);
}

TEST_F(CanvasGestures, ShiftAndArrowsWalkTheArcsOfOneWord)
{
    canvas.setSelectedWord(4);
    key(Qt::Key_Up, Qt::ShiftModifier);
    EXPECT_EQ(canvas.selectedArc(), basicArc(canvas.diagram(), Side::Above, 4));
    key(Qt::Key_Up, Qt::ShiftModifier);
    EXPECT_EQ(canvas.selectedArc(), basicArc(canvas.diagram(), Side::Below, 4));
    key(Qt::Key_Up, Qt::ShiftModifier);
    EXPECT_EQ(canvas.selectedArc(), -1);
    key(Qt::Key_Down, Qt::ShiftModifier);
    EXPECT_EQ(canvas.selectedArc(), basicArc(canvas.diagram(), Side::Below, 4));
    EXPECT_EQ(canvas.selectedWord(), 4);
}

TEST_F(CanvasGestures, DigitsAskForTheParsersGuess)
{
    QSignalSpy guesses(&canvas, &ArcCanvas::guessRequested);
    type('2');
    expectRequest(guesses, 0, 2); // no word is selected: that is said by who gets it
    guesses.clear();
    canvas.setSelectedWord(3);
    type('2');
    expectRequest(guesses, 3, 2);
}

TEST_F(CanvasGestures, HeadModeCanBeForAFurtherParent)
{
    canvas.setSelectedWord(4);
    canvas.enterHeadMode(ArcCanvas::HeadPurpose::FurtherParent);
    type('2');
    key(Qt::Key_Return);
    expectRequest(secondary, 4, 2);
    EXPECT_EQ(heads.count(), 0);
}

TEST_F(CanvasGestures, TabInHeadModeAsksForTheRelationToo)
{
    QSignalSpy relations(&canvas, &ArcCanvas::newRelationRequested);
    canvas.setSelectedWord(4);
    canvas.enterHeadMode();
    type('2');
    key(Qt::Key_Tab);
    expectRequest(heads, 4, 2);
    ASSERT_EQ(relations.count(), 1);
    EXPECT_EQ(relations.at(0).at(0).toInt(), 4);
}

TEST_F(CanvasGestures, ChordsAreLettersTypedQuickly)
{
    QSignalSpy chords(&canvas, &ArcCanvas::chordTyped);
    canvas.setChords({QStringLiteral("ns"), QStringLiteral("nsp"), QStringLiteral("ob")});
    canvas.setSelectedWord(3);
    type('o');
    type('b');
    ASSERT_EQ(chords.count(), 1) << "at once: no longer one begins so";
    EXPECT_EQ(chords.at(0).at(1).toString(), QStringLiteral("ob"));
    type('n');
    type('s');
    EXPECT_EQ(chords.count(), 1) << "more may follow";
    ASSERT_TRUE(chords.wait(10 * kChordPause));
    EXPECT_EQ(chords.at(1).at(1).toString(), QStringLiteral("ns"));
    type('n');
    key(Qt::Key_Escape);
    type('o');
    type('b');
    EXPECT_EQ(chords.at(2).at(1).toString(), QStringLiteral("ob")) << "Esc forgets what was typed";
}

TEST_F(CanvasGestures, HeadModeTakesAWordNumber)
{
    canvas.setSelectedWord(4);
    canvas.enterHeadMode();
    EXPECT_TRUE(canvas.isInHeadMode());
    type('2');
    expectRequest(heads, 4, 2);
    EXPECT_FALSE(canvas.isInHeadMode()) << "there is no word 20";
    key(Qt::Key_Return);
    EXPECT_EQ(heads.count(), 1) << "a late Enter does nothing";
}

TEST_F(CanvasGestures, HeadModeTakesNumbersOfTwoDigits)
{
    canvas.setDiagram(diagramOf(projectiveTree(14, 1)), ArcCanvas::ViewReset::Reset);
    canvas.setSelectedWord(4);
    canvas.enterHeadMode();
    type('1');
    EXPECT_EQ(heads.count(), 0) << "10 to 14 may be meant";
    type('3');
    expectRequest(heads, 4, 13);
    canvas.enterHeadMode();
    type('1');
    key(Qt::Key_Enter);
    EXPECT_EQ(heads.count(), 2);
    EXPECT_EQ(heads.at(1).at(1).toInt(), 1);
}

TEST_F(CanvasGestures, ZeroInHeadModeIsTheRoot)
{
    canvas.setSelectedWord(4);
    canvas.enterHeadMode();
    type('0');
    key(Qt::Key_Return);
    expectRequest(heads, 4, 0);
}

TEST_F(CanvasGestures, HeadModeFindsWordsByTheirLetters)
{
    canvas.setSelectedWord(4);
    canvas.enterHeadMode();
    type('b');
    expectRequest(heads, 4, 2);
    EXPECT_FALSE(canvas.isInHeadMode()) << "no other word begins so";
    key(Qt::Key_Return);
    EXPECT_EQ(heads.count(), 1) << "a late Enter does nothing";
}

TEST_F(CanvasGestures, LettersThatGoOnWithAFormThatIsKnownAlreadyAreNoCommands)
{
    QSignalSpy guesses(&canvas, &ArcCanvas::guessRequested);
    canvas.setSelectedWord(4);
    canvas.enterHeadMode();
    type('b');
    type('2'); // the form is b2
    EXPECT_EQ(heads.count(), 1);
    EXPECT_EQ(guesses.count(), 0);
    type('2');
    expectRequest(guesses, 4, 2);
}

TEST_F(CanvasGestures, AWordIsGoneToByItsNumberOrItsForm)
{
    canvas.setDiagram(diagramOf(projectiveTree(14, 1)), ArcCanvas::ViewReset::Reset);
    canvas.setSelectedWord(4);
    canvas.enterHeadMode(ArcCanvas::HeadPurpose::GoTo);
    type('1');
    EXPECT_EQ(canvas.selectedWord(), 4) << "10 to 14 may be meant";
    type('2');
    EXPECT_EQ(canvas.selectedWord(), 12);
    canvas.enterHeadMode(ArcCanvas::HeadPurpose::GoTo);
    type('c');
    EXPECT_EQ(canvas.selectedWord(), 3);
    EXPECT_FALSE(canvas.isInHeadMode());
    canvas.enterHeadMode(ArcCanvas::HeadPurpose::GoTo);
    type('0');
    EXPECT_EQ(canvas.selectedWord(), 3) << "the root is no word";
    EXPECT_EQ(heads.count(), 0);
}

TEST_F(CanvasGestures, TheWordThatIsSelectedIsGoneToAsAnyOther)
{
    canvas.setSelectedWord(4);
    canvas.enterHeadMode(ArcCanvas::HeadPurpose::GoTo);
    type('4');
    EXPECT_FALSE(canvas.isInHeadMode()) << "what is typed next is no number of a word";
    EXPECT_EQ(canvas.selectedWord(), 4);
    canvas.enterHeadMode(ArcCanvas::HeadPurpose::GoTo);
    key(Qt::Key_Return);
    EXPECT_FALSE(canvas.isInHeadMode());
    canvas.enterHeadMode(ArcCanvas::HeadPurpose::Head);
    type('4');
    EXPECT_TRUE(canvas.isInHeadMode()) << "no word is its own head";
    EXPECT_EQ(heads.count(), 0);
}

TEST_F(CanvasGestures, HeadModeMovesItsCandidateWithTheArrows)
{
    canvas.setSelectedWord(4);
    canvas.enterHeadMode();
    key(Qt::Key_Return);
    EXPECT_EQ(heads.count(), 0) << "a word is not its own head";
    key(Qt::Key_Left);
    key(Qt::Key_Left);
    key(Qt::Key_Return);
    expectRequest(heads, 4, 2);
}

TEST_F(CanvasGestures, ClickingAWordInHeadModeTakesIt)
{
    canvas.setSelectedWord(4);
    canvas.enterHeadMode();
    click(word(1));
    expectRequest(heads, 4, 1);
    EXPECT_EQ(canvas.selectedWord(), 4);
}

TEST_F(CanvasGestures, EscapeLeavesHeadModeWithoutARequest)
{
    canvas.setSelectedWord(4);
    canvas.enterHeadMode();
    key(Qt::Key_Left);
    key(Qt::Key_Escape);
    EXPECT_FALSE(canvas.isInHeadMode());
    key(Qt::Key_Return);
    EXPECT_EQ(heads.count(), 0);
}

TEST_F(CanvasGestures, OtherKeysAreLeftToTheWindow)
{
    canvas.setSelectedWord(2);
    for (const int code : {Qt::Key_A, Qt::Key_H, Qt::Key_Comma, Qt::Key_Delete, Qt::Key_Escape}) {
        QKeyEvent event(QEvent::KeyPress, code, Qt::NoModifier);
        QApplication::sendEvent(&canvas, &event);
        EXPECT_FALSE(event.isAccepted()) << code;
    }
    QKeyEvent withControl(QEvent::KeyPress, Qt::Key_L, Qt::ControlModifier);
    QApplication::sendEvent(&canvas, &withControl);
    EXPECT_FALSE(withControl.isAccepted());
}

TEST_F(CanvasGestures, HeadModeKeepsWindowShortcutsFromItsKeys)
{
    canvas.setSelectedWord(2);
    QKeyEvent before(QEvent::ShortcutOverride, Qt::Key_L, Qt::NoModifier, QStringLiteral("l"));
    before.ignore();
    QApplication::sendEvent(&canvas, &before);
    EXPECT_FALSE(before.isAccepted());
    canvas.enterHeadMode();
    QKeyEvent within(QEvent::ShortcutOverride, Qt::Key_L, Qt::NoModifier, QStringLiteral("l"));
    within.ignore();
    QApplication::sendEvent(&canvas, &within);
    EXPECT_TRUE(within.isAccepted());
}

} // namespace arcwright::ui::testing
