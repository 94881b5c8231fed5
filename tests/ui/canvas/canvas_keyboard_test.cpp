// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "tests/ui/canvas/fixture.h"
#include "ui/canvas/canvas_keyboard.h"

namespace arcwright::ui::testing {

namespace {

/// Keys on the tree of "a1 b2 c3 d4 e5" (2 over 1 and 3, 3 over 5, 5 over 4), without a widget.
class KeyboardAlone : public ::testing::Test {
protected:
    CanvasRequests press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}, const char* text = "")
    {
        const bool isDigit = key >= Qt::Key_0 && key <= Qt::Key_9;
        const KeyPress press{key, modifiers, QString::fromLatin1(text),
            isDigit ? std::optional<int>(key - Qt::Key_0) : std::nullopt, now};
        const auto requests = keyboard.press(press, {diagram, selection});
        isTaken = requests.has_value();
        return requests.value_or(CanvasRequests());
    }
    CanvasRequests type(const char* letter) { return press(Qt::Key_unknown, {}, letter); }
    void choose(HeadPurpose purpose = HeadPurpose::Head) { keyboard.enterHeadMode(purpose, diagram, selection.word); }

    Diagram diagram = diagramOf({2, 0, 2, 5, 3});
    DiagramSelection selection{3};
    CanvasKeyboard keyboard;
    bool isTaken = false;
    long long now = 0;
};

} // namespace

TEST_F(KeyboardAlone, ArrowsWalkThroughWordsAndStopAtTheEnds)
{
    EXPECT_EQ(press(Qt::Key_Right), (CanvasRequests{SelectWord{4, false, true}}));
    selection.word = 5;
    EXPECT_EQ(press(Qt::Key_Right), (CanvasRequests{SelectWord{5, false, true}}));
    diagram.rightToLeft = true;
    EXPECT_EQ(press(Qt::Key_Right), (CanvasRequests{SelectWord{4, false, true}})) << "reading goes to the left";
}

TEST_F(KeyboardAlone, DownGoesBackToWhereUpCameFrom)
{
    EXPECT_EQ(press(Qt::Key_Up), (CanvasRequests{SelectWord{2, false, true}}));
    selection.word = 2;
    EXPECT_EQ(press(Qt::Key_Down), (CanvasRequests{SelectWord{3, false, true}})) << "not to 1, the first dependent";
    selection.word = 2;
    EXPECT_EQ(press(Qt::Key_Down), (CanvasRequests{SelectWord{1, false, true}}));
}

TEST_F(KeyboardAlone, ANumberThatCanOnlyMeanOneWordIsTakenAtOnceAndEnterIsLate)
{
    choose();
    const CanvasRequests wanted{PlainRequest::LeaveHeadMode, AttachWord{3, 5, false}, ShowWord{}};
    EXPECT_EQ(press(Qt::Key_5), wanted);
    keyboard.leaveHeadMode();
    EXPECT_TRUE(press(Qt::Key_Return).empty());
    EXPECT_TRUE(isTaken) << "so that Enter accepts nothing";
    press(Qt::Key_Return);
    EXPECT_FALSE(isTaken) << "the next one is a command";
}

TEST_F(KeyboardAlone, AFurtherParentIsNotTakenBeforeEnter)
{
    choose(HeadPurpose::FurtherParent);
    EXPECT_EQ(press(Qt::Key_5), CanvasRequests{ShowWord{5}});
    const CanvasRequests wanted{PlainRequest::LeaveHeadMode, AttachWord{3, 5, true}, ShowWord{}};
    EXPECT_EQ(press(Qt::Key_Return), wanted);
}

TEST_F(KeyboardAlone, TheRestOfAFormIsNoCommand)
{
    choose();
    EXPECT_EQ(type("e").size(), 3U);
    keyboard.leaveHeadMode();
    EXPECT_TRUE(press(Qt::Key_5, {}, "5").empty()) << "e5 goes on with it; no guess is taken";
    EXPECT_TRUE(isTaken);
    now = HeadMode::kLetterPause;
    EXPECT_EQ(press(Qt::Key_5, {}, "5"), CanvasRequests{TakeGuess{5}});
}

TEST_F(KeyboardAlone, TabAsksForTheRelationOfAHeadOnly)
{
    choose();
    press(Qt::Key_Right);
    EXPECT_EQ(press(Qt::Key_Tab).back(), CanvasRequest(PlainRequest::AskNewRelation));
    keyboard.leaveHeadMode();
    choose(HeadPurpose::GoTo);
    press(Qt::Key_Left);
    EXPECT_EQ(press(Qt::Key_Tab).back(), CanvasRequest(ShowWord{}));
}

TEST_F(KeyboardAlone, LettersAreAChordOrAShortcut)
{
    keyboard.setChords({QStringLiteral("ns")});
    EXPECT_EQ(type("n"), CanvasRequests{PlainRequest::WaitForLetters});
    EXPECT_EQ(type("s"), CanvasRequests{ApplyChord{QStringLiteral("ns")}});
    type("n");
    EXPECT_EQ(keyboard.expireChord({diagram, selection}), CanvasRequests{UseShortcut{QStringLiteral("n")}});
    type("x");
    EXPECT_FALSE(isTaken);
}

TEST_F(KeyboardAlone, EscapeIsForWhatHasBeenBegun)
{
    press(Qt::Key_Escape);
    EXPECT_FALSE(isTaken);
    selection.armed = true;
    EXPECT_EQ(press(Qt::Key_Escape), CanvasRequests{PlainRequest::CancelGesture});
}

} // namespace arcwright::ui::testing
