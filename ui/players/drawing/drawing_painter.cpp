// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/drawing/drawing_painter.h"

#include <algorithm>
#include <cmath>
#include <memory>

#include <QFontMetricsF>
#include <QHash>
#include <QPainter>

#include "ui/canvas/contrast.h"

namespace arcwright::ui {

namespace {

QColor mixed(const QColor& from, const QColor& to, double share)
{
    const auto mix = [share](float a, float b) { return static_cast<float>(a + (b - a) * share); };
    return QColor::fromRgbF(
        mix(from.redF(), to.redF()), mix(from.greenF(), to.greenF()), mix(from.blueF(), to.blueF()));
}

QColor heatColor(double value, const Theme& theme)
{
    value = std::clamp(value, -1.0, 1.0);
    if (value < 0)
        return mixed(theme.heat.front(), theme.lossHeat, -value);
    const double place = value * static_cast<double>(theme.heat.size() - 1);
    const auto below = std::min(static_cast<std::size_t>(place), theme.heat.size() - 2);
    return mixed(theme.heat[below], theme.heat[below + 1], place - static_cast<double>(below));
}

QColor opaqueColorOf(const Tint& tint, const Theme& theme)
{
    switch (tint.ink) {
    case Ink::None:
        return Qt::transparent;
    case Ink::Base:
        return theme.base;
    case Ink::Panel:
        return theme.window;
    case Ink::Text:
        return theme.text;
    case Ink::Muted:
        return theme.mutedText;
    case Ink::Border:
        return theme.border;
    case Ink::Grid:
        return theme.grid;
    case Ink::Lit:
        return theme.diagram.targetFill;
    case Ink::LitFrame:
        return theme.diagram.targetFrame;
    case Ink::First:
        return theme.series[0];
    case Ink::Second:
        return theme.series[1];
    case Ink::Third:
        return theme.series[2];
    case Ink::Chosen:
        return theme.accent;
    case Ink::Good:
        return theme.good;
    case Ink::Warning:
        return theme.warning;
    case Ink::Bad:
        return theme.lossHeat; // what loses is no error
    case Ink::Heat:
        return heatColor(tint.value, theme);
    case Ink::OnHeat:
        return inkOn(heatColor(tint.value, theme), theme.text, theme.base);
    }
    return {};
}

void paintMark(QPainter& painter, const Mark& mark, const Theme& theme)
{
    QPen pen(Qt::NoPen);
    if (mark.line.ink != Ink::None) {
        pen = QPen(colorOf(mark.line, theme), mark.width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
        if (mark.dashed)
            pen.setDashPattern({4 / mark.width, 3 / mark.width});
    }
    painter.setPen(pen);
    painter.setBrush(mark.fill.ink == Ink::None ? QBrush(Qt::NoBrush) : QBrush(colorOf(mark.fill, theme)));
    painter.drawPath(mark.path);
}

} // namespace

QColor colorOf(const Tint& tint, const Theme& theme)
{
    const QColor color = opaqueColorOf(tint, theme);
    // Mixed with what is behind instead of let through: printers and TeX know no transparency.
    return tint.opacity >= 1 || tint.ink == Ink::None ? color : mixed(theme.base, color, tint.opacity);
}

QFont fontOf(TextSize size, bool bold, const Theme& theme)
{
    QFont font = size == TextSize::Small ? theme.diagram.tagFont
        : size == TextSize::Normal       ? theme.diagram.labelFont
                                         : theme.diagram.formFont;
    if (bold)
        font.setWeight(QFont::Bold);
    return font;
}

DrawingMetrics drawingMetrics(const Theme& theme)
{
    struct Measured {
        QFontMetricsF metrics;
        QHash<QString, double> widths;
    };
    DrawingMetrics metrics;
    const auto fonts = std::make_shared<std::vector<Measured>>();
    for (int size = 0; size < kTextSizeCount; ++size) {
        // Bold, so that a text fits whichever way it is written.
        const QFontMetricsF measures(fontOf(static_cast<TextSize>(size), true, theme));
        metrics.lineHeight[size] = std::ceil(measures.height());
        fonts->push_back({measures, {}});
    }
    metrics.textWidth = [fonts](TextSize size, const QString& text) {
        Measured& font = (*fonts)[static_cast<std::size_t>(size)];
        const auto known = font.widths.constFind(text);
        if (known != font.widths.constEnd())
            return *known;
        return *font.widths.insert(text, font.metrics.horizontalAdvance(text));
    };
    return metrics;
}

void paintDrawing(QPainter& painter, const Drawing& drawing, const Theme& theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setLayoutDirection(Qt::LayoutDirectionAuto); // the script of a word decides, not that of the window
    for (const auto& part : drawing.parts) {
        if (const auto* mark = std::get_if<Mark>(&part)) {
            paintMark(painter, *mark, theme);
            continue;
        }
        const Caption& caption = std::get<Caption>(part);
        painter.setFont(fontOf(caption.size, caption.bold, theme));
        painter.setPen(colorOf(caption.ink, theme));
        const Qt::Alignment alignment = caption.alignment | Qt::AlignVCenter | Qt::AlignAbsolute;
        painter.drawText(caption.box, static_cast<int>(alignment) | Qt::TextDontClip, caption.text);
    }
    painter.restore();
}

} // namespace arcwright::ui
