// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <set>
#include <utility>

#include <QLineF>
#include <QPainterPath>
#include <QPolygonF>

#include <gtest/gtest.h>

#include "tests/ui/canvas/fixture.h"
#include "ui/canvas/arc_geometry.h"
#include "ui/canvas/ghost_curve.h"
#include "ui/canvas/hit_test.h"
#include "ui/canvas/word_text.h"

namespace arcwright::ui::testing {

namespace {

using Pair = std::pair<int, int>;

/// Where two lines meet, found by looking at every pair of their straight pieces.
std::vector<QPointF> meetings(const ArcShape& one, const ArcShape& other)
{
    std::vector<QPointF> points;
    const QPolygonF first = arcPath(one).toSubpathPolygons().value(0);
    const QPolygonF second = arcPath(other).toSubpathPolygons().value(0);
    for (qsizetype i = 0; i + 1 < first.size(); ++i) {
        for (qsizetype j = 0; j + 1 < second.size(); ++j) {
            QPointF point;
            const QLineF line(first[i], first[i + 1]);
            if (line.intersects(QLineF(second[j], second[j + 1]), &point) == QLineF::BoundedIntersection)
                points.push_back(point);
        }
    }
    return points;
}

std::set<Pair> crossingPairs(const DiagramLayout& layout)
{
    std::set<Pair> pairs;
    for (const CrossingPoint& crossing : layout.crossings)
        pairs.insert(std::minmax(crossing.over, crossing.under));
    return pairs;
}

std::set<Pair> meetingPairs(const DiagramLayout& layout)
{
    std::set<Pair> pairs;
    for (std::size_t one = 0; one < layout.arcs.size(); ++one) {
        for (std::size_t other = one + 1; other < layout.arcs.size(); ++other) {
            if (!meetings(layout.arcs[one], layout.arcs[other]).empty())
                pairs.insert({static_cast<int>(one), static_cast<int>(other)});
        }
    }
    return pairs;
}

void expectLabelsApart(const Diagram& diagram, const DiagramLayout& layout)
{
    for (std::size_t one = 0; one < layout.arcs.size(); ++one) {
        for (std::size_t other = one + 1; other < layout.arcs.size(); ++other) {
            EXPECT_FALSE(layout.arcs[one].label.intersects(layout.arcs[other].label))
                << diagram.arcs[one].head << "->" << diagram.arcs[one].dependent << " and " << diagram.arcs[other].head
                << "->" << diagram.arcs[other].dependent;
        }
    }
}

} // namespace

TEST(CanvasLayout, AnArcLiesOneLevelAboveTheArcsNestedInIt)
{
    // 1 <- 2 <- 4, 3 <- 4: the arc 4 -> 2 holds 4 -> 3, and nothing holds 2 -> 1.
    const DiagramLayout layout = layOut(diagramOf({2, 4, 4, 0}), plainMetrics());
    EXPECT_EQ(layout.arcs[0].level, 1);
    EXPECT_EQ(layout.arcs[1].level, 2);
    EXPECT_EQ(layout.arcs[2].level, 1);
    EXPECT_LT(layout.arcs[1].topY, layout.arcs[2].topY);
}

TEST(CanvasLayout, OverlappingArcsNeverShareALevel)
{
    for (unsigned seed = 0; seed < 40; ++seed) {
        const Diagram diagram = diagramOf(anyTree(14, seed));
        const DiagramLayout layout = layOut(diagram, plainMetrics());
        for (std::size_t one = 0; one < diagram.arcs.size(); ++one) {
            for (std::size_t other = one + 1; other < diagram.arcs.size(); ++other) {
                const auto a = std::minmax(diagram.arcs[one].head, diagram.arcs[one].dependent);
                const auto b = std::minmax(diagram.arcs[other].head, diagram.arcs[other].dependent);
                const bool roots = a.first == 0 || b.first == 0;
                if (!roots && a.first < b.second && b.first < a.second) {
                    EXPECT_NE(layout.arcs[one].level, layout.arcs[other].level) << "seed " << seed;
                }
            }
        }
    }
}

TEST(CanvasLayout, ArcsOfProjectiveTreesNeverTouch)
{
    for (unsigned seed = 0; seed < 60; ++seed) {
        const DiagramLayout layout = layOut(diagramOf(projectiveTree(15, seed)), plainMetrics());
        EXPECT_TRUE(layout.crossings.empty()) << "seed " << seed;
        EXPECT_EQ(meetingPairs(layout), std::set<Pair>()) << "seed " << seed;
    }
}

TEST(CanvasLayout, ArcsOfProjectiveTreesNeverTouchInSmallFontsEither)
{
    LayoutMetrics metrics = plainMetrics();
    metrics.lineHeight.fill(6);
    metrics.levelGap = 2;
    for (unsigned seed = 0; seed < 30; ++seed)
        EXPECT_EQ(meetingPairs(layOut(diagramOf(projectiveTree(15, seed)), metrics)), std::set<Pair>()) << seed;
}

TEST(CanvasLayout, ArcsMeetExactlyWhereTheyCrossAndOnlyOnce)
{
    for (unsigned seed = 0; seed < 60; ++seed) {
        const Diagram diagram = diagramOf(anyTree(12, seed));
        const DiagramLayout layout = layOut(diagram, plainMetrics());
        EXPECT_EQ(crossingPairs(layout), meetingPairs(layout)) << "seed " << seed;
        for (const CrossingPoint& crossing : layout.crossings) {
            const auto points = meetings(layout.arcs[static_cast<std::size_t>(crossing.over)],
                layout.arcs[static_cast<std::size_t>(crossing.under)]);
            ASSERT_FALSE(points.empty());
            for (const QPointF point : points)
                EXPECT_LT(QLineF(point, crossing.point).length(), 0.5);
        }
    }
}

TEST(CanvasLayout, CrossingListNamesTheArcsThatCoreSaysCross)
{
    for (unsigned seed = 0; seed < 40; ++seed) {
        const Diagram diagram = diagramOf(anyTree(16, seed));
        const DiagramLayout layout = layOut(diagram, plainMetrics());
        std::vector<Arc> arcs;
        for (const DiagramArc& arc : diagram.arcs)
            arcs.push_back({arc.head, arc.dependent, {}});
        std::vector<bool> listed(arcs.size(), false);
        for (const CrossingPoint& crossing : layout.crossings) {
            listed[static_cast<std::size_t>(crossing.over)] = true;
            listed[static_cast<std::size_t>(crossing.under)] = true;
        }
        EXPECT_EQ(listed, crossingArcs(arcs));
        for (std::size_t arc = 0; arc < arcs.size(); ++arc)
            EXPECT_EQ(diagram.arcs[arc].crossing, listed[arc]);
    }
}

TEST(CanvasLayout, LabelsNeverOverlap)
{
    for (unsigned seed = 0; seed < 60; ++seed) {
        SCOPED_TRACE(seed);
        const Diagram projective = diagramOf(projectiveTree(20, seed), anyTree(20, seed + 1000));
        expectLabelsApart(projective, layOut(projective, plainMetrics()));
    }
}

TEST(CanvasLayout, LabelsStandClearOfTheLegsThatCrossTheirArc)
{
    for (unsigned seed = 0; seed < 60; ++seed) {
        const Diagram diagram = diagramOf(anyTree(12, seed));
        const DiagramLayout layout = layOut(diagram, plainMetrics());
        for (const CrossingPoint& crossing : layout.crossings) {
            const ArcShape& under = layout.arcs[static_cast<std::size_t>(crossing.under)];
            EXPECT_FALSE(under.label.left() < crossing.point.x() && crossing.point.x() < under.label.right())
                << "seed " << seed;
        }
    }
}

TEST(CanvasLayout, LabelsFitOnTheStraightPartOfTheirArc)
{
    for (unsigned seed = 0; seed < 30; ++seed) {
        const DiagramLayout layout = layOut(diagramOf(anyTree(15, seed)), plainMetrics());
        for (const ArcShape& arc : layout.arcs) {
            if (arc.root)
                continue;
            EXPECT_GE(arc.label.left(), arc.left() + arc.cornerWidth);
            EXPECT_LE(arc.label.right(), arc.right() - arc.cornerWidth);
        }
    }
}

TEST(CanvasLayout, WordsStandInOrderWithAGapBetweenThem)
{
    const LayoutMetrics metrics = plainMetrics();
    const DiagramLayout layout = layOut(diagramOf(anyTree(30, 7)), metrics);
    for (std::size_t word = 1; word < layout.words.size(); ++word)
        EXPECT_GE(layout.words[word].box.left(), layout.words[word - 1].box.right() + metrics.wordGap - 1);
}

/// A box round a word whose tag is left out does not go round the empty line of the tags.
TEST(CanvasLayout, AWordFillsTheLinesThatItHas)
{
    Diagram diagram = diagramOf({0, 1});
    diagram.words[0].tag = QStringLiteral("NOUN");
    diagram.words[1].tag.clear();
    const DiagramLayout layout = layOut(diagram, plainMetrics());
    EXPECT_EQ(writtenPart(layout.words[0], diagram.words[0]), layout.words[0].box);
    const QRectF second = writtenPart(layout.words[1], diagram.words[1]);
    EXPECT_LT(second.bottom(), layout.words[1].tag.bottom());
    EXPECT_GE(second.bottom(), layout.words[1].form.bottom());
    EXPECT_EQ(second.topLeft(), layout.words[1].box.topLeft());
}

TEST(CanvasLayout, EverythingLiesInsideTheDiagram)
{
    for (unsigned seed = 0; seed < 30; ++seed) {
        const DiagramLayout layout = layOut(diagramOf(anyTree(10, seed), anyTree(10, seed + 1)), plainMetrics());
        const QRectF whole(QPointF(), layout.size);
        for (const ArcShape& arc : layout.arcs)
            EXPECT_TRUE(whole.contains(arcBounds(arc))) << "seed " << seed;
        for (const WordBox& word : layout.words)
            EXPECT_TRUE(whole.contains(word.box));
    }
}

TEST(CanvasLayout, PredictedArcsHangBelowTheWords)
{
    const Diagram diagram = diagramOf({2, 0, 2}, {3, 0, 2});
    const DiagramLayout layout = layOut(diagram, plainMetrics());
    for (std::size_t arc = 0; arc < diagram.arcs.size(); ++arc) {
        if (diagram.arcs[arc].side == Side::Above) {
            EXPECT_LT(layout.arcs[arc].topY, layout.wordsTop);
        } else {
            EXPECT_GT(layout.arcs[arc].topY, layout.wordsBottom);
        }
    }
}

TEST(CanvasLayout, RightToLeftIsTheMirrorImage)
{
    Diagram diagram = diagramOf(anyTree(12, 3), anyTree(12, 4));
    const DiagramLayout plain = layOut(diagram, plainMetrics());
    diagram.rightToLeft = true;
    const DiagramLayout mirrored = layOut(diagram, plainMetrics());
    ASSERT_EQ(plain.size, mirrored.size);
    const double width = plain.size.width();
    for (std::size_t word = 0; word < plain.words.size(); ++word)
        EXPECT_DOUBLE_EQ(mirrored.words[word].box.center().x(), width - plain.words[word].box.center().x());
    for (std::size_t arc = 0; arc < plain.arcs.size(); ++arc) {
        EXPECT_DOUBLE_EQ(mirrored.arcs[arc].headX, width - plain.arcs[arc].headX);
        EXPECT_DOUBLE_EQ(mirrored.arcs[arc].dependentX, width - plain.arcs[arc].dependentX);
        EXPECT_DOUBLE_EQ(mirrored.arcs[arc].topY, plain.arcs[arc].topY);
        EXPECT_DOUBLE_EQ(mirrored.arcs[arc].label.center().x(), width - plain.arcs[arc].label.center().x());
    }
}

TEST(CanvasLayout, BracketCoversItsWordsAndIsWideEnoughForItsForm)
{
    Diagram diagram = diagramOf({2, 0, 2});
    diagram.brackets.push_back({1, 2, QString(40, u'w')});
    const DiagramLayout layout = layOut(diagram, plainMetrics());
    ASSERT_EQ(layout.brackets.size(), 1U);
    EXPECT_GE(layout.words[1].box.right() - layout.words[0].box.left(), 40 * 8);
    EXPECT_GT(layout.brackets[0].label.top(), layout.words[0].box.bottom());
    EXPECT_GE(layout.wordsBottom, layout.brackets[0].label.bottom());
}

TEST(CanvasLayout, EmptyNodesStandAfterTheWordTheyFollow)
{
    Diagram diagram = diagramOf({2, 0, 2});
    diagram.emptyNodes.push_back({1, QStringLiteral("1.1"), {QStringLiteral("e"), {}, {}, {}, false}});
    DiagramArc arc;
    arc.head = 2;
    arc.dependent = 4;
    arc.secondary = true;
    diagram.arcs.push_back(arc);
    const DiagramLayout layout = layOut(diagram, plainMetrics());
    EXPECT_LT(layout.words[0].box.right(), layout.words[3].box.left());
    EXPECT_LT(layout.words[3].box.right(), layout.words[1].box.left());
}

TEST(CanvasLayout, WordsWithoutHeadsLeaveRoomForTheFirstArc)
{
    const DiagramLayout layout = layOut(diagramOf({kNoHead, kNoHead}), plainMetrics());
    EXPECT_TRUE(layout.arcs.empty());
    EXPECT_GT(layout.wordsTop, plainMetrics().firstLevel);
}

TEST(CanvasLayout, AnEmptyDiagramCanBeLaidOut)
{
    const DiagramLayout layout = layOut(Diagram(), plainMetrics());
    EXPECT_TRUE(layout.words.empty());
    EXPECT_FALSE(layout.size.isEmpty());
}

TEST(CanvasLayout, CyclesAndParallelArcsDoNotTouch)
{
    Diagram diagram = diagramOf({2, 1, 0});
    DiagramArc twin = diagram.arcs[0];
    twin.secondary = true;
    diagram.arcs.push_back(twin);
    EXPECT_TRUE(diagram.arcs[0].onCycle);
    EXPECT_TRUE(diagram.arcs[1].onCycle);
    EXPECT_FALSE(diagram.arcs[2].onCycle);
    EXPECT_EQ(meetingPairs(layOut(diagram, plainMetrics())), std::set<Pair>());
}

TEST(CanvasLayout, RootsSideBySideKeepTheirLabelsOffEachOthersLines)
{
    Diagram diagram = diagramOf({0, 0, 0, 2});
    for (DiagramArc& arc : diagram.arcs)
        arc.label = QStringLiteral("a long name of a root");
    const DiagramLayout layout = layOut(diagram, plainMetrics());
    expectLabelsApart(diagram, layout);
    for (std::size_t one = 0; one < 3; ++one) {
        for (std::size_t other = 0; other < 3; ++other) {
            const QRectF label = layout.arcs[one].label;
            const double line = layout.arcs[other].dependentX;
            EXPECT_TRUE(one == other || line < label.left() || label.right() < line) << one << " and " << other;
        }
    }
}

TEST(CanvasGeometry, TheHeightOfAnArcIsThatOfItsLine)
{
    const Diagram diagram = diagramOf(anyTree(10, 6), anyTree(10, 7));
    const DiagramLayout layout = layOut(diagram, plainMetrics());
    for (const ArcShape& arc : layout.arcs) {
        for (const QPointF point : arcPath(arc).toSubpathPolygons().value(0)) {
            const bool onALeg = point.x() - arc.left() < 0.01 || arc.right() - point.x() < 0.01;
            if (!arc.root && !onALeg) {
                EXPECT_NEAR(arcHeightAt(arc, point.x()), point.y(), 0.2);
            }
        }
    }
}

TEST(CanvasGeometry, ALegHopsOverTheArcItCrosses)
{
    const DiagramLayout layout = layOut(diagramOf({3, 4, 0, 3}), plainMetrics());
    ASSERT_FALSE(layout.crossings.empty());
    for (const CrossingPoint& crossing : layout.crossings) {
        const ArcShape& over = layout.arcs[static_cast<std::size_t>(crossing.over)];
        const auto nearest = [&](const QPainterPath& path) {
            double distance = 1e9;
            for (const QPolygonF& piece : path.toSubpathPolygons()) {
                for (qsizetype i = 0; i + 1 < piece.size(); ++i) {
                    for (int step = 0; step <= 100; ++step) {
                        const QPointF point = piece[i] + (piece[i + 1] - piece[i]) * (step / 100.0);
                        distance = std::min(distance, QLineF(point, crossing.point).length());
                    }
                }
            }
            return distance;
        };
        EXPECT_LT(nearest(drawnArcPath(over, layout.arrowLength, {})), 1);
        EXPECT_GT(nearest(drawnArcPath(over, layout.arrowLength, {crossing.point})), 3);
    }
}

TEST(CanvasHitTest, EachArcIsFoundAtItsTopAndBesideIt)
{
    for (unsigned seed = 0; seed < 20; ++seed) {
        const DiagramLayout layout = layOut(diagramOf(projectiveTree(12, seed)), plainMetrics());
        for (std::size_t arc = 0; arc < layout.arcs.size(); ++arc) {
            EXPECT_EQ(hitTest(layout, layout.arcs[arc].label.center(), 5).arc, static_cast<int>(arc));
            const ArcShape& shape = layout.arcs[arc];
            const double foot = shape.side == Side::Above ? shape.baseY - 14 : shape.baseY + 14;
            const DiagramHit hit = hitTest(layout, {shape.dependentX, foot}, 3);
            EXPECT_EQ(hit.kind, DiagramHit::Kind::Arc);
            EXPECT_EQ(hit.arc, static_cast<int>(arc));
        }
    }
}

TEST(CanvasHitTest, ArcsAreFoundOnlyWithinTheTolerance)
{
    const DiagramLayout layout = layOut(diagramOf({0, 1, 1, 1, 1, 1}), plainMetrics());
    const ArcShape& longest = layout.arcs.back();
    const QPointF top(longest.label.right() + 20, longest.topY);
    EXPECT_EQ(hitTest(layout, top + QPointF(0, -4), 5).kind, DiagramHit::Kind::Arc);
    EXPECT_EQ(hitTest(layout, top + QPointF(0, -6), 5).kind, DiagramHit::Kind::Nothing);
}

TEST(CanvasHitTest, WordsAreFoundByTheirBox)
{
    const DiagramLayout layout = layOut(diagramOf(projectiveTree(9, 2)), plainMetrics());
    for (std::size_t word = 0; word < layout.words.size(); ++word) {
        const DiagramHit hit = hitTest(layout, layout.words[word].box.center(), 5);
        EXPECT_EQ(hit.kind, DiagramHit::Kind::Word);
        EXPECT_EQ(hit.node, static_cast<int>(word) + 1);
    }
}

/// The marks of both could not be told apart.
TEST(GhostTip, StandsBesideTheEndOfADrawnArc)
{
    const Diagram diagram = diagramOf({2, 0, 2, 5, 3});
    const DiagramLayout layout = layOut(diagram, plainMetrics());
    constexpr double needed = 10;
    for (int dependent = 1; dependent <= 5; ++dependent) {
        const auto arc = static_cast<std::size_t>(basicArc(diagram, Side::Above, dependent));
        const QPointF drawn(layout.arcs[arc].dependentX, layout.arcs[arc].baseY);
        for (const int head : {0, dependent == 1 ? 5 : 1}) {
            const QPointF tip = ghostTip(diagram, layout, head, dependent, drawn, needed);
            EXPECT_GE(std::abs(tip.x() - drawn.x()), needed) << dependent;
            EXPECT_EQ(tip.y(), drawn.y());
        }
    }
    const QPointF free(layout.words[0].box.center());
    Diagram bare = diagram;
    bare.arcs.clear();
    EXPECT_EQ(ghostTip(bare, layOut(bare, plainMetrics()), 2, 1, free, needed), free);
}

} // namespace arcwright::ui::testing
