// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>

#include <QAbstractScrollArea>
#include <QBasicTimer>
#include <QElapsedTimer>

#include "ui/canvas/canvas_keyboard.h"
#include "ui/canvas/canvas_view.h"
#include "ui/canvas/diagram.h"
#include "ui/canvas/diagram_focus.h"
#include "ui/canvas/diagram_painter.h"
#include "ui/canvas/diagram_selection.h"
#include "ui/canvas/diagram_style.h"
#include "ui/canvas/drop_target.h"
#include "ui/canvas/mouse_gestures.h"

class QHelpEvent;

namespace arcwright::ui {

/// Shows one diagram and performs what keys (CanvasKeyboard) and mouse (MouseGestures) ask for: selections by itself,
/// edits as signals. The canvas edits nothing: the owner of the sentence does, and sets the new diagram.
class ArcCanvas : public QAbstractScrollArea {
    Q_OBJECT
public:
    using DragDirection = ui::DragDirection;
    using HeadPurpose = ui::HeadPurpose;
    enum class ViewReset { Keep, Reset };

    explicit ArcCanvas(QWidget* parent = nullptr);

    /// Shows `diagram`. Selection and scroll position stay if the number of words does, unless a reset is asked for.
    void setDiagram(Diagram diagram, ViewReset reset = ViewReset::Keep);
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
    /// What is in focus as words are selected. A path begins at the word that is selected now.
    void setFocusMode(FocusMode mode);
    FocusMode focusMode() const { return m_focusMode; }

    void setDragDirection(DragDirection direction) { m_mouse.setDragDirection(direction); }
    DragDirection dragDirection() const { return m_mouse.dragDirection(); }

    /// Word 1..wordCount(), 0 if none is selected. Selecting from outside arms nothing.
    void setSelectedWord(int word);
    int selectedWord() const { return m_selection.word; }
    /// The first and the last of the words that are selected together: by Shift and a click, or Ctrl+Shift and an
    /// arrow. Both are the selected word where there is only one; both 0 where there is none.
    std::pair<int, int> selectedWords() const { return m_selection.words(); }
    /// Marks an arc; nothing happens if there is no such arc.
    void setSelectedArc(Side side, int head, int dependent);
    /// Marks the arc of that index, and no other; -1 for none.
    void selectArc(int arc);
    /// Index in diagram().arcs, -1 if none is selected.
    int selectedArc() const { return m_selection.arc; }
    /// Whether the next click on another word attaches the selected one.
    bool isArmed() const { return m_selection.armed; }
    bool isInHeadMode() const { return m_keyboard.headMode().isActive(); }
    /// Starts choosing a head for the selected word with the keyboard, or the word that is selected next.
    void enterHeadMode(HeadPurpose purpose = HeadPurpose::Head);
    /// Offers an arc over the diagram; nothing offers none.
    void setGhost(std::optional<GhostArc> ghost);
    const std::optional<GhostArc>& ghost() const { return m_ghost; }
    /// Marks the arcs to the words, by word - 1, that the parser is not sure of; all others are as usual. Nothing
    /// moves.
    void markUncertain(const std::vector<bool>& words);
    /// Leaves head mode, drops a drag, disarms, and forgets letters of a chord.
    void cancelGesture();
    /// Asks for the relation of the selected arc, else of the arc to the selected word.
    void requestRelation();
    /// The letters that mean something when they are typed quickly, in lower case. A letter that begins one of them and
    /// is a shortcut as well has to wait until it is clear which is meant.
    void setChords(const QStringList& chords) { m_keyboard.setChords(chords); }

    double zoom() const { return m_view.zoom(); }
    /// 1 is the size of the fonts; kept between 0.2 and 5.
    void setZoom(double zoom);
    void zoomIn();
    void zoomOut();
    void resetZoom();
    /// See CanvasView::fitWidth().
    void fitWidth();
    void ensureWordVisible(int word) { m_view.showWord(word); }

    /// The size of the whole diagram at zoom 1, in pixels.
    QSizeF diagramSize() const { return m_view.layout().size; }
    /// Paints the whole diagram at zoom 1 with its top left at the painter's origin, without selection or hover.
    void renderTo(QPainter& painter) const;

    /// In viewport coordinates; empty if there is no such thing.
    QRect wordRect(int word) const { return m_view.wordRect(word); }
    QRect labelRect(int dependent, Side side) const;
    QRect rootTargetRect() const;
    /// Where what the next key or click means is said; empty if nothing is.
    QRect hintRect() const;
    QPointF toViewport(QPointF diagramPoint) const { return m_view.toViewport(diagramPoint); }
    QPointF toDiagram(QPointF viewportPoint) const { return m_view.toDiagram(viewportPoint); }

    QSize sizeHint() const override;

Q_SIGNALS:
    void wordSelected(int word); ///< 0: none any more
    void wordActivated(int word); ///< double click
    void proposalActivated(int arc); ///< double click on an arc of layer B: index in diagram().arcs
    void arcSelected(arcwright::ui::Side side, int head, int dependent);
    void headRequested(int dependent, int head);
    void secondaryHeadRequested(int dependent, int head); ///< a drag that ended with Ctrl held
    void labelEditRequested(int dependent, const QRect& viewportRect);
    /// The relation to a head that has just been chosen.
    void newRelationRequested(int dependent, const QRect& viewportRect);
    /// The relation of an arc that is not of the tree above: index in diagram().arcs.
    void arcLabelEditRequested(int arc, const QRect& viewportRect);
    void guessRequested(int word, int rank); ///< a digit: the parser's k-th guess for the word
    void moreGuessesRequested(int word); ///< the digit 0
    void chordTyped(int word, const QString& keys);
    void contextRequested(const arcwright::ui::DiagramHit& hit, const QPoint& globalPosition);
    void arcHovered(int arc); ///< index in diagram().arcs, -1: none any more
    void wordHovered(int word); ///< 0: none any more
    void zoomChanged(double zoom);
    void focusModeChanged(arcwright::ui::FocusMode mode);
    void headModeChanged(bool isActive);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void timerEvent(QTimerEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    void restoreSelection(const Diagram& before);
    PaintState paintState() const;
    void paintDrawnArc(PaintState& state) const;
    QString prompt() const;
    void describe();

    DiagramHit hitAt(QPointF viewportPoint) const;
    DropTargets dropTargets() const { return {m_diagram, m_view.layout(), m_view.visibleEdge()}; }
    void setHover(const DiagramHit& hit);
    void begin(MouseGestures::Gesture gesture);
    void dragTo(QPointF viewportPoint);
    void changeZoom(bool changed);
    QRect labelPlace(int dependent, Side side) const;
    bool showTip(const QHelpEvent& event);

    CanvasKeyboard::State keyboardState() const;
    KeyPress keyPress(const QKeyEvent& event) const;
    void leaveHeadMode();

    /// Does what keys and mouse ask for, in order.
    void perform(const CanvasRequests& requests);
    void perform(const SelectWord& request);
    void perform(const ExtendSelection& request);
    void perform(const SelectArc& request);
    void perform(const AttachWord& request);
    void perform(const ShowWord& request);
    void perform(const TakeGuess& request);
    void perform(const ApplyChord& request);
    void perform(const UseShortcut& request);
    void perform(const ChooseCandidate& request);
    void perform(const EditWord& request);
    void perform(const TakeProposal& request);
    void perform(PlainRequest request);

    Diagram m_diagram;
    DiagramStyle m_style;
    DiagramSelection m_selection;
    CanvasView m_view;
    CanvasKeyboard m_keyboard;
    MouseGestures m_mouse;
    FocusMode m_focusMode = FocusMode::Everything;
    int m_focusAnchor = 0;
    std::optional<GhostArc> m_ghost;
    DiagramHit m_hover;
    QBasicTimer m_edgeTimer;
    QBasicTimer m_chordTimer;
    QElapsedTimer m_clock;
};

} // namespace arcwright::ui
