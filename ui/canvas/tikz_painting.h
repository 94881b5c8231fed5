// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QSizeF>
#include <QString>

#include "ui/canvas/vector_painting.h"

namespace arcwright::ui {

/// A colour as xcolor takes it.
QString tikzColor(const QColor& color);

/// A device that writes what is painted on it as a tikzpicture for LaTeX: lines, shapes and texts with their colours;
/// no pictures, no clipping but that of beginClip(), nothing that shines through. Texts stay texts and keep their
/// widths.
class TikzPainting : public VectorPainting {
public:
    /// Size in pixels at zoom 1.
    explicit TikzPainting(QSizeF size);

    /// From \begin{tikzpicture} to \end{tikzpicture}, once painting has ended.
    QString tikz() const;
};

} // namespace arcwright::ui
