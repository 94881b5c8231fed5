// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/gesture_painter.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include "ui/canvas/arc_geometry.h"
#include "ui/canvas/arc_painter.h"
#include "ui/canvas/ghost_curve.h"
#include "ui/canvas/tree_ghost.h"

namespace arcwright::ui {

namespace {

constexpr double kLabelRadius = 5;

class Gestures {
public:
    Gestures(QPainter& painter, const Diagram& diagram, const DiagramLayout& layout, const DiagramStyle& style,
        const PaintState& state)
        : m_painter(painter), m_diagram(diagram), m_layout(layout), m_style(style), m_state(state)
    {
    }

    void paint()
    {
        paintGhost();
        paintRubber();
        paintRootTarget(); // over the arc, which begins below it: the word in it is to be read
    }

private:
    void paintRootTarget()
    {
        if (!m_state.rootTarget)
            return;
        const bool active = m_state.rootTargetActive;
        m_painter.setPen(QPen(active ? m_style.targetFrame : m_style.rubber, m_style.frameWidth + (active ? 0.8 : 0)));
        m_painter.setBrush(active ? m_style.targetFill : m_style.background);
        const double radius = m_state.rootTarget->height() / 2;
        m_painter.drawRoundedRect(*m_state.rootTarget, radius, radius);
        m_painter.setFont(m_style.tagFont);
        m_painter.setPen(m_style.form);
        m_painter.drawText(*m_state.rootTarget, Qt::AlignCenter | Qt::TextDontClip,
            QCoreApplication::translate("DiagramPainter", "root"));
    }

    /// So far away from the words, on the side of layer A.
    double up(double distance) const { return m_diagram.swapped ? -distance : distance; }

    /// How far the control points of a curve stand away from the words.
    static double liftOver(QPointF start, QPointF end)
    {
        return std::clamp(std::abs(end.x() - start.x()) * 0.35 + 22, 22.0, 130.0);
    }

    /// On the side of layer A, with a label that can be read whatever lies behind.
    void paintGhost()
    {
        if (!m_state.ghost)
            return;
        const GhostArc& ghost = *m_state.ghost;
        const int standing = basicArc(m_diagram, Side::Above, ghost.dependent);
        if (standing >= 0 && m_diagram.arcs[static_cast<std::size_t>(standing)].head == ghost.head
            && m_layout.arcs[static_cast<std::size_t>(standing)].isPlaced()) {
            paintGhostBeside(m_layout.arcs[static_cast<std::size_t>(standing)], ghost.label);
            return;
        }
        if (m_layout.rows.empty()) {
            paintGhostInTree(ghost);
            return;
        }
        const auto foot = [this](int node) {
            return editedEdge(m_diagram, m_layout.words[static_cast<std::size_t>(node) - 1].box);
        };
        const double length = m_layout.arrowLength + 2;
        const QPointF tip = ghostTip(
            m_diagram, m_layout, ghost.head, ghost.dependent, foot(ghost.dependent), m_layout.arrowLength + 2);
        const QPointF end = tip - QPointF(0, up(length * 0.8));
        const bool isStraight = ghost.head == 0 || isInAnotherRow(ghost);
        const double far = std::clamp(tip.y() - up(70), 4.0, std::max(4.0, m_layout.size.height() - 4));
        const QPointF start = isStraight ? QPointF(tip.x(), far) : foot(ghost.head);
        const QString label = ghostLabel(ghost);
        GhostCurve curve{QPainterPath(start), (start + end) / 2};
        if (isStraight) {
            curve.path.lineTo(end);
            curve.label = freeAlong(m_layout, start, end, ghostLabelSize(label));
        } else {
            const double free = m_diagram.swapped ? m_layout.size.height() - std::max(start.y(), end.y())
                                                  : std::min(start.y(), end.y());
            const double room = free - QFontMetricsF(m_style.labelFont).height();
            const double lift = std::min(liftOver(start, end), std::max(22.0, room));
            curve = ghostCurve(m_diagram, m_layout, start, end, lift, ghostLabelSize(label));
        }
        paintGhostLine(curve.path, tip, !m_diagram.swapped);
        paintGhostLabel(curve.label, label);
    }

    /// Of the box around it; empty where there is none.
    QSizeF ghostLabelSize(const QString& text) const
    {
        const QFontMetricsF metrics(m_style.labelFont);
        return text.isEmpty() ? QSizeF()
                              : QSizeF(metrics.horizontalAdvance(text) + 2 * kLabelPadding, metrics.height());
    }

    void paintGhostInTree(const GhostArc& ghost)
    {
        const double width = QFontMetricsF(m_style.labelFont).horizontalAdvance(ghost.label) + 2 * kLabelPadding;
        const GhostWay way = ghostWay(m_diagram, m_layout, ghost.head, ghost.dependent, width);
        const QPointF tip = way.line.back();
        paintGhostLine(roundedWay(way.line, tip - QPointF(0, (m_layout.arrowLength + 2) * 0.8)), tip, true);
        paintGhostLabel(way.label, ghost.label);
    }

    /// All of the picture but the labels that a line would run through, which have to be read.
    QPainterPath besideLabels(const QPainterPath& line) const
    {
        constexpr double rim = 2;
        const QRectF around = line.boundingRect().adjusted(-1, -1, 1, 1); // a straight line has no width
        QPainterPath labels;
        const auto add = [&](const ArcShape& shape) {
            if (shape.isPlaced() && !shape.label.isEmpty() && shape.label.intersects(around))
                labels.addRect(shape.label.adjusted(-rim, 0, rim, 0));
        };
        std::ranges::for_each(m_layout.arcs, add);
        std::ranges::for_each(m_layout.continuations, [&](const ArcContinuation& piece) { add(piece.shape); });
        QPainterPath all;
        all.addRect(around.adjusted(-10, -10, 10, 10));
        return all.subtracted(labels);
    }

    void paintGhostLine(const QPainterPath& path, QPointF tip, bool isFromAbove)
    {
        QPen pen(m_style.rubber, m_style.rubberWidth, Qt::CustomDashLine, Qt::FlatCap);
        QList<qreal> pattern;
        for (const qreal dash : m_style.ghostDashes)
            pattern.push_back(dash / m_style.rubberWidth);
        pen.setDashPattern(pattern);
        m_painter.setPen(pen);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.save();
        m_painter.setClipPath(besideLabels(path), Qt::IntersectClip);
        m_painter.drawPath(path);
        m_painter.restore();
        paintArrowHead(
            m_painter, tip, m_layout.arrowLength + 2, isFromAbove, m_style.rubber, ArcEnd::Hollow, m_style.background);
    }

    /// A curve through the words between would tell less than the head's name.
    bool isInAnotherRow(const GhostArc& ghost) const
    {
        const auto top = [this](int node) { return m_layout.words[static_cast<std::size_t>(node) - 1].box.top(); };
        return m_layout.rows.size() > 1 && ghost.head > 0 && top(ghost.head) != top(ghost.dependent);
    }

    QString ghostLabel(const GhostArc& ghost) const
    {
        if (!isInAnotherRow(ghost))
            return ghost.label;
        const QString head = m_diagram.node(ghost.head).form;
        return ghost.label.isEmpty()
            ? head
            : QCoreApplication::translate("DiagramPainter", "%1 of %2", "relation, head").arg(ghost.label, head);
    }

    /// Where the arc stays, only the relation that is offered, beside the one there is; under it, next to the words,
    /// where the arc is too narrow for both.
    void paintGhostBeside(const ArcShape& shape, const QString& text)
    {
        constexpr double gap = 2;
        const QFontMetricsF metrics(m_style.labelFont);
        const double width = metrics.horizontalAdvance(text) + 2 * kLabelPadding;
        const bool isArc = shape.form == ArcForm::Arc && !shape.root;
        QPointF centre = shape.label.center();
        if (isArc && shape.label.right() + gap + width > shape.right())
            centre.ry() += up(metrics.height() + gap);
        else
            centre.setX(shape.label.right() + gap + width / 2);
        paintGhostLabel(centre, text);
    }

    void paintGhostLabel(QPointF centre, const QString& text)
    {
        if (text.isEmpty())
            return;
        QRectF box({}, ghostLabelSize(text));
        box.moveCenter(centre);
        constexpr double rim = 2;
        box.moveLeft(std::max(rim, std::min(box.left(), m_layout.size.width() - rim - box.width())));
        m_painter.setPen(QPen(m_style.rubber, 1));
        m_painter.setBrush(m_style.background);
        m_painter.drawRoundedRect(box, kLabelRadius, kLabelRadius);
        m_painter.setFont(m_style.labelFont);
        m_painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip, text);
    }

    void paintRubber()
    {
        if (!m_state.rubber)
            return;
        const RubberArc& rubber = *m_state.rubber;
        const double length = m_layout.arrowLength + 2;
        m_painter.setPen(QPen(m_style.rubber, m_style.rubberWidth, Qt::SolidLine, Qt::RoundCap));
        m_painter.setBrush(Qt::NoBrush);
        if (!rubber.toRoot && rowAt(m_layout, rubber.from.y()) != rowAt(m_layout, rubber.to.y()))
            paintRubberPieces(rubber, length);
        else
            m_painter.drawPath(rubberPath(rubber, length));
        paintArrowHead(m_painter, rubber.arrowAtStart ? rubber.from : rubber.to, length, !m_diagram.swapped,
            m_style.rubber, ArcEnd::Arrow, m_style.background);
    }

    QPainterPath rubberPath(const RubberArc& rubber, double length) const
    {
        const QPointF back(0, up(length * 0.8));
        const QPointF start = rubber.arrowAtStart ? rubber.from - back : rubber.from;
        const QPointF end = rubber.arrowAtStart ? rubber.to : rubber.to - back;
        QPainterPath path(start);
        if (rubber.toRoot) {
            path.lineTo(end);
        } else {
            const QPointF lift(0, up(liftOver(start, end)));
            path.cubicTo(start - lift, end - lift, end);
        }
        return path;
    }

    /// From row to row as other arcs run on, close to the words, where no label is.
    void paintRubberPieces(const RubberArc& rubber, double length)
    {
        const QPointF head = rubber.arrowAtStart ? rubber.to : rubber.from;
        const QPointF dependent = (rubber.arrowAtStart ? rubber.from : rubber.to) - QPointF(0, up(length * 0.8));
        const int headRow = rowAt(m_layout, head.y());
        const int dependentRow = rowAt(m_layout, dependent.y());
        for (int row = std::min(headRow, dependentRow); row <= std::max(headRow, dependentRow); ++row) {
            const auto border = [&](int end) { return end < row ? m_layout.startBorder : m_layout.endBorder; };
            ArcShape piece;
            piece.side = m_diagram.swapped ? Side::Below : Side::Above;
            piece.headOpen = row != headRow;
            piece.dependentOpen = row != dependentRow;
            piece.headX = piece.headOpen ? border(headRow) : head.x();
            piece.dependentX = piece.dependentOpen ? border(dependentRow) : dependent.x();
            placeRubberPiece(piece, row, piece.headOpen ? dependent.y() : head.y());
            m_painter.drawPath(arcPath(piece));
            if (piece.headOpen)
                paintOpenEnd(m_painter, piece, piece.headX, m_style.rubber, m_style.rubberWidth);
            if (piece.dependentOpen)
                paintOpenEnd(m_painter, piece, piece.dependentX, m_style.rubber, m_style.rubberWidth);
            m_painter.setPen(QPen(m_style.rubber, m_style.rubberWidth, Qt::SolidLine, Qt::RoundCap));
        }
    }

    /// `footY` is where the piece ends that ends in this row, perhaps at the pointer far above the words.
    void placeRubberPiece(ArcShape& piece, int row, double footY) const
    {
        constexpr double lift = 20; // over the words: less than the lowest labels have
        constexpr double leastLeg = 8;
        const DiagramRow& words = m_layout.rows[static_cast<std::size_t>(row)];
        const double edge = m_diagram.swapped ? words.wordsBottom : words.wordsTop;
        const bool hasEnd = !piece.headOpen || !piece.dependentOpen;
        piece.baseY = hasEnd ? footY : edge;
        piece.topY = edge - up(lift);
        if (up(piece.baseY - piece.topY) < leastLeg)
            piece.topY = piece.baseY - up(leastLeg);
        piece.cornerHeight = std::min(12.0, std::abs(piece.baseY - piece.topY));
        piece.cornerWidth = std::min(16.0, (piece.right() - piece.left()) / 2);
    }

    QPainter& m_painter;
    const Diagram& m_diagram;
    const DiagramLayout& m_layout;
    const DiagramStyle& m_style;
    const PaintState& m_state;
};

} // namespace

void paintGestures(QPainter& painter, const Diagram& diagram, const DiagramLayout& layout, const DiagramStyle& style,
    const PaintState& state)
{
    Gestures(painter, diagram, layout, style, state).paint();
}

} // namespace arcwright::ui
