// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/diagram_widget.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

#include <QHelpEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include "ui/canvas/canvas_texts.h"
#include "ui/canvas/keyboard_frame.h"
#include "ui/canvas/mouse_gestures.h"
#include "ui/canvas/prompt_bar.h"

namespace arcwright::ui {

namespace {

constexpr double kHitTolerance = 5; // pixels on the screen

} // namespace

DiagramWidget::DiagramWidget(QWidget* parent) : QAbstractScrollArea(parent), m_view(*this, m_diagram, m_selection)
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
    DiagramAccessible::install();
    setAccessibleName(tr("Dependency diagram"));
    m_view.setStyle(m_style);
}

void DiagramWidget::exchange(Diagram diagram, RowBreaks rows)
{
    const QPointF restingPlace = m_view.restingPlace();
    m_news.tellGoing(diagram);
    const Diagram before = std::exchange(m_diagram, std::move(diagram));
    m_ghost.reset();
    setHover({});
    m_view.relayout(rows);
    if (rows == RowBreaks::Keep) {
        restoreSelection(before);
        m_view.keepRestingPlace(restingPlace);
    } else {
        m_focusAnchor = 0;
    }
    m_news.tellChanges();
}

void DiagramWidget::restoreSelection(const Diagram& before)
{
    if (m_selection.arc < 0)
        return;
    const DiagramArc arc = before.arcs[static_cast<std::size_t>(m_selection.arc)];
    m_selection.arc = -1;
    const auto isSame = [&](const DiagramArc& now) {
        if (now.side != arc.side || now.head != arc.head || now.dependent != arc.dependent)
            return false;
        if (!arc.outer || !now.outer)
            return now.label == arc.label && !arc.outer && !now.outer;
        return now.outer->isHead == arc.outer->isHead && now.outer->sentence == arc.outer->sentence
            && now.outer->word == arc.outer->word; // whatever it is called now
    };
    const auto same = std::find_if(m_diagram.arcs.begin(), m_diagram.arcs.end(), isSame);
    if (same != m_diagram.arcs.end())
        selectArc(static_cast<int>(same - m_diagram.arcs.begin()));
    else if (!arc.outer)
        setSelectedArc(arc.side, arc.head, arc.dependent);
}

void DiagramWidget::setDiagramStyle(const DiagramStyle& style)
{
    m_style = style;
    m_view.setStyle(style);
}

void DiagramWidget::setFocusMode(FocusMode mode)
{
    m_focusAnchor = m_selection.word;
    viewport()->update();
    if (std::exchange(m_focusMode, mode) != mode)
        Q_EMIT focusModeChanged(mode);
}

void DiagramWidget::setSelectedArc(Side side, int head, int dependent)
{
    const auto found = std::find_if(m_diagram.arcs.begin(), m_diagram.arcs.end(),
        [&](const DiagramArc& arc) { return arc.side == side && arc.head == head && arc.dependent == dependent; });
    if (found != m_diagram.arcs.end())
        m_selection.arc = static_cast<int>(found - m_diagram.arcs.begin());
    m_news.tellFocus();
    viewport()->update();
}

void DiagramWidget::selectArc(int arc)
{
    m_selection.arc = arc;
    m_news.tellFocus();
    viewport()->update();
}

void DiagramWidget::setGhost(std::optional<GhostArc> ghost)
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
void DiagramWidget::markUncertain(const std::vector<bool>& words)
{
    for (DiagramArc& arc : m_diagram.arcs) {
        const auto word = static_cast<std::size_t>(arc.dependent) - 1;
        const bool isParsers = arc.proposed || arc.status == ArcStatus::Neutral || arc.status == ArcStatus::Correct;
        arc.uncertain = isParsers && !arc.secondary && m_diagram.level != DiagramLevel::BasicPhrases
            && word < words.size() && words[word];
    }
    m_news.tellChanges();
    viewport()->update();
}

void DiagramWidget::setAskedWord(int word)
{
    m_askedWord = word;
    viewport()->update();
}

void DiagramWidget::setFoundWords(std::vector<int> ascending)
{
    if (ascending == m_foundWords)
        return;
    m_foundWords = std::move(ascending);
    viewport()->update();
}

void DiagramWidget::setCycle(std::vector<int> words)
{
    if (words == m_cycle)
        return;
    m_cycle = std::move(words);
    viewport()->update();
}

void DiagramWidget::setChangedArcs(std::vector<std::pair<int, int>> arcs)
{
    if (arcs == m_changedArcs)
        return;
    m_changedArcs = std::move(arcs);
    viewport()->update();
}

void DiagramWidget::setChangedPredictions(std::vector<std::pair<int, int>> arcs)
{
    if (arcs == m_changedPredictions)
        return;
    m_changedPredictions = std::move(arcs);
    viewport()->update();
}

std::vector<int> DiagramWidget::litArcs() const
{
    const auto isChanged = [this](const DiagramArc& arc) {
        const auto isAmong = [&](const std::vector<std::pair<int, int>>& arcs) {
            return std::find(arcs.begin(), arcs.end(), std::pair(arc.dependent, arc.head)) != arcs.end();
        };
        const bool isGold = arc.side == Side::Above && !arc.proposed;
        const bool isPredicted = arc.side == Side::Below || arc.proposed || arc.status == ArcStatus::Correct;
        return isOfTree(arc) && ((isGold && isAmong(m_changedArcs)) || (isPredicted && isAmong(m_changedPredictions)));
    };
    const auto isOnCycle = [this](const DiagramArc& arc) {
        const auto place = std::find(m_cycle.begin(), m_cycle.end(), arc.dependent);
        if (place == m_cycle.end())
            return false;
        return arc.head == (place + 1 == m_cycle.end() ? m_cycle.front() : *(place + 1));
    };
    std::vector<int> lit;
    for (std::size_t arc = 0; arc < m_diagram.arcs.size(); ++arc) {
        if (isOnCycle(m_diagram.arcs[arc]) || isChanged(m_diagram.arcs[arc]))
            lit.push_back(static_cast<int>(arc));
    }
    return lit;
}

void DiagramWidget::setZoom(double zoom)
{
    changeZoom(m_view.setZoom(zoom));
}

void DiagramWidget::zoomIn()
{
    changeZoom(m_view.zoomIn());
}

void DiagramWidget::zoomOut()
{
    changeZoom(m_view.zoomOut());
}

void DiagramWidget::resetZoom()
{
    setZoom(1);
}

void DiagramWidget::fitWidth()
{
    changeZoom(m_view.fitWidth());
}

void DiagramWidget::changeZoom(bool changed)
{
    if (changed)
        Q_EMIT zoomChanged(m_view.zoom());
}

std::vector<QRect> DiagramWidget::wordsOfArcsTo(int dependent) const
{
    std::vector<QRect> words{wordRect(dependent)};
    for (const DiagramArc& arc : m_diagram.arcs) {
        if (arc.dependent == dependent && arc.head != kRoot)
            words.push_back(wordRect(arc.head));
    }
    std::erase_if(words, [](const QRect& word) { return word.isEmpty(); });
    return words;
}

QRect DiagramWidget::labelRect(int dependent, Side side) const
{
    const int arc = basicArc(m_diagram, side, dependent);
    return arc < 0 ? QRect() : arcLabelRect(arc);
}

/// The label of its arc, the word itself where it has none.
QRect DiagramWidget::labelPlace(int dependent, Side side) const
{
    const QRect label = labelRect(dependent, side);
    return label.isNull() ? wordRect(dependent) : label;
}

QSize DiagramWidget::sizeHint() const
{
    return {900, 420};
}

void DiagramWidget::renderTo(QPainter& painter) const
{
    paintDiagram(painter, m_diagram, m_view.wholeLayout(), m_style, {}, QRectF(QPointF(), diagramSize()));
}

PaintState DiagramWidget::paintState() const
{
    PaintState state;
    state.selectedWord = m_selection.word;
    state.askedWord = m_askedWord;
    state.foundWords = m_foundWords;
    state.foundWords.insert(state.foundWords.end(), m_cycle.begin(), m_cycle.end());
    std::sort(state.foundWords.begin(), state.foundWords.end());
    state.litArcs = litArcs();
    state.selectedArc = m_selection.arc;
    state.armed = m_selection.armed;
    state.focused = hasFocus();
    std::tie(state.firstOfRange, state.lastOfRange) = m_selection.words();
    if (m_focusMode != FocusMode::Everything) {
        const bool pointed = m_focusMode == FocusMode::Subtree && m_diagram.isWord(m_hover.node);
        state.focus = arcsInFocus(m_diagram, m_focusMode, m_focusAnchor, pointed ? m_hover.node : m_selection.word);
    }
    state.ghost = m_ghost;
    state.hoverArc = m_hover.arc;
    state.hoverWord = m_hover.node;
    return state;
}

void DiagramWidget::paintEvent(QPaintEvent* event)
{
    m_view.tellSeen();
    QPainter painter(viewport());
    painter.fillRect(event->rect(), m_style.background);
    painter.save();
    painter.translate(m_view.origin());
    painter.scale(zoom(), zoom());
    const QRectF exposed(toDiagram(event->rect().topLeft()), QSizeF(event->rect().size()) / zoom());
    m_view.layOutRows(exposed.top(), exposed.bottom());
    paintDiagram(painter, m_diagram, diagramLayout(), m_style, paintState(), exposed);
    painter.restore();
    if (hasFocus())
        paintKeyboardFrame(painter, viewport()->rect(), m_style.selectionFrame);
    if (const QRect place = hintRect(); !place.isEmpty())
        paintPrompt(painter, prompt(), place, m_style);
}

QRect DiagramWidget::hintRect() const
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

void DiagramWidget::describe()
{
    setAccessibleDescription(accessibleText(m_diagram, m_selection.word));
    m_news.tellChanges(); // before the focus: programs that keep names read those they have
    m_news.tellFocus();
}

DiagramHit DiagramWidget::hitAt(QPointF viewportPoint) const
{
    return hitTest(diagramLayout(), toDiagram(viewportPoint), kHitTolerance / zoom());
}

void DiagramWidget::setHover(const DiagramHit& hit)
{
    if (hit == m_hover)
        return;
    const DiagramHit before = std::exchange(m_hover, hit);
    const bool clickable = hit.kind == DiagramHit::Kind::Label || hit.kind == DiagramHit::Kind::Arc;
    viewport()->setCursor(clickable ? Qt::PointingHandCursor : Qt::ArrowCursor);
    viewport()->update();
    if (before.arc != hit.arc)
        Q_EMIT arcHovered(hit.arc);
}

void DiagramWidget::wheelEvent(QWheelEvent* event)
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

bool DiagramWidget::showTip(const QHelpEvent& event)
{
    const DiagramHit hit = hitAt(event.pos());
    const QString text = hit.arc >= 0 ? arcToolTip(m_diagram, hit.arc)
        : hit.node > 0                ? wordToolTip(m_diagram, hit.node)
                                      : QString();
    if (text.isEmpty() || !hasToolTips()) {
        QToolTip::hideText();
        return true;
    }
    QToolTip::showText(event.globalPos(), text.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>")), viewport());
    return true;
}

void DiagramWidget::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    m_view.resized(event->oldSize(), event->size());
}

void DiagramWidget::focusInEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusInEvent(event);
    m_news.tellFocus();
    viewport()->update();
}

void DiagramWidget::focusOutEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

void DiagramWidget::changeEvent(QEvent* event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Dependency diagram"));
        describe();
        viewport()->update();
    }
}

bool DiagramWidget::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::MouseMove)
        m_view.tellPointed();
    if (event->type() == QEvent::ToolTip)
        return showTip(static_cast<const QHelpEvent&>(*event));
    return QAbstractScrollArea::viewportEvent(event);
}

} // namespace arcwright::ui
