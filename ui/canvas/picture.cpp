// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/picture.h"

#include <QFileInfo>

#include "ui/canvas/arc_canvas.h"
#include "ui/canvas/paintable.h"
#include "ui/canvas/tikz.h"
#include "ui/canvas/tikz_painting.h"

namespace arcwright::ui {

namespace {

Paintable paintableOf(const ArcCanvas& canvas, const QString& title, const QString& description)
{
    return {canvas.diagramSize(), [&canvas](QPainter& painter) { canvas.renderTo(painter); }, title, description,
        canvas.diagramStyle().background};
}

/// One line of arcs as tikz-dependency has it, in which an author can change everything; rows and trees as drawn.
QString tikzOf(const ArcCanvas& canvas)
{
    if (canvas.layoutKind() == LayoutKind::Arcs && canvas.diagramLayout().rows.size() <= 1)
        return tikzDocument(canvas.diagram(), canvas.diagramStyle());
    TikzPainting device(canvas.diagramSize());
    paintOn(device, paintableOf(canvas, {}, {}), 1);
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
    return imageOf(paintableOf(canvas, {}, {}), scale);
}

QByteArray picture(const ArcCanvas& canvas, PictureFormat format, const QString& title, const QString& description)
{
    if (format == PictureFormat::Tikz)
        return tikzOf(canvas).toUtf8();
    return pictureOf(paintableOf(canvas, title, description), format);
}

} // namespace arcwright::ui
