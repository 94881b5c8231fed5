// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/export/step_painting.h"

#include <algorithm>

#include <QGuiApplication>
#include <QPainter>
#include <QScreen>

namespace arcwright::ui {

int screenDpi()
{
    constexpr int usual = 96;
    const QScreen* screen = QGuiApplication::primaryScreen();
    return screen ? static_cast<int>(screen->logicalDotsPerInchY()) : usual;
}

void prepare(QPdfWriter& writer, const QString& title)
{
    writer.setTitle(title);
    writer.setCreator(QStringLiteral("Arcwright"));
    writer.setResolution(screenDpi());
}

void paintInto(QPainter& painter, const FrameMaker& maker, const Frame& frame, const QRectF& place)
{
    const double scale = std::min(place.width() / frame.size.width(), place.height() / frame.size.height());
    const QSizeF shown = frame.size * scale;
    painter.save();
    painter.translate(
        place.left() + (place.width() - shown.width()) / 2, place.top() + (place.height() - shown.height()) / 2);
    painter.scale(scale, scale);
    maker.paint(painter, frame);
    painter.restore();
}

} // namespace arcwright::ui
