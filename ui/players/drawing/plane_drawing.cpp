// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/drawing/plane_drawing.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <QCoreApplication>
#include <QPolygonF>

namespace arcwright::ui {

namespace {

constexpr double kPlaneSide = 300;
constexpr double kLongerSide = 4.0 / 3; ///< where no legend stands beside the plane
constexpr double kPlaneMargin = 30; ///< within the plane, around all that moves
constexpr double kDot = 3;
constexpr double kResultDot = 7;
constexpr double kKeyWidth = 34; ///< of a sign in the legend
constexpr std::array kCourseInks{Ink::First, Ink::Second, Ink::Third};

struct PlaneTexts {
    Q_DECLARE_TR_FUNCTIONS(EpochPlayer)
};

QPainterPath dotAt(QPointF place, double radius)
{
    QPainterPath dot;
    dot.addEllipse(place, radius, radius);
    return dot;
}

/// The part of a polygon on the side of the line through the origin to which `normal` points.
QPolygonF cutBy(const QPolygonF& polygon, const PlaneVector& normal)
{
    const auto side = [&](QPointF point) { return normal.x * point.x() + normal.y * point.y(); };
    QPolygonF kept;
    for (qsizetype i = 0; i < polygon.size(); ++i) {
        const QPointF from = polygon[i];
        const QPointF to = polygon[(i + 1) % polygon.size()];
        if (side(from) >= 0)
            kept << from;
        if ((side(from) < 0) != (side(to) < 0))
            kept << from + (to - from) * (side(from) / (side(from) - side(to)));
    }
    return kept;
}

/// High beside the trees of a single learner, wide below the words where there are none; larger, where letters are.
QSizeF sizeOf(const PlanePicture& picture, const DrawingMetrics& metrics)
{
    const double side = metrics.enough(kPlaneSide);
    if (metrics.hasLegends || std::isfinite(metrics.mostWidth)) // or it would be too large for little room
        return {side, side};
    const bool hasTrees = picture.training->courses.size() == 1;
    return hasTrees ? QSizeF(side, kLongerSide * side) : QSizeF(kLongerSide * side, side);
}

/// Draws one plane. Weights are points with y upwards.
class PlaneLayout {
public:
    PlaneLayout(const PlanePicture& picture, const DrawingMetrics& metrics)
        : m_picture(picture), m_metrics(metrics), m_size(sizeOf(picture, metrics)), m_left(m_size.width() + 24)
    {
        QPolygonF places{QPointF(0, 0)};
        for (const PlaneCourse& course : picture.training->courses) {
            for (const PlaneUpdate& update : course.updates)
                places << QPointF(update.after.x, update.after.y);
        }
        const QRectF all = places.boundingRect();
        m_scale = std::min((m_size.width() - 2 * kPlaneMargin) / std::max(all.width(), 1e-9),
            (m_size.height() - 2 * kPlaneMargin) / std::max(all.height(), 1e-9));
        m_seen = QRectF({}, m_size / m_scale);
        m_seen.moveCenter(all.center());
    }

    Drawing draw()
    {
        m_drawing.rect(QRectF({}, m_size), Ink::Panel, Ink::Grid);
        drawSpace();
        drawAxes();
        drawConstraints();
        const std::vector<PlaneCourse>& courses = m_picture.training->courses;
        for (std::size_t number = 0; number < courses.size(); ++number)
            drawCourse(courses[number], number);
        if (m_picture.hasResult) {
            const QPointF place = at(m_picture.training->result);
            m_drawing.add(dotAt(place, kResultDot), Ink::Lit, Ink::LitFrame, 3);
            m_drawing.focus = QRectF(place, QSizeF()).adjusted(-20, -20, 20, 20);
        }
        m_drawing.size.setHeight(m_size.height() + 2);
        if (m_metrics.hasLegends)
            drawLegend();
        else
            m_drawing.size.setWidth(m_size.width() + 2);
        return std::move(m_drawing);
    }

private:
    QPointF at(const PlaneVector& weights) const
    {
        return {(weights.x - m_seen.left()) * m_scale, (m_seen.bottom() - weights.y) * m_scale};
    }
    QPainterPath pathOf(const QPolygonF& points, bool isClosed) const
    {
        QPolygonF places;
        for (const QPointF& point : points)
            places << at({point.x(), point.y()});
        QPainterPath path;
        path.addPolygon(places);
        if (isClosed)
            path.closeSubpath();
        return path;
    }

    void drawSpace()
    {
        QPolygonF space{m_seen.topLeft(), m_seen.topRight(), m_seen.bottomRight(), m_seen.bottomLeft()};
        for (const auto& border : {m_picture.space->left, m_picture.space->right}) {
            if (border)
                space = cutBy(space, border->difference);
        }
        if (space.size() > 2)
            m_drawing.add(pathOf(space, true), Tint(Ink::Good, 0, 0.3));
    }

    void drawAxes()
    {
        const QPointF origin = at({});
        m_drawing.line({0, origin.y()}, {m_size.width(), origin.y()}, Ink::Border);
        m_drawing.line({origin.x(), 0}, {origin.x(), m_size.height()}, Ink::Border);
        const double line = m_metrics.height(TextSize::Small);
        const double width = m_size.width() / 2;
        m_drawing.text({width - 4, std::min(origin.y() + 2, m_size.height() - line), width, line},
            PlaneTexts::tr("first weight"), Ink::Muted, TextSize::Small, Qt::AlignRight);
        m_drawing.text({std::min(origin.x() + 4, width), 2, width, line}, PlaneTexts::tr("second weight"), Ink::Muted,
            TextSize::Small, Qt::AlignLeft);
    }

    /// The stretch of a constraint's line that is in the plane; empty if none is.
    QPolygonF lineOf(const PlaneConstraint& constraint) const
    {
        const QPolygonF half = cutBy(
            {m_seen.topLeft(), m_seen.topRight(), m_seen.bottomRight(), m_seen.bottomLeft()}, constraint.difference);
        QPolygonF line;
        const double scale = std::sqrt(constraint.difference.squaredNorm()) * std::max(m_seen.width(), m_seen.height());
        for (const QPointF& point : half) {
            const double side = constraint.difference.x * point.x() + constraint.difference.y * point.y();
            if (std::abs(side) < 1e-9 * scale)
                line << point;
        }
        return line;
    }

    bool isAtWork(const PlaneConstraint& constraint) const
    {
        return m_picture.updates > 0 && !m_picture.hasResult
            && std::any_of(
                m_picture.training->courses.begin(), m_picture.training->courses.end(), [&](const PlaneCourse& course) {
                    return course.updates[m_picture.updates - 1].example == constraint.example;
                });
    }

    void drawConstraints()
    {
        for (const bool lit : {false, true}) {
            for (const PlaneConstraint& constraint : m_picture.space->constraints) {
                const bool isLit = m_picture.training->courses.size() == 1 && isAtWork(constraint);
                const QPolygonF line = lineOf(constraint);
                if (isLit == lit && line.size() > 1)
                    m_drawing.add(pathOf(line, false), {}, isLit ? Tint(Ink::Warning) : Tint(Ink::Muted, 0, 0.6),
                        isLit ? 2.5 : 1);
            }
        }
    }

    void drawCourse(const PlaneCourse& course, std::size_t number)
    {
        const Ink ink = kCourseInks[number % kCourseInks.size()];
        QPolygonF places{at({})};
        for (std::size_t i = 0; i < std::min(m_picture.updates, course.updates.size()); ++i)
            places << at(course.updates[i].after);
        QPainterPath path;
        path.addPolygon(places);
        m_drawing.add(path, {}, Tint(ink, 0, 0.8), 1.5);
        for (const QPointF& place : places)
            m_drawing.add(dotAt(place, kDot), ink);
        if (!m_picture.hasResult && places.size() > 1)
            m_drawing.line(places[places.size() - 2], places.back(), Ink::LitFrame, 3);
        m_drawing.add(dotAt(places.back(), kDot + 2), ink, Ink::Text, 1.5);
        if (!m_picture.hasResult)
            m_drawing.focus |= QRectF(places.back(), QSizeF()).adjusted(-20, -20, 20, 20);
        if (m_picture.training->courses.size() > 1) {
            const double line = m_metrics.height(TextSize::Small);
            m_drawing.text({places.back().x() + kDot + 4, places.back().y() - line, 30, line},
                QString::number(number + 1), Ink::Text, TextSize::Small, Qt::AlignLeft, true);
        }
    }

    void legendRow(const QString& text)
    {
        const double line = m_metrics.height(TextSize::Normal);
        const double width = m_metrics.width(TextSize::Normal, text) + 4;
        m_drawing.text({m_left + kKeyWidth + 8, m_y, width, line}, text, Ink::Text, TextSize::Normal, Qt::AlignLeft);
        m_drawing.size.setWidth(std::max(m_drawing.size.width(), m_left + kKeyWidth + 8 + width));
        m_y += line + 8;
    }
    QPointF key() const { return {m_left + kKeyWidth / 2, m_y + m_metrics.height(TextSize::Normal) / 2}; }
    void keyLine(Tint tint, double width)
    {
        m_drawing.line(key() - QPointF(kKeyWidth / 2, 0), key() + QPointF(kKeyWidth / 2, 0), tint, width);
    }

    void drawLegend()
    {
        const bool hasMembers = m_picture.training->courses.size() > 1;
        m_drawing.rect({m_left, m_y, kKeyWidth, m_metrics.height(TextSize::Normal)}, Tint(Ink::Good, 0, 0.3));
        legendRow(PlaneTexts::tr("version space: no error"));
        keyLine(Tint(Ink::Muted, 0, 0.6), 1);
        legendRow(PlaneTexts::tr("where a sentence begins to be learnt"));
        if (!hasMembers) {
            keyLine(Ink::Warning, 2.5);
            legendRow(PlaneTexts::tr("of the sentence at hand"));
        }
        keyLine(Ink::First, 1.5);
        m_drawing.add(dotAt(key(), kDot + 2), Ink::First, Ink::Text, 1.5);
        legendRow(
            hasMembers ? PlaneTexts::tr("the way of a member's weights") : PlaneTexts::tr("the way of the weights"));
        m_drawing.add(dotAt(key(), kResultDot), Ink::Lit, Ink::LitFrame, 3);
        legendRow(m_picture.resultName);
    }

    const PlanePicture& m_picture;
    const DrawingMetrics& m_metrics;
    QSizeF m_size; ///< of the plane without its legend
    double m_scale = 1;
    QRectF m_seen; ///< weights that are in sight
    double m_left; ///< of the legend
    double m_y = 8;
    Drawing m_drawing;
};

} // namespace

Drawing drawPlane(const PlanePicture& picture, const DrawingMetrics& metrics)
{
    return PlaneLayout(picture, metrics).draw();
}

} // namespace arcwright::ui
