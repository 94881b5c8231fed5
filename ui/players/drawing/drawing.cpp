// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/drawing/drawing.h"

#include <QStringList>
#include <QTransform>

namespace arcwright::ui {

double DrawingMetrics::enough(double usual) const
{
    constexpr double usualLine = 18;
    return usual * std::max(1.0, height(TextSize::Normal) / usualLine);
}

QString DrawingMetrics::fitted(TextSize size, const QString& text, double width) const
{
    if (textWidth(size, text) <= width)
        return text;
    QString shorter = text;
    while (shorter.size() > 1) {
        shorter.chop(shorter.back().isLowSurrogate() ? 2 : 1);
        if (QString fitting = shorter + u'…'; textWidth(size, fitting) <= width)
            return fitting;
    }
    return QStringLiteral("…");
}

void Drawing::add(const QPainterPath& path, Tint fill, Tint line, double width, bool dashed)
{
    parts.emplace_back(Mark{path, fill, line, width, dashed});
}

void Drawing::rect(const QRectF& rect, Tint fill, Tint line, double width)
{
    QPainterPath path;
    path.addRect(rect);
    add(path, fill, line, width);
}

void Drawing::line(QPointF from, QPointF to, Tint tint, double width, bool dashed)
{
    QPainterPath path(from);
    path.lineTo(to);
    add(path, {}, tint, width, dashed);
}

void Drawing::text(
    const QRectF& box, const QString& text, Tint ink, TextSize textSize, Qt::Alignment alignment, bool bold)
{
    parts.emplace_back(Caption{box, text, ink, textSize, alignment, bold});
}

void Drawing::hit(const QRectF& rect, const Target& target)
{
    QPainterPath path;
    path.addRect(rect);
    hit(path, target);
}

void Drawing::hit(const QPainterPath& path, const Target& target)
{
    hits.push_back({path, target});
}

void Drawing::insert(const Drawing& other, QPointF offset)
{
    for (auto part : other.parts) {
        if (auto* mark = std::get_if<Mark>(&part))
            mark->path.translate(offset);
        else
            std::get<Caption>(part).box.translate(offset);
        parts.push_back(std::move(part));
    }
    for (HitArea area : other.hits) {
        area.path.translate(offset);
        hits.push_back(std::move(area));
    }
}

QRectF mirrored(const QRectF& place, double width)
{
    return {width - place.right(), place.top(), place.width(), place.height()};
}

Drawing Drawing::mirrored() const
{
    const QTransform mirror(-1, 0, 0, 1, size.width(), 0);
    Drawing other = *this;
    for (auto& part : other.parts) {
        if (auto* mark = std::get_if<Mark>(&part)) {
            mark->path = mirror.map(mark->path);
            continue;
        }
        auto& caption = std::get<Caption>(part);
        caption.box = ui::mirrored(caption.box, size.width());
        if (caption.alignment.testFlag(Qt::AlignLeft) != caption.alignment.testFlag(Qt::AlignRight))
            caption.alignment ^= Qt::AlignLeft | Qt::AlignRight;
    }
    for (HitArea& area : other.hits)
        area.path = mirror.map(area.path);
    if (!focus.isNull())
        other.focus = ui::mirrored(focus, size.width());
    return other;
}

QRectF Drawing::focusOrLit() const
{
    QRectF place = focus;
    for (const auto& part : parts) {
        const auto* mark = std::get_if<Mark>(&part);
        if (focus.isEmpty() && mark != nullptr && mark->fill.ink == Ink::Lit)
            place |= mark->path.boundingRect();
    }
    return place;
}

Target Drawing::targetAt(QPointF point) const
{
    for (auto area = hits.rbegin(); area != hits.rend(); ++area) {
        if (area->path.contains(point))
            return area->target;
    }
    return {};
}

QStringList Drawing::texts() const
{
    QStringList texts;
    for (const auto& part : parts) {
        if (const auto* caption = std::get_if<Caption>(&part))
            texts << caption->text;
    }
    return texts;
}

} // namespace arcwright::ui
