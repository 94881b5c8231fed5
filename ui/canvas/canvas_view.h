// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QAbstractScrollArea>

#include "ui/canvas/diagram.h"
#include "ui/canvas/diagram_layout.h"
#include "ui/canvas/diagram_selection.h"
#include "ui/canvas/diagram_style.h"
#include "ui/canvas/tree_layout.h"

namespace arcwright::ui {

/// Whether a new layout keeps the rows as they are, if it can, or breaks them anew.
enum class RowBreaks : unsigned char { Keep, Anew };

/// Where a diagram was left: its rows and what of it was in view.
struct CanvasPlace {
    QSize page; ///< the viewport
    std::vector<DiagramRow> rows;
    QPoint scroll;
    double top = 0;
    std::optional<double> left;
};

/// The visible part of a diagram: its layout as arcs, rows or a tree, the zoom, and the scroll position. Moves the
/// scroll bars of an area; the area paints.
class CanvasView {
public:
    /// All three outlive the view; it reads them as they are at the time.
    CanvasView(QAbstractScrollArea& area, const Diagram& diagram, const DiagramSelection& selection);

    /// Of a large diagram without the arcs of rows that nobody has looked at; see layOutRows().
    const DiagramLayout& layout() const { return m_layout; }
    /// Makes sure that the arcs between two heights of the diagram are laid out.
    void layOutRows(double top, double bottom) const;
    /// The place of an arc's label.
    QRectF labelOf(int arc) const;
    /// The layout with the arcs of all rows.
    DiagramLayout wholeLayout() const;
    void setStyle(const DiagramStyle& style);
    /// Lays the diagram out as it is now.
    void relayout(RowBreaks rows);

    LayoutKind kind() const { return m_kind; }
    void setKind(LayoutKind kind);
    /// Whether a sentence that is wider than the viewport is drawn in rows. Trees are not.
    bool isWrapped() const { return m_isWrapped; }
    void setWrapped(bool wrapped);

    double zoom() const { return m_zoom; }
    /// Around the selected word, or the middle; false if that is the zoom already.
    bool setZoom(double zoom);
    /// The diagram under `anchor`, a point of the viewport, stays there.
    bool setZoomAt(double zoom, QPointF anchor);
    bool zoomIn();
    bool zoomOut();
    /// The whole sentence is as wide as the viewport, or all its rows are in view; never above 1.
    bool fitWidth();

    QPointF origin() const;
    QPointF toViewport(QPointF diagramPoint) const;
    QRectF toViewport(const QRectF& rect) const;
    QPointF toDiagram(QPointF viewportPoint) const;
    QRect wordRect(int node) const;
    /// How far the diagram can be seen on the side of the arcs that are edited.
    double visibleEdge() const;

    void resetScroll();
    void showWord(int word);
    CanvasPlace place() const;
    /// Goes back to where the diagram was left, with the rows of then: in a viewport of that width, else nothing.
    void returnTo(const CanvasPlace& place);
    void scrollBy(QPoint step);
    /// Where the eye rests, in the viewport: at the selected word, or the first one, in the height of its row.
    QPointF restingPlace() const;
    /// An edit may add or remove levels, and longer labels need room; the words stay where restingPlace() was.
    void keepRestingPlace(QPointF place);
    /// A line more above the diagram, a key or a note below it move no word that is looked at; a window of another size
    /// and a panel beside or below it have it placed anew.
    void resized(QSize before, QSize now);
    /// It has been painted: from now on it stays where it is.
    void tellSeen();
    /// The mouse was moved in it: somebody may be about to click.
    void tellPointed() { m_isPointed = true; }

private:
    Wrapping wrapping(RowBreaks rows) const;
    void updateScrollBars();
    void centreWords();
    double anchorX() const;
    double anchorY() const;
    bool isToStay(QSize before, QSize now) const;
    int heightOnScreen() const;
    void stayOnScreen();
    void scrollTo(double y);
    double widthForRows() const;
    void zoomRows(QPointF anchor, QPointF viewportAnchor);
    bool fitRows();
    QScrollBar* across() const { return m_area.horizontalScrollBar(); }
    QScrollBar* down() const { return m_area.verticalScrollBar(); }
    QSize page() const { return m_area.viewport()->size(); }

    QAbstractScrollArea& m_area;
    const Diagram& m_diagram;
    const DiagramSelection& m_selection;
    LayoutMetrics m_metrics; ///< kept because it remembers the widths of texts
    mutable DiagramLayout m_layout;
    mutable std::unique_ptr<RowwiseLayout> m_rows; ///< of a large diagram in arcs; it refers to those before
    LayoutKind m_kind = LayoutKind::Arcs;
    bool m_isWrapped = false;
    double m_zoom = 1;
    double m_top = 0; ///< of the diagram in the viewport while all of its height fits
    std::optional<double> m_left; ///< likewise, of its width; none for the middle
    bool m_isSeen = false; ///< since it was placed
    bool m_isPointed = false; ///< by a mouse that was moved since then
    int m_heightOnScreen = 0; ///< of the upper edge of the viewport in its window, when it was placed or resized
    QSize m_window; ///< its size then
};

} // namespace arcwright::ui
