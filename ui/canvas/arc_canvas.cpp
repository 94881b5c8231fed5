// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/arc_canvas.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include "ui/canvas/canvas_texts.h"
#include "ui/canvas/prompt_bar.h"

namespace arcwright::ui {

namespace {

constexpr double kHitTolerance = 5; // pixels on the screen
constexpr int kEdgeInterval = 25; // milliseconds

} // namespace

ArcCanvas::ArcCanvas(QWidget* parent) : QAbstractScrollArea(parent), m_view(*this, m_diagram, m_selection)
{
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    // Keys are commands here: an input method would swallow them.
    setAttribute(Qt::WA_InputMethodEnabled, false);
    viewport()->setAttribute(Qt::WA_InputMethodEnabled, false);
    // The script of the sentence decides the direction, not the language of the window.
    setLayoutDirection(Qt::LeftToRight);
    viewport()->setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Dependency diagram"));
    m_clock.start();
    m_view.setStyle(m_style);
}

void ArcCanvas::setDiagram(Diagram diagram, ViewReset reset)
{
    const bool keep = reset == ViewReset::Keep && diagram.wordCount() == m_diagram.wordCount();
    const double restingHeight = m_view.restingHeight();
    const Diagram before = std::exchange(m_diagram, std::move(diagram));
    m_ghost.reset();
    setHover({});
    m_mouse.forgetArcs();
    m_view.relayout(keep ? RowBreaks::Keep : RowBreaks::Anew);
    if (keep) {
        restoreSelection(before);
        m_view.keepRestingHeight(restingHeight);
    } else {
        cancelGesture();
        m_focusAnchor = 0;
        perform(SelectWord{});
        if (reset == ViewReset::Reset)
            m_view.resetScroll();
    }
    describe();
}

void ArcCanvas::restoreSelection(const Diagram& before)
{
    if (m_selection.arc < 0)
        return;
    const DiagramArc arc = before.arcs[static_cast<std::size_t>(m_selection.arc)];
    m_selection.arc = -1;
    setSelectedArc(arc.side, arc.head, arc.dependent);
}

void ArcCanvas::setDiagramStyle(const DiagramStyle& style)
{
    m_style = style;
    m_view.setStyle(style);
}

void ArcCanvas::setFocusMode(FocusMode mode)
{
    m_focusAnchor = m_selection.word;
    viewport()->update();
    if (std::exchange(m_focusMode, mode) != mode)
        Q_EMIT focusModeChanged(mode);
}

void ArcCanvas::setSelectedWord(int word)
{
    perform(SelectWord{m_diagram.isWord(word) ? word : 0});
    ensureWordVisible(m_selection.word);
}

void ArcCanvas::setSelectedArc(Side side, int head, int dependent)
{
    const auto found = std::find_if(m_diagram.arcs.begin(), m_diagram.arcs.end(),
        [&](const DiagramArc& arc) { return arc.side == side && arc.head == head && arc.dependent == dependent; });
    if (found != m_diagram.arcs.end())
        m_selection.arc = static_cast<int>(found - m_diagram.arcs.begin());
    viewport()->update();
}

void ArcCanvas::selectArc(int arc)
{
    m_selection.arc = arc;
    viewport()->update();
}

void ArcCanvas::setGhost(std::optional<GhostArc> ghost)
{
    const bool isThere = ghost && m_diagram.isWord(ghost->dependent) && ghost->head <= m_diagram.wordCount();
    if (!isThere)
        ghost.reset();
    if (m_ghost == ghost)
        return;
    m_ghost = std::move(ghost);
    viewport()->update();
}

/// An arc of gold that the parser does not have tells nothing of how sure the parser is.
void ArcCanvas::markUncertain(const std::vector<bool>& words)
{
    for (DiagramArc& arc : m_diagram.arcs) {
        const auto word = static_cast<std::size_t>(arc.dependent) - 1;
        const bool isParsers = arc.proposed || arc.status == ArcStatus::Neutral || arc.status == ArcStatus::Correct;
        arc.uncertain = isParsers && !arc.secondary && word < words.size() && words[word];
    }
    viewport()->update();
}

void ArcCanvas::setZoom(double zoom)
{
    changeZoom(m_view.setZoom(zoom));
}

void ArcCanvas::zoomIn()
{
    changeZoom(m_view.zoomIn());
}

void ArcCanvas::zoomOut()
{
    changeZoom(m_view.zoomOut());
}

void ArcCanvas::resetZoom()
{
    setZoom(1);
}

void ArcCanvas::fitWidth()
{
    changeZoom(m_view.fitWidth());
}

void ArcCanvas::changeZoom(bool changed)
{
    if (changed)
        Q_EMIT zoomChanged(m_view.zoom());
}

QRect ArcCanvas::labelRect(int dependent, Side side) const
{
    const int arc = basicArc(m_diagram, side, dependent);
    return arc < 0 ? QRect()
                   : m_view.toViewport(diagramLayout().arcs[static_cast<std::size_t>(arc)].label).toAlignedRect();
}

/// The label of its arc, the word itself where it has none.
QRect ArcCanvas::labelPlace(int dependent, Side side) const
{
    const QRect label = labelRect(dependent, side);
    return label.isNull() ? wordRect(dependent) : label;
}

QRect ArcCanvas::rootTargetRect() const
{
    const int word = m_mouse.isDragging() ? m_mouse.draggedWord() : m_selection.word;
    return m_diagram.isWord(word) ? m_view.toViewport(dropTargets().rootCircle(word)).toAlignedRect() : QRect();
}

QSize ArcCanvas::sizeHint() const
{
    return {900, 420};
}

void ArcCanvas::renderTo(QPainter& painter) const
{
    paintDiagram(painter, m_diagram, diagramLayout(), m_style, {}, QRectF(QPointF(), diagramSize()));
}

PaintState ArcCanvas::paintState() const
{
    PaintState state;
    state.selectedWord = m_selection.word;
    state.selectedArc = m_selection.arc;
    state.armed = m_selection.armed;
    state.focused = hasFocus();
    std::tie(state.firstOfRange, state.lastOfRange) = m_selection.words();
    if (m_focusMode != FocusMode::Everything) {
        const bool pointed = m_focusMode == FocusMode::Subtree && m_diagram.isWord(m_hover.node);
        state.focus = arcsInFocus(m_diagram, m_focusMode, m_focusAnchor, pointed ? m_hover.node : m_selection.word);
    }
    state.numbered = isInHeadMode();
    if (m_mouse.isDragging() || isInHeadMode()) {
        paintDrawnArc(state);
    } else {
        state.ghost = m_ghost;
        state.hoverArc = m_hover.arc;
        state.hoverWord = m_hover.node;
    }
    return state;
}

/// The arc that is drawn with the mouse, or with the keys while a head is chosen.
void ArcCanvas::paintDrawnArc(PaintState& state) const
{
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
}

void ArcCanvas::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    painter.fillRect(event->rect(), m_style.background);
    painter.save();
    painter.translate(m_view.origin());
    painter.scale(zoom(), zoom());
    const QRectF exposed(toDiagram(event->rect().topLeft()), QSizeF(event->rect().size()) / zoom());
    paintDiagram(painter, m_diagram, diagramLayout(), m_style, paintState(), exposed);
    painter.restore();
    if (const QRect place = hintRect(); !place.isEmpty())
        paintPrompt(painter, prompt(), place, m_style);
}

QString ArcCanvas::prompt() const
{
    return canvasPrompt(m_diagram, m_selection, m_keyboard, dragDirection());
}

QRect ArcCanvas::hintRect() const
{
    const QString text = prompt();
    if (text.isEmpty())
        return {};
    std::vector<QRect> words;
    for (int word = 1; word <= m_diagram.wordCount(); ++word)
        words.push_back(wordRect(word));
    const QRect selected = m_diagram.isWord(m_selection.word) ? wordRect(m_selection.word) : QRect();
    return promptPlace(text, m_style.hintFont, viewport()->size(), words, selected);
}

void ArcCanvas::describe()
{
    setAccessibleDescription(accessibleText(m_diagram, m_selection.word));
}

DiagramHit ArcCanvas::hitAt(QPointF viewportPoint) const
{
    return hitTest(diagramLayout(), toDiagram(viewportPoint), kHitTolerance / zoom());
}

void ArcCanvas::setHover(const DiagramHit& hit)
{
    if (hit == m_hover)
        return;
    const DiagramHit before = std::exchange(m_hover, hit);
    const bool clickable = hit.kind == DiagramHit::Kind::Label || hit.kind == DiagramHit::Kind::Arc;
    viewport()->setCursor(clickable ? Qt::PointingHandCursor : Qt::ArrowCursor);
    viewport()->update();
    if (before.arc != hit.arc)
        Q_EMIT arcHovered(hit.arc);
    if (before.node != hit.node)
        Q_EMIT wordHovered(m_diagram.isWord(hit.node) ? hit.node : 0);
}

void ArcCanvas::mousePressEvent(QMouseEvent* event)
{
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
    if (const Gesture begun = m_mouse.begins(m_diagram, point, QApplication::startDragDistance());
        begun != Gesture::None)
        begin(begun);
    if (m_mouse.gesture() == Gesture::DragWord)
        dragTo(point);
    else if (m_mouse.gesture() == Gesture::Pan)
        m_view.scrollBy(m_mouse.pan(point));
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
    if (!isNearEdge(viewportPoint, viewport()->size()))
        m_edgeTimer.stop();
    else if (!m_edgeTimer.isActive())
        m_edgeTimer.start(kEdgeInterval, this);
    viewport()->update();
}

void ArcCanvas::timerEvent(QTimerEvent* event)
{
    if (event->timerId() == m_edgeTimer.timerId() && m_mouse.isDragging()) {
        m_view.scrollBy(edgeScroll(m_mouse.pointer(), viewport()->size(), m_diagram.swapped));
        dragTo(m_mouse.pointer());
    } else if (event->timerId() == m_chordTimer.timerId()) {
        perform(m_keyboard.expireChord(keyboardState()));
    } else {
        QAbstractScrollArea::timerEvent(event);
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
        perform(m_mouse.click(m_diagram, m_selection, event->modifiers(), isInHeadMode()));
    viewport()->update();
}

void ArcCanvas::mouseDoubleClickEvent(QMouseEvent* event)
{
    const CanvasRequests requests = event->button() == Qt::LeftButton
        ? MouseGestures::doubleClick(m_diagram, hitAt(event->position()))
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
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard && m_selection.word > 0;
    const QPoint point = byKey ? wordRect(m_selection.word).center() : event->pos();
    Q_EMIT contextRequested(hitAt(point), byKey ? viewport()->mapToGlobal(point) : event->globalPos());
}

void ArcCanvas::wheelEvent(QWheelEvent* event)
{
    const QPoint turned = event->angleDelta();
    const auto command = meaningOf(MouseMotion::Wheel, Qt::NoButton, event->modifiers(), MousePlace::Anywhere);
    if (command == MouseCommand::Zoom) {
        changeZoom(m_view.setZoomAt(zoom() * std::pow(1.2, turned.y() / 120.0), event->position()));
        event->accept();
        return;
    }
    const bool sideways = command == MouseCommand::ScrollSideways || verticalScrollBar()->maximum() == 0;
    if (sideways && turned.x() == 0) {
        const QPoint pixels = event->pixelDelta();
        const int step = pixels.isNull() ? turned.y() / 2 : pixels.y();
        m_view.scrollBy({m_diagram.rightToLeft ? step : -step, 0});
        event->accept();
        return;
    }
    QAbstractScrollArea::wheelEvent(event);
}

bool ArcCanvas::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave && m_mouse.gesture() == MouseGestures::Gesture::None)
        setHover({});
    if (event->type() == QEvent::ToolTip)
        return showTip(static_cast<const QHelpEvent&>(*event));
    return QAbstractScrollArea::viewportEvent(event);
}

bool ArcCanvas::showTip(const QHelpEvent& event)
{
    const DiagramHit hit = hitAt(event.pos());
    const QString text = hit.arc >= 0 ? arcToolTip(m_diagram, hit.arc)
        : hit.node > 0                ? wordToolTip(m_diagram, hit.node)
                                      : QString();
    if (text.isEmpty() || m_mouse.isDragging()) {
        QToolTip::hideText();
        return true;
    }
    QToolTip::showText(event.globalPos(), text.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>")), viewport());
    return true;
}

CanvasKeyboard::State ArcCanvas::keyboardState() const
{
    return {m_diagram, m_selection, m_mouse.isDragging(), m_focusMode != FocusMode::Everything};
}

KeyPress ArcCanvas::keyPress(const QKeyEvent& event) const
{
    return {static_cast<Qt::Key>(event.key()), event.modifiers(), event.text(), pressedDigit(event), m_clock.elapsed()};
}

bool ArcCanvas::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride
        && m_keyboard.wants(keyPress(static_cast<const QKeyEvent&>(*event)), keyboardState())) {
        event->accept();
        return true;
    }
    // Else Tab goes to the next widget.
    if (event->type() == QEvent::KeyPress && m_keyboard.needsTab()
        && static_cast<const QKeyEvent&>(*event).key() == Qt::Key_Tab) {
        keyPressEvent(static_cast<QKeyEvent*>(event));
        return true;
    }
    return QAbstractScrollArea::event(event);
}

void ArcCanvas::keyPressEvent(QKeyEvent* event)
{
    const auto requests = m_keyboard.press(keyPress(*event), keyboardState());
    event->setAccepted(requests.has_value());
    if (!requests)
        return;
    perform(*requests);
    viewport()->update();
}

void ArcCanvas::enterHeadMode(HeadPurpose purpose)
{
    if (purpose == HeadPurpose::GoTo && m_selection.word == 0 && m_diagram.wordCount() > 0)
        perform(m_keyboard.select(1));
    if (m_selection.word == 0)
        return;
    m_selection.armed = false;
    m_keyboard.enterHeadMode(purpose, m_diagram, m_selection.word);
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

void ArcCanvas::cancelGesture()
{
    leaveHeadMode();
    m_selection.armed = false;
    m_mouse.cancel();
    m_edgeTimer.stop();
    m_keyboard.cancelChord();
    m_chordTimer.stop();
    viewport()->update();
}

void ArcCanvas::requestRelation()
{
    const bool isOther = m_selection.arc >= 0 && m_diagram.arcs[static_cast<std::size_t>(m_selection.arc)].secondary;
    if (isOther) {
        const QRectF label = diagramLayout().arcs[static_cast<std::size_t>(m_selection.arc)].label;
        Q_EMIT arcLabelEditRequested(m_selection.arc, m_view.toViewport(label).toAlignedRect());
    } else if (m_selection.word > 0) {
        Q_EMIT labelEditRequested(m_selection.word, labelPlace(m_selection.word, Side::Above));
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
    m_selection.armed = request.arms;
    m_selection.arc = -1;
    m_selection.rangeEnd = 0;
    viewport()->update();
    if (std::exchange(m_selection.word, request.word) != request.word) {
        describe();
        Q_EMIT wordSelected(request.word);
    }
    if (request.shows)
        ensureWordVisible(request.word);
}

void ArcCanvas::perform(const ExtendSelection& request)
{
    m_selection.armed = false;
    m_selection.rangeEnd = request.word == m_selection.word ? 0 : request.word;
    ensureWordVisible(request.word);
    viewport()->update();
}

void ArcCanvas::perform(const SelectArc& request)
{
    m_selection.arc = request.arc;
    if (request.arc < 0)
        return;
    const DiagramArc& arc = m_diagram.arcs[static_cast<std::size_t>(request.arc)];
    Q_EMIT arcSelected(arc.side, arc.head, arc.dependent);
}

void ArcCanvas::perform(const AttachWord& request)
{
    m_selection.armed = false;
    viewport()->update();
    if (request.asFurtherParent)
        Q_EMIT secondaryHeadRequested(request.dependent, request.head);
    else
        Q_EMIT headRequested(request.dependent, request.head);
}

void ArcCanvas::perform(const ShowWord& request)
{
    ensureWordVisible(request.word > 0 ? request.word : m_selection.word);
}

void ArcCanvas::perform(const TakeGuess& request)
{
    if (request.rank > 0)
        Q_EMIT guessRequested(m_selection.word, request.rank);
    else
        Q_EMIT moreGuessesRequested(m_selection.word);
}

void ArcCanvas::perform(const ApplyChord& request)
{
    Q_EMIT chordTyped(m_selection.word, request.letters);
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
    Q_EMIT wordActivated(request.word);
}

void ArcCanvas::perform(const TakeProposal& request)
{
    Q_EMIT proposalActivated(request.arc);
}

void ArcCanvas::perform(PlainRequest request)
{
    switch (request) {
    case PlainRequest::EditRelation:
        requestRelation();
        break;
    case PlainRequest::AskNewRelation:
        Q_EMIT newRelationRequested(m_selection.word, labelPlace(m_selection.word, Side::Above));
        break;
    case PlainRequest::WaitForLetters:
        m_chordTimer.start(kChordPause, this);
        break;
    case PlainRequest::LeaveHeadMode:
        leaveHeadMode();
        break;
    case PlainRequest::CancelGesture:
        cancelGesture();
        break;
    case PlainRequest::ShowEverything:
        setFocusMode(FocusMode::Everything);
        break;
    }
}

void ArcCanvas::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    m_view.resized(event->oldSize(), event->size());
}

void ArcCanvas::focusInEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void ArcCanvas::focusOutEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

void ArcCanvas::changeEvent(QEvent* event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Dependency diagram"));
        describe();
        viewport()->update();
    }
}

} // namespace arcwright::ui
