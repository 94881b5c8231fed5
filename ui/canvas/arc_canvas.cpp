// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/arc_canvas.h"

#include <algorithm>
#include <utility>

#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>

#include "ui/canvas/canvas_texts.h"

namespace arcwright::ui {

namespace {

constexpr int kEdgeInterval = 25; // milliseconds

bool isModifier(Qt::Key key)
{
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_Meta
        || key == Qt::Key_AltGr || key == Qt::Key_CapsLock;
}

/// Whether a key stands for a character, and not for a command with Ctrl or Alt.
bool isCharacter(const KeyPress& press)
{
    return !(press.modifiers & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) && press.text.size() == 1
        && press.text.front().isPrint();
}

/// The names of the nodes behind the words.
QStringList emptyNodeNames(const Diagram& diagram)
{
    QStringList names;
    for (int node = diagram.wordCount() + 1; node <= diagram.nodeCount(); ++node)
        names << diagram.nodeName(node);
    return names;
}

} // namespace

ArcCanvas::ArcCanvas(QWidget* parent) : DiagramWidget(parent)
{
    m_clock.start();
}

void ArcCanvas::setDiagram(Diagram shown, ViewReset reset)
{
    const bool keep = reset == ViewReset::Keep && shown.wordCount() == diagram().wordCount();
    const bool areOtherNodes = keep && emptyNodeNames(shown) != emptyNodeNames(diagram());
    if (areOtherNodes) // what was begun knows them by number
        cancelGesture();
    m_mouse.forgetArcs();
    exchange(std::move(shown), keep ? RowBreaks::Keep : RowBreaks::Anew);
    if (!keep) {
        cancelGesture();
        perform(SelectWord{});
        if (reset == ViewReset::Reset)
            view().resetScroll();
    } else if (areOtherNodes && selection().word > diagram().wordCount()) {
        perform(SelectWord{}); // empty nodes are numbered behind the words: another one would have this number
    }
    describe();
}

void ArcCanvas::setSelectedWord(int word)
{
    setSelectedNode(diagram().wordOfUnit(word));
}

void ArcCanvas::setSelectedNode(int node)
{
    perform(SelectWord{diagram().isNode(node) ? node : 0});
    ensureWordVisible(selection().word);
}

void ArcCanvas::setStandingPrompt(const QString& text)
{
    m_standingPrompt = text;
    viewport()->update();
}

QRect ArcCanvas::rootTargetRect() const
{
    const int word = m_mouse.isDragging() ? m_mouse.draggedWord() : selection().word;
    return diagram().isNode(word) ? view().toViewport(dropTargets().rootCircle(word)).toAlignedRect() : QRect();
}

/// With the arc that is drawn with the mouse, or with the keys while a head is chosen.
PaintState ArcCanvas::paintState() const
{
    PaintState state = DiagramWidget::paintState();
    state.numbered = isInHeadMode();
    if (!m_mouse.isDragging() && !isInHeadMode())
        return state;
    state.ghost.reset();
    state.hoverArc = -1;
    state.hoverWord = 0;
    const DropTargets targets = dropTargets();
    const bool dragging = m_mouse.isDragging();
    const int word = dragging ? m_mouse.draggedWord() : m_keyboard.headMode().dependent();
    const std::optional<int> target = dragging ? m_mouse.dropTarget() : m_keyboard.headMode().choice();
    const bool isGoing = !dragging && m_keyboard.headPurpose() == HeadPurpose::GoTo;
    const bool isFromHead = dragging && dragDirection() == DragDirection::HeadToDependent;
    if ((dragging || target) && !isGoing)
        state.rubber = targets.rubberArc(word, target, toDiagram(m_mouse.pointer()), isFromHead);
    if (dragging || (target == 0 && !isGoing))
        state.rootTarget = targets.rootCircle(word);
    state.rootTargetActive = target == 0;
    state.targetWord = target.value_or(0);
    return state;
}

QString ArcCanvas::prompt() const
{
    const QString text = canvasPrompt(diagram(), selection(), m_keyboard, dragDirection());
    return text.isEmpty() ? m_standingPrompt : text;
}

void ArcCanvas::mousePressEvent(QMouseEvent* event)
{
    useShortcut(m_letters.interrupt());
    const bool pans
        = meaningOf(MouseMotion::Drag, event->button(), event->modifiers(), MousePlace::Anywhere) == MouseCommand::Pan;
    if (!pans && event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    m_mouse.press(pans ? DiagramHit() : hitAt(event->position()), event->position());
    if (pans)
        begin(MouseGestures::Gesture::Pan);
}

void ArcCanvas::mouseMoveEvent(QMouseEvent* event)
{
    using Gesture = MouseGestures::Gesture;
    const QPointF point = event->position();
    if (m_mouse.gesture() == Gesture::None) {
        m_mouse.setPointer(point);
        setHover(hitAt(point));
        return;
    }
    if (const Gesture begun = m_mouse.begins(diagram(), point, QApplication::startDragDistance());
        begun != Gesture::None)
        begin(begun);
    if (m_mouse.gesture() == Gesture::DragWord)
        dragTo(point);
    else if (m_mouse.gesture() == Gesture::Pan)
        view().scrollBy(m_mouse.pan(point));
}

void ArcCanvas::begin(MouseGestures::Gesture gesture)
{
    if (gesture == MouseGestures::Gesture::DragWord) {
        leaveHeadMode();
        perform(SelectWord{m_mouse.draggedWord()});
    } else {
        viewport()->setCursor(Qt::ClosedHandCursor);
    }
    m_mouse.begin(gesture);
}

void ArcCanvas::dragTo(QPointF viewportPoint)
{
    m_mouse.dragTo(viewportPoint, dropTargets().at(toDiagram(viewportPoint), m_mouse.draggedWord()));
    if (!m_mouse.scrollsAt(viewportPoint, viewport()->size()))
        m_edgeTimer.stop();
    else if (!m_edgeTimer.isActive())
        m_edgeTimer.start(kEdgeInterval, this);
    viewport()->update();
}

void ArcCanvas::timerEvent(QTimerEvent* event)
{
    if (event->timerId() == m_edgeTimer.timerId() && m_mouse.isDragging()) {
        view().scrollBy(edgeScroll(m_mouse.pointer(), viewport()->size(), diagram().swapped));
        dragTo(m_mouse.pointer());
    } else if (event->timerId() == m_chordTimer.timerId()) {
        perform(m_keyboard.expireChord(keyboardState()));
    } else if (event->timerId() == m_letterTimer.timerId()) {
        useShortcut(m_letters.expire());
    } else {
        DiagramWidget::timerEvent(event);
    }
}

void ArcCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    using Gesture = MouseGestures::Gesture;
    if (event->button() != Qt::LeftButton && m_mouse.gesture() != Gesture::Pan)
        return; // another button than the one that began the gesture
    const Gesture gesture = m_mouse.release();
    m_edgeTimer.stop();
    if (gesture == Gesture::Pan)
        viewport()->setCursor(Qt::ArrowCursor);
    if (gesture == Gesture::DragWord)
        perform(
            m_mouse.drop(dropTargets().at(toDiagram(event->position()), m_mouse.draggedWord()), event->modifiers()));
    else if (gesture == Gesture::Pressed)
        perform(m_mouse.click(diagram(), selection(), event->modifiers(), isInHeadMode()));
    viewport()->update();
}

void ArcCanvas::mouseDoubleClickEvent(QMouseEvent* event)
{
    const CanvasRequests requests = event->button() == Qt::LeftButton
        ? MouseGestures::doubleClick(diagram(), hitAt(event->position()))
        : CanvasRequests();
    if (requests.empty()) {
        mousePressEvent(event);
        return;
    }
    m_mouse.release();
    perform(requests);
}

void ArcCanvas::contextMenuEvent(QContextMenuEvent* event)
{
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard && selection().word > 0;
    const QPoint point = byKey ? wordRect(selection().word).center() : event->pos();
    Q_EMIT contextRequested(hitAt(point), byKey ? viewport()->mapToGlobal(point) : event->globalPos());
}

bool ArcCanvas::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave && m_mouse.gesture() == MouseGestures::Gesture::None)
        setHover({});
    return DiagramWidget::viewportEvent(event);
}

CanvasKeyboard::State ArcCanvas::keyboardState() const
{
    return {diagram(), selection(), m_mouse.isDragging(), focusMode() != FocusMode::Everything,
        !m_standingPrompt.isEmpty()};
}

KeyPress ArcCanvas::keyPress(const QKeyEvent& event) const
{
    return {static_cast<Qt::Key>(event.key()), event.modifiers(), event.text(), pressedDigit(event), m_clock.elapsed()};
}

/// Whether a key is not to be carried out at once, or not at all, because it looks like text. When it was pressed is
/// what counts, not when the window got round to it.
bool ArcCanvas::takesAsText(const KeyPress& press)
{
    if (isModifier(press.key))
        return false;
    if (!isCharacter(press) || isInHeadMode()) {
        useShortcut(m_letters.interrupt());
        return false;
    }
    if (m_letters.text().isEmpty() && m_keyboard.wants(press, keyboardState())) {
        useShortcut(m_letters.interrupt());
        m_letters.chordTyped(press.text, press.time);
        Q_EMIT letterTyped();
        return false;
    }
    const QString shift = press.modifiers.testFlag(Qt::ShiftModifier) && press.text.front().isLetter()
        ? QStringLiteral("Shift+")
        : QString();
    const auto verdict = m_letters.type(press.text, shift + press.text, press.time);
    if (verdict == QuickLetters::Verdict::Command) {
        Q_EMIT letterTyped();
        return false;
    }
    m_letterTimer.start(m_letters.pause(), this);
    if (verdict == QuickLetters::Verdict::Text)
        Q_EMIT textTyped(m_letters.text());
    return true;
}

/// A letter that had to wait.
void ArcCanvas::useShortcut(const QString& shortcut)
{
    m_letterTimer.stop();
    if (!shortcut.isEmpty())
        perform(UseShortcut{shortcut});
}

bool ArcCanvas::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = static_cast<const QKeyEvent&>(*event);
        KeyPress press = keyPress(key);
        if (key.timestamp() != 0)
            press.time = static_cast<long long>(key.timestamp());
        m_isLetterTaken = takesAsText(press);
        if (m_isLetterTaken || m_keyboard.wants(keyPress(key), keyboardState())) {
            event->accept();
            return true;
        }
    }
    // Else Tab goes to the next widget.
    if (event->type() == QEvent::KeyPress && m_keyboard.needsTab()
        && static_cast<const QKeyEvent&>(*event).key() == Qt::Key_Tab) {
        keyPressEvent(static_cast<QKeyEvent*>(event));
        return true;
    }
    return DiagramWidget::event(event);
}

void ArcCanvas::keyPressEvent(QKeyEvent* event)
{
    if (std::exchange(m_isLetterTaken, false)) {
        event->accept();
        return;
    }
    const auto requests = m_keyboard.press(keyPress(*event), keyboardState());
    event->setAccepted(requests.has_value());
    if (!requests)
        return;
    perform(*requests);
    viewport()->update();
}

void ArcCanvas::enterHeadMode(HeadPurpose purpose)
{
    if (purpose == HeadPurpose::GoTo && selection().word == 0 && diagram().wordCount() > 0)
        perform(m_keyboard.select(1));
    if (selection().word == 0)
        return;
    setFocus(Qt::OtherFocusReason); // the command may have come from a menu or another part of the window
    selection().armed = false;
    m_keyboard.enterHeadMode(purpose, diagram(), selection().word);
    viewport()->update();
    Q_EMIT headModeChanged(true);
}

void ArcCanvas::leaveHeadMode()
{
    if (!isInHeadMode())
        return;
    m_keyboard.leaveHeadMode();
    viewport()->update();
    Q_EMIT headModeChanged(false);
}

/// What has been begun with keys goes on with them alone: a prompt that stayed would answer none.
void ArcCanvas::focusOutEvent(QFocusEvent* event)
{
    DiagramWidget::focusOutEvent(event);
    if (event->reason() == Qt::PopupFocusReason || event->reason() == Qt::ActiveWindowFocusReason)
        return;
    useShortcut(m_letters.interrupt());
    leaveHeadMode();
    m_keyboard.cancelChord();
    m_chordTimer.stop();
}

void ArcCanvas::cancelGesture()
{
    leaveHeadMode();
    selection().armed = false;
    m_mouse.cancel();
    m_edgeTimer.stop();
    m_keyboard.cancelChord();
    m_chordTimer.stop();
    viewport()->update();
}

void ArcCanvas::disarm()
{
    if (std::exchange(selection().armed, false))
        viewport()->update(); // the prompt
}

void ArcCanvas::requestRelation()
{
    const bool isOther = selection().arc >= 0 && diagram().arcs[static_cast<std::size_t>(selection().arc)].secondary
        && diagram().level == DiagramLevel::Units;
    if (isOther) {
        const QRectF label = view().labelOf(selection().arc);
        Q_EMIT arcLabelEditRequested(selection().arc, view().toViewport(label).toAlignedRect());
    } else if (diagram().isEmptyNode(selection().word) && diagram().level == DiagramLevel::Units) {
        const auto& arcs = diagram().arcs;
        const auto first = std::find_if(
            arcs.begin(), arcs.end(), [&](const DiagramArc& arc) { return arc.dependent == selection().word; });
        if (first != arcs.end()) {
            const int arc = static_cast<int>(first - arcs.begin());
            Q_EMIT arcLabelEditRequested(arc, view().toViewport(view().labelOf(arc)).toAlignedRect());
        }
    } else if (selection().word > 0) {
        const bool isOnArc = selection().arc >= 0;
        Q_EMIT labelEditRequested(
            selection().word, isOnArc ? arcLabelRect(selection().arc) : labelPlace(selection().word, Side::Above));
    }
}

void ArcCanvas::perform(const CanvasRequests& requests)
{
    if (!m_keyboard.chords().isPending())
        m_chordTimer.stop();
    for (const CanvasRequest& request : requests)
        std::visit([this](const auto& each) { perform(each); }, request);
}

void ArcCanvas::perform(const SelectWord& request)
{
    selection().armed = request.arms;
    selection().rangeEnd = 0;
    const bool wasOnArc = std::exchange(selection().arc, -1) >= 0;
    viewport()->update();
    if (std::exchange(selection().word, request.word) != request.word) {
        describe();
        Q_EMIT wordSelected(selectedWord());
    } else if (wasOnArc) {
        describe(); // the word has the focus again
    }
    if (request.shows)
        ensureWordVisible(request.word);
}

void ArcCanvas::perform(const ExtendSelection& request)
{
    if (!diagram().isWord(request.word) || !diagram().isWord(selection().word))
        return; // only words are joined
    selection().armed = false;
    selection().rangeEnd = request.word == selection().word ? 0 : request.word;
    ensureWordVisible(request.word);
    viewport()->update();
}

void ArcCanvas::perform(const SelectArc& request)
{
    selectArc(request.arc);
    if (request.arc < 0)
        return;
    const DiagramArc& arc = diagram().arcs[static_cast<std::size_t>(request.arc)];
    Q_EMIT arcSelected(arc.side, arc.head, arc.dependent);
}

void ArcCanvas::perform(const AttachWord& request)
{
    selection().armed = false;
    viewport()->update();
    // The tree has words alone.
    const bool isOfGraph = diagram().level != DiagramLevel::EnhancedGraph
        && (diagram().isEmptyNode(request.dependent) || diagram().isEmptyNode(request.head));
    if (request.asFurtherParent || isOfGraph)
        Q_EMIT secondaryHeadRequested(request.dependent, request.head);
    else
        Q_EMIT headRequested(request.dependent, request.head);
}

void ArcCanvas::perform(const ShowWord& request)
{
    ensureWordVisible(request.word > 0 ? request.word : selection().word);
}

void ArcCanvas::perform(const TakeGuess& request)
{
    disarm();
    if (diagram().isEmptyNode(selection().word))
        return; // which nobody guesses a head of
    if (request.rank > 0)
        Q_EMIT guessRequested(selectedWord(), request.rank);
    else
        Q_EMIT moreGuessesRequested(selectedWord());
}

void ArcCanvas::perform(const ApplyChord& request)
{
    disarm();
    Q_EMIT chordTyped(selectedWord(), request.letters);
}

void ArcCanvas::perform(const UseShortcut& request)
{
    const QKeySequence shortcut = QKeySequence::fromString(request.letter.toUpper(), QKeySequence::PortableText);
    for (QAction* action : actions()) {
        if (action->shortcuts().contains(shortcut))
            action->trigger();
    }
}

void ArcCanvas::perform(const ChooseCandidate& request)
{
    perform(m_keyboard.choose(request.word));
}

void ArcCanvas::perform(const EditWord& request)
{
    if (!diagram().isWord(request.word))
        return; // the fields of an empty node are in the table
    Q_EMIT wordActivated(diagram().unitOf(request.word));
}

void ArcCanvas::perform(const TakeProposal& request)
{
    Q_EMIT proposalActivated(request.arc);
}

void ArcCanvas::perform(const FollowArc& request)
{
    Q_EMIT arcFollowed(request.arc);
}

void ArcCanvas::perform(PlainRequest request)
{
    switch (request) {
    case PlainRequest::EditRelation:
        requestRelation();
        break;
    case PlainRequest::AskNewRelation:
        Q_EMIT newRelationRequested(selection().word, labelPlace(selection().word, Side::Above));
        break;
    case PlainRequest::WaitForLetters:
        m_chordTimer.start(kChordPause, this);
        break;
    case PlainRequest::LeaveHeadMode:
        leaveHeadMode();
        break;
    case PlainRequest::CancelGesture:
        cancelGesture();
        if (!m_standingPrompt.isEmpty())
            Q_EMIT standingCancelled();
        break;
    case PlainRequest::ShowEverything:
        setFocusMode(FocusMode::Everything);
        break;
    }
}

} // namespace arcwright::ui
