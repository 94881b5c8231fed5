// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <functional>
#include <vector>

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include "ui/canvas/diagram.h"

namespace arcwright::ui {

enum class TextRole : unsigned char { Form, Tag, Lemma, Label, Surface };
inline constexpr int kTextRoleCount = 5;

/// A label is, from left to right: padding, perhaps a mark and a gap, text, padding.
inline constexpr double kLabelPadding = 4;
inline constexpr double kMarkSize = 7;
inline constexpr double kMarkGap = 4;

/// Of the half circle with which a leg passes over an arc: half the distance of two ports, so that neighbours can hop
/// side by side.
inline constexpr double kBridgeRadius = 3.5;

/// Lengths the layout works with, in pixels at zoom 1.
struct LayoutMetrics {
    std::function<double(TextRole, const QString&)> textWidth;
    std::array<double, kTextRoleCount> lineHeight{20, 14, 14, 14, 14}; ///< by TextRole

    double margin = 16; ///< around the whole diagram
    double wordGap = 12; ///< least distance of two word boxes
    double wordPadding = 5; ///< between a box and its text
    double portSpacing = 7; ///< of two arcs at one word
    double firstLevel = 34; ///< height of the lowest arcs over the words
    double levelGap = 5; ///< between labels of neighbouring levels
    double cornerWidth = 22; ///< of a wide arc
    double cornerHeight = 16; ///< less where levels are close together
    double smallestCorner = 6; ///< of an arc as narrow as its label
    double arrowLength = 8;
    double bracketHeight = 7;

    double height(TextRole role) const { return lineHeight[static_cast<std::size_t>(role)]; }
    double levelHeight() const { return height(TextRole::Label) + levelGap; }
};

struct WordBox {
    QRectF box;
    QRectF form;
    QRectF tag; ///< empty if the diagram has no such line
    QRectF lemma;
};

/// The line of an arc.
enum class ArcForm : unsigned char {
    Arc, ///< legs, corners and a top; see ArcShape
    Line, ///< of a tree: straight down from the head to the label, which stands over the dependent
    Curve, ///< of a tree: from the head into the dependent from above, wherever the two are
};

/// Where an arc runs: up from the head's port, round a corner, along the top, and down into the dependent's port.
/// A root arc is one vertical line under its label.
struct ArcShape {
    Side side = Side::Above;
    ArcForm form = ArcForm::Arc;
    bool root = false;
    int level = 0; ///< from 1, next to the words
    double headX = 0;
    double headY = 0; ///< where it leaves the head, but for ArcForm::Arc
    double dependentX = 0;
    double baseY = 0; ///< where it meets the words
    double topY = 0; ///< farthest from the words
    double cornerWidth = 0;
    double cornerHeight = 0;
    QRectF label; ///< centred on the top line, its mark included; the line is interrupted there

    double left() const { return headX < dependentX ? headX : dependentX; }
    double right() const { return headX < dependentX ? dependentX : headX; }
};

/// Two arcs of one side meet here; `over` rises through `under`.
struct CrossingPoint {
    int over = 0;
    int under = 0;
    QPointF point;
};

struct BracketShape {
    double left = 0;
    double right = 0;
    double top = 0;
    QRectF label;
};

/// A diagram with every position known, top left at (0, 0), in pixels at zoom 1.
struct DiagramLayout {
    QSizeF size;
    double wordsTop = 0; ///< arcs above end here
    double wordsBottom = 0; ///< arcs below end here
    double arcsTop = 0; ///< nothing is drawn above
    double arrowLength = 0;
    std::vector<WordBox> words; ///< by node - 1
    std::vector<ArcShape> arcs; ///< by index in Diagram::arcs
    std::vector<CrossingPoint> crossings;
    std::vector<BracketShape> brackets; ///< by index in Diagram::brackets
};

/// Lays a diagram out in one row. Arcs take the lowest level above everything nested in them; arcs at one word have
/// ports of their own, in an order in which they cannot touch; gaps between words grow until every label fits on its
/// arc. O(a^2 + a n) for a arcs and n nodes, with small constants: 500 words take a few milliseconds.
DiagramLayout layOut(const Diagram& diagram, const LayoutMetrics& metrics);

} // namespace arcwright::ui
