// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include <QResizeEvent>
#include <QScrollBar>

#include "ui/canvas/arc_canvas.h"

namespace arcwright::ui {

namespace {

constexpr double kLeastZoom = 0.2;
constexpr double kMostZoom = 5;
constexpr double kZoomStep = 1.2;

} // namespace

void ArcCanvas::updateScrollBars()
{
    const QSizeF whole = m_layout.size * m_zoom;
    const QSize page = viewport()->size();
    const auto set = [](QScrollBar* bar, double length, int visible) {
        bar->setRange(0, std::max(0, static_cast<int>(std::ceil(length)) - visible));
        bar->setPageStep(visible);
        bar->setSingleStep(24);
    };
    set(horizontalScrollBar(), whole.width(), page.width());
    set(verticalScrollBar(), whole.height(), page.height());
}

void ArcCanvas::resetScroll()
{
    horizontalScrollBar()->setValue(m_diagram.rightToLeft ? horizontalScrollBar()->maximum() : 0);
    centreWords();
}

/// Places a diagram that fits in the middle, and of one that does not, the words.
void ArcCanvas::centreWords()
{
    const double height = m_layout.size.height() * m_zoom;
    m_top = std::max(0.0, (viewport()->height() - height) / 2);
    const bool inRows = m_layout.rows.size() > 1 && !m_layout.words.empty();
    const double firstBottom = inRows ? m_layout.words.front().box.bottom() : 0;
    const bool isSeenFromTop = firstBottom * m_zoom <= viewport()->height();
    if (m_layoutKind == LayoutKind::Tree || (inRows && isSeenFromTop)) { // which are read from their top
        verticalScrollBar()->setValue(0);
        return;
    }
    const double words
        = (inRows ? m_layout.words.front().box.center().y() : (m_layout.wordsTop + m_layout.wordsBottom) / 2) * m_zoom;
    const double share = m_diagram.swapped ? 0.3 : 0.7; // most of the room is for the arcs that are edited
    verticalScrollBar()->setValue(static_cast<int>(words - viewport()->height() * share));
}

/// The height at which the eye rests.
double ArcCanvas::anchorY() const
{
    const bool inRows = m_layout.rows.size() > 1 && m_selectedWord > 0 && m_selectedWord <= m_diagram.nodeCount();
    return inRows ? m_layout.words[static_cast<std::size_t>(m_selectedWord) - 1].box.top() : m_layout.wordsTop;
}

/// An edit may add or remove levels; the words should stay where the eye left them.
void ArcCanvas::keepWordsAt(double viewportY)
{
    scrollTo(anchorY() * m_zoom - viewportY);
}

QPointF ArcCanvas::origin() const
{
    const QSizeF spare = QSizeF(viewport()->size()) - m_layout.size * m_zoom;
    const double x = spare.width() > 0 ? std::floor(spare.width() / 2) : -horizontalScrollBar()->value();
    const double y = spare.height() > 0 ? std::floor(std::min(m_top, spare.height())) : -verticalScrollBar()->value();
    return {x, y};
}

QPointF ArcCanvas::toViewport(QPointF diagramPoint) const
{
    return origin() + diagramPoint * m_zoom;
}

QPointF ArcCanvas::toDiagram(QPointF viewportPoint) const
{
    return (viewportPoint - origin()) / m_zoom;
}

QRectF ArcCanvas::toViewport(const QRectF& rect) const
{
    return {toViewport(rect.topLeft()), rect.size() * m_zoom};
}

void ArcCanvas::setZoom(double zoom)
{
    const QPointF centre = QRectF(viewport()->rect()).center();
    setZoomAt(zoom, m_selectedWord > 0 ? QPointF(wordRect(m_selectedWord).center()) : centre);
}

void ArcCanvas::setZoomAt(double zoom, QPointF viewportAnchor)
{
    zoom = std::clamp(zoom, kLeastZoom, kMostZoom);
    if (qFuzzyCompare(zoom, m_zoom))
        return;
    const QPointF anchor = toDiagram(viewportAnchor);
    m_zoom = zoom;
    if (m_isWrapped && m_layoutKind == LayoutKind::Arcs) {
        zoomRows(anchor, viewportAnchor);
        return;
    }
    updateScrollBars();
    const QPointF scroll = anchor * m_zoom - viewportAnchor;
    horizontalScrollBar()->setValue(static_cast<int>(std::round(scroll.x())));
    scrollTo(scroll.y());
    Q_EMIT zoomChanged(m_zoom);
}

/// What is so far down the diagram, in pixels of the screen, comes to the upper edge; negative: stands below it.
void ArcCanvas::scrollTo(double y)
{
    verticalScrollBar()->setValue(static_cast<int>(std::round(y)));
    m_top = std::clamp(-y, 0.0, std::max(0.0, viewport()->height() - m_layout.size.height() * m_zoom));
    viewport()->update();
}

/// Rows are divided anew, so it is the nearest word that stays where it is, or at least its height.
void ArcCanvas::zoomRows(QPointF anchor, QPointF viewportAnchor)
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
    relayout(ViewReset::Reset);
    if (nearest > 0) {
        const double y = m_layout.words[static_cast<std::size_t>(nearest) - 1].box.center().y();
        scrollTo(y * m_zoom - viewportAnchor.y());
    }
    Q_EMIT zoomChanged(m_zoom);
}

void ArcCanvas::zoomIn()
{
    setZoom(m_zoom * kZoomStep);
}

void ArcCanvas::zoomOut()
{
    setZoom(m_zoom / kZoomStep);
}

void ArcCanvas::resetZoom()
{
    setZoom(1);
}

void ArcCanvas::fitWidth()
{
    if (m_isWrapped && m_layoutKind == LayoutKind::Arcs) {
        fitRows();
        return;
    }
    setZoom(std::min(1.0, viewport()->width() / m_layout.size.width()));
}

/// Of the usual steps the largest at which all rows are in view.
void ArcCanvas::fitRows()
{
    const auto fits = [this](double zoom) {
        Wrapping wrapping;
        wrapping.width = widthForRows() / zoom;
        return layOut(m_diagram, m_metrics, wrapping).size.height() * zoom <= viewport()->height();
    };
    double zoom = 1;
    while (zoom > kLeastZoom && !fits(zoom))
        zoom /= kZoomStep;
    setZoom(zoom);
}

/// As if there were a scroll bar, or the rows would decide whether there is one, and it, where they break.
double ArcCanvas::widthForRows() const
{
    return maximumViewportSize().width() - verticalScrollBar()->sizeHint().width();
}

void ArcCanvas::ensureWordVisible(int word)
{
    if (!m_diagram.isWord(word))
        return;
    constexpr int around = 48; // so that the neighbour can be seen too
    const QRect box = wordRect(word);
    const auto bring = [](QScrollBar* bar, int low, int high, int visible) {
        if (low < 0)
            bar->setValue(bar->value() + low);
        else if (high > visible)
            bar->setValue(bar->value() + high - visible);
    };
    bring(horizontalScrollBar(), box.left() - around, box.right() + around, viewport()->width());
    int top = box.top();
    int bottom = box.bottom();
    const auto row = std::find_if(m_layout.rows.rbegin(), m_layout.rows.rend(),
        [&](const DiagramRow& one) { return one.top < m_layout.words[static_cast<std::size_t>(word) - 1].box.top(); });
    if (m_layout.rows.size() > 1 && row != m_layout.rows.rend()) { // with its arcs, as far as there is room for them
        const int rowTop = static_cast<int>(toViewport(QPointF(0, row->top)).y());
        const int rowBottom = static_cast<int>(toViewport(QPointF(0, row->bottom)).y());
        const bool fits = rowBottom - rowTop <= viewport()->height();
        const int ofEitherSide = std::max(0, viewport()->height() - box.height()) * 2 / 5;
        top = fits ? rowTop : std::max(rowTop, top - ofEitherSide);
        bottom = fits ? rowBottom : std::min(rowBottom, bottom + ofEitherSide);
    }
    bring(verticalScrollBar(), top, bottom, viewport()->height());
}

void ArcCanvas::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    const bool wasSeen = m_diagram.isWord(m_selectedWord)
        && QRect(QPoint(), event->oldSize()).contains(wordRect(m_selectedWord).center());
    QScrollBar* bar = horizontalScrollBar();
    const int beyondRight = bar->maximum() - bar->value();
    if (m_isWrapped && event->size().width() != event->oldSize().width())
        relayout(ViewReset::Reset);
    else
        updateScrollBars();
    if (m_diagram.rightToLeft) // the end that reading begins at stays in view
        bar->setValue(bar->maximum() - beyondRight);
    if (event->size().height() != event->oldSize().height())
        centreWords();
    if (wasSeen)
        ensureWordVisible(m_selectedWord);
}

} // namespace arcwright::ui
