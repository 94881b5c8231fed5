// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/picture.h"

#include <algorithm>
#include <cmath>

#include <QBuffer>
#include <QFileInfo>
#include <QGuiApplication>
#include <QPainter>
#include <QPdfWriter>
#include <QScreen>

#include "ui/canvas/arc_canvas.h"
#include "ui/canvas/svg_painting.h"
#include "ui/canvas/tikz.h"
#include "ui/canvas/tikz_painting.h"

namespace arcwright::ui {

namespace {

constexpr double imageScale = 2; // sharp on paper and on fine screens

void paintOn(QPaintDevice& device, const ArcCanvas& canvas, double scale)
{
    QPainter painter(&device);
    painter.scale(scale, scale);
    painter.fillRect(QRectF(QPointF(), canvas.diagramSize()), canvas.diagramStyle().background);
    canvas.renderTo(painter);
}

QByteArray svgOf(const ArcCanvas& canvas, const QString& title, const QString& description)
{
    SvgPainting device(canvas.diagramSize(), title, description);
    paintOn(device, canvas, 1);
    return device.svg();
}

/// One page, as large as the diagram, at the resolution for which its texts were measured.
QByteArray pdfOf(const ArcCanvas& canvas, const QString& title)
{
    const QScreen* screen = QGuiApplication::primaryScreen();
    const int dpi = screen ? static_cast<int>(screen->logicalDotsPerInchY()) : 96;
    constexpr double pointsPerInch = 72;
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(title);
    writer.setCreator(QStringLiteral("Arcwright"));
    writer.setResolution(dpi);
    writer.setPageSize(QPageSize(canvas.diagramSize() * (pointsPerInch / dpi), QPageSize::Point));
    writer.setPageMargins({});
    paintOn(writer, canvas, 1);
    return bytes;
}

QByteArray pngOf(const ArcCanvas& canvas, const QString& description)
{
    QImage image = pictureImage(canvas, imageScale);
    image.setText(QStringLiteral("Description"), description);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

/// One line of arcs as tikz-dependency has it, in which an author can change everything; rows and trees as drawn.
QString tikzOf(const ArcCanvas& canvas)
{
    if (canvas.layoutKind() == LayoutKind::Arcs && canvas.diagramLayout().rows.size() <= 1)
        return tikzDocument(canvas.diagram(), canvas.diagramStyle());
    TikzPainting device(canvas.diagramSize());
    paintOn(device, canvas, 1);
    return tikzDocument(device.tikz(), canvas.diagram());
}

} // namespace

std::optional<PictureFormat> pictureFormatOf(const QString& fileName)
{
    const QString ending = QFileInfo(fileName).suffix().toLower();
    if (ending == u"svg")
        return PictureFormat::Svg;
    if (ending == u"pdf")
        return PictureFormat::Pdf;
    if (ending == u"png")
        return PictureFormat::Png;
    if (ending == u"tex")
        return PictureFormat::Tikz;
    return std::nullopt;
}

QImage pictureImage(const ArcCanvas& canvas, double scale)
{
    const QSizeF size = canvas.diagramSize();
    scale = std::min(scale, mostPixels / std::max(size.width(), size.height()));
    QImage image((size * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(canvas.diagramStyle().background);
    paintOn(image, canvas, scale);
    return image;
}

QByteArray picture(const ArcCanvas& canvas, PictureFormat format, const QString& title, const QString& description)
{
    switch (format) {
    case PictureFormat::Svg:
        return svgOf(canvas, title, description);
    case PictureFormat::Pdf:
        return pdfOf(canvas, title);
    case PictureFormat::Png:
        return pngOf(canvas, description);
    case PictureFormat::Tikz:
        return tikzOf(canvas).toUtf8();
    }
    return {};
}

} // namespace arcwright::ui
