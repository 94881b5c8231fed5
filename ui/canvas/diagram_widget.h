// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include <QAbstractScrollArea>

#include "ui/canvas/canvas_view.h"
#include "ui/canvas/diagram.h"
#include "ui/canvas/diagram_accessible.h"
#include "ui/canvas/diagram_focus.h"
#include "ui/canvas/diagram_painter.h"
#include "ui/canvas/diagram_selection.h"
#include "ui/canvas/diagram_style.h"
#include "ui/canvas/hit_test.h"

class QHelpEvent;

namespace arcwright::ui {

/// Shows one diagram: paints it with what is selected, in focus and under the pointer, scrolls and zooms it, and says
/// in tooltips and to screen readers what is there. What keys and clicks do is ArcCanvas's.
class DiagramWidget : public QAbstractScrollArea {
    Q_OBJECT
public:
    explicit DiagramWidget(QWidget* parent = nullptr);

    const Diagram& diagram() const { return m_diagram; }
    const DiagramLayout& diagramLayout() const { return m_view.layout(); }

    /// A canvas has no colours until it is given a style.
    void setDiagramStyle(const DiagramStyle& style);
    const DiagramStyle& diagramStyle() const { return m_style; }

    /// Lays everything out anew, as arcs or as a tree. Gestures and keys are the same.
    void setLayoutKind(LayoutKind kind) { m_view.setKind(kind); }
    LayoutKind layoutKind() const { return m_view.kind(); }
    /// Whether a sentence that is wider than the viewport is drawn in rows; else it is scrolled. Trees are not.
    void setWrapped(bool wrapped) { m_view.setWrapped(wrapped); }
    bool isWrapped() const { return m_view.isWrapped(); }
    /// Which arcs are in focus beside the selected words. A path begins at the word that is selected now.
    void setFocusMode(FocusMode mode);
    FocusMode focusMode() const { return m_focusMode; }

    /// As a unit of the sentence; 0 where none is, or an empty node.
    int selectedWord() const { return m_diagram.isWord(m_selection.word) ? m_diagram.unitOf(m_selection.word) : 0; }
    /// The selected word or empty node, as Diagram numbers them; 0 for none.
    int selectedNode() const { return m_selection.word; }
    /// The first and the last of the words that are selected together: by Shift and a click, or Ctrl+Shift and an
    /// arrow. Both are the selected word where there is only one; both 0 where there is none.
    std::pair<int, int> selectedWords() const
    {
        const auto [first, last] = m_selection.words();
        return selectedWord() > 0 ? std::pair(m_diagram.unitOf(first), m_diagram.unitOf(last)) : std::pair<int, int>();
    }
    /// Marks an arc; nothing happens if there is no such arc.
    void setSelectedArc(Side side, int head, int dependent);
    /// Marks the arc of that index, and no other; -1 for none.
    void selectArc(int arc);
    /// Index in diagram().arcs, -1 if none is selected.
    int selectedArc() const { return m_selection.arc; }
    /// Offers an arc over the diagram; nothing offers none.
    void setGhost(std::optional<GhostArc> ghost);
    const std::optional<GhostArc>& ghost() const { return m_ghost; }
    /// Marks the arcs to the words, by word - 1, that the parser is not sure of; all others are as usual. Nothing
    /// moves.
    void markUncertain(const std::vector<bool>& words);

    /// Lights a word that is asked about, until another one is, or none (0); it may be selected or not.
    void setAskedWord(int word);
    int askedWord() const { return m_askedWord; }
    /// Underlines words in which what was searched stands, until others are given.
    void setFoundWords(std::vector<int> ascending);
    const std::vector<int>& foundWords() const { return m_foundWords; }
    /// Lights words and the arcs between them, each word a dependent of the one behind it and the last one of the
    /// first; none: no cycle is lit.
    void setCycle(std::vector<int> words);
    const std::vector<int>& cycle() const { return m_cycle; }
    /// Lights the arcs to words, by dependent and head, that the latest act has changed; none: no arc is lit for that.
    void setChangedArcs(std::vector<std::pair<int, int>> arcs);
    /// Likewise predicted arcs, that were predicted otherwise before.
    void setChangedPredictions(std::vector<std::pair<int, int>> arcs);
    /// Indices in diagram().arcs of what is lit, ascending.
    std::vector<int> litArcs() const;

    double zoom() const { return m_view.zoom(); }
    /// 1 is the size of the fonts; kept between 0.2 and 5.
    void setZoom(double zoom);
    void zoomIn();
    void zoomOut();
    void resetZoom();
    /// See CanvasView::fitWidth().
    void fitWidth();
    CanvasPlace place() const { return m_view.place(); }
    void returnTo(const CanvasPlace& place) { m_view.returnTo(place); }
    void ensureWordVisible(int word) { m_view.showWord(word); }

    /// The size of the whole diagram at zoom 1, in pixels.
    QSizeF diagramSize() const { return m_view.layout().size; }
    /// Paints the whole diagram at zoom 1 with its top left at the painter's origin, without selection or hover.
    void renderTo(QPainter& painter) const;

    /// In viewport coordinates; empty if there is no such thing.
    QRect wordRect(int word) const { return m_view.wordRect(word); }
    /// Of a node and all that it hangs on.
    std::vector<QRect> wordsOfArcsTo(int dependent) const;
    QRect labelRect(int dependent, Side side) const;
    QRect arcLabelRect(int arc) const { return m_view.toViewport(m_view.labelOf(arc)).toAlignedRect(); }
    /// Where what the next key or click means is said; empty if nothing is.
    QRect hintRect() const;
    QPointF toViewport(QPointF diagramPoint) const { return m_view.toViewport(diagramPoint); }
    QPointF toDiagram(QPointF viewportPoint) const { return m_view.toDiagram(viewportPoint); }

    QSize sizeHint() const override;

Q_SIGNALS:
    void arcHovered(int arc); ///< index in diagram().arcs, -1: none any more
    void zoomChanged(double zoom);
    void focusModeChanged(arcwright::ui::FocusMode mode);

protected:
    DiagramSelection& selection() { return m_selection; }
    const DiagramSelection& selection() const { return m_selection; }
    CanvasView& view() { return m_view; }
    const CanvasView& view() const { return m_view; }

    /// Shows another diagram; with the rows, the selected arc and the scroll position of the one before, or anew.
    void exchange(Diagram diagram, RowBreaks rows);
    /// How the diagram is painted now.
    virtual PaintState paintState() const;
    /// The text over the diagram; empty for none.
    virtual QString prompt() const { return {}; }
    virtual bool hasToolTips() const { return true; }
    /// Tells screen readers what is selected, and what has changed.
    void describe();
    DiagramHit hitAt(QPointF viewportPoint) const;
    void setHover(const DiagramHit& hit);
    /// The label of the arc to a word, the word itself where it has none.
    QRect labelPlace(int dependent, Side side) const;

    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    void restoreSelection(const Diagram& before);
    void changeZoom(bool changed);
    bool showTip(const QHelpEvent& event);

    Diagram m_diagram;
    DiagramStyle m_style;
    DiagramSelection m_selection;
    CanvasView m_view;
    FocusMode m_focusMode = FocusMode::Everything;
    int m_focusAnchor = 0;
    std::optional<GhostArc> m_ghost;
    int m_askedWord = 0;
    std::vector<int> m_foundWords;
    std::vector<int> m_cycle;
    std::vector<std::pair<int, int>> m_changedArcs;
    std::vector<std::pair<int, int>> m_changedPredictions;
    DiagramHit m_hover;
    DiagramNews m_news{*this};
};

} // namespace arcwright::ui
