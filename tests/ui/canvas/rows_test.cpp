// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <set>

#include <QImage>
#include <QPainter>
#include <QScrollBar>

#include "tests/ui/canvas/gesture_fixture.h"
#include "ui/canvas/ghost_curve.h"

namespace arcwright::ui::testing {

namespace {

/// The hands of CanvasGestures, on a sentence that is too wide for the canvas.
class CanvasRows : public CanvasGestures {
protected:
    CanvasRows()
    {
        canvas.setWrapped(true);
        canvas.resize(700, 900);
        canvas.setDiagram(diagramOf(projectiveTree(24, 5)), ArcCanvas::ViewReset::Reset);
    }

    std::size_t rows() const { return canvas.diagramLayout().rows.size(); }
    int top(int word) const { return canvas.wordRect(word).top(); }
};

} // namespace

TEST_F(CanvasRows, TakeTheWidthThereIs)
{
    EXPECT_GT(rows(), 1U);
    EXPECT_EQ(canvas.horizontalScrollBar()->maximum(), 0);
    const std::size_t before = rows();
    canvas.resize(500, 900);
    EXPECT_GT(rows(), before);
    canvas.resize(5000, 900);
    EXPECT_EQ(rows(), 1U);
}

TEST_F(CanvasRows, AreOneWhereNotAskedFor)
{
    canvas.setWrapped(false);
    EXPECT_EQ(rows(), 1U);
    EXPECT_GT(canvas.horizontalScrollBar()->maximum(), 0);
    canvas.setWrapped(true);
    canvas.setLayoutKind(LayoutKind::Tree);
    EXPECT_TRUE(canvas.diagramLayout().continuations.empty());
    canvas.setLayoutKind(LayoutKind::Arcs);
    EXPECT_GT(rows(), 1U);
}

TEST_F(CanvasRows, AreDividedAnewWithTheSelectedWordInView)
{
    canvas.resize(700, 260);
    for (int word = 1; word <= 24; ++word) {
        canvas.resize(700, 260);
        canvas.setSelectedWord(word);
        canvas.resize(400, 220);
        EXPECT_TRUE(canvas.viewport()->rect().contains(canvas.wordRect(word).center())) << word;
    }
}

TEST_F(CanvasRows, LeaveAWordThatIsNotLookedAtWhereItIs)
{
    canvas.resize(700, 260);
    canvas.setSelectedWord(24);
    canvas.verticalScrollBar()->setValue(0);
    ASSERT_FALSE(canvas.viewport()->rect().contains(canvas.wordRect(24).center()));
    canvas.resize(700, 250);
    EXPECT_EQ(canvas.verticalScrollBar()->value(), 0);
}

TEST_F(CanvasRows, AreNotCoveredByWhatIsSaidOfTheNextKey)
{
    int places = 0;
    std::set<int> tops;
    for (int height = 200; height < 420; height += 7) {
        canvas.resize(900, height);
        canvas.setSelectedWord(3);
        canvas.verticalScrollBar()->setValue(0);
        key(Qt::Key_Escape);
        EXPECT_TRUE(canvas.hintRect().isEmpty());
        canvas.enterHeadMode();
        const QRect hint = canvas.hintRect();
        ASSERT_FALSE(hint.isEmpty());
        EXPECT_TRUE(canvas.viewport()->rect().contains(hint));
        for (int word = 1; word <= 24; ++word)
            places += hint.intersects(canvas.wordRect(word)) ? 1 : 0;
        tops.insert(height - hint.bottom());
        key(Qt::Key_Escape);
    }
    EXPECT_EQ(places, 0);
    EXPECT_GT(tops.size(), 1U) << "somewhere it had to give way";
}

TEST_F(CanvasRows, ADragFromRowToRowAsksForThatHead)
{
    ASSERT_GT(top(24), top(1));
    drag(word(24), word(1));
    expectRequest(heads, 24, 1);
}

TEST_F(CanvasRows, AGhostFromAnotherRowStaysInTheRowOfItsWord)
{
    const QImage before = canvas.grab().toImage();
    canvas.setGhost(GhostArc{1, 24, QStringLiteral("x")});
    const QImage after = canvas.grab().toImage();
    ASSERT_NE(after, before);
    const double bandTop = canvas.toViewport(QPointF(0, canvas.diagramLayout().rows.back().top)).y();
    for (int y = 0; y < static_cast<int>(bandTop) - 20; ++y) {
        for (int x = 0; x < after.width(); ++x)
            ASSERT_EQ(after.pixel(x, y), before.pixel(x, y)) << x << ", " << y;
    }
}

TEST_F(CanvasRows, TheRootIsAboveTheWordInAnyRow)
{
    canvas.setSelectedWord(24);
    drag(word(24), canvas.rootTargetRect().center());
    expectRequest(heads, 24, 0);
}

TEST_F(CanvasRows, ArrowsGoOnFromRowToRow)
{
    canvas.setSelectedWord(1);
    for (int word = 2; word <= 24; ++word) {
        key(Qt::Key_Right);
        EXPECT_EQ(canvas.selectedWord(), word);
    }
    key(Qt::Key_Home);
    EXPECT_EQ(canvas.selectedWord(), 1);
}

TEST_F(CanvasRows, TheSelectedWordIsInViewWithItsRow)
{
    canvas.resize(450, 300);
    for (const int chosen : {24, 1, 13}) {
        canvas.setSelectedWord(chosen);
        EXPECT_GE(top(chosen), 0);
        EXPECT_LE(canvas.wordRect(chosen).bottom(), canvas.viewport()->height());
    }
}

TEST_F(CanvasRows, TheSelectedWordIsInViewWithArcsOnBothSidesWhereItsRowDoesNotFit)
{
    const std::vector<int> tree = projectiveTree(24, 5);
    canvas.setDiagram(diagramOf(tree, tree), ArcCanvas::ViewReset::Reset);
    canvas.resize(450, 200);
    for (const int chosen : {24, 1, 13}) {
        const DiagramRow& row = canvas.diagramLayout().rows[static_cast<std::size_t>(rowAt(
            canvas.diagramLayout(), canvas.diagramLayout().words[static_cast<std::size_t>(chosen) - 1].box.top()))];
        ASSERT_GT(row.bottom - row.top, 200) << "higher than the canvas";
        canvas.setSelectedWord(chosen);
        EXPECT_GT(top(chosen), 40);
        EXPECT_LT(canvas.wordRect(chosen).bottom(), canvas.viewport()->height() - 40);
    }
}

TEST_F(CanvasRows, TheWordIsInViewAgainOnceItsHeadIsChosenInAnotherRow)
{
    canvas.resize(450, 200);
    canvas.setSelectedWord(24);
    canvas.enterHeadMode();
    key(Qt::Key_Home);
    ASSERT_LT(top(1), canvas.viewport()->height());
    ASSERT_GT(top(24), canvas.viewport()->height()) << "the candidate is looked at";
    key(Qt::Key_Return);
    expectRequest(heads, 24, 1);
    EXPECT_TRUE(canvas.viewport()->rect().contains(canvas.wordRect(24)));
}

TEST_F(CanvasRows, AGhostsLabelIsAllInThePicture)
{
    canvas.resize(450, 900);
    const QString label(40, u'm');
    for (const int edge : {1, 24}) {
        canvas.setGhost(GhostArc{edge == 1 ? 24 : 1, edge, label});
        const QImage image = canvas.grab().toImage();
        int touched = 0;
        const int left = static_cast<int>(canvas.toViewport({0, 0}).x());
        for (int y = 0; y < canvas.viewport()->height(); ++y)
            touched += image.pixelColor(std::max(0, left), y) == canvas.diagramStyle().rubber ? 1 : 0;
        EXPECT_EQ(touched, 0) << "at the left rim, beyond which it would be cut off";
    }
}

TEST_F(CanvasRows, AGhostsLabelCoversNoOtherWhereThereIsRoom)
{
    canvas.setWrapped(false);
    const QSizeF size(40, 14);
    int raised = 0;
    for (unsigned seed = 0; seed < 10; ++seed) {
        canvas.setDiagram(diagramOf(projectiveTree(12, seed)), ArcCanvas::ViewReset::Reset);
        const DiagramLayout& layout = canvas.diagramLayout();
        const auto covers = [&](const GhostCurve& curve) {
            QRectF place({}, size);
            place.moveCenter(curve.label);
            EXPECT_GE(place.top(), 0) << "the picture ends there";
            return std::ranges::any_of(
                layout.arcs, [&](const ArcShape& arc) { return arc.isPlaced() && arc.label.intersects(place); });
        };
        for (int head = 1; head <= 12; ++head) {
            for (int dependent = 1; dependent <= 12; ++dependent) {
                if (dependent == head)
                    continue;
                const QPointF start = editedEdge(canvas.diagram(), layout.words[std::size_t(head) - 1].box);
                const QPointF end = editedEdge(canvas.diagram(), layout.words[std::size_t(dependent) - 1].box);
                constexpr double lift = 40; // among the labels of the lowest arcs
                const GhostCurve curve = ghostCurve(canvas.diagram(), layout, start, end, lift, size);
                const GhostCurve lowest = ghostCurve(canvas.diagram(), layout, start, end, lift, {});
                EXPECT_LE(curve.label.y(), lowest.label.y());
                raised += curve.label.y() < lowest.label.y() ? 1 : 0;
                EXPECT_TRUE(!covers(curve) || curve.label == lowest.label)
                    << seed << ": " << head << " to " << dependent << " is no better place";
            }
        }
    }
    EXPECT_GT(raised, 0);
}

TEST_F(CanvasRows, AGhostsLineRunsThroughNoLabel)
{
    canvas.setWrapped(false);
    canvas.resize(3000, 900);
    int crossed = 0;
    for (unsigned seed = 0; seed < 6; ++seed) {
        canvas.setDiagram(diagramOf(projectiveTree(12, seed)), ArcCanvas::ViewReset::Reset);
        canvas.setGhost(std::nullopt);
        const QImage bare = canvas.viewport()->grab().toImage();
        for (int dependent = 3; dependent <= 12; dependent += 3) {
            const int head = dependent == 3 ? 12 : dependent == 6 ? 0 : 1; // from the root it is straight
            if (basicArc(canvas.diagram(), Side::Above, dependent) >= 0
                && canvas.diagram()
                        .arcs[static_cast<std::size_t>(basicArc(canvas.diagram(), Side::Above, dependent))]
                        .head
                    == head)
                continue; // it stands there
            canvas.setGhost(GhostArc{head, dependent, {}});
            const QImage offered = canvas.viewport()->grab().toImage();
            for (std::size_t arc = 0; arc < canvas.diagram().arcs.size(); ++arc) {
                const QRect label = canvas.arcLabelRect(static_cast<int>(arc)).adjusted(1, 1, -1, -1);
                if (label.isEmpty())
                    continue;
                EXPECT_EQ(bare.copy(label), offered.copy(label)) << seed << ": to " << dependent << ", label " << arc;
                ++crossed;
            }
        }
    }
    EXPECT_GT(crossed, 100);
}

TEST_F(CanvasRows, AGhostFromAnotherRowHasItsLabelBesideThoseOfArcs)
{
    DiagramLayout layout;
    ArcShape shape;
    shape.label = QRectF(80, 40, 40, 20);
    layout.arcs.push_back(shape);
    const QPointF free = freeAlong(layout, {100, 0}, {100, 100}, {30, 14});
    QRectF place({}, QSizeF(30, 14));
    place.moveCenter(free);
    EXPECT_FALSE(place.intersects(shape.label));
    layout.arcs.clear();
    EXPECT_EQ(freeAlong(layout, {100, 0}, {100, 100}, {30, 14}), QPointF(100, 50));
}

TEST_F(CanvasRows, APieceThatGoesOnOverTheBorderNeedsNoRoomForACornerThere)
{
    int pieces = 0;
    for (unsigned seed = 0; seed < 20; ++seed) {
        canvas.setDiagram(diagramOf(projectiveTree(24, seed)), ArcCanvas::ViewReset::Reset);
        const DiagramLayout& layout = canvas.diagramLayout();
        for (const ArcContinuation& piece : layout.continuations) {
            const ArcShape& shape = piece.shape;
            const double wanted = layout.arcs[static_cast<std::size_t>(piece.arc)].label.width();
            const auto isLegIn = [&](const ArcShape& other) {
                return other.row == shape.row && other.side == shape.side && other.level > shape.level
                    && ((shape.left() < other.headX && other.headX < shape.right())
                        || (shape.left() < other.dependentX && other.dependentX < shape.right()));
            };
            const bool isFree = std::ranges::none_of(layout.arcs, isLegIn)
                && std::ranges::none_of(
                    layout.continuations, [&](const ArcContinuation& other) { return isLegIn(other.shape); });
            constexpr double ofOneLeg = 16; // where it meets a word
            if (!isFree || shape.right() - shape.left() < wanted + ofOneLeg)
                continue;
            ++pieces;
            EXPECT_FALSE(shape.label.isEmpty()) << seed << ": arc " << piece.arc << " in row " << shape.row;
        }
    }
    EXPECT_GT(pieces, 0);
}

TEST_F(CanvasRows, TheHintDoesNotCoverTheSelectedWord)
{
    canvas.setWrapped(false);
    canvas.resize(900, static_cast<int>(canvas.diagramLayout().words.front().box.bottom()) + 4);
    canvas.verticalScrollBar()->setValue(0);
    canvas.setSelectedWord(12);
    ASSERT_GT(canvas.wordRect(12).bottom(), canvas.viewport()->height() - 40);
    canvas.enterHeadMode();
    const QImage image = canvas.viewport()->grab().toImage();
    const auto hintPixels = [&](QRect within) {
        int found = 0;
        for (int y = within.top(); y <= within.bottom(); ++y) {
            for (int x = within.left(); x <= within.right(); ++x)
                found += image.pixelColor(x, y) == canvas.diagramStyle().hintFill ? 1 : 0;
        }
        return found;
    };
    EXPECT_GT(hintPixels(image.rect()), 1000) << "it is there";
    EXPECT_EQ(hintPixels(canvas.wordRect(12).intersected(image.rect())), 0);
}

TEST_F(CanvasRows, TheFirstWordsAreInViewWhereTheArcsAboveThemTakeAllOfIt)
{
    EXPECT_EQ(canvas.verticalScrollBar()->value(), 0);
    canvas.resize(canvas.width(), static_cast<int>(canvas.diagramLayout().words.front().box.bottom()) - 5);
    EXPECT_GT(canvas.verticalScrollBar()->value(), 0);
    EXPECT_TRUE(canvas.viewport()->rect().contains(canvas.wordRect(1)));
}

TEST_F(CanvasRows, EveryPieceOfAnArcSelectsIt)
{
    const auto& continuations = canvas.diagramLayout().continuations;
    ASSERT_FALSE(continuations.empty());
    for (const ArcContinuation& piece : continuations) {
        if (piece.shape.label.isEmpty())
            continue;
        const DiagramArc& arc = canvas.diagram().arcs[static_cast<std::size_t>(piece.arc)];
        canvas.selectArc(-1);
        labels.clear();
        click(canvas.toViewport(piece.shape.label.center()).toPoint());
        EXPECT_EQ(canvas.selectedArc(), piece.arc);
        ASSERT_EQ(labels.count(), 1);
        EXPECT_EQ(labels.at(0).at(0).toInt(), arc.dependent);
        return;
    }
    FAIL() << "no piece has a label";
}

TEST_F(CanvasRows, AnEditLeavesWordsWhereTheyAre)
{
    canvas.resize(700, 400);
    canvas.setSelectedWord(20);
    const QRect before = canvas.wordRect(20);
    std::vector<int> edited = projectiveTree(24, 5);
    edited[19] = edited[19] == 1 ? 2 : 1;
    canvas.setDiagram(diagramOf(edited));
    EXPECT_EQ(canvas.selectedWord(), 20);
    EXPECT_NEAR(canvas.wordRect(20).top(), before.top(), 1);
}

TEST_F(CanvasRows, ZoomDividesAnewAndFitShowsAll)
{
    const std::size_t before = rows();
    canvas.setZoom(1.6);
    EXPECT_GT(rows(), before);
    EXPECT_EQ(canvas.horizontalScrollBar()->maximum(), 0);
    canvas.resize(700, 260);
    canvas.fitWidth();
    EXPECT_LT(canvas.zoom(), 1);
    EXPECT_EQ(canvas.verticalScrollBar()->maximum(), 0);
    EXPECT_EQ(canvas.horizontalScrollBar()->maximum(), 0);
}

TEST_F(CanvasRows, APictureIsWhatIsShown)
{
    EXPECT_EQ(canvas.diagramSize(), canvas.diagramLayout().size);
    QImage image(canvas.diagramSize().toSize(), QImage::Format_RGB32);
    image.fill(canvas.diagramStyle().background);
    QPainter painter(&image);
    canvas.renderTo(painter);
    painter.end();
    const DiagramRow& last = canvas.diagramLayout().rows.back();
    bool hasInk = false;
    for (int y = static_cast<int>(last.wordsTop); y < static_cast<int>(last.wordsBottom) && !hasInk; ++y) {
        for (int x = 0; x < image.width() && !hasInk; ++x)
            hasInk = image.pixelColor(x, y) != canvas.diagramStyle().background;
    }
    EXPECT_TRUE(hasInk);
}

TEST_F(CanvasRows, AnArcThatIsBeingDrawnGoesOnFromRowToRowBesideTheWordsAndLabels)
{
    ASSERT_GT(rows(), 1U);
    canvas.setSelectedWord(24);
    const QImage before = canvas.grab().toImage();
    send(QEvent::MouseButtonPress, word(24), Qt::LeftButton);
    send(QEvent::MouseMove, word(13), Qt::LeftButton);
    send(QEvent::MouseMove, word(1), Qt::LeftButton);
    const QImage during = canvas.grab().toImage();
    ASSERT_NE(during, before);
    const auto isSame = [&](QRect place) { return during.copy(place) == before.copy(place); };
    for (int other = 2; other <= 23; ++other)
        EXPECT_TRUE(isSame(canvas.wordRect(other))) << other;
    for (const ArcShape& shape : canvas.diagramLayout().arcs) {
        const QPoint place = canvas.toViewport(shape.label.center()).toPoint();
        EXPECT_TRUE(isSame(QRect(place - QPoint(4, 4), QSize(8, 8)))) << place.x() << ", " << place.y();
    }
}

TEST_F(CanvasRows, TheRootsPlaceCoversNoLabel)
{
    canvas.resize(450, 1200);
    for (const bool swapped : {false, true}) {
        Diagram diagram = canvas.diagram();
        diagram.swapped = swapped;
        canvas.setDiagram(diagram, ArcCanvas::ViewReset::Reset);
        for (int chosen = 1; chosen <= 24; ++chosen) {
            canvas.setSelectedWord(chosen);
            const QRect target = canvas.rootTargetRect();
            EXPECT_TRUE(canvas.viewport()->rect().contains(target)) << chosen;
            for (const ArcShape& shape : canvas.diagramLayout().arcs) {
                const QPointF centre = canvas.toViewport(shape.label.center());
                EXPECT_FALSE(QRectF(target).intersects(
                    QRectF(centre - QPointF(shape.label.width(), shape.label.height()) / 2, shape.label.size())))
                    << chosen;
            }
            for (int other = 1; other <= 24; ++other)
                EXPECT_FALSE(canvas.wordRect(other).intersects(target)) << chosen << ", " << other;
        }
    }
}

} // namespace arcwright::ui::testing
