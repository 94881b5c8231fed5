// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSizeF>
#include <QString>

#include "ui/canvas/vector_painting.h"

class QPainterPath;

namespace arcwright::ui {

/// Enough for a hundredth of a pixel, and nothing that differs from locale to locale.
QString svgNumber(double value);
/// What the attribute `d` of a path says.
QString svgPathData(const QPainterPath& path);

/// A device that writes what is painted on it as SVG 1.1: lines, shapes and texts with their colours; no
/// pictures, and no clipping but that of beginClip(). Texts stay texts.
class SvgPainting : public VectorPainting {
public:
    /// Size in pixels at zoom 1; title and description are for screen readers.
    SvgPainting(QSizeF size, QString title, QString description);

    /// The whole file, once painting has ended.
    QByteArray svg() const;

private:
    QString m_title;
    QString m_description;
};

} // namespace arcwright::ui
