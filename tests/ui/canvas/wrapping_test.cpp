// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <map>
#include <set>
#include <utility>

#include <QLineF>
#include <QPainterPath>
#include <QPolygonF>

#include <gtest/gtest.h>

#include "tests/ui/canvas/fixture.h"
#include "ui/canvas/arc_geometry.h"
#include "ui/canvas/hit_test.h"

namespace arcwright::ui::testing {

namespace {

constexpr double kWidth = 420; // of a few words

struct Piece {
    int arc;
    const ArcShape* shape;
};

std::vector<Piece> piecesOf(const DiagramLayout& layout)
{
    std::vector<Piece> pieces;
    for (std::size_t arc = 0; arc < layout.arcs.size(); ++arc)
        pieces.push_back({static_cast<int>(arc), &layout.arcs[arc]});
    for (const ArcContinuation& piece : layout.continuations)
        pieces.push_back({piece.arc, &piece.shape});
    return pieces;
}

int rowOf(const DiagramLayout& layout, int slot)
{
    int row = 0;
    while (row + 1 < static_cast<int>(layout.rows.size())
        && layout.rows[static_cast<std::size_t>(row) + 1].firstSlot <= slot)
        ++row;
    return row;
}

bool meet(const ArcShape& one, const ArcShape& other)
{
    const QPolygonF first = arcPath(one).toSubpathPolygons().value(0);
    const QPolygonF second = arcPath(other).toSubpathPolygons().value(0);
    for (qsizetype i = 0; i + 1 < first.size(); ++i) {
        for (qsizetype j = 0; j + 1 < second.size(); ++j) {
            const QLineF line(first[i], first[i + 1]);
            if (line.intersects(QLineF(second[j], second[j + 1]), nullptr) == QLineF::BoundedIntersection)
                return true;
        }
    }
    return false;
}

/// The parameters of sentences: whether arcs cross, whether there are two layers, which way the script runs.
class CanvasWrapping : public ::testing::Test {
protected:
    template <class Check>
    void forManySentences(const Check& check)
    {
        for (unsigned seed = 0; seed < 40; ++seed) {
            const bool crossing = seed % 2 == 1;
            const bool twoSided = seed % 4 >= 2;
            const int words = 18 + static_cast<int>(seed % 7);
            Diagram diagram = diagramOf(crossing ? anyTree(words, seed) : projectiveTree(words, seed),
                twoSided ? anyTree(words, seed + 500) : std::vector<int>());
            diagram.rightToLeft = seed % 3 == 0;
            SCOPED_TRACE(seed);
            const DiagramLayout layout = layOut(diagram, plainMetrics(), {kWidth, {}});
            ASSERT_GT(layout.rows.size(), 1U);
            check(diagram, layout);
        }
    }
};

} // namespace

TEST_F(CanvasWrapping, ASentenceThatFitsIsOneRowAsEver)
{
    for (unsigned seed = 0; seed < 20; ++seed) {
        const Diagram diagram = diagramOf(anyTree(12, seed));
        const DiagramLayout plain = layOut(diagram, plainMetrics());
        const DiagramLayout wide = layOut(diagram, plainMetrics(), {plain.size.width(), {}});
        ASSERT_EQ(wide.rows.size(), 1U);
        EXPECT_EQ(wide.size, plain.size);
        EXPECT_TRUE(wide.continuations.empty());
        for (std::size_t arc = 0; arc < plain.arcs.size(); ++arc)
            EXPECT_EQ(arcPath(wide.arcs[arc]), arcPath(plain.arcs[arc]));
        EXPECT_GT(layOut(diagram, plainMetrics(), {plain.size.width() - 2, {}}).rows.size(), 1U);
    }
}

TEST_F(CanvasWrapping, NoRowIsWiderThanItMayBe)
{
    forManySentences([](const Diagram&, const DiagramLayout& layout) { EXPECT_LE(layout.size.width(), kWidth + 1); });
}

TEST_F(CanvasWrapping, TheRowsAreTheFewest)
{
    Diagram diagram;
    for (int word = 0; word < 23; ++word)
        diagram.words.push_back({QString(5, u'w'), {}, {}, {}, false});
    const LayoutMetrics metrics = plainMetrics();
    const double word = 5 * 8 + 2 * metrics.wordPadding;
    for (int inRow = 1; inRow < 25; ++inRow) {
        const double width = inRow * word + (inRow - 1) * metrics.wordGap + 2 * metrics.margin;
        EXPECT_EQ(
            layOut(diagram, metrics, {width, {}}).rows.size(), static_cast<std::size_t>((23 + inRow - 1) / inRow));
    }
    for (unsigned seed = 0; seed < 10; ++seed) {
        std::size_t rows = 100;
        const Diagram crossing = diagramOf(anyTree(25, seed));
        for (double wider = 200; wider < 2000; wider += 50) {
            const std::size_t now = layOut(crossing, metrics, {wider, {}}).rows.size();
            EXPECT_LE(now, rows);
            rows = now;
        }
    }
}

TEST_F(CanvasWrapping, NoFullStopStandsAloneInTheLastRow)
{
    for (int words = 12; words <= 60; ++words) {
        SCOPED_TRACE(words);
        std::vector<int> heads; // a chain, so that as many arcs pass at every place
        for (int word = 1; word <= words; ++word)
            heads.push_back(word - 1);
        Diagram diagram = diagramOf(heads);
        diagram.words.back().form = QStringLiteral(".");
        const DiagramLayout layout = layOut(diagram, plainMetrics(), {kWidth, {}});
        if (layout.rows.size() < 2)
            continue;
        const int first = layout.rows.back().firstSlot;
        const double width
            = layout.words.back().box.right() - layout.words[static_cast<std::size_t>(first) - 1].box.left();
        EXPECT_GT(width, kWidth / 5) << words - first + 1 << " words in the last of " << layout.rows.size();
    }
}

TEST_F(CanvasWrapping, AFullStopIsNotAloneEvenIfMoreArcsRunOn)
{
    for (int words = 12; words <= 40; ++words) {
        SCOPED_TRACE(words);
        // All that is before hangs on the last word but one; only the full stop's arc passes the last border.
        std::vector<int> heads(static_cast<std::size_t>(words), words - 1);
        heads[static_cast<std::size_t>(words) - 2] = kRoot;
        const DiagramLayout layout = layOut(diagramOf(heads), plainMetrics(), {kWidth, {}});
        if (layout.rows.size() > 1) {
            EXPECT_LT(layout.rows.back().firstSlot, words);
        }
    }
}

TEST_F(CanvasWrapping, AWordThatIsTooWideHasARowOfItsOwn)
{
    Diagram diagram = diagramOf({2, 0, 2});
    diagram.words[1].form = QString(90, u'w');
    const DiagramLayout layout = layOut(diagram, plainMetrics(), {kWidth, {}});
    EXPECT_EQ(layout.rows.size(), 3U);
    EXPECT_GT(layout.size.width(), 90 * 8);
}

TEST_F(CanvasWrapping, TheWordsOfARowStandSideBySideUnderTheRowsBefore)
{
    forManySentences([](const Diagram& diagram, const DiagramLayout& layout) {
        for (int word = 1; word < diagram.wordCount(); ++word) {
            const QRectF here = layout.words[static_cast<std::size_t>(word) - 1].box;
            const QRectF next = layout.words[static_cast<std::size_t>(word)].box;
            if (rowOf(layout, word) == rowOf(layout, word + 1)) {
                EXPECT_EQ(here.top(), next.top());
                EXPECT_GE(diagram.rightToLeft ? here.left() - next.right() : next.left() - here.right(), 11);
            } else {
                EXPECT_GT(next.top(), here.bottom());
            }
        }
    });
}

TEST_F(CanvasWrapping, EverythingOfARowLiesInItsBand)
{
    forManySentences([](const Diagram&, const DiagramLayout& layout) {
        const QRectF whole(QPointF(), layout.size);
        for (std::size_t row = 1; row < layout.rows.size(); ++row)
            EXPECT_GT(layout.rows[row].top, layout.rows[row - 1].bottom);
        for (const Piece& piece : piecesOf(layout)) {
            const DiagramRow& row = layout.rows[static_cast<std::size_t>(piece.shape->row)];
            EXPECT_TRUE(whole.contains(arcBounds(*piece.shape)));
            EXPECT_GE(piece.shape->topY, row.top);
            EXPECT_LE(piece.shape->topY, row.bottom);
            EXPECT_EQ(piece.shape->baseY, piece.shape->side == Side::Above ? row.wordsTop : row.wordsBottom);
        }
    });
}

TEST_F(CanvasWrapping, TheEndOfAnArcIsAtItsWord)
{
    forManySentences([](const Diagram& diagram, const DiagramLayout& layout) {
        for (const auto& [index, shape] : piecesOf(layout)) {
            const DiagramArc& arc = diagram.arcs[static_cast<std::size_t>(index)];
            const auto under = [&](int node, double x) {
                const QRectF box = layout.words[static_cast<std::size_t>(node) - 1].box;
                return box.left() < x && x < box.right();
            };
            EXPECT_EQ(shape->dependentOpen, rowOf(layout, arc.dependent) != shape->row);
            EXPECT_TRUE(shape->dependentOpen || under(arc.dependent, shape->dependentX));
            EXPECT_TRUE(shape->headOpen || arc.head == 0 || under(arc.head, shape->headX));
        }
    });
}

TEST_F(CanvasWrapping, ThePiecesOfAnArcMeetAtTheBordersOfTheRows)
{
    forManySentences([](const Diagram& diagram, const DiagramLayout& layout) {
        std::map<std::pair<int, int>, const ArcShape*> byRow;
        for (const Piece& piece : piecesOf(layout))
            EXPECT_TRUE(byRow.emplace(std::pair(piece.arc, piece.shape->row), piece.shape).second);
        const double start = diagram.rightToLeft ? layout.size.width() - 16 : 16;
        const double end = layout.size.width() - start;
        for (std::size_t index = 0; index < diagram.arcs.size(); ++index) {
            const DiagramArc& arc = diagram.arcs[index];
            if (arc.head == 0)
                continue;
            const auto [first, last] = std::minmax({rowOf(layout, arc.head), rowOf(layout, arc.dependent)});
            for (int row = first; row <= last; ++row) {
                ASSERT_TRUE(byRow.contains({static_cast<int>(index), row}));
                const ArcShape& piece = *byRow[{static_cast<int>(index), row}];
                const auto isOpenAt = [&](double x) {
                    return (piece.headOpen && std::abs(piece.headX - x) < 2)
                        || (piece.dependentOpen && std::abs(piece.dependentX - x) < 2);
                };
                EXPECT_EQ(isOpenAt(end), row < last);
                EXPECT_EQ(isOpenAt(start), row > first);
            }
            EXPECT_FALSE(byRow.contains({static_cast<int>(index), last + 1}));
        }
    });
}

TEST_F(CanvasWrapping, ArcsLeaveARowInTheOrderInWhichTheyEnterTheNext)
{
    forManySentences([](const Diagram& diagram, const DiagramLayout& layout) {
        std::map<std::pair<int, int>, int> levels;
        for (const Piece& piece : piecesOf(layout))
            levels[{piece.arc, piece.shape->row}] = piece.shape->level;
        const auto passes = [&](int index, int row) {
            return levels.contains({index, row}) && levels.contains({index, row + 1});
        };
        const int arcs = static_cast<int>(diagram.arcs.size());
        for (int row = 0; row + 1 < static_cast<int>(layout.rows.size()); ++row) {
            for (int one = 0; one < arcs; ++one) {
                for (int other = 0; other < arcs; ++other) {
                    const bool oneSide = diagram.arcs[static_cast<std::size_t>(one)].side
                        == diagram.arcs[static_cast<std::size_t>(other)].side;
                    if (one == other || !oneSide || !passes(one, row) || !passes(other, row))
                        continue;
                    const bool before = levels[{one, row}] < levels[{other, row}];
                    const bool after = levels[{one, row + 1}] < levels[{other, row + 1}];
                    EXPECT_EQ(before, after);
                    EXPECT_TRUE(levels[std::pair(one, row)] != levels[std::pair(other, row)]);
                }
            }
        }
    });
}

TEST_F(CanvasWrapping, ArcsMeetWhereTheyCrossAndOnlyOnce)
{
    forManySentences([](const Diagram& diagram, const DiagramLayout& layout) {
        std::set<std::pair<int, int>> crossing;
        for (const CrossingPoint& point : layout.crossings)
            EXPECT_TRUE(crossing.insert(std::minmax(point.over, point.under)).second) << "once";
        std::set<std::pair<int, int>> expected;
        for (std::size_t one = 0; one < diagram.arcs.size(); ++one) {
            for (std::size_t other = one + 1; other < diagram.arcs.size(); ++other) {
                const DiagramArc& a = diagram.arcs[one];
                const DiagramArc& b = diagram.arcs[other];
                if (a.side == b.side && crosses({a.head, a.dependent, {}}, {b.head, b.dependent, {}}))
                    expected.insert({static_cast<int>(one), static_cast<int>(other)});
            }
        }
        EXPECT_EQ(crossing, expected);
        std::set<std::pair<int, int>> meeting;
        const std::vector<Piece> pieces = piecesOf(layout);
        for (std::size_t one = 0; one < pieces.size(); ++one) {
            for (std::size_t other = one + 1; other < pieces.size(); ++other) {
                if (pieces[one].shape->row == pieces[other].shape->row
                    && meet(*pieces[one].shape, *pieces[other].shape))
                    meeting.insert(std::minmax(pieces[one].arc, pieces[other].arc));
            }
        }
        EXPECT_EQ(meeting, expected);
    });
}

TEST_F(CanvasWrapping, NoLabelIsTouchedByAnotherAWordOrALeg)
{
    forManySentences([](const Diagram&, const DiagramLayout& layout) {
        const std::vector<Piece> pieces = piecesOf(layout);
        for (const Piece& one : pieces) {
            const QRectF label = one.shape->label;
            if (label.isEmpty())
                continue;
            for (const WordBox& word : layout.words)
                EXPECT_FALSE(label.intersects(word.box));
            for (const Piece& other : pieces) {
                if (other.shape == one.shape || other.shape->row != one.shape->row)
                    continue;
                EXPECT_FALSE(label.intersects(other.shape->label)) << one.arc << " and " << other.arc;
                const double sign = one.shape->side == Side::Above ? 1 : -1;
                const bool higher
                    = other.shape->side == one.shape->side && sign * other.shape->topY < sign * one.shape->topY;
                for (const auto& [x, open] : {std::pair(other.shape->headX, other.shape->headOpen),
                         std::pair(other.shape->dependentX, other.shape->dependentOpen)}) {
                    EXPECT_FALSE(higher && !open && label.left() < x && x < label.right())
                        << one.arc << " and " << other.arc;
                }
            }
        }
    });
}

TEST_F(CanvasWrapping, EveryArcHasItsLabelBesideItsDependent)
{
    forManySentences([](const Diagram&, const DiagramLayout& layout) {
        for (const ArcShape& arc : layout.arcs) {
            EXPECT_FALSE(arc.dependentOpen);
            EXPECT_FALSE(arc.label.isEmpty());
            EXPECT_GE(arc.label.left(), arc.left() - (arc.root ? arc.label.width() : 0));
            EXPECT_LE(arc.label.right(), arc.right() + (arc.root ? arc.label.width() : 0));
        }
    });
}

TEST_F(CanvasWrapping, AnArcIsFoundAtEveryPieceOfIt)
{
    forManySentences([](const Diagram&, const DiagramLayout& layout) {
        for (const ArcContinuation& piece : layout.continuations) {
            const double border = piece.shape.dependentX;
            const double inwards = border < layout.size.width() / 2 ? 3 : -3;
            EXPECT_EQ(hitTest(layout, {border + inwards, piece.shape.topY + 1}, 4).arc, piece.arc);
            if (!piece.shape.label.isEmpty()) {
                EXPECT_EQ(hitTest(layout, piece.shape.label.center(), 4).kind, DiagramHit::Kind::Label);
            }
        }
    });
}

/// Rows of two divisions of as many that begin elsewhere.
int rowsThatMoved(const DiagramLayout& before, const DiagramLayout& after)
{
    int moved = 0;
    for (std::size_t row = 0; row < after.rows.size(); ++row)
        moved += after.rows[row].firstSlot == before.rows[row].firstSlot ? 0 : 1;
    return moved;
}

TEST_F(CanvasWrapping, RowsStayWhileSomebodyEdits)
{
    int moved = 0;
    int dividedAnew = 0;
    for (unsigned seed = 0; seed < 60; ++seed) {
        std::vector<int> heads = projectiveTree(24, seed);
        const DiagramLayout before = layOut(diagramOf(heads), plainMetrics(), {kWidth, {}});
        Wrapping wrapping{kWidth, {}};
        for (const DiagramRow& row : before.rows)
            wrapping.firstSlots.push_back(row.firstSlot);
        heads[12] = heads[12] == 0 ? 1 : 0;
        const DiagramLayout fresh = layOut(diagramOf(heads), plainMetrics(), {kWidth, {}});
        const DiagramLayout after = layOut(diagramOf(heads), plainMetrics(), wrapping);
        ASSERT_EQ(after.rows.size(), fresh.rows.size());
        EXPECT_LE(after.size.width(), kWidth + 1);
        if (fresh.rows.size() != before.rows.size())
            continue;
        const int shifts = rowsThatMoved(before, after);
        EXPECT_LE(shifts, rowsThatMoved(before, fresh)) << seed;
        moved += shifts;
        dividedAnew += rowsThatMoved(before, fresh);
    }
    EXPECT_GT(dividedAnew, 10) << "otherwise there is nothing to keep";
    EXPECT_LT(moved, dividedAnew / 4);
    // Rows of another sentence, or that are no division at all, are not taken over.
    const Diagram diagram = diagramOf(projectiveTree(24, 1));
    const DiagramLayout fresh = layOut(diagram, plainMetrics(), {kWidth, {}});
    for (const std::vector<int>& nonsense : {std::vector<int>{1, 30, 40, 50, 60}, {1, 1, 1, 1, 1}, {2, 9, 14, 18, 21}})
        EXPECT_EQ(layOut(diagram, plainMetrics(), {kWidth, nonsense}).size, fresh.size);
}

TEST_F(CanvasWrapping, AMultiwordTokenIsNeverDivided)
{
    for (int first = 1; first < 20; ++first) {
        Diagram diagram = diagramOf(projectiveTree(20, 3));
        diagram.brackets.push_back({first, first + 1, QStringLiteral("of")});
        const DiagramLayout layout = layOut(diagram, plainMetrics(), {kWidth, {}});
        EXPECT_EQ(rowOf(layout, first), rowOf(layout, first + 1));
        EXPECT_GT(layout.brackets[0].label.top(), layout.words[static_cast<std::size_t>(first) - 1].box.bottom());
        const auto row = static_cast<std::size_t>(rowOf(layout, first));
        EXPECT_GE(layout.rows[row].wordsBottom, layout.brackets[0].label.bottom());
    }
}

TEST_F(CanvasWrapping, EmptyNodesStandInTheRowOfTheWordTheyFollowOrTheNext)
{
    Diagram diagram = diagramOf(projectiveTree(20, 5));
    diagram.emptyNodes.push_back({10, QStringLiteral("10.1"), {QStringLiteral("empty"), {}, {}, {}, false}});
    DiagramArc arc;
    arc.head = 1;
    arc.dependent = 21;
    arc.secondary = true;
    diagram.arcs.push_back(arc);
    const DiagramLayout layout = layOut(diagram, plainMetrics(), {kWidth, {}});
    const double top = layout.words[20].box.top();
    EXPECT_TRUE(top == layout.words[9].box.top() || top == layout.words[10].box.top());
}

} // namespace arcwright::ui::testing
