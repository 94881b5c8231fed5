// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/paintable.h"

#include <algorithm>

#include <QBuffer>
#include <QGuiApplication>
#include <QPainter>
#include <QPdfWriter>
#include <QScreen>

#include "ui/canvas/svg_painting.h"

namespace arcwright::ui {

namespace {

QByteArray pdfOf(const Paintable& paintable)
{
    const QScreen* screen = QGuiApplication::primaryScreen();
    const int dpi = screen ? static_cast<int>(screen->logicalDotsPerInchY()) : 96;
    constexpr double pointsPerInch = 72;
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(paintable.title);
    writer.setCreator(QStringLiteral("Arcwright"));
    writer.setResolution(dpi);
    writer.setPageSize(QPageSize(paintable.size * (pointsPerInch / dpi), QPageSize::Point));
    writer.setPageMargins({});
    paintOn(writer, paintable, 1);
    return bytes;
}

} // namespace

void paintOn(QPaintDevice& device, const Paintable& paintable, double scale)
{
    QPainter painter(&device);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(scale, scale);
    if (paintable.background.alpha() > 0)
        painter.fillRect(QRectF(QPointF(), paintable.size), paintable.background);
    paintable.paint(painter);
}

QImage imageOf(const Paintable& paintable, double scale)
{
    scale = std::min(scale, mostPixels / std::max(paintable.size.width(), paintable.size.height()));
    QImage image((paintable.size * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(paintable.background);
    paintOn(image, paintable, scale);
    image.setText(QStringLiteral("Description"), paintable.description);
    return image;
}

QByteArray pictureOf(const Paintable& paintable, PictureFormat format)
{
    if (format == PictureFormat::Pdf)
        return pdfOf(paintable);
    if (format == PictureFormat::Png) {
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        imageOf(paintable).save(&buffer, "PNG");
        return bytes;
    }
    SvgPainting device(paintable.size, paintable.title, paintable.description);
    paintOn(device, paintable, 1);
    return device.svg();
}

} // namespace arcwright::ui
