// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "ui/canvas/diagram.h"
#include "ui/canvas/diagram_layout.h"
#include "ui/canvas/diagram_style.h"

class QPainter;

namespace arcwright::ui {

/// An arc that is being drawn by hand: from a word to the pointer or to a word.
struct RubberArc {
    QPointF from; ///< top middle of the word it starts at
    QPointF to; ///< the pointer, or the place where it would attach
    bool arrowAtStart = true; ///< the dependent is where it starts
    bool toRoot = false;
};

/// An arc that is offered and not made: drawn over the diagram, which does not move for it.
struct GhostArc {
    int head = 0; ///< 0: the root
    int dependent = 0;
    QString label;

    friend bool operator==(const GhostArc&, const GhostArc&) = default;
};

/// The state of the user's work in a diagram; everything that changes without a new layout.
struct PaintState {
    int hoverArc = -1;
    int hoverWord = 0;
    int selectedWord = 0;
    int askedWord = 0; ///< lit: somebody asks about it
    std::vector<int> foundWords; ///< underlined: what was searched stands there, or a problem is of them; ascending
    std::vector<int> litArcs; ///< as one under the pointer; ascending
    int firstOfRange = 0; ///< words selected together, the selected one at an end
    int lastOfRange = 0;
    int selectedArc = -1;
    bool armed = false; ///< the selected word waits for its head
    bool numbered = false; ///< words show their numbers in place of their tags
    bool focused = true; ///< keys go to the diagram
    int targetWord = 0; ///< glows: a drop here attaches
    std::optional<QRectF> rootTarget;
    bool rootTargetActive = false;
    std::optional<RubberArc> rubber;
    std::optional<GhostArc> ghost;
    std::vector<bool> focus; ///< by arc: whether it is in focus; none if all are
};

/// The measures of a style's fonts, ready for layOut(). The widths of repeated texts are remembered in the copy.
LayoutMetrics metricsFor(const DiagramStyle& style);

/// Paints what stands at a word beside its text: a remark's corner, the line under one that is divided otherwise.
void paintWordMarks(
    QPainter& painter, const DiagramWord& word, const QRectF& box, const QRectF& form, const DiagramStyle& style);

/// Paints what of the diagram lies in `exposed` (diagram coordinates). The background is the caller's.
void paintDiagram(QPainter& painter, const Diagram& diagram, const DiagramLayout& layout, const DiagramStyle& style,
    const PaintState& state, const QRectF& exposed);

} // namespace arcwright::ui
