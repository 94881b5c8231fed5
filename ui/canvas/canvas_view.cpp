// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/canvas_view.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QScrollBar>

#include "ui/canvas/diagram_painter.h"
#include "ui/canvas/word_spacing.h"

namespace arcwright::ui {

namespace {

constexpr double kLeastZoom = 0.2;
constexpr double kMostZoom = 5;
constexpr double kZoomStep = 1.2;

} // namespace

CanvasView::CanvasView(QAbstractScrollArea& area, const Diagram& diagram, const DiagramSelection& selection)
    : m_area(area), m_diagram(diagram), m_selection(selection)
{
}

void CanvasView::setStyle(const DiagramStyle& style)
{
    m_metrics = metricsFor(style);
    relayout(RowBreaks::Keep);
}

void CanvasView::setKind(LayoutKind kind)
{
    if (std::exchange(m_kind, kind) == kind)
        return;
    relayout(RowBreaks::Keep);
    resetScroll();
    showWord(m_selection.word);
}

void CanvasView::setWrapped(bool wrapped)
{
    if (std::exchange(m_isWrapped, wrapped) == wrapped)
        return;
    relayout(RowBreaks::Anew);
    resetScroll();
    showWord(m_selection.word);
}

void CanvasView::relayout(RowBreaks rows)
{
    const Wrapping wanted = wrapping(rows);
    m_rows.reset();
    if (m_kind == LayoutKind::Tree)
        m_layout = layOutTree(m_diagram, m_metrics);
    else if (isLarge(m_diagram))
        m_rows = std::make_unique<RowwiseLayout>(m_diagram, m_metrics, wanted, m_layout);
    else
        m_layout = layOut(m_diagram, m_metrics, wanted);
    updateScrollBars();
    m_area.viewport()->update();
}

Wrapping CanvasView::wrapping(RowBreaks rows) const
{
    Wrapping wrapping;
    wrapping.width = m_isWrapped ? widthForRows() / m_zoom : 0;
    for (const DiagramRow& row : m_layout.rows) {
        if (rows == RowBreaks::Keep)
            wrapping.firstSlots.push_back(row.firstSlot);
    }
    return wrapping;
}

void CanvasView::layOutRows(double top, double bottom) const
{
    if (m_rows)
        m_rows->layOutRows(top, bottom);
}

QRectF CanvasView::labelOf(int arc) const
{
    const QRectF word
        = m_layout.words[static_cast<std::size_t>(m_diagram.arcs[static_cast<std::size_t>(arc)].dependent) - 1].box;
    layOutRows(word.top(), word.bottom());
    return m_layout.arcs[static_cast<std::size_t>(arc)].label;
}

DiagramLayout CanvasView::wholeLayout() const
{
    return m_rows ? layOut(m_diagram, m_metrics, wrapping(RowBreaks::Keep)) : m_layout;
}

void CanvasView::updateScrollBars()
{
    const QSizeF whole = m_layout.size * m_zoom;
    const auto set = [](QScrollBar* bar, double length, int visible) {
        bar->setRange(0, std::max(0, static_cast<int>(std::ceil(length)) - visible));
        bar->setPageStep(visible);
        bar->setSingleStep(24);
    };
    set(across(), whole.width(), page().width());
    set(down(), whole.height(), page().height());
}

void CanvasView::resetScroll()
{
    across()->setValue(m_diagram.rightToLeft ? across()->maximum() : 0);
    m_left.reset();
    m_isSeen = false;
    m_isPointed = false;
    centreWords();
}

void CanvasView::tellSeen()
{
    if (std::exchange(m_isSeen, true))
        return;
    m_heightOnScreen = heightOnScreen();
    m_window = m_area.window()->size();
}

int CanvasView::heightOnScreen() const
{
    return m_area.viewport()->mapTo(m_area.window(), QPoint()).y();
}

/// Places a diagram that fits in the middle, and of one that does not, the words.
void CanvasView::centreWords()
{
    const double height = m_layout.size.height() * m_zoom;
    m_top = std::max(0.0, (page().height() - height) / 2);
    const bool inRows = m_layout.rows.size() > 1 && !m_layout.words.empty();
    const double firstBottom = inRows ? m_layout.words.front().box.bottom() : 0;
    const bool isSeenFromTop = firstBottom * m_zoom <= page().height();
    if (m_kind == LayoutKind::Tree || (inRows && isSeenFromTop)) { // which are read from their top
        down()->setValue(0);
        return;
    }
    const double words
        = (inRows ? m_layout.words.front().box.center().y() : (m_layout.wordsTop + m_layout.wordsBottom) / 2) * m_zoom;
    const double share = m_diagram.swapped ? 0.3 : 0.7; // most of the room is for the arcs that are edited
    down()->setValue(static_cast<int>(words - page().height() * share));
}

double CanvasView::anchorX() const
{
    if (m_layout.words.empty())
        return m_layout.size.width() / 2;
    const auto words = static_cast<int>(m_layout.words.size());
    const int word = m_selection.word > 0 && m_selection.word <= words ? m_selection.word : 1;
    return m_layout.words[static_cast<std::size_t>(word) - 1].box.center().x();
}

double CanvasView::anchorY() const
{
    const int word = m_selection.word;
    const bool inRows = m_layout.rows.size() > 1 && word > 0 && word <= m_diagram.nodeCount();
    return inRows ? m_layout.words[static_cast<std::size_t>(word) - 1].box.top() : m_layout.wordsTop;
}

QPointF CanvasView::restingPlace() const
{
    return toViewport(QPointF(anchorX(), anchorY()));
}

void CanvasView::keepRestingPlace(QPointF place)
{
    const double left = place.x() - anchorX() * m_zoom;
    across()->setValue(static_cast<int>(std::round(-left)));
    m_left = left;
    scrollTo(anchorY() * m_zoom - place.y());
}

QPointF CanvasView::origin() const
{
    const QSizeF spare = QSizeF(page()) - m_layout.size * m_zoom;
    const double left = m_left ? std::clamp(*m_left, 0.0, std::max(0.0, spare.width())) : spare.width() / 2;
    const double x = spare.width() > 0 ? std::floor(left) : -across()->value();
    const double y = spare.height() > 0 ? std::floor(std::min(m_top, spare.height())) : -down()->value();
    return {x, y};
}

QPointF CanvasView::toViewport(QPointF diagramPoint) const
{
    return origin() + diagramPoint * m_zoom;
}

QPointF CanvasView::toDiagram(QPointF viewportPoint) const
{
    return (viewportPoint - origin()) / m_zoom;
}

QRectF CanvasView::toViewport(const QRectF& rect) const
{
    return {toViewport(rect.topLeft()), rect.size() * m_zoom};
}

QRect CanvasView::wordRect(int node) const
{
    if (node < 1 || node > m_diagram.nodeCount())
        return {};
    return toViewport(m_layout.words[static_cast<std::size_t>(node) - 1].box).toAlignedRect();
}

double CanvasView::visibleEdge() const
{
    constexpr double rim = 4;
    return m_diagram.swapped ? toDiagram(QPointF(0, page().height())).y() - rim : toDiagram(QPointF(0, 0)).y() + rim;
}

bool CanvasView::setZoom(double zoom)
{
    const QPointF centre = QRectF(m_area.viewport()->rect()).center();
    return setZoomAt(zoom, m_selection.word > 0 ? QPointF(wordRect(m_selection.word).center()) : centre);
}

bool CanvasView::setZoomAt(double zoom, QPointF anchor)
{
    zoom = std::clamp(zoom, kLeastZoom, kMostZoom);
    if (qFuzzyCompare(zoom, m_zoom))
        return false;
    const QPointF place = toDiagram(anchor);
    m_zoom = zoom;
    m_left.reset();
    if (m_isWrapped && m_kind == LayoutKind::Arcs) {
        zoomRows(place, anchor);
        return true;
    }
    updateScrollBars();
    const QPointF scroll = place * m_zoom - anchor;
    across()->setValue(static_cast<int>(std::round(scroll.x())));
    scrollTo(scroll.y());
    return true;
}

/// Brings the place that is so far down the diagram, in pixels of the screen, to the upper edge.
void CanvasView::scrollTo(double y)
{
    down()->setValue(static_cast<int>(std::round(y)));
    m_top = std::clamp(-y, 0.0, std::max(0.0, page().height() - m_layout.size.height() * m_zoom));
    m_area.viewport()->update();
}

void CanvasView::scrollBy(QPoint step)
{
    across()->setValue(across()->value() + step.x());
    down()->setValue(down()->value() + step.y());
}

/// Rows are divided anew, so it is the nearest word that stays where it is, or at least its height.
void CanvasView::zoomRows(QPointF anchor, QPointF viewportAnchor)
{
    int nearest = 0;
    double least = 0;
    for (int word = 1; word <= m_diagram.wordCount(); ++word) {
        const QPointF away = m_layout.words[static_cast<std::size_t>(word) - 1].box.center() - anchor;
        if (nearest == 0 || away.manhattanLength() < least) {
            nearest = word;
            least = away.manhattanLength();
        }
    }
    relayout(RowBreaks::Anew);
    if (nearest > 0) {
        const double y = m_layout.words[static_cast<std::size_t>(nearest) - 1].box.center().y();
        scrollTo(y * m_zoom - viewportAnchor.y());
    }
}

bool CanvasView::zoomIn()
{
    return setZoom(m_zoom * kZoomStep);
}

bool CanvasView::zoomOut()
{
    return setZoom(m_zoom / kZoomStep);
}

bool CanvasView::fitWidth()
{
    if (m_isWrapped && m_kind == LayoutKind::Arcs)
        return fitRows();
    return setZoom(std::min(1.0, page().width() / m_layout.size.width()));
}

/// Of the usual steps the largest at which all rows are in view.
bool CanvasView::fitRows()
{
    const auto fits = [this](double zoom) {
        Wrapping wrapping;
        wrapping.width = widthForRows() / zoom;
        if (!isLarge(m_diagram))
            return layOut(m_diagram, m_metrics, wrapping).size.height() * zoom <= page().height();
        DiagramLayout words;
        const RowwiseLayout rows(m_diagram, m_metrics, wrapping, words);
        return words.size.height() * zoom <= page().height();
    };
    double zoom = 1;
    while (zoom > kLeastZoom && !fits(zoom))
        zoom /= kZoomStep;
    return setZoom(zoom);
}

/// The width as if there were a scroll bar, or the rows would decide whether there is one, and it, where they break.
double CanvasView::widthForRows() const
{
    return m_area.maximumViewportSize().width() - down()->sizeHint().width();
}

void CanvasView::showWord(int word)
{
    if (!m_diagram.isNode(word))
        return;
    constexpr int around = 48; // so that the neighbour can be seen too
    const QRect box = wordRect(word);
    const auto bring = [](QScrollBar* bar, int low, int high, int visible) {
        if (low < 0)
            bar->setValue(bar->value() + low);
        else if (high > visible)
            bar->setValue(bar->value() + high - visible);
    };
    bring(across(), box.left() - around, box.right() + around, page().width());
    int top = box.top();
    int bottom = box.bottom();
    const auto row = std::find_if(m_layout.rows.rbegin(), m_layout.rows.rend(),
        [&](const DiagramRow& one) { return one.top < m_layout.words[static_cast<std::size_t>(word) - 1].box.top(); });
    if (m_layout.rows.size() > 1 && row != m_layout.rows.rend()) { // with its arcs, as far as there is room for them
        const int rowTop = static_cast<int>(toViewport(QPointF(0, row->top)).y());
        const int rowBottom = static_cast<int>(toViewport(QPointF(0, row->bottom)).y());
        const bool fits = rowBottom - rowTop <= page().height();
        const int ofEitherSide = std::max(0, page().height() - box.height()) * 2 / 5;
        top = fits ? rowTop : std::max(rowTop, top - ofEitherSide);
        bottom = fits ? rowBottom : std::min(rowBottom, bottom + ofEitherSide);
    }
    bring(down(), top, bottom, page().height());
}

CanvasPlace CanvasView::place() const
{
    return {page(), m_layout.rows, {across()->value(), down()->value()}, m_top, m_left};
}

void CanvasView::returnTo(const CanvasPlace& place)
{
    if (page().width() != place.page.width())
        return;
    m_layout.rows = place.rows;
    relayout(RowBreaks::Keep);
    across()->setValue(place.scroll.x());
    down()->setValue(place.scroll.y());
    m_top = std::clamp(place.top, 0.0, std::max(0.0, page().height() - m_layout.size.height() * m_zoom));
    m_left = place.left;
    m_heightOnScreen = heightOnScreen();
    m_window = m_area.window()->size();
    m_area.viewport()->update();
}

void CanvasView::resized(QSize before, QSize now)
{
    const bool wasSeen
        = m_diagram.isNode(m_selection.word) && QRect(QPoint(), before).contains(wordRect(m_selection.word).center());
    const int beyondRight = across()->maximum() - across()->value();
    const bool stays = isToStay(before, now);
    if (now.width() != before.width())
        m_left.reset();
    if (m_isWrapped && now.width() != before.width())
        relayout(RowBreaks::Anew);
    else
        updateScrollBars();
    if (m_diagram.rightToLeft) // the end that reading begins at stays in view
        across()->setValue(across()->maximum() - beyondRight);
    if (stays)
        stayOnScreen();
    else if (now.height() != before.height())
        centreWords();
    m_heightOnScreen = heightOnScreen();
    m_window = m_area.window()->size();
    if (wasSeen)
        showWord(m_selection.word);
}

/// What is far lower or higher than it was has made room for something else, or got it: there it is placed anew.
bool CanvasView::isToStay(QSize before, QSize now) const
{
    constexpr int share = 4;
    return m_isSeen && now.width() == before.width() && m_window == m_area.window()->size()
        && std::abs(now.height() - before.height()) * share < before.height();
}

void CanvasView::stayOnScreen()
{
    const int moved = heightOnScreen() - m_heightOnScreen;
    const double spare = page().height() - m_layout.size.height() * m_zoom;
    if (spare > 0)
        m_top = std::clamp(m_top - moved, 0.0, spare);
    else if (down()->value() > 0 || m_isPointed) // else its top stays in sight
        down()->setValue(down()->value() + moved);
    m_area.viewport()->update();
}

} // namespace arcwright::ui
