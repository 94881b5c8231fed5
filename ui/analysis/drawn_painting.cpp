// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/drawn_painting.h"

#include <QPainterPath>

#include "core/base/utf8.h"
#include "ui/canvas/contrast.h"

namespace arcwright::ui {

namespace {

QPointF at(const DrawnPoint& point)
{
    return {point.x, point.y};
}

class ShapePainter {
public:
    ShapePainter(QPainter& painter, const Theme& theme, const QFont& font)
        : m_painter(painter), m_theme(theme), m_font(font)
    {
        m_font.setHintingPreference(QFont::PreferNoHinting); // as wide on every device
    }

    void operator()(const DrawnLine& line)
    {
        setPen(line.colour, line.width, line.isDashed);
        m_painter.drawLine(at(line.from), at(line.to));
    }

    void operator()(const DrawnBox& box)
    {
        m_painter.fillRect(QRectF(at(box.corner), QSizeF(box.width, box.height)), colourIn(m_theme, box.colour));
    }

    void operator()(const DrawnDot& dot)
    {
        fillWith(dot.colour);
        if (dot.shape == DotShape::Circle) {
            m_painter.drawEllipse(at(dot.centre), dot.radius, dot.radius);
            return;
        }
        QPolygonF outline;
        for (const DrawnPoint& corner : cornersOf(dot))
            outline << at(corner);
        m_painter.drawPolygon(outline);
    }

    void operator()(const DrawnPath& path)
    {
        QPainterPath outline(at(path.start));
        for (std::size_t i = 0; i < path.points.size(); i += path.isCurved ? 3 : 1) {
            if (path.isCurved)
                outline.cubicTo(at(path.points[i]), at(path.points[i + 1]), at(path.points[i + 2]));
            else
                outline.lineTo(at(path.points[i]));
        }
        if (path.isFilled) {
            outline.closeSubpath();
            fillWith(path.colour);
        } else {
            setPen(path.colour, path.width, path.isDashed);
            m_painter.setBrush(Qt::NoBrush);
        }
        m_painter.drawPath(outline);
    }

    void operator()(const DrawnText& text)
    {
        constexpr double fine = 10; // fonts have whole pixels
        QFont font = m_font;
        font.setPixelSize(static_cast<int>(text.size * fine));
        font.setBold(text.isBold);
        const QString shown = shownText(text.text);
        const double width = QFontMetricsF(font).horizontalAdvance(shown) / fine;
        const double shift = text.anchor == TextAnchor::Start ? 0 : text.anchor == TextAnchor::Middle ? 0.5 : 1;
        const QPointF place = at(text.place) - QPointF(width * shift, 0);
        if (text.isOnPaper) {
            constexpr double margin = 2;
            m_painter.fillRect(
                QRectF(place.x() - margin, place.y() - text.size * 0.8, width + 2 * margin, text.size), m_theme.base);
        }
        m_painter.save();
        m_painter.translate(place);
        m_painter.scale(1 / fine, 1 / fine);
        m_painter.setFont(font);
        m_painter.setPen(colourIn(m_theme, text.colour));
        m_painter.drawText(QPointF(), shown);
        m_painter.restore();
    }

private:
    void setPen(const Colour& colour, double width, bool isDashed)
    {
        QPen pen(colourIn(m_theme, colour), width);
        pen.setCapStyle(Qt::FlatCap);
        if (isDashed)
            pen.setDashPattern({4 / width, 3 / width});
        m_painter.setPen(pen);
    }

    void fillWith(const Colour& colour)
    {
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(colourIn(m_theme, colour));
    }

    QPainter& m_painter;
    const Theme& m_theme;
    QFont m_font;
};

} // namespace

QColor colourIn(const Theme& theme, const Colour& colour)
{
    switch (colour.tone) {
    case Tone::None:
        return Qt::transparent;
    case Tone::Ink:
        return theme.text;
    case Tone::Faint:
        return theme.mutedText;
    case Tone::Grid:
        return theme.grid;
    case Tone::Wrong:
        return theme.error;
    case Tone::Right:
        return theme.accent;
    case Tone::Lit:
        return theme.diagram.targetFill;
    case Tone::Series:
        return theme.series[colour.index % theme.series.size()];
    case Tone::Heat:
        return theme.heat[colour.index % theme.heat.size()];
    case Tone::HeatInk:
        return inkOn(theme.heat[colour.index % theme.heat.size()], theme.text, theme.base);
    }
    return theme.text;
}

QString shownText(const std::string& text)
{
    return QString::fromStdString(withVisibleControls(text));
}

void paintDrawn(QPainter& painter, const DrawnPicture& picture, const Theme& theme, const QFont& font)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    ShapePainter paint(painter, theme, font);
    for (const DrawnShape& shape : picture.shapes)
        std::visit(paint, shape);
    painter.restore();
}

} // namespace arcwright::ui
