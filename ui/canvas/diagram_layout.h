// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <vector>

#include <QPointF>
#include <QPolygonF>
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
    double rowGap = 22; ///< between the rows of a wrapped sentence
    double rowBorder = 26; ///< least room beside the words of a row for arcs that run on

    double height(TextRole role) const { return lineHeight[static_cast<std::size_t>(role)]; }
    double levelHeight() const { return height(TextRole::Label) + levelGap; }
};

struct WordBox {
    QRectF box;
    QRectF form;
    QRectF tag; ///< empty if the diagram has no such line
    QRectF lemma;
    QRectF reading;
    std::vector<WordBox> parts; ///< by word of a bunsetsu
};

/// The line of an arc.
enum class ArcForm : unsigned char {
    Arc, ///< legs, corners and a top; see ArcShape
    Line, ///< of a tree: straight down from the head to the label, which stands over the dependent
    Curve, ///< of a tree: around all words into the dependent from above, wherever the two are
};

/// Where an arc runs: up from the head's port, round a corner, along the top, and down into the dependent's port.
/// A root arc is one vertical line under its label. An arc between words of two rows is in pieces, each a shape with
/// an open end or two: there the line runs along the top to the border of its row.
struct ArcShape {
    Side side = Side::Above;
    ArcForm form = ArcForm::Arc;
    bool root = false;
    bool headOpen = false; ///< the head is in another row; headX is the border
    bool dependentOpen = false;
    int row = 0; ///< -1: it is not laid out; see RowwiseLayout
    int level = 0; ///< from 1, next to the words
    double headX = 0;
    double headY = 0; ///< where it leaves the head, but for ArcForm::Arc
    double dependentX = 0;
    double baseY = 0; ///< where it meets the words
    double topY = 0; ///< farthest from the words
    QPolygonF way; ///< of ArcForm::Curve: from headX, headY to dependentX, baseY, its corners rounded
    double cornerWidth = 0;
    double cornerHeight = 0;
    QRectF label; ///< centred on the top line, its mark included; the line is interrupted there

    bool isPlaced() const { return row >= 0; }
    double left() const { return headX < dependentX ? headX : dependentX; }
    double right() const { return headX < dependentX ? dependentX : headX; }
    bool leftOpen() const { return headX < dependentX ? headOpen : dependentOpen; }
    bool rightOpen() const { return headX < dependentX ? dependentOpen : headOpen; }
};

/// A piece of an arc that spans rows, in a row in which the dependent is not.
struct ArcContinuation {
    int arc = 0;
    ArcShape shape; ///< its label is empty where there is no room for one
};

/// Two arcs of one side meet here; `over` rises through `under`.
struct CrossingPoint {
    int over = 0;
    int under = 0;
    QPointF point;
    int row = 0;
};

struct BracketShape {
    double left = 0;
    double right = 0;
    double top = 0;
    QRectF label;
};

/// One row of words with the arcs over and under them.
struct DiagramRow {
    int firstSlot = 1; ///< place of its first word among all nodes in reading order, from 1
    double top = 0; ///< nothing of the row is drawn above
    double wordsTop = 0; ///< arcs above end here
    double wordsBottom = 0; ///< arcs below end here
    double bottom = 0;
    bool hasArcs = false; ///< they are laid out; see RowwiseLayout
};

/// A diagram with every position known, top left at (0, 0), in pixels at zoom 1.
struct DiagramLayout {
    QSizeF size;
    double wordsTop = 0; ///< of the first row
    double wordsBottom = 0; ///< of the last row
    double arcsTop = 0; ///< nothing is drawn above
    double arcsBottom = 0; ///< nor below
    double arrowLength = 0;
    double startBorder = 0; ///< where arcs come from the row before
    double endBorder = 0; ///< where they run on in the next one
    std::vector<DiagramRow> rows; ///< of arcs; none in a tree
    std::vector<WordBox> words; ///< by node - 1
    std::vector<ArcShape> arcs; ///< by index in Diagram::arcs; of one in pieces, that with the dependent
    std::vector<ArcContinuation> continuations; ///< the other pieces, row by row
    std::vector<CrossingPoint> crossings;
    std::vector<BracketShape> brackets; ///< by index in Diagram::brackets
};

/// The row a height belongs to: that around it, else the nearest. -1 in a tree.
int rowAt(const DiagramLayout& layout, double y);

/// Where an arc that is being made meets a word: the middle of that edge of its box at which layer A has its arcs.
QPointF editedEdge(const Diagram& diagram, const QRectF& box);

/// How a sentence is divided into rows.
struct Wrapping {
    double width = 0; ///< the diagram should not be wider; 0: one row, however wide
    std::vector<int> firstSlots; ///< of rows there were before, of which as many stay as can
};

/// Lays a diagram out. Arcs take the lowest level above everything nested in them; arcs at one word have ports of their
/// own, in an order in which they cannot touch; gaps between words grow until every label fits on its arc. What is
/// wider than `wrapping` allows is divided into the fewest rows, between words where few arcs pass, never within a
/// multiword token; arcs that pass from row to row keep their order at the border, and have their label beside their
/// dependent and in every other piece with room for it. O(a^2 + a n) for a arcs and n nodes, with small constants:
/// 500 words take a few milliseconds.
/// Of a large diagram, of more than 2,000 words or arcs, gaps do not grow for what rises through an arc, rows end where
/// they are full, and of more than kMostLevels arcs one over the other those above share a level.
DiagramLayout layOut(const Diagram& diagram, const LayoutMetrics& metrics, const Wrapping& wrapping = {});

/// The layout of a large diagram, whose rows get their arcs when they come into view: arcs that pass through hundreds
/// of rows have a piece in each. Words, rows, brackets and the size are laid out at once, O(a log a + n) for a arcs and
/// n nodes and, for each row that is not as high as it may be, O(a).
class RowwiseLayout {
public:
    /// Makes `layout`. All that is given outlives this.
    RowwiseLayout(
        const Diagram& diagram, const LayoutMetrics& metrics, const Wrapping& wrapping, DiagramLayout& layout);
    ~RowwiseLayout();
    RowwiseLayout(const RowwiseLayout&) = delete;
    RowwiseLayout& operator=(const RowwiseLayout&) = delete;

    /// Lays out the arcs of the rows between two heights. Those of others may be forgotten.
    void layOutRows(double top, double bottom);

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace arcwright::ui
