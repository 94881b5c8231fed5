// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/export/step_painting.h"

#include <algorithm>

#include <QCoreApplication>
#include <QFontMetricsF>
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

void paintLessonPlace(
    QPainter& painter, const QRectF& line, const StopHead& head, int page, const Theme& theme, PageNumber kind)
{
    const LessonPlace& place = head.lesson;
    if (place.stops == 0)
        return;
    QString number = kind == PageNumber::OfPages ? QString::number(page)
                                                 : QStringLiteral("%1 / %2").arg(place.stop).arg(place.stops);
    if (kind == PageNumber::OfStops && head.shown != 1)
        number
            += QCoreApplication::translate("StepExport", " (page %1)", "of a lesson, after a stop's number").arg(page);
    painter.save();
    QFont font = QGuiApplication::font();
    font.setPixelSize(std::max(qRound(line.height()), 1));
    painter.setFont(font);
    painter.setPen(theme.mutedText);
    const QFontMetricsF metrics(font, painter.device());
    const double right = metrics.horizontalAdvance(number);
    constexpr double gap = 20;
    const QString title = metrics.elidedText(place.title, Qt::ElideRight, line.width() - right - gap);
    const double baseline = line.bottom() - metrics.descent();
    painter.drawText(QPointF(line.left(), baseline), title);
    painter.drawText(QPointF(line.right() - right, baseline), number);
    painter.restore();
}

namespace {

constexpr double betweenTwo = 24; ///< pixels between two players

} // namespace

QSizeF sizeTogether(const std::vector<Frame>& frames, Qt::Orientation orientation)
{
    const double between = betweenTwo * static_cast<double>(frames.size() - 1);
    double along = between;
    double across = 0;
    const bool isRow = orientation == Qt::Horizontal;
    for (const Frame& frame : frames) {
        along += isRow ? frame.size.width() : frame.size.height();
        across = std::max(across, isRow ? frame.size.height() : frame.size.width());
    }
    return isRow ? QSizeF(along, across) : QSizeF(across, along);
}

void paintTogether(
    QPainter& painter, const FrameMaker& maker, const std::vector<Frame>& frames, Qt::Orientation orientation)
{
    for (const Frame& frame : frames) {
        painter.save();
        maker.paint(painter, frame);
        painter.restore();
        if (orientation == Qt::Horizontal)
            painter.translate(frame.size.width() + betweenTwo, 0);
        else
            painter.translate(0, frame.size.height() + betweenTwo);
    }
}

} // namespace arcwright::ui
