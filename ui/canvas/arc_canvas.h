// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>

#include <QAbstractScrollArea>
#include <QBasicTimer>
#include <QElapsedTimer>

#include "ui/canvas/arc_geometry.h"
#include "ui/canvas/chord_typing.h"
#include "ui/canvas/diagram.h"
#include "ui/canvas/diagram_focus.h"
#include "ui/canvas/diagram_layout.h"
#include "ui/canvas/diagram_painter.h"
#include "ui/canvas/diagram_style.h"
#include "ui/canvas/head_mode.h"
#include "ui/canvas/tree_layout.h"

class QHelpEvent;

namespace arcwright::ui {

/// Shows one diagram and turns the pointer and the keyboard into requests. The canvas edits nothing: whoever owns the
/// sentence listens, edits, and sets the new diagram.
class ArcCanvas : public QAbstractScrollArea {
    Q_OBJECT
public:
    /// What a drag, or a click on one word and then another, means.
    enum class DragDirection { DependentToHead, HeadToDependent };
    enum class ViewReset { Keep, Reset };
    /// What head mode is for: another head, a further one, or a word to go to.
    enum class HeadPurpose { Head, FurtherParent, GoTo };

    explicit ArcCanvas(QWidget* parent = nullptr);

    /// Shows `diagram`. Selection and scroll position stay if the number of words does, unless a reset is asked for.
    void setDiagram(Diagram diagram, ViewReset reset = ViewReset::Keep);
    const Diagram& diagram() const { return m_diagram; }
    const DiagramLayout& diagramLayout() const { return m_layout; }

    /// A canvas has no colours until it is given a style.
    void setDiagramStyle(const DiagramStyle& style);
    const DiagramStyle& diagramStyle() const { return m_style; }

    /// Lays everything out anew, as arcs or as a tree. Gestures and keys are the same.
    void setLayoutKind(LayoutKind kind);
    LayoutKind layoutKind() const { return m_layoutKind; }
    /// Whether a sentence that is wider than the viewport is drawn in rows; else it is scrolled. Trees are not.
    void setWrapped(bool wrapped);
    bool isWrapped() const { return m_isWrapped; }
    /// What is in focus as words are selected. A path begins at the word that is selected now.
    void setFocusMode(FocusMode mode);
    FocusMode focusMode() const { return m_focusMode; }

    void setDragDirection(DragDirection direction) { m_dragDirection = direction; }
    DragDirection dragDirection() const { return m_dragDirection; }

    /// Word 1..wordCount(), 0 if none is selected. Selecting from outside arms nothing.
    void setSelectedWord(int word);
    int selectedWord() const { return m_selectedWord; }
    /// The first and the last of the words that are selected together: by Shift and a click, or Ctrl+Shift and an
    /// arrow. Both are the selected word where there is only one; both 0 where there is none.
    std::pair<int, int> selectedWords() const;
    /// Marks an arc; nothing happens if there is no such arc.
    void setSelectedArc(Side side, int head, int dependent);
    /// Marks the arc of that index, and no other; -1 for none.
    void selectArc(int arc);
    /// Index in diagram().arcs, -1 if none is selected.
    int selectedArc() const { return m_selectedArc; }
    /// Whether the next click on another word attaches the selected one.
    bool isArmed() const { return m_armed; }
    bool isInHeadMode() const { return m_headMode.isActive(); }
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
    void setChords(const QStringList& chords) { m_chords.setChords(chords); }

    double zoom() const { return m_zoom; }
    /// 1 is the size of the fonts; kept between 0.2 and 5.
    void setZoom(double zoom);
    void zoomIn();
    void zoomOut();
    void resetZoom();
    /// The zoom at which the whole sentence is as wide as the viewport, or all its rows are in view; never above 1.
    void fitWidth();
    void ensureWordVisible(int word);

    /// The size of the whole diagram at zoom 1, in pixels.
    QSizeF diagramSize() const { return m_layout.size; }
    /// Paints the whole diagram at zoom 1 with its top left at the painter's origin, without selection or hover.
    void renderTo(QPainter& painter) const;

    /// What the tooltip of an arc says, as plain lines: head, dependent, relation, how it compares, its gap words.
    QString arcDescription(int arc) const;

    /// What the tooltip of a word says: what is remarked on it, whether it is compared. Empty for nothing.
    QString wordDescription(int node) const;

    /// In viewport coordinates; empty if there is no such thing.
    QRect wordRect(int word) const;
    QRect labelRect(int dependent, Side side) const;
    QRect rootTargetRect() const;
    /// Where what the next key or click means is said; empty if nothing is.
    QRect hintRect() const;
    QPointF toViewport(QPointF diagramPoint) const;
    QPointF toDiagram(QPointF viewportPoint) const;

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
    enum class Gesture : unsigned char { None, Pressed, DragWord, Pan };

    void relayout(ViewReset rows = ViewReset::Keep);
    void restoreSelection(const Diagram& before);
    void resetScroll();
    void centreWords();
    double anchorY() const;
    void keepWordsAt(double viewportY);
    void scrollTo(double y);
    double widthForRows() const;
    void zoomRows(QPointF anchor, QPointF viewportAnchor);
    void fitRows();
    void updateScrollBars();
    QPointF origin() const;
    QRectF toViewport(const QRectF& rect) const;
    void setZoomAt(double zoom, QPointF viewportAnchor);
    PaintState paintState() const;
    QString hint() const;
    QString cycleHint() const;
    void paintHint(QPainter& painter) const;
    static QString statusText(ArcStatus status);
    void describe();

    DiagramHit hitAt(QPointF viewportPoint) const;
    std::optional<int> dropTargetAt(QPointF viewportPoint) const;
    QRectF rootTarget(int word) const;
    void setHover(const DiagramHit& hit);
    void select(int word);
    void clickWord(int word);
    void click(const DiagramHit& hit, Qt::KeyboardModifiers modifiers);
    void requestHead(int from, int to, bool secondary);
    void press(const DiagramHit& hit, QPointF viewportPoint);
    void dragTo(QPointF viewportPoint);
    void finishDrag(bool secondary);
    void pan(QPointF viewportPoint);
    void scrollNearEdge();
    void requestLabel(int dependent, Side side);
    QRect labelPlace(int dependent, Side side) const;
    bool showTip(const QHelpEvent& event);

    bool wantsKey(const QKeyEvent& event) const;
    bool isLateLetter(const QKeyEvent& event) const;
    bool commitAtOnce();
    bool isBusy() const;
    bool extends(const QKeyEvent& event) const;
    bool navigates(const QKeyEvent& event) const;
    void headModeKey(const QKeyEvent& event);
    void endHeadMode();
    void navigateKey(const QKeyEvent& event);
    void moveByWord(int direction);
    void moveBySibling(int direction);
    void moveToHead();
    void moveToDependent();
    void moveByArc(int by);
    void typeChord(const ChordTyping::Outcome& outcome);
    /// False if the candidate is no head.
    bool commitHeadMode();
    void askNewRelation();
    void selectByKey(int word);
    void extendTo(int word);
    RubberArc rubberTo(int dependent, std::optional<int> target, QPointF pointer) const;
    /// +1 where the next word stands to the right.
    int readingStep() const { return m_diagram.rightToLeft ? -1 : 1; }

    Diagram m_diagram;
    DiagramStyle m_style;
    LayoutMetrics m_metrics; ///< of m_style; kept because it remembers the widths of texts
    DiagramLayout m_layout;
    LayoutKind m_layoutKind = LayoutKind::Arcs;
    bool m_isWrapped = false;
    FocusMode m_focusMode = FocusMode::Everything;
    int m_focusAnchor = 0;
    double m_zoom = 1;
    double m_top = 0; ///< of the diagram in the viewport while all of its height fits

    int m_selectedWord = 0;
    int m_rangeEnd = 0; ///< the other end of words selected together, 0 if there is one word
    int m_selectedArc = -1;
    std::optional<GhostArc> m_ghost;
    bool m_armed = false;
    DiagramHit m_hover;
    DragDirection m_dragDirection = DragDirection::DependentToHead;

    Gesture m_gesture = Gesture::None;
    QPointF m_pressPoint;
    DiagramHit m_pressHit;
    QPointF m_pointer;
    std::optional<int> m_dropTarget;
    QBasicTimer m_edgeTimer;

    HeadMode m_headMode;
    HeadPurpose m_headPurpose = HeadPurpose::Head;
    bool m_hasJustAttached = false; ///< by a number alone; Enter is late then, and Tab still asks for the relation
    QString m_lateLetters; ///< of a form that was known before it was typed to its end
    qint64 m_lettersLateUntil = 0;
    QElapsedTimer m_clock;
    int m_cameFrom = 0; ///< the dependent from which the keyboard went up to its head
    ChordTyping m_chords;
    QBasicTimer m_chordTimer;
};

/// The digit that a key means by its place on the keyboard; none if it means none.
std::optional<int> pressedDigit(const QKeyEvent& event);

} // namespace arcwright::ui
