// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <utility>

#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include "ui/canvas/arc_canvas.h"

namespace arcwright::ui {

namespace {

constexpr double kHitTolerance = 5; // pixels on the screen
constexpr int kEdgeZone = 28;
constexpr int kEdgeInterval = 25; // milliseconds
constexpr QSizeF kRootTarget(48, 24);

} // namespace

DiagramHit ArcCanvas::hitAt(QPointF viewportPoint) const
{
    return hitTest(m_layout, toDiagram(viewportPoint), kHitTolerance / m_zoom);
}

/// Above the word, or nearly so, as near to it as no label is in the way, and in view.
QRectF ArcCanvas::rootTarget(int word) const
{
    constexpr double nearest = 22; // from the word
    constexpr double step = 4;
    const QRectF box = m_layout.words[static_cast<std::size_t>(word) - 1].box;
    const double away = m_diagram.swapped ? 1 : -1;
    const double visible
        = m_diagram.swapped ? toDiagram(QPointF(0, viewport()->height())).y() - 4 : toDiagram(QPointF(0, 0)).y() + 4;
    const int row = rowAt(m_layout, box.center().y());
    const auto& rows = m_layout.rows;
    const double beyondArcs = row < 0 ? visible
        : m_diagram.swapped           ? rows[static_cast<std::size_t>(row)].bottom
                                      : rows[static_cast<std::size_t>(row)].top;
    QRectF target({}, kRootTarget);
    const auto put = [&](double aside, double edge) { // its side towards the word
        target.moveCenter({box.center().x() + aside, edge + away * kRootTarget.height() / 2});
    };
    const auto covers = [&](const ArcShape& shape) { return shape.label.adjusted(-2, -2, 2, 2).intersects(target); };
    const auto isFree = [&] {
        return std::none_of(m_layout.arcs.begin(), m_layout.arcs.end(), covers)
            && std::none_of(m_layout.continuations.begin(), m_layout.continuations.end(),
                [&](const ArcContinuation& piece) { return covers(piece.shape); });
    };
    const double first = editedEdge(m_diagram, box).y() + away * nearest;
    const double room = away * (visible - first) - kRootTarget.height();
    const double farthest = std::min(room, away * (beyondArcs - first) + step);
    for (const double aside : {0, -30, 30, -60, 60}) {
        for (int steps = 0; steps * step <= farthest; ++steps) {
            put(aside, first + away * steps * step);
            if (isFree())
                return target;
        }
    }
    put(0, first + away * std::min(0.0, room));
    return target;
}

std::optional<int> ArcCanvas::dropTargetAt(QPointF viewportPoint) const
{
    const QPointF point = toDiagram(viewportPoint);
    const bool isBeyondArcs = m_diagram.swapped ? point.y() > m_layout.arcsBottom : point.y() < m_layout.arcsTop;
    if (rootTarget(m_pressHit.node).contains(point) || isBeyondArcs)
        return 0;
    for (int word = 1; word <= m_diagram.wordCount(); ++word) {
        const QRectF box = m_layout.words[static_cast<std::size_t>(word) - 1].box;
        if (box.adjusted(-6, -12, 6, 12).contains(point))
            return word == m_pressHit.node ? std::nullopt : std::optional(word);
    }
    return std::nullopt;
}

RubberArc ArcCanvas::rubberTo(int dependent, std::optional<int> target, QPointF pointer) const
{
    const auto foot
        = [&](int word) { return editedEdge(m_diagram, m_layout.words[static_cast<std::size_t>(word) - 1].box); };
    RubberArc rubber;
    rubber.from = foot(dependent);
    rubber.to = target && *target > 0 ? foot(*target) : pointer;
    rubber.toRoot = target == 0;
    const QRectF circle = rootTarget(dependent);
    if (rubber.toRoot)
        rubber.to = {circle.center().x(), m_diagram.swapped ? circle.top() : circle.bottom()};
    const bool reversed = m_gesture == Gesture::DragWord && m_dragDirection == DragDirection::HeadToDependent;
    rubber.arrowAtStart = rubber.toRoot || !reversed;
    return rubber;
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

void ArcCanvas::press(const DiagramHit& hit, QPointF viewportPoint)
{
    m_gesture = Gesture::Pressed;
    m_pressHit = hit;
    m_pressPoint = viewportPoint;
    m_pointer = viewportPoint;
}

void ArcCanvas::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::MiddleButton) {
        press({}, event->position());
        m_gesture = Gesture::Pan;
        viewport()->setCursor(Qt::ClosedHandCursor);
    } else if (event->button() == Qt::LeftButton) {
        press(hitAt(event->position()), event->position());
    } else {
        event->ignore();
    }
}

void ArcCanvas::mouseMoveEvent(QMouseEvent* event)
{
    const QPointF point = event->position();
    if (m_gesture == Gesture::None) {
        m_pointer = point;
        setHover(hitAt(point));
        return;
    }
    const bool moved = (point - m_pressPoint).manhattanLength() >= QApplication::startDragDistance();
    if (m_gesture == Gesture::Pressed && moved) {
        if (m_pressHit.kind == DiagramHit::Kind::Word && m_diagram.isWord(m_pressHit.node)) {
            endHeadMode();
            m_armed = false;
            select(m_pressHit.node);
            m_gesture = Gesture::DragWord;
        } else if (m_pressHit.kind == DiagramHit::Kind::Nothing) {
            m_gesture = Gesture::Pan;
            viewport()->setCursor(Qt::ClosedHandCursor);
        }
    }
    if (m_gesture == Gesture::DragWord)
        dragTo(point);
    else if (m_gesture == Gesture::Pan)
        pan(point);
}

void ArcCanvas::dragTo(QPointF viewportPoint)
{
    m_pointer = viewportPoint;
    m_dropTarget = dropTargetAt(viewportPoint);
    const QRect inner = viewport()->rect().adjusted(kEdgeZone, kEdgeZone, -kEdgeZone, -kEdgeZone);
    if (inner.contains(viewportPoint.toPoint()))
        m_edgeTimer.stop();
    else if (!m_edgeTimer.isActive())
        m_edgeTimer.start(kEdgeInterval, this);
    viewport()->update();
}

void ArcCanvas::pan(QPointF viewportPoint)
{
    const QPoint step = (m_pointer - viewportPoint).toPoint();
    m_pointer -= step;
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + step.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() + step.y());
}

void ArcCanvas::scrollNearEdge()
{
    const auto push = [](double position, int length) {
        const double before = std::min(0.0, position - kEdgeZone);
        const double after = std::max(0.0, position - (length - kEdgeZone));
        return static_cast<int>(std::clamp(before + after, -24.0, 24.0));
    };
    const int right = push(m_pointer.x(), viewport()->width());
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + right);
    // Near the edge beyond the arcs the user aims at the root, which scrolling would move away.
    const int pushed = push(m_pointer.y(), viewport()->height());
    const int down = m_diagram.swapped ? std::min(0, pushed) : std::max(0, pushed);
    verticalScrollBar()->setValue(verticalScrollBar()->value() + down);
    dragTo(m_pointer);
}

void ArcCanvas::timerEvent(QTimerEvent* event)
{
    if (event->timerId() == m_edgeTimer.timerId() && m_gesture == Gesture::DragWord)
        scrollNearEdge();
    else if (event->timerId() == m_chordTimer.timerId())
        typeChord(m_chords.expire());
    else
        QAbstractScrollArea::timerEvent(event);
}

void ArcCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton && m_gesture != Gesture::Pan)
        return; // another button than the one that began the gesture
    const Gesture gesture = std::exchange(m_gesture, Gesture::None);
    m_edgeTimer.stop();
    if (gesture == Gesture::Pan)
        viewport()->setCursor(Qt::ArrowCursor);
    if (gesture == Gesture::DragWord) {
        m_dropTarget = dropTargetAt(event->position());
        finishDrag(event->modifiers().testFlag(Qt::ControlModifier));
    } else if (gesture == Gesture::Pressed && event->button() == Qt::LeftButton) {
        click(m_pressHit, event->modifiers());
    }
    viewport()->update();
}

void ArcCanvas::finishDrag(bool secondary)
{
    const std::optional<int> target = std::exchange(m_dropTarget, std::nullopt);
    if (target)
        requestHead(m_pressHit.node, *target, secondary);
}

/// A gesture from one word to another, or to the root, as the drag direction reads it.
void ArcCanvas::requestHead(int from, int to, bool secondary)
{
    const bool reversed = m_dragDirection == DragDirection::HeadToDependent && to != 0;
    const int dependent = reversed ? to : from;
    const int head = reversed ? from : to;
    if (secondary)
        Q_EMIT secondaryHeadRequested(dependent, head);
    else
        Q_EMIT headRequested(dependent, head);
}

void ArcCanvas::mouseDoubleClickEvent(QMouseEvent* event)
{
    const DiagramHit hit = hitAt(event->position());
    const bool isProposal = hit.arc >= 0 && m_diagram.arcs[static_cast<std::size_t>(hit.arc)].proposed;
    if (event->button() == Qt::LeftButton && isProposal) {
        m_gesture = Gesture::None;
        Q_EMIT proposalActivated(hit.arc);
        return;
    }
    if (event->button() != Qt::LeftButton || hit.kind != DiagramHit::Kind::Word || !m_diagram.isWord(hit.node)) {
        mousePressEvent(event);
        return;
    }
    m_gesture = Gesture::None;
    m_armed = false;
    select(hit.node);
    Q_EMIT wordActivated(hit.node);
}

void ArcCanvas::click(const DiagramHit& hit, Qt::KeyboardModifiers modifiers)
{
    if (hit.kind == DiagramHit::Kind::Word) {
        const bool extends = modifiers.testFlag(Qt::ShiftModifier) && m_selectedWord > 0 && !m_headMode.isActive();
        if (m_diagram.isWord(hit.node) && extends)
            extendTo(hit.node);
        else if (m_diagram.isWord(hit.node))
            clickWord(hit.node);
        return;
    }
    cancelGesture();
    if (hit.arc < 0) {
        select(0);
        return;
    }
    const DiagramArc arc = m_diagram.arcs[static_cast<std::size_t>(hit.arc)];
    if (m_diagram.isWord(arc.dependent))
        select(arc.dependent);
    m_selectedArc = hit.arc;
    Q_EMIT arcSelected(arc.side, arc.head, arc.dependent);
    if (hit.kind == DiagramHit::Kind::Label && !arc.proposed)
        requestRelation();
}

/// The first click selects a word and arms it, the second on another attaches; then the first stays selected but a
/// further click does not attach it again by accident.
void ArcCanvas::clickWord(int word)
{
    if (m_headMode.isActive()) {
        m_headMode.setCandidate(word);
        commitHeadMode();
        return;
    }
    if (m_armed && m_selectedWord > 0 && word != m_selectedWord) {
        m_armed = false;
        viewport()->update();
        requestHead(m_selectedWord, word, false);
        return;
    }
    const bool again = m_armed && word == m_selectedWord;
    m_armed = !again;
    select(again ? 0 : word);
}

void ArcCanvas::cancelGesture()
{
    endHeadMode();
    m_armed = false;
    m_gesture = Gesture::None;
    m_dropTarget.reset();
    m_edgeTimer.stop();
    m_chords.cancel();
    m_chordTimer.stop();
    viewport()->update();
}

void ArcCanvas::requestRelation()
{
    const bool isOther = m_selectedArc >= 0 && m_diagram.arcs[static_cast<std::size_t>(m_selectedArc)].secondary;
    if (isOther) {
        const QRectF label = m_layout.arcs[static_cast<std::size_t>(m_selectedArc)].label;
        Q_EMIT arcLabelEditRequested(m_selectedArc, toViewport(label).toAlignedRect());
    } else if (m_selectedWord > 0) {
        requestLabel(m_selectedWord, Side::Above);
    }
}

void ArcCanvas::requestLabel(int dependent, Side side)
{
    Q_EMIT labelEditRequested(dependent, labelPlace(dependent, side));
}

/// The label of its arc, the word itself where it has none.
QRect ArcCanvas::labelPlace(int dependent, Side side) const
{
    const QRect label = labelRect(dependent, side);
    return label.isNull() ? wordRect(dependent) : label;
}

void ArcCanvas::contextMenuEvent(QContextMenuEvent* event)
{
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard && m_selectedWord > 0;
    const QPoint point = byKey ? wordRect(m_selectedWord).center() : event->pos();
    Q_EMIT contextRequested(hitAt(point), byKey ? viewport()->mapToGlobal(point) : event->globalPos());
}

void ArcCanvas::wheelEvent(QWheelEvent* event)
{
    const QPoint turned = event->angleDelta();
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        setZoomAt(m_zoom * std::pow(1.2, turned.y() / 120.0), event->position());
        event->accept();
        return;
    }
    const bool sideways = event->modifiers().testFlag(Qt::ShiftModifier) || verticalScrollBar()->maximum() == 0;
    if (sideways && turned.x() == 0) {
        const QPoint pixels = event->pixelDelta();
        const int step = pixels.isNull() ? turned.y() / 2 : pixels.y();
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - step * readingStep());
        event->accept();
        return;
    }
    QAbstractScrollArea::wheelEvent(event);
}

bool ArcCanvas::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave && m_gesture == Gesture::None)
        setHover({});
    if (event->type() == QEvent::ToolTip)
        return showTip(static_cast<const QHelpEvent&>(*event));
    return QAbstractScrollArea::viewportEvent(event);
}

bool ArcCanvas::showTip(const QHelpEvent& event)
{
    const DiagramHit hit = hitAt(event.pos());
    const QString text = hit.arc >= 0 ? arcDescription(hit.arc) : hit.node > 0 ? wordDescription(hit.node) : QString();
    if (text.isEmpty() || m_gesture == Gesture::DragWord) {
        QToolTip::hideText();
        return true;
    }
    QToolTip::showText(event.globalPos(), text.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>")), viewport());
    return true;
}

} // namespace arcwright::ui
