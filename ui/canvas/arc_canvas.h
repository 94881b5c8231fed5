// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBasicTimer>
#include <QElapsedTimer>

#include "ui/canvas/canvas_keyboard.h"
#include "ui/canvas/diagram_widget.h"
#include "ui/canvas/drop_target.h"
#include "ui/canvas/mouse_gestures.h"
#include "ui/canvas/quick_letters.h"

namespace arcwright::ui {

/// A diagram to work on. Performs what keys (CanvasKeyboard) and mouse (MouseGestures) ask for: selections by itself,
/// edits as signals. The canvas edits nothing: the owner of the sentence does, and sets the new diagram.
class ArcCanvas : public DiagramWidget {
    Q_OBJECT
public:
    using DragDirection = ui::DragDirection;
    using HeadPurpose = ui::HeadPurpose;
    enum class ViewReset { Keep, Reset };

    explicit ArcCanvas(QWidget* parent = nullptr);

    /// Shows another diagram. Selection and scroll position stay if the number of words does, unless a reset is asked
    /// for.
    void setDiagram(Diagram diagram, ViewReset reset = ViewReset::Keep);

    void setDragDirection(DragDirection direction) { m_mouse.setDragDirection(direction); }
    void setClicksAttach(bool attach) { m_mouse.setClicksAttach(attach); }
    DragDirection dragDirection() const { return m_mouse.dragDirection(); }

    /// A unit of the sentence, of which the last word of the diagram is selected, or an empty node, as Diagram numbers
    /// them; 0 for none. Selecting from outside arms nothing.
    void setSelectedWord(int word);
    /// A word of the diagram or an empty node.
    void setSelectedNode(int node);
    /// A text that is shown as long as no gesture or key has one of its own; empty for none.
    void setStandingPrompt(const QString& text);
    /// Whether the next click on another word attaches the selected one.
    bool isArmed() const { return selection().armed; }
    /// The next click attaches nothing: what it would have answered has been decided otherwise.
    void disarm();
    bool isInHeadMode() const { return m_keyboard.headMode().isActive(); }
    /// Starts choosing a head for the selected word with the keyboard, or the word that is selected next. The keyboard
    /// is the canvas's then.
    void enterHeadMode(HeadPurpose purpose = HeadPurpose::Head);
    /// Selects the arc of that index as a click on it does.
    void pressArc(int arc) { perform(SelectArc{arc}); }
    /// Leaves head mode, drops a drag, disarms, and forgets letters of a chord.
    void cancelGesture();
    /// Asks for the relation of the selected arc, else of the arc to the selected word.
    void requestRelation();
    /// The letters that mean something when they are typed quickly, in lower case. A letter that begins one of them and
    /// is a shortcut as well has to wait until it is clear which is meant.
    void setChords(const QStringList& chords) { m_keyboard.setChords(chords); }
    /// Within how many milliseconds letters have to follow one another to be text and no commands; 0 for never.
    void setTextPause(int milliseconds) { m_letters.setPause(milliseconds); }

    /// Where a drag of the word makes it the root, in viewport coordinates; empty if there is no word.
    QRect rootTargetRect() const;
Q_SIGNALS:
    void wordSelected(int word); ///< a unit of the sentence; 0: none any more, or an empty node
    void wordActivated(int word); ///< double click
    void proposalActivated(int arc); ///< double click on an arc of layer B: index in diagram().arcs
    void arcSelected(arcwright::ui::Side side, int head, int dependent);
    void headRequested(int dependent, int head);
    /// A drag that ended with Ctrl held, or an arc with an empty node at one end. Nodes as Diagram numbers them.
    void secondaryHeadRequested(int dependent, int head);
    void labelEditRequested(int dependent, const QRect& viewportRect);
    /// The relation to a head that has just been chosen.
    void newRelationRequested(int dependent, const QRect& viewportRect);
    /// The relation of an arc that is not of the tree above: index in diagram().arcs.
    void arcLabelEditRequested(int arc, const QRect& viewportRect);
    /// A digit: the parser's k-th guess for the word, which is 0 where none is selected.
    void guessRequested(int word, int rank);
    void moreGuessesRequested(int word); ///< the digit 0
    void chordTyped(int word, const QString& keys);
    void arcFollowed(int arc); ///< one that leaves the sentence: index in diagram().arcs
    /// What the standing prompt tells of is given up.
    void standingCancelled();
    void contextRequested(const arcwright::ui::DiagramHit& hit, const QPoint& globalPosition);
    void headModeChanged(bool isActive);
    /// A letter is about to be a command, unless no command has it.
    void letterTyped();
    /// Text was typed, in quick succession, where nothing takes text: of it no more than the first letter was a
    /// command.
    void textTyped(const QString& text);

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void timerEvent(QTimerEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    PaintState paintState() const override;
    QString prompt() const override;
    bool hasToolTips() const override { return !m_mouse.isDragging(); }

    DropTargets dropTargets() const { return {diagram(), diagramLayout(), view().visibleEdge()}; }
    void begin(MouseGestures::Gesture gesture);
    void dragTo(QPointF viewportPoint);

    CanvasKeyboard::State keyboardState() const;
    KeyPress keyPress(const QKeyEvent& event) const;
    void leaveHeadMode();
    bool takesAsText(const KeyPress& press);
    void useShortcut(const QString& shortcut);

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
    void perform(const FollowArc& request);
    void perform(PlainRequest request);

    CanvasKeyboard m_keyboard;
    MouseGestures m_mouse;
    QuickLetters m_letters;
    QString m_standingPrompt;
    bool m_isLetterTaken = false; ///< the key about to come is of text that is being typed
    QBasicTimer m_edgeTimer;
    QBasicTimer m_chordTimer;
    QBasicTimer m_letterTimer;
    QElapsedTimer m_clock;
};

} // namespace arcwright::ui
