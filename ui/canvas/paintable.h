// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QByteArray>
#include <QColor>
#include <QImage>
#include <QSizeF>
#include <QString>

#include "ui/canvas/picture.h"

class QPaintDevice;
class QPainter;

namespace arcwright::ui {

/// Something that can be painted, with its size in pixels, and what is said of it to those who cannot see it.
struct Paintable {
    QSizeF size;
    std::function<void(QPainter&)> paint;
    QString title;
    QString description;
    QColor background = Qt::transparent;
};

/// Paints it on a device, `scale` times as large.
void paintOn(QPaintDevice& device, const Paintable& paintable, double scale);

/// It as a file: SVG, PDF (a page of its size, at the resolution for which its texts were measured) or PNG (at twice
/// its pixels). TikZ, which only diagrams have, is taken for SVG.
QByteArray pictureOf(const Paintable& paintable, PictureFormat format);

/// It in pixels, `scale` times as many; fewer where it would have more than `mostPixels` a side.
QImage imageOf(const Paintable& paintable, double scale = kPictureScale);

} // namespace arcwright::ui
