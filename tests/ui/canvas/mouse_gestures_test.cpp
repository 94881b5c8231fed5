// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "tests/ui/canvas/fixture.h"
#include "ui/canvas/mouse_gestures.h"
#include "ui/canvas/prompt_bar.h"

namespace arcwright::ui::testing {

namespace {

class MouseAlone : public ::testing::Test {
protected:
    CanvasRequests clickOn(const DiagramHit& hit, Qt::KeyboardModifiers modifiers = {}, bool isChoosingHead = false)
    {
        mouse.press(hit, {});
        mouse.release();
        return mouse.click(diagram, selection, modifiers, isChoosingHead);
    }
    static DiagramHit onWord(int word) { return {DiagramHit::Kind::Word, word, -1}; }

    Diagram diagram = diagramOf({2, 0, 2, 5, 3});
    DiagramSelection selection;
    MouseGestures mouse;
};

} // namespace

/// To look at one word after another changes no tree.
TEST_F(MouseAlone, AClickOnTheSelectedWordArmsItAndTheNextAttaches)
{
    EXPECT_EQ(clickOn(onWord(3)), (CanvasRequests{SelectWord{3, false}}));
    selection.word = 3;
    EXPECT_EQ(clickOn(onWord(5)), (CanvasRequests{SelectWord{5, false}}));
    EXPECT_EQ(clickOn(onWord(3)), (CanvasRequests{SelectWord{3, true}}));
    selection = {3, 0, -1, true};
    EXPECT_EQ(clickOn(onWord(5)), (CanvasRequests{AttachWord{3, 5, false}}));
    EXPECT_EQ(clickOn(onWord(3)), (CanvasRequests{SelectWord{0, false}}));
}

TEST_F(MouseAlone, AWordWithoutAHeadWaitsForItAtOnce)
{
    std::erase_if(diagram.arcs, [](const DiagramArc& arc) { return arc.dependent == 3; });
    EXPECT_EQ(clickOn(onWord(3)), (CanvasRequests{SelectWord{3, true}}));
    mouse.setClicksAttach(false);
    EXPECT_EQ(clickOn(onWord(3)), (CanvasRequests{SelectWord{3, false}}));
}

TEST_F(MouseAlone, ShiftExtendsFromASelectedWordOnly)
{
    EXPECT_EQ(clickOn(onWord(3), Qt::ShiftModifier), (CanvasRequests{SelectWord{3, false}}));
    selection.word = 3;
    EXPECT_EQ(clickOn(onWord(5), Qt::ShiftModifier), (CanvasRequests{ExtendSelection{5}}));
    EXPECT_EQ(clickOn(onWord(5), Qt::ShiftModifier, true), (CanvasRequests{ChooseCandidate{5}}));
}

TEST_F(MouseAlone, ALabelAsksForItsRelationUnlessItIsProposed)
{
    const DiagramHit label{DiagramHit::Kind::Label, 0, 0};
    const int dependent = diagram.arcs[0].dependent;
    EXPECT_EQ(clickOn(label),
        (CanvasRequests{PlainRequest::CancelGesture, SelectWord{dependent}, SelectArc{0}, PlainRequest::EditRelation}));
    diagram.arcs[0].proposed = true;
    EXPECT_EQ(clickOn(label), (CanvasRequests{PlainRequest::CancelGesture, SelectWord{dependent}, SelectArc{0}}));
    EXPECT_EQ(MouseGestures::doubleClick(diagram, label), (CanvasRequests{TakeProposal{0}}));
}

/// As its label does: one meets the line as often.
TEST_F(MouseAlone, ADoubleClickOnTheLineOfAnArcAsksForItsRelation)
{
    const DiagramHit line{DiagramHit::Kind::Arc, 0, 0};
    EXPECT_EQ(MouseGestures::doubleClick(diagram, line),
        (CanvasRequests{SelectWord{diagram.arcs[0].dependent}, SelectArc{0}, PlainRequest::EditRelation}));
    EXPECT_EQ(MouseGestures::doubleClick(diagram, {}), CanvasRequests());
}

TEST_F(MouseAlone, ADragBeginsAtADistanceAndEndsAsTheDirectionReadsIt)
{
    mouse.press(onWord(3), {10, 10});
    EXPECT_EQ(mouse.begins(diagram, {14, 10}, 10), MouseGestures::Gesture::None);
    EXPECT_EQ(mouse.begins(diagram, {20, 10}, 10), MouseGestures::Gesture::DragWord);
    EXPECT_EQ(mouse.drop(5, {}), (CanvasRequests{AttachWord{3, 5, false}}));
    EXPECT_EQ(mouse.drop(5, Qt::ControlModifier), (CanvasRequests{AttachWord{3, 5, true}}));
    EXPECT_TRUE(mouse.drop(std::nullopt, {}).empty());
    mouse.setDragDirection(DragDirection::HeadToDependent);
    EXPECT_EQ(mouse.drop(5, {}), (CanvasRequests{AttachWord{5, 3, false}}));
    EXPECT_EQ(mouse.drop(0, {}), (CanvasRequests{AttachWord{3, 0, false}})) << "the root is always the head";
}

TEST_F(MouseAlone, ADragThatBeginsAtAnEdgeDoesNotScrollUntilItComesBackToOne)
{
    const QSize viewport(400, 300);
    mouse.press(onWord(1), {200, 290});
    EXPECT_FALSE(mouse.scrollsAt({210, 285}, viewport)) << "the word is there, and so may be its head";
    EXPECT_FALSE(mouse.scrollsAt({210, 150}, viewport));
    EXPECT_TRUE(mouse.scrollsAt({210, 290}, viewport));
    mouse.release();
    mouse.press(onWord(1), {200, 290});
    EXPECT_FALSE(mouse.scrollsAt({210, 290}, viewport));
    EXPECT_TRUE(mouse.scrollsAt({210, 310}, viewport)) << "beyond it";
}

TEST_F(MouseAlone, TheEdgeScrollsButNotTowardsTheRoot)
{
    const QSize viewport(400, 300);
    EXPECT_FALSE(isNearEdge({200, 150}, viewport));
    EXPECT_TRUE(isNearEdge({5, 150}, viewport));
    EXPECT_LT(edgeScroll({5, 150}, viewport, false).x(), 0);
    EXPECT_EQ(edgeScroll({200, 5}, viewport, false).y(), 0) << "the root is above";
    EXPECT_LT(edgeScroll({200, 5}, viewport, true).y(), 0);
}

TEST(MouseGestureRows, NameWhatIsHeld)
{
    const KeyRows rows = mouseGestureRows();
    const auto has = [&](const QString& keys) {
        return std::any_of(rows.begin(), rows.end(), [&](const KeyRow& row) { return row.keys == keys; });
    };
    for (const char* keys : {"Drag", "Ctrl+drag", "Click", "Click, click", "Shift+click", "Double click",
             "Middle button", "Ctrl+wheel", "Shift+wheel"})
        EXPECT_TRUE(has(QString::fromLatin1(keys))) << keys;
}

TEST(PromptPlace, StandsAsLowAsItCoversNoWord)
{
    const QSize viewport(600, 300);
    const QString text = QStringLiteral("Head of “a”");
    const QRect lowest = promptPlace(text, QFont(), viewport, {}, {});
    EXPECT_GT(lowest.bottom(), 280);
    const QRect word(280, 270, 40, 20);
    const QRect above = promptPlace(text, QFont(), viewport, {word}, word);
    EXPECT_LT(above.bottom(), word.top());
    EXPECT_GT(above.bottom(), word.top() - 10);
}

TEST(PromptPlace, WrapsWhatIsWiderThanTheDiagram)
{
    const QString text = QStringLiteral("Head of “a”: number (0: root), or first letters, or arrows and Enter");
    const QFont font;
    const int line = QFontMetrics(font).lineSpacing();
    const QRect wide = promptPlace(text, font, QSize(2000, 300), {}, {});
    EXPECT_LT(wide.height(), 2 * line);
    const QSize narrow(wide.width() * 2 / 3, 300);
    const QRect wrapped = promptPlace(text, font, narrow, {}, {});
    EXPECT_GE(wrapped.height(), 2 * line);
    EXPECT_TRUE(QRect(QPoint(), narrow).contains(wrapped));
}

} // namespace arcwright::ui::testing
