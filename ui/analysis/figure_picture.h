// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QByteArray>
#include <QImage>
#include <QSizeF>
#include <QString>

#include "ui/canvas/picture.h"

class QPainter;

namespace arcwright::ui {

/// Something that can be painted, with its size in pixels, and what is said of it to those who cannot see it.
struct Paintable {
    QSizeF size;
    std::function<void(QPainter&)> paint;
    QString title;
    QString description;
};

/// It as a file: SVG, PDF (a page of its size) or PNG (at twice its pixels).
QByteArray pictureOf(const Paintable& paintable, PictureFormat format);
QImage imageOf(const Paintable& paintable);

} // namespace arcwright::ui
