// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/arc_geometry.h"

#include <algorithm>
#include <cmath>

#include <QLineF>

namespace arcwright::ui {

namespace {

/// +1 if the words lie below the arc on the screen.
double towardsWords(const ArcShape& shape)
{
    return shape.side == Side::Above ? 1 : -1;
}

/// A half circle around a crossing point, on the way from the words to the top.
void addBridge(QPainterPath& path, const ArcShape& shape, QPointF centre, bool bulgeRight)
{
    const double step = towardsWords(shape) * kBridgeRadius;
    const QRectF circle(centre.x() - kBridgeRadius, centre.y() - kBridgeRadius, 2 * kBridgeRadius, 2 * kBridgeRadius);
    const bool above = shape.side == Side::Above;
    path.lineTo(centre.x(), centre.y() + step);
    path.arcTo(circle, above ? 270 : 90, above == bulgeRight ? 180 : -180);
}

/// From the words up one leg, round the corner and along the top to `endX`.
void addHalf(QPainterPath& path, const ArcShape& shape, double legX, double startY, double endX,
    const std::vector<QPointF>& bridges)
{
    const double sign = towardsWords(shape);
    const bool isLeft = legX <= shape.left();
    const double across = isLeft ? shape.cornerWidth : -shape.cornerWidth;
    std::vector<QPointF> mine;
    std::copy_if(bridges.begin(), bridges.end(), std::back_inserter(mine),
        [&](QPointF point) { return std::abs(point.x() - legX) < 0.25; });
    std::sort(mine.begin(), mine.end(), [&](QPointF one, QPointF other) { return sign * one.y() > sign * other.y(); });

    path.moveTo(legX, startY);
    double last = startY;
    for (const QPointF point : mine) {
        const bool roomBefore = sign * (last - point.y()) >= kBridgeRadius;
        if (!roomBefore)
            continue;
        addBridge(path, shape, point, isLeft);
        last = point.y() - sign * kBridgeRadius;
    }
    path.lineTo(legX, shape.topY + sign * shape.cornerHeight);
    const double ellipseX = isLeft ? legX : legX + 2 * across;
    const double ellipseY = sign > 0 ? shape.topY : shape.topY - 2 * shape.cornerHeight;
    const QRectF ellipse(ellipseX, ellipseY, 2 * std::abs(across), 2 * shape.cornerHeight);
    const bool clockwise = (sign > 0) == isLeft;
    path.arcTo(ellipse, isLeft ? 180 : 0, clockwise ? -90 : 90);
    path.lineTo(endX, shape.topY);
}

enum class ArcTip { Head, Dependent };

/// One half of the line, from its leg or from the border of the row.
void addEnd(QPainterPath& path, const ArcShape& shape, ArcTip tip, double startY, double endX,
    const std::vector<QPointF>& bridges)
{
    const bool isHead = tip == ArcTip::Head;
    const double x = isHead ? shape.headX : shape.dependentX;
    if (!(isHead ? shape.headOpen : shape.dependentOpen)) {
        addHalf(path, shape, x, startY, endX, bridges);
        return;
    }
    path.moveTo(x, shape.topY);
    path.lineTo(endX, shape.topY);
}

QPainterPath treePath(const ArcShape& shape)
{
    QPainterPath path(QPointF(shape.headX, shape.headY));
    if (shape.form == ArcForm::Line) {
        path.lineTo(shape.dependentX, shape.label.top());
        path.lineTo(shape.dependentX, shape.baseY);
        return path;
    }
    return roundedWay(shape.way, {shape.dependentX, shape.baseY});
}

/// The line in the tree, cut where the label stands.
QPainterPath drawnTreePath(const ArcShape& shape, double arrowLength)
{
    ArcShape shortened = shape;
    shortened.baseY -= arrowLength;
    if (shape.form == ArcForm::Line) {
        QPainterPath path(QPointF(shape.headX, shape.headY));
        path.lineTo(shape.dependentX, shape.label.top());
        path.moveTo(shape.dependentX, shape.label.bottom());
        path.lineTo(shape.dependentX, shortened.baseY);
        return path;
    }
    QPainterPath path;
    bool down = false;
    const auto draw = [&](QPointF point) {
        const bool hidden = shape.label.contains(point);
        if (!hidden && down)
            path.lineTo(point);
        else if (!hidden)
            path.moveTo(point);
        down = !hidden;
    };
    constexpr double longest = 4; // of a piece that is drawn or hidden as a whole
    for (const QPolygonF& line : treePath(shortened).toSubpathPolygons()) {
        for (qsizetype i = 0; i < line.size(); ++i) {
            const QPointF from = line[std::max<qsizetype>(i - 1, 0)];
            const int pieces = std::max(1, static_cast<int>(std::ceil(QLineF(from, line[i]).length() / longest)));
            for (int piece = 1; piece <= pieces; ++piece)
                draw(from + (line[i] - from) * piece / pieces);
        }
    }
    return path;
}

} // namespace

QPainterPath roundedWay(const QPolygonF& way, QPointF end)
{
    constexpr double radius = 9; // where the sides are long enough
    if (way.isEmpty())
        return {};
    QPainterPath path(way.front());
    for (qsizetype i = 1; i + 1 < way.size(); ++i) {
        const QLineF before(way[i], way[i - 1]);
        const QLineF after(way[i], way[i + 1]);
        const double cut = std::min({radius, before.length() / 2, after.length() / 2});
        if (cut < 0.5) {
            path.lineTo(way[i]);
            continue;
        }
        path.lineTo(before.pointAt(cut / before.length()));
        path.quadTo(way[i], after.pointAt(cut / after.length()));
    }
    path.lineTo(end);
    return path;
}

QPainterPath arcPath(const ArcShape& shape)
{
    QPainterPath path;
    if (shape.form != ArcForm::Arc)
        return treePath(shape);
    if (shape.root) {
        path.moveTo(shape.dependentX, shape.topY);
        path.lineTo(shape.dependentX, shape.baseY);
        return path;
    }
    const double middle = (shape.headX + shape.dependentX) / 2;
    addEnd(path, shape, ArcTip::Head, shape.baseY, middle, {});
    QPainterPath other;
    addEnd(other, shape, ArcTip::Dependent, shape.baseY, middle, {});
    path.connectPath(other.toReversed());
    return path;
}

QPainterPath drawnArcPath(const ArcShape& shape, double arrowLength, const std::vector<QPointF>& bridges)
{
    if (shape.form != ArcForm::Arc)
        return drawnTreePath(shape, arrowLength);
    QPainterPath path;
    const double sign = towardsWords(shape);
    const double arrowBack = shape.baseY - sign * arrowLength;
    if (shape.root) {
        std::vector<QPointF> sorted = bridges;
        std::sort(sorted.begin(), sorted.end(),
            [&](QPointF one, QPointF other) { return sign * one.y() > sign * other.y(); });
        path.moveTo(shape.dependentX, arrowBack);
        for (const QPointF point : sorted)
            addBridge(path, shape, point, true);
        path.lineTo(shape.dependentX, sign > 0 ? shape.label.bottom() : shape.label.top());
        return path;
    }
    const bool headIsLeft = shape.headX < shape.dependentX;
    const double headEnd = headIsLeft ? shape.label.left() : shape.label.right();
    const double dependentEnd = headIsLeft ? shape.label.right() : shape.label.left();
    addEnd(path, shape, ArcTip::Head, shape.baseY, headEnd, bridges);
    addEnd(path, shape, ArcTip::Dependent, arrowBack, dependentEnd, bridges);
    return path;
}

double arcHeightAt(const ArcShape& shape, double x)
{
    const double fromLeft = shape.leftOpen() ? shape.cornerWidth : x - shape.left();
    const double fromRight = shape.rightOpen() ? shape.cornerWidth : shape.right() - x;
    const double inside = std::min(fromLeft, fromRight);
    if (shape.root || inside >= shape.cornerWidth || shape.cornerWidth <= 0)
        return shape.topY;
    const double along = (shape.cornerWidth - std::max(inside, 0.0)) / shape.cornerWidth;
    const double rise = shape.cornerHeight * std::sqrt(std::max(0.0, 1 - along * along));
    return shape.topY + towardsWords(shape) * (shape.cornerHeight - rise);
}

QRectF arcBounds(const ArcShape& shape)
{
    constexpr double lineAndArrow = 6;
    if (shape.form != ArcForm::Arc)
        return treePath(shape)
            .boundingRect()
            .adjusted(-lineAndArrow, -lineAndArrow, lineAndArrow, lineAndArrow)
            .united(shape.label);
    const QRectF line(QPointF(shape.left(), std::min(shape.topY, shape.baseY)),
        QPointF(shape.right(), std::max(shape.topY, shape.baseY)));
    return line.adjusted(-lineAndArrow, -lineAndArrow, lineAndArrow, lineAndArrow).united(shape.label);
}

QPointF arcTop(const ArcShape& shape)
{
    return {(shape.headX + shape.dependentX) / 2, shape.topY};
}

double distanceToArc(const ArcShape& shape, QPointF point)
{
    const auto toSegment = [&](QPointF from, QPointF to) {
        const QPointF along = to - from;
        const double length = QPointF::dotProduct(along, along);
        const double place = length > 0 ? std::clamp(QPointF::dotProduct(point - from, along) / length, 0.0, 1.0) : 0.0;
        return QLineF(point, from + place * along).length();
    };
    if (shape.form != ArcForm::Arc) {
        double least = toSegment({shape.headX, shape.headY}, {shape.headX, shape.headY});
        for (const QPolygonF& line : treePath(shape).toSubpathPolygons()) {
            for (qsizetype i = 0; i + 1 < line.size(); ++i)
                least = std::min(least, toSegment(line[i], line[i + 1]));
        }
        return least;
    }
    if (shape.root)
        return toSegment({shape.dependentX, shape.baseY}, {shape.dependentX, shape.topY});

    constexpr int steps = 6; // corners are small: six chords stay within a tenth of a pixel
    const double sign = towardsWords(shape);
    const double cornerBase = shape.topY + sign * shape.cornerHeight;
    const double leftEnd = shape.left() + (shape.leftOpen() ? 0 : shape.cornerWidth);
    const double rightEnd = shape.right() - (shape.rightOpen() ? 0 : shape.cornerWidth);
    double distance = toSegment({leftEnd, shape.topY}, {rightEnd, shape.topY});
    for (const double direction : {1.0, -1.0}) {
        if (direction > 0 ? shape.leftOpen() : shape.rightOpen())
            continue;
        const double leg = direction > 0 ? shape.left() : shape.right();
        distance = std::min(distance, toSegment({leg, shape.baseY}, {leg, cornerBase}));
        QPointF previous(leg, cornerBase);
        for (int step = 1; step <= steps; ++step) {
            const double angle = M_PI / 2 * step / steps;
            const QPointF next(leg + direction * shape.cornerWidth * (1 - std::cos(angle)),
                shape.topY + sign * shape.cornerHeight * (1 - std::sin(angle)));
            distance = std::min(distance, toSegment(previous, next));
            previous = next;
        }
    }
    return distance;
}

} // namespace arcwright::ui
