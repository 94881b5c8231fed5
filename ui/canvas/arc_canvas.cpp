// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/arc_canvas.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>

namespace arcwright::ui {

namespace {

constexpr int kHintPadding = 10;

} // namespace

ArcCanvas::ArcCanvas(QWidget* parent) : QAbstractScrollArea(parent)
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
    m_metrics = metricsFor(m_style);
    relayout();
}

void ArcCanvas::setDiagram(Diagram diagram, ViewReset reset)
{
    const bool keep = reset == ViewReset::Keep && diagram.wordCount() == m_diagram.wordCount();
    const double wordsY = toViewport(QPointF(0, anchorY())).y();
    const Diagram before = std::exchange(m_diagram, std::move(diagram));
    m_ghost.reset();
    setHover({});
    if (m_gesture != Gesture::Pan && m_pressHit.kind != DiagramHit::Kind::Word)
        m_gesture = Gesture::None;
    relayout(keep ? ViewReset::Keep : ViewReset::Reset);
    if (keep) {
        restoreSelection(before);
        keepWordsAt(wordsY);
    } else {
        cancelGesture();
        m_focusAnchor = 0;
        select(0);
        if (reset == ViewReset::Reset)
            resetScroll();
    }
    describe();
}

void ArcCanvas::restoreSelection(const Diagram& before)
{
    if (m_selectedArc < 0)
        return;
    const DiagramArc arc = before.arcs[static_cast<std::size_t>(m_selectedArc)];
    m_selectedArc = -1;
    setSelectedArc(arc.side, arc.head, arc.dependent);
}

void ArcCanvas::setDiagramStyle(const DiagramStyle& style)
{
    m_style = style;
    m_metrics = metricsFor(style);
    relayout();
}

void ArcCanvas::setLayoutKind(LayoutKind kind)
{
    if (std::exchange(m_layoutKind, kind) == kind)
        return;
    relayout();
    resetScroll();
    ensureWordVisible(m_selectedWord);
}

void ArcCanvas::setFocusMode(FocusMode mode)
{
    m_focusAnchor = m_selectedWord;
    viewport()->update();
    if (std::exchange(m_focusMode, mode) != mode)
        Q_EMIT focusModeChanged(mode);
}

void ArcCanvas::setWrapped(bool wrapped)
{
    if (std::exchange(m_isWrapped, wrapped) == wrapped)
        return;
    relayout(ViewReset::Reset);
    resetScroll();
    ensureWordVisible(m_selectedWord);
}

/// Rows stay as they are while somebody edits, if they can.
void ArcCanvas::relayout(ViewReset rows)
{
    if (m_layoutKind == LayoutKind::Tree) {
        m_layout = layOutTree(m_diagram, m_metrics);
    } else {
        Wrapping wrapping;
        wrapping.width = m_isWrapped ? widthForRows() / m_zoom : 0;
        for (const DiagramRow& row : m_layout.rows) {
            if (rows == ViewReset::Keep)
                wrapping.firstSlots.push_back(row.firstSlot);
        }
        m_layout = layOut(m_diagram, m_metrics, wrapping);
    }
    updateScrollBars();
    viewport()->update();
}

void ArcCanvas::setSelectedWord(int word)
{
    m_armed = false;
    select(m_diagram.isWord(word) ? word : 0);
    ensureWordVisible(m_selectedWord);
}

void ArcCanvas::setSelectedArc(Side side, int head, int dependent)
{
    const auto found = std::find_if(m_diagram.arcs.begin(), m_diagram.arcs.end(),
        [&](const DiagramArc& arc) { return arc.side == side && arc.head == head && arc.dependent == dependent; });
    if (found != m_diagram.arcs.end())
        m_selectedArc = static_cast<int>(found - m_diagram.arcs.begin());
    viewport()->update();
}

void ArcCanvas::selectArc(int arc)
{
    m_selectedArc = arc;
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

std::pair<int, int> ArcCanvas::selectedWords() const
{
    const int other = m_rangeEnd > 0 ? m_rangeEnd : m_selectedWord;
    return std::minmax({m_selectedWord, other});
}

void ArcCanvas::extendTo(int word)
{
    m_armed = false;
    m_rangeEnd = word == m_selectedWord ? 0 : word;
    ensureWordVisible(word);
    viewport()->update();
}

void ArcCanvas::select(int word)
{
    m_selectedArc = -1;
    m_rangeEnd = 0;
    viewport()->update();
    if (word == m_selectedWord)
        return;
    m_selectedWord = word;
    describe();
    Q_EMIT wordSelected(word);
}

QRect ArcCanvas::wordRect(int word) const
{
    if (word < 1 || word > m_diagram.nodeCount())
        return {};
    return toViewport(m_layout.words[static_cast<std::size_t>(word) - 1].box).toAlignedRect();
}

QRect ArcCanvas::labelRect(int dependent, Side side) const
{
    const int arc = basicArc(m_diagram, side, dependent);
    return arc < 0 ? QRect() : toViewport(m_layout.arcs[static_cast<std::size_t>(arc)].label).toAlignedRect();
}

QRect ArcCanvas::rootTargetRect() const
{
    const int word = m_gesture == Gesture::DragWord ? m_pressHit.node : m_selectedWord;
    return m_diagram.isWord(word) ? toViewport(rootTarget(word)).toAlignedRect() : QRect();
}

QSize ArcCanvas::sizeHint() const
{
    return {900, 420};
}

void ArcCanvas::renderTo(QPainter& painter) const
{
    paintDiagram(painter, m_diagram, m_layout, m_style, {}, QRectF(QPointF(), m_layout.size));
}

PaintState ArcCanvas::paintState() const
{
    PaintState state;
    state.selectedWord = m_selectedWord;
    state.selectedArc = m_selectedArc;
    state.armed = m_armed;
    state.focused = hasFocus();
    std::tie(state.firstOfRange, state.lastOfRange) = selectedWords();
    if (m_focusMode != FocusMode::Everything) {
        const bool pointed = m_focusMode == FocusMode::Subtree && m_diagram.isWord(m_hover.node);
        state.focus = arcsInFocus(m_diagram, m_focusMode, m_focusAnchor, pointed ? m_hover.node : m_selectedWord);
    }
    state.numbered = m_headMode.isActive();
    const bool dragging = m_gesture == Gesture::DragWord;
    std::optional<int> target;
    if (dragging || m_headMode.isActive()) {
        const int moved = dragging ? m_pressHit.node : m_headMode.dependent();
        target = dragging ? m_dropTarget : m_headMode.choice();
        const bool isGoing = !dragging && m_headPurpose == HeadPurpose::GoTo;
        if ((dragging || target) && !isGoing)
            state.rubber = rubberTo(moved, target, toDiagram(m_pointer));
        if (dragging || (target == 0 && !isGoing))
            state.rootTarget = rootTarget(moved);
        state.rootTargetActive = target == 0;
        state.targetWord = target.value_or(0);
    } else {
        state.ghost = m_ghost;
        state.hoverArc = m_hover.arc;
        state.hoverWord = m_hover.node;
    }
    return state;
}

void ArcCanvas::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    painter.fillRect(event->rect(), m_style.background);
    painter.save();
    painter.translate(origin());
    painter.scale(m_zoom, m_zoom);
    const QRectF exposed(toDiagram(event->rect().topLeft()), QSizeF(event->rect().size()) / m_zoom);
    paintDiagram(painter, m_diagram, m_layout, m_style, paintState(), exposed);
    painter.restore();
    paintHint(painter);
}

void ArcCanvas::paintHint(QPainter& painter) const
{
    const QRect bar = hintRect();
    if (bar.isEmpty())
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_style.hintFill);
    painter.drawRoundedRect(bar, bar.height() / 2.0, bar.height() / 2.0);
    painter.setPen(m_style.hintText);
    painter.setFont(m_style.hintFont);
    const QFontMetrics metrics(m_style.hintFont);
    const int room = bar.width() - 2 * kHintPadding;
    const QString text = hint();
    const bool fits = metrics.horizontalAdvance(text) <= room; // eliding to just that width would cut it
    painter.drawText(bar, Qt::AlignCenter, fits ? text : metrics.elidedText(text, Qt::ElideRight, room));
}

/// As low as it covers no word, which may be the one to choose; where words are everywhere, not the selected one.
QRect ArcCanvas::hintRect() const
{
    const QString text = hint();
    if (text.isEmpty())
        return {};
    constexpr int rim = 8;
    const QFontMetrics metrics(m_style.hintFont);
    const int width = std::min(metrics.horizontalAdvance(text) + 2 * kHintPadding, viewport()->width() - 2 * rim);
    const int height = metrics.height() + kHintPadding;
    const QRect lowest((viewport()->width() - width) / 2, viewport()->height() - height - rim, width, height);
    QRect bar = lowest;
    while (bar.top() >= rim) {
        int above = bar.bottom() + 1;
        for (int word = 1; word <= m_diagram.wordCount(); ++word) {
            if (const QRect box = wordRect(word); box.intersects(bar))
                above = std::min(above, box.top());
        }
        if (above > bar.bottom())
            return bar;
        bar.moveBottom(above - 2);
    }
    bar = lowest;
    if (m_diagram.isWord(m_selectedWord) && bar.intersects(wordRect(m_selectedWord)))
        bar.moveTop(rim);
    return bar;
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
