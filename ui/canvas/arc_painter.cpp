// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/arc_painter.h"

#include <algorithm>
#include <utility>

#include <QPainter>
#include <QPainterPath>

#include "ui/canvas/arc_geometry.h"

namespace arcwright::ui {

namespace {

/// Qt counts dashes in pen widths; a style counts in pixels.
QPen penFor(const ArcAppearance& appearance)
{
    QPen pen(appearance.color, appearance.width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    if (!appearance.dashes.isEmpty()) {
        QList<qreal> pattern;
        for (const qreal length : appearance.dashes)
            pattern.push_back(length / appearance.width);
        pen.setDashPattern(pattern);
    }
    return pen;
}

void paintMark(QPainter& painter, ArcMark mark, QPointF centre, const QColor& color)
{
    const double half = kMarkSize / 2;
    painter.setPen(QPen(color, 1.7, Qt::SolidLine, Qt::RoundCap));
    painter.setBrush(Qt::NoBrush);
    const auto line = [&](double x1, double y1, double x2, double y2) {
        painter.drawLine(centre + QPointF(x1, y1), centre + QPointF(x2, y2));
    };
    switch (mark) {
    case ArcMark::None:
        break;
    case ArcMark::Cross:
        line(-half, -half, half, half);
        line(-half, half, half, -half);
        break;
    case ArcMark::NotEqual:
        line(-half, -1.6, half, -1.6);
        line(-half, 1.8, half, 1.8);
        line(-half * 0.55, half + 0.6, half * 0.55, -half - 0.4);
        break;
    case ArcMark::Ring:
        painter.drawEllipse(centre, half - 0.2, half - 0.2);
        break;
    case ArcMark::Plus:
        line(-half, 0, half, 0);
        line(0, -half, 0, half);
        break;
    case ArcMark::Loop: {
        const QRectF circle(centre.x() - half, centre.y() - half, kMarkSize, kMarkSize);
        painter.drawArc(circle, 60 * 16, 290 * 16);
        line(half * 0.5, -half * 0.87, half * 0.5 - 3.4, -half * 0.87 - 0.9);
        line(half * 0.5, -half * 0.87, half * 0.5 - 0.6, -half * 0.87 + 3.3);
        break;
    }
    }
}

void paintLabel(QPainter& painter, const DiagramArc& arc, const ArcShape& shape, const ArcAppearance& appearance,
    const DiagramStyle& style)
{
    QRectF text = shape.label.adjusted(kLabelPadding, 0, -kLabelPadding, 0);
    if (appearance.mark != ArcMark::None) {
        paintMark(painter, appearance.mark, {text.left() + kMarkSize / 2, text.center().y()}, appearance.color);
        text.setLeft(text.left() + kMarkSize + kMarkGap);
    }
    QFont font = style.labelFont;
    font.setUnderline(appearance.underlinedLabel);
    font.setItalic(arc.secondary && !arc.ofGraph);
    painter.setFont(font);
    painter.setPen(appearance.labelColor.isValid() ? appearance.labelColor : appearance.color);
    if (arc.membership.isEmpty()) {
        painter.drawText(text, Qt::AlignCenter | Qt::TextDontClip, arc.label);
        return;
    }
    constexpr double smaller = 0.75;
    QFont small = font;
    small.setUnderline(false);
    if (font.pixelSize() > 0)
        small.setPixelSize(std::max(1, static_cast<int>(font.pixelSize() * smaller)));
    else
        small.setPointSizeF(font.pointSizeF() * smaller);
    const double label = QFontMetricsF(font).horizontalAdvance(arc.label);
    const double both = label + 1 + QFontMetricsF(small).horizontalAdvance(arc.membership);
    text.setLeft(text.center().x() - both / 2);
    painter.drawText(text, Qt::AlignVCenter | Qt::AlignLeft | Qt::AlignAbsolute | Qt::TextDontClip, arc.label);
    const QFontMetricsF metrics(font);
    const double baseline = text.center().y() - metrics.height() / 2 + metrics.ascent();
    painter.setFont(small);
    painter.drawText(QPointF(text.left() + label + 1, baseline + metrics.descent() * smaller), arc.membership);
}

/// A small diamond on the head's leg tells an arc whose span is not all its own, crossing or not.
void paintNonProjective(QPainter& painter, const ArcShape& shape, const ArcAppearance& appearance, QColor fill)
{
    constexpr double radius = 3.1;
    const double sign = shape.side == Side::Above ? 1 : -1;
    QPointF centre(shape.root ? shape.dependentX : shape.headX, shape.baseY - sign * (radius + 2));
    if (shape.form != ArcForm::Arc)
        centre.setY(shape.headY < shape.baseY ? shape.headY + radius + 2 : shape.headY - radius - 2);
    const QPolygonF diamond{centre + QPointF(0, -radius), centre + QPointF(radius, 0), centre + QPointF(0, radius),
        centre + QPointF(-radius, 0)};
    painter.setPen(QPen(appearance.color, 1.3, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(fill);
    painter.drawPolygon(diamond);
}

void paintPin(QPainter& painter, const ArcShape& shape, const QColor& color, double arrowLength)
{
    const double sign = shape.side == Side::Above ? 1 : -1;
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawEllipse(QPointF(shape.dependentX, shape.baseY - sign * (arrowLength + 4)), 3.2, 3.2);
}

/// A wave across the leg of the dependent, so far above the word, tells that the parser is not sure.
void paintUncertain(
    QPainter& painter, const ArcShape& shape, const ArcAppearance& appearance, double above, const QColor& ground)
{
    constexpr double half = 4.5; // a wave is as wide as two ports
    constexpr double height = 2.6;
    const double sign = shape.side == Side::Above ? 1 : -1;
    const QPointF centre(shape.dependentX, shape.baseY - sign * above);
    QPainterPath wave(centre - QPointF(half, 0));
    wave.cubicTo(
        centre + QPointF(-half / 2, -2 * height), centre + QPointF(half / 2, 2 * height), centre + QPointF(half, 0));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ground, 4.5, Qt::SolidLine, Qt::FlatCap));
    painter.drawPath(wave);
    painter.setPen(QPen(appearance.color, 1.6, Qt::SolidLine, Qt::RoundCap));
    painter.drawPath(wave);
}

/// A quiet line under the arrow.
void paintConfirmed(QPainter& painter, const ArcShape& shape, const QColor& color)
{
    constexpr double half = 5;
    const QPointF foot(shape.dependentX, shape.baseY + (shape.side == Side::Above ? 0.5 : -0.5));
    painter.setPen(QPen(color, 2, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(foot - QPointF(half, 0), foot + QPointF(half, 0));
}

/// The arrow head at the end that the arc goes to.
void paintEnd(QPainter& painter, const ArcShape& shape, const ArcAppearance& appearance, const DiagramStyle& style,
    double arrowLength)
{
    const double headLength = arrowLength + std::max(0.0, appearance.width - 1.5);
    paintArrowHead(painter, {shape.dependentX, shape.baseY}, headLength, shape.side == Side::Above, appearance.color,
        appearance.end, style.background);
}

/// What is said of the arc beside its dependent.
void paintDependentMarks(QPainter& painter, const DiagramArc& arc, const ArcShape& shape,
    const ArcAppearance& appearance, const DiagramStyle& style, double arrowLength)
{
    if (arc.pinned)
        paintPin(painter, shape, appearance.color, arrowLength);
    if (arc.uncertain)
        paintUncertain(painter, shape, appearance, arrowLength + (arc.pinned ? 13 : 6), style.background);
    if (arc.confirmed)
        paintConfirmed(painter, shape, style.confirmed);
}

/// The arrow of an arc whose dependent is in another sentence, below its label.
void paintOutwards(QPainter& painter, const ArcShape& shape, const ArcAppearance& appearance, const DiagramStyle& style,
    double arrowLength)
{
    const bool isAbove = shape.side == Side::Above;
    paintArrowHead(painter, {shape.dependentX, isAbove ? shape.label.bottom() : shape.label.top()}, arrowLength,
        !isAbove, appearance.color, appearance.end, style.background);
}

/// The same line the other way round, where arrows lead to heads.
ArcShape reversed(const ArcShape& shape)
{
    ArcShape other = shape;
    std::swap(other.headX, other.dependentX);
    std::swap(other.headOpen, other.dependentOpen);
    return other;
}

} // namespace

ArcAppearance appearanceOf(
    const DiagramArc& arc, bool dependentIsPunctuation, const DiagramStyle& style, ArcEmphasis emphasis)
{
    const ArcLook& look = arc.onCycle ? style.cycle : style.look(arc.status);
    ArcAppearance appearance{look.color, look.width, look.dashes, look.mark, look.underlinedLabel, look.end};
    const bool agreed = arc.status == ArcStatus::Neutral || arc.status == ArcStatus::Correct;
    if (dependentIsPunctuation && agreed && !arc.onCycle)
        appearance.color = style.punctuationArc;
    if (arc.notInGraph && agreed) {
        appearance.dashes = style.notInGraphDashes;
        appearance.end = ArcEnd::Open;
    }
    if (arc.secondary && agreed && !arc.ofGraph) { // one that differs has the line and the end of its difference
        appearance.dashes = arc.notCompared ? style.notComparedDashes : style.secondaryDashes;
        appearance.width = std::min(appearance.width, style.secondaryWidth);
        appearance.end = ArcEnd::Open;
    }
    if (arc.crossing && !arc.secondary && !arc.notInGraph)
        appearance.width += style.crossingExtraWidth;
    if (emphasis.hovered || emphasis.selected)
        appearance.width += style.hoverExtraWidth;
    return appearance;
}

void paintOpenEnd(QPainter& painter, const ArcShape& shape, double borderX, const QColor& color, double width)
{
    constexpr double length = 5;
    constexpr double half = 4;
    const bool pointsRight = shape.headX < shape.dependentX;
    const bool atRight = borderX == shape.right();
    const double forwards = pointsRight ? length : -length;
    const QPointF tip(pointsRight == atRight ? borderX : borderX + forwards, shape.topY);
    painter.setPen(QPen(color, std::max(1.4, width), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(QPolygonF{tip + QPointF(-forwards, -half), tip, tip + QPointF(-forwards, half)});
}

void paintRemarkCorner(QPainter& painter, QPointF topRight, const QColor& color)
{
    constexpr double size = 7;
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawPolygon(QPolygonF{topRight, topRight - QPointF(size, 0), topRight + QPointF(0, size)});
}

void paintArrowHead(QPainter& painter, QPointF tip, double length, bool pointsDown, const QColor& color, ArcEnd end,
    const QColor& ground)
{
    const double back = pointsDown ? -length : length;
    const double half = length * 0.46;
    const QPointF left = tip + QPointF(-half, back);
    const QPointF right = tip + QPointF(half, back);
    const QPointF middle = tip + QPointF(0, back / 2);
    const bool isHollow = end == ArcEnd::Hollow || end == ArcEnd::Ring || end == ArcEnd::Diamond;
    painter.setPen(isHollow ? QPen(color, 1.5, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin) : QPen(Qt::NoPen));
    painter.setBrush(isHollow ? ground : color);
    switch (end) {
    case ArcEnd::Open:
        painter.setPen(QPen(color, 1.3, Qt::SolidLine, Qt::RoundCap, Qt::MiterJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(QPolygonF{left, tip, right});
        painter.drawLine(tip, tip + QPointF(0, back));
        break;
    case ArcEnd::Arrow:
        painter.drawPolygon(QPolygonF{left, tip, right, tip + QPointF(0, back * 0.78)});
        break;
    case ArcEnd::Barred:
        painter.drawPolygon(QPolygonF{left, tip, right, tip + QPointF(0, back * 0.78)});
        painter.setPen(QPen(color, 2, Qt::SolidLine, Qt::FlatCap));
        painter.drawLine(left + QPointF(-2, back * 0.3), right + QPointF(2, back * 0.3));
        break;
    case ArcEnd::Hollow:
        painter.drawPolygon(QPolygonF{left, tip, right});
        break;
    case ArcEnd::Ring:
        painter.drawEllipse(middle, half, half);
        break;
    case ArcEnd::Diamond:
        painter.drawPolygon(
            QPolygonF{tip, middle + QPointF(half, 0), tip + QPointF(0, back), middle - QPointF(half, 0)});
        break;
    }
}

void paintArc(QPainter& painter, const DiagramArc& arc, const ArcShape& shape, const ArcAppearance& appearance,
    const DiagramStyle& style, double arrowLength, const std::vector<QPointF>& bridges)
{
    // A thick line would show beside the narrow part of the arrow head, so it ends a little inside the head's back.
    const double lineEnd = arrowLength * 0.8;
    const bool isToHead = appearance.pointsAtHead && shape.form == ArcForm::Arc && !arc.outer;
    const bool isOutwards = (arc.outer && !arc.outer->isHead) || (isToHead && shape.root);
    const ArcShape line = isToHead && !shape.root ? reversed(shape) : shape;
    painter.setPen(penFor(appearance));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(drawnArcPath(line, isToHead && shape.root ? 0 : lineEnd, bridges));
    if (line.headOpen)
        paintOpenEnd(painter, line, line.headX, appearance.color, appearance.width);
    if (line.dependentOpen)
        paintOpenEnd(painter, line, line.dependentX, appearance.color, appearance.width);
    else if (isOutwards)
        paintOutwards(painter, line, appearance, style, arrowLength);
    else
        paintEnd(painter, line, appearance, style, arrowLength);
    if (!shape.dependentOpen && (!isOutwards || isToHead))
        paintDependentMarks(painter, arc, shape, appearance, style, isToHead ? 0 : arrowLength);
    if (arc.nonProjective && !line.headOpen)
        paintNonProjective(painter, line, appearance, style.background);
    const bool hasLabel = !arc.label.isEmpty() || appearance.mark != ArcMark::None;
    if (hasLabel && !shape.label.isEmpty())
        paintLabel(painter, arc, shape, appearance, style);
    if (!arc.remark.isEmpty() && !shape.dependentOpen)
        paintRemarkCorner(painter, shape.label.topRight(), style.remark);
}

} // namespace arcwright::ui
