// SPDX-License-Identifier: GPL-3.0-or-later
#include <QScrollBar>
#include <QVBoxLayout>
#include <QWheelEvent>

#include "tests/ui/canvas/gesture_fixture.h"
#include "ui/canvas/canvas_texts.h"

namespace arcwright::ui::testing {

TEST_F(CanvasGestures, DraggingFromDependentToHeadAsksForThatHead)
{
    drag(word(4), word(3));
    expectRequest(heads, 4, 3);
    EXPECT_EQ(canvas.selectedWord(), 4);
}

TEST_F(CanvasGestures, TheDragDirectionCanBeTurned)
{
    canvas.setDragDirection(ArcCanvas::DragDirection::HeadToDependent);
    drag(word(3), word(4));
    expectRequest(heads, 4, 3);
}

TEST_F(CanvasGestures, DroppingOnTheCircleAboveTheWordMakesItTheRoot)
{
    canvas.setDragDirection(ArcCanvas::DragDirection::HeadToDependent);
    canvas.setSelectedWord(3);
    drag(word(3), canvas.rootTargetRect().center());
    expectRequest(heads, 3, 0);
}

TEST_F(CanvasGestures, DroppingAboveAllArcsMakesTheWordTheRoot)
{
    const int top = static_cast<int>(canvas.toViewport({0, canvas.diagramLayout().arcsTop}).y()) - 6;
    drag(word(3), QPoint(word(5).x(), top));
    expectRequest(heads, 3, 0);
}

TEST_F(CanvasGestures, DroppingNowhereOrOnTheWordItselfAsksForNothing)
{
    const QPoint nowhere(word(3).x(), canvas.viewport()->height() - 20);
    drag(word(3), nowhere);
    send(QEvent::MouseButtonPress, word(3), Qt::LeftButton);
    send(QEvent::MouseMove, nowhere, Qt::LeftButton);
    send(QEvent::MouseMove, word(3), Qt::LeftButton);
    send(QEvent::MouseButtonRelease, word(3), Qt::LeftButton);
    EXPECT_EQ(heads.count(), 0);
}

TEST_F(CanvasGestures, EscapeDropsADrag)
{
    send(QEvent::MouseButtonPress, word(4), Qt::LeftButton);
    send(QEvent::MouseMove, word(2), Qt::LeftButton);
    key(Qt::Key_Escape);
    send(QEvent::MouseButtonRelease, word(2), Qt::LeftButton);
    EXPECT_EQ(heads.count(), 0);
}

TEST_F(CanvasGestures, DraggingWithCtrlAsksForASecondaryParent)
{
    drag(word(1), word(3), Qt::ControlModifier);
    expectRequest(secondary, 1, 3);
    EXPECT_EQ(heads.count(), 0);
}

TEST_F(CanvasGestures, LookingAtOneWordAndThenAnotherAttachesNothing)
{
    for (const int each : {4, 2, 5}) {
        click(word(each));
        EXPECT_EQ(canvas.selectedWord(), each);
        EXPECT_FALSE(canvas.isArmed());
    }
    EXPECT_EQ(heads.count(), 0);
}

TEST_F(CanvasGestures, ClickingTheSelectedWordAndThenAnotherAttachesTheFirst)
{
    click(word(4));
    click(word(4));
    EXPECT_EQ(canvas.selectedWord(), 4);
    EXPECT_TRUE(canvas.isArmed());
    EXPECT_EQ(heads.count(), 0);
    click(word(2));
    expectRequest(heads, 4, 2);
}

TEST_F(CanvasGestures, AfterAttachingTheNextClickOnlySelects)
{
    click(word(4));
    click(word(4));
    click(word(2));
    EXPECT_EQ(canvas.selectedWord(), 4);
    EXPECT_FALSE(canvas.isArmed());
    click(word(1));
    EXPECT_EQ(heads.count(), 1);
    EXPECT_EQ(canvas.selectedWord(), 1);
    EXPECT_FALSE(canvas.isArmed());
}

TEST_F(CanvasGestures, ClickingAnArmedWordDeselectsIt)
{
    click(word(4));
    click(word(4));
    click(word(4));
    EXPECT_EQ(canvas.selectedWord(), 0);
    EXPECT_FALSE(canvas.isArmed());
}

TEST_F(CanvasGestures, EscapeDisarms)
{
    click(word(4));
    click(word(4));
    key(Qt::Key_Escape);
    EXPECT_FALSE(canvas.isArmed());
    click(word(2));
    EXPECT_EQ(heads.count(), 0);
}

TEST_F(CanvasGestures, ClickingTheBackgroundCancelsAndDeselects)
{
    click(word(4));
    click(word(4));
    click(QPoint(3, 3));
    EXPECT_EQ(canvas.selectedWord(), 0);
    click(word(2));
    EXPECT_EQ(heads.count(), 0);
}

TEST_F(CanvasGestures, MovingWithTheKeyboardArmsNothing)
{
    click(word(4));
    click(word(4));
    key(Qt::Key_Right);
    EXPECT_EQ(canvas.selectedWord(), 5);
    click(word(1));
    EXPECT_EQ(heads.count(), 0);
}

TEST_F(CanvasGestures, ClickingALabelAboveAsksToEditIt)
{
    QSignalSpy arcs(&canvas, &ArcCanvas::arcSelected);
    click(canvas.labelRect(3, Side::Above).center());
    ASSERT_EQ(labels.count(), 1);
    EXPECT_EQ(labels.at(0).at(0).toInt(), 3);
    EXPECT_EQ(labels.at(0).at(1).toRect(), canvas.labelRect(3, Side::Above));
    ASSERT_EQ(arcs.count(), 1);
    EXPECT_EQ(arcs.at(0).at(1).toInt(), 2);
    EXPECT_EQ(arcs.at(0).at(2).toInt(), 3);
}

TEST_F(CanvasGestures, ClickingAPredictedLabelSelectsItsArcAndEditsNothing)
{
    QSignalSpy arcs(&canvas, &ArcCanvas::arcSelected);
    click(canvas.labelRect(3, Side::Below).center());
    EXPECT_EQ(labels.count(), 0);
    ASSERT_EQ(arcs.count(), 1);
    EXPECT_EQ(arcs.at(0).at(0).value<Side>(), Side::Below);
}

TEST_F(CanvasGestures, DoubleClickingAWordActivatesIt)
{
    QSignalSpy activated(&canvas, &ArcCanvas::wordActivated);
    QTest::mouseDClick(canvas.viewport(), Qt::LeftButton, {}, word(2));
    ASSERT_EQ(activated.count(), 1);
    EXPECT_EQ(activated.at(0).at(0).toInt(), 2);
    EXPECT_EQ(canvas.selectedWord(), 2);
    EXPECT_FALSE(canvas.isArmed());
}

TEST_F(CanvasGestures, HoveringTellsTheArcUnderThePointer)
{
    QSignalSpy hovered(&canvas, &ArcCanvas::arcHovered);
    send(QEvent::MouseMove, canvas.labelRect(1, Side::Above).center(), Qt::NoButton);
    ASSERT_EQ(hovered.count(), 1);
    EXPECT_EQ(hovered.at(0).at(0).toInt(), basicArc(canvas.diagram(), Side::Above, 1));
}

TEST_F(CanvasGestures, ANewDiagramOfTheSameLengthKeepsTheSelection)
{
    canvas.setSelectedWord(4);
    canvas.setDiagram(diagramOf({2, 0, 2, 2, 3}));
    EXPECT_EQ(canvas.selectedWord(), 4);
    canvas.setDiagram(diagramOf({2, 0, 2}));
    EXPECT_EQ(canvas.selectedWord(), 0);
}

TEST_F(CanvasGestures, TheWordsStayWhereTheyAreWhenAnEditAddsALevel)
{
    const int before = canvas.wordRect(1).top();
    canvas.setDiagram(diagramOf({2, 0, 2, 5, 1}, {2, 0, 2, 3, 3}));
    EXPECT_NEAR(canvas.wordRect(1).top(), before, 1);
}

TEST_F(CanvasGestures, SelectingFarWordsScrollsToThem)
{
    canvas.setDiagram(diagramOf(projectiveTree(120, 4)), ArcCanvas::ViewReset::Reset);
    EXPECT_FALSE(canvas.viewport()->rect().contains(canvas.wordRect(120)));
    canvas.setSelectedWord(120);
    EXPECT_TRUE(canvas.viewport()->rect().contains(canvas.wordRect(120)));
    canvas.setSelectedWord(1);
    EXPECT_TRUE(canvas.viewport()->rect().contains(canvas.wordRect(1)));
}

TEST_F(CanvasGestures, RightToLeftSentencesBeginAtTheRightEdge)
{
    Diagram diagram = diagramOf(projectiveTree(120, 4));
    diagram.rightToLeft = true;
    canvas.setDiagram(diagram, ArcCanvas::ViewReset::Reset);
    const QRect first = canvas.wordRect(1);
    EXPECT_GE(first.left(), 0);
    EXPECT_LE(first.right(), canvas.viewport()->width());
}

TEST_F(CanvasGestures, TheMiddleButtonPans)
{
    canvas.setDiagram(diagramOf(projectiveTree(120, 4)), ArcCanvas::ViewReset::Reset);
    drag(QPoint(600, 200), QPoint(400, 200), {}, Qt::MiddleButton);
    EXPECT_EQ(canvas.horizontalScrollBar()->value(), 200);
    EXPECT_EQ(heads.count(), 0);
}

TEST_F(CanvasGestures, CtrlAndTheWheelZoomAroundThePointer)
{
    canvas.setDiagram(diagramOf(projectiveTree(120, 4)), ArcCanvas::ViewReset::Reset);
    canvas.setSelectedWord(60);
    const QPointF pointer = canvas.wordRect(60).center();
    const QPointF below = canvas.toDiagram(pointer);
    QWheelEvent event(pointer, canvas.viewport()->mapToGlobal(pointer), {}, {0, 120}, Qt::NoButton, Qt::ControlModifier,
        Qt::NoScrollPhase, false);
    QApplication::sendEvent(canvas.viewport(), &event);
    EXPECT_GT(canvas.zoom(), 1.1);
    EXPECT_NEAR(canvas.toDiagram(pointer).x(), below.x(), 2);
}

TEST_F(CanvasGestures, FitWidthShowsTheWholeSentence)
{
    canvas.setDiagram(diagramOf(projectiveTree(40, 4)), ArcCanvas::ViewReset::Reset);
    canvas.fitWidth();
    EXPECT_LT(canvas.zoom(), 1);
    EXPECT_LE(canvas.horizontalScrollBar()->maximum(), 1);
}

TEST_F(CanvasGestures, ClicksFindWordsAtAnyZoom)
{
    canvas.setZoom(1.7);
    click(word(2));
    EXPECT_EQ(canvas.selectedWord(), 2);
}

TEST_F(CanvasGestures, TooltipNamesRelationStatusAndGapWords)
{
    // 4 -> 1 spans 2 and 3, which hang from 5.
    canvas.setDiagram(diagramOf({4, 5, 5, 5, 0}));
    const QString text = arcToolTip(canvas.diagram(), 0);
    EXPECT_TRUE(text.contains(QStringLiteral("d4 → a1, r"))) << qPrintable(text);
    EXPECT_TRUE(text.contains(QStringLiteral("b2, c3"))) << qPrintable(text);
}

TEST_F(CanvasGestures, ScreenReadersHearTheSelectedWordAndItsHead)
{
    EXPECT_FALSE(canvas.accessibleName().isEmpty());
    canvas.setSelectedWord(1);
    EXPECT_TRUE(canvas.accessibleDescription().contains(QStringLiteral("a1")));
    EXPECT_TRUE(canvas.accessibleDescription().contains(QStringLiteral("b2")));
}

TEST_F(CanvasGestures, TheSubtreeUnderThePointerIsInFocus)
{
    canvas.setFocusMode(FocusMode::Subtree);
    const QImage nothingChosen = canvas.grab().toImage();
    send(QEvent::MouseMove, word(3), Qt::NoButton);
    const QImage pointed = canvas.grab().toImage();
    EXPECT_NE(pointed, nothingChosen);
    canvas.setFocusMode(FocusMode::Everything);
    EXPECT_NE(canvas.grab().toImage(), pointed) << "the others step back more than they do without";
}

TEST_F(CanvasGestures, AnotherRelationIsOfferedBesideTheOneThereIs)
{
    const QRect label = canvas.labelRect(3, Side::Above);
    const QImage before = canvas.grab().toImage();
    canvas.setGhost(GhostArc{2, 3, QStringLiteral("x")});
    const QImage after = canvas.grab().toImage();
    EXPECT_NE(after, before);
    EXPECT_EQ(after.copy(label), before.copy(label)) << "which can still be read";
}

TEST_F(CanvasGestures, ReadingBeginsAtTheRightAlsoAfterAResize)
{
    Diagram diagram = diagramOf(projectiveTree(60, 4));
    diagram.rightToLeft = true;
    canvas.setDiagram(diagram, ArcCanvas::ViewReset::Reset);
    canvas.resize(700, 480);
    EXPECT_TRUE(canvas.viewport()->rect().contains(canvas.wordRect(1)));
    canvas.resize(1100, 520);
    EXPECT_TRUE(canvas.viewport()->rect().contains(canvas.wordRect(1)));
}

namespace {

/// A canvas between lines that come and go, as those of a sentence do.
class CanvasAmongLines : public ::testing::Test {
protected:
    CanvasAmongLines()
    {
        above.setFixedHeight(lines);
        below.setFixedHeight(lines);
        above.hide();
        below.hide();
        auto* layout = new QVBoxLayout(&page);
        layout->addWidget(&above);
        layout->addWidget(&canvas, 1);
        layout->addWidget(&below);
        page.resize(900, 600);
        canvas.setDiagram(diagramOf({2, 0, 2, 5, 3}, {2, 0, 2, 3, 3}), ArcCanvas::ViewReset::Reset);
        page.show();
        settle();
        page.grab(); // seen
    }
    ~CanvasAmongLines() override
    {
        for (QWidget* each :
            {static_cast<QWidget*>(&above), static_cast<QWidget*>(&canvas), static_cast<QWidget*>(&below)})
            each->setParent(nullptr);
    }

    static void settle()
    {
        for (int turn = 0; turn < 3; ++turn)
            QCoreApplication::processEvents();
    }
    QPoint place(int word) const { return canvas.viewport()->mapTo(&page, canvas.wordRect(word).center()); }

    static constexpr int lines = 44;
    QWidget page;
    QWidget above;
    ArcCanvas canvas;
    QWidget below;
};

} // namespace

TEST_F(CanvasAmongLines, WordsStayOnTheScreenWhenALineComesAboveOrBelow)
{
    const QPoint before = place(3);
    for (QWidget* line : {&below, &above}) {
        line->show();
        settle();
        ASSERT_TRUE(line->isVisible());
        EXPECT_EQ(place(3), before);
        page.grab();
        line->hide();
        settle();
        EXPECT_EQ(place(3), before);
    }
    above.show();
    below.show();
    settle();
    EXPECT_EQ(place(3), before);
}

TEST_F(CanvasAmongLines, TheTopOfWhatDoesNotFitStaysInSight)
{
    canvas.setWrapped(true);
    above.setFixedHeight(lines / 2);
    page.resize(220, 200);
    settle();
    canvas.setDiagram(canvas.diagram(), ArcCanvas::ViewReset::Reset);
    settle();
    page.grab();
    const QScrollBar& bar = *canvas.verticalScrollBar();
    ASSERT_GT(bar.maximum(), lines);
    ASSERT_EQ(bar.value(), 0);
    above.show();
    settle();
    EXPECT_EQ(bar.value(), 0);
    above.hide();
    settle();
    page.grab();
    const QPointF pointed = canvas.viewport()->rect().center();
    QMouseEvent moved(QEvent::MouseMove, pointed, canvas.viewport()->mapToGlobal(pointed), Qt::NoButton, Qt::NoButton,
        Qt::NoModifier);
    QCoreApplication::sendEvent(canvas.viewport(), &moved);
    above.show();
    settle();
    EXPECT_GT(bar.value(), 0) << "whoever points at a word finds it where it was";
}

TEST_F(CanvasAmongLines, InAWindowOfAnotherSizeTheyAreInTheMiddleAgain)
{
    const QPoint before = place(3);
    page.resize(900, 800);
    settle();
    EXPECT_EQ(place(3).x(), before.x());
    EXPECT_NEAR(place(3).y(), before.y() + 100, 1);
}

TEST_F(CanvasAmongLines, TheSelectedWordStaysWhereItIsWhenLabelsBeforeItGrow)
{
    canvas.setSelectedWord(4);
    const QPoint before = place(4);
    const QPoint first = place(1);
    Diagram longer = canvas.diagram();
    longer.arcs[static_cast<std::size_t>(basicArc(longer, Side::Above, 1))].label = QString(16, u'm');
    canvas.setDiagram(longer);
    EXPECT_NE(place(1), first) << "which has moved";
    EXPECT_NEAR(place(4).x(), before.x(), 1);
    EXPECT_NEAR(place(4).y(), before.y(), 1);
}

TEST_F(CanvasGestures, TheWordInTheRootsPlaceCanBeReadUnderAnArcThatIsDrawn)
{
    send(QEvent::MouseButtonPress, word(3), Qt::LeftButton);
    send(QEvent::MouseMove, (word(3) + word(1)) / 2, Qt::LeftButton);
    send(QEvent::MouseMove, word(1), Qt::LeftButton);
    const QRect target = canvas.rootTargetRect();
    const QImage image = canvas.viewport()->grab().toImage();
    constexpr int rim = 4;
    int touched = 0;
    for (int y = target.top() + rim; y <= target.bottom() - rim; ++y) {
        for (int x = target.left() + target.height() / 2; x <= target.right() - target.height() / 2; ++x)
            touched += image.pixelColor(x, y) == canvas.diagramStyle().rubber ? 1 : 0;
    }
    send(QEvent::MouseButtonRelease, word(3), Qt::LeftButton);
    EXPECT_EQ(touched, 0);
    EXPECT_GT(target.height(), 2 * rim);
}

} // namespace arcwright::ui::testing
