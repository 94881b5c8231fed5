// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QColor>
#include <QString>

#include "ui/canvas/vector_painting.h"

namespace arcwright::ui {

/// A shape or a text of a picture, and its colours apart from it, so that it can have others in the dark.
struct PaintedPiece {
    QString content; ///< of a shape the data of its path in SVG, of a text what is written
    QString place; ///< of a text "x,y,length"; empty for shapes
    QString style; ///< all that CSS says of it but the colours
    QColor fill; ///< invalid for none
    QColor line; ///< invalid for none

    bool isText() const { return !place.isEmpty(); }
};

/// A device that keeps what is painted on it, in that order: shapes and texts, no pictures and no clipping.
class PiecePainting : public VectorPainting {
public:
    /// Size in pixels at zoom 1.
    explicit PiecePainting(QSizeF size);

    const std::vector<PaintedPiece>& pieces() const;
};

} // namespace arcwright::ui
