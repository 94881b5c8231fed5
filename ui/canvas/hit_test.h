// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaType>

#include "ui/canvas/diagram_layout.h"

namespace arcwright::ui {

/// The part of a diagram under a point: word, arc, label.
struct DiagramHit {
    enum class Kind : unsigned char { Nothing, Word, Label, Arc };
    Kind kind = Kind::Nothing;
    int node = 0; ///< of a word
    int arc = -1; ///< of a label or an arc, index in Diagram::arcs

    friend bool operator==(const DiagramHit&, const DiagramHit&) = default;
};

/// The label, word or arc at a point: labels first, then words, then the nearest line within `tolerance` pixels.
/// O(words + arcs).
DiagramHit hitTest(const DiagramLayout& layout, QPointF point, double tolerance);

} // namespace arcwright::ui

Q_DECLARE_METATYPE(arcwright::ui::DiagramHit)
