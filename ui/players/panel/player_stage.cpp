// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/player_stage.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyle>
#include <QWheelEvent>

#include "ui/canvas/keyboard_frame.h"
#include "ui/canvas/word_text.h"
#include "ui/players/algorithms/explanation_text.h"
#include "ui/players/drawing/drawing_painter.h"

namespace arcwright::ui {

namespace {

constexpr double kLeastFit = 0.8; ///< smaller texts cannot be read; then there are scroll bars
constexpr double kLeastFitOfTwo = 0.6; ///< of what is to be compared at one glance
constexpr double kMostFit = 2.5;
constexpr double kHintGap = 10;
constexpr double kAround = 90; ///< what the step is about, in pixels on the screen
constexpr int kNotch = 120; ///< of the wheel, in eighths of a degree
constexpr int kFewestNotches = -5; ///< half the size
constexpr int kMostNotches = 13; ///< six times the size
/// How far over a word an arc may be let go to come from the root.
constexpr double kRootReach = 60;

} // namespace

PlayerStage::PlayerStage(QWidget* parent) : QAbstractScrollArea(parent), m_leastFit(kLeastFit)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
}

void PlayerStage::setPlayer(const Player* player)
{
    m_player = player;
    m_isFromStart = true;
    m_dragged = 0;
    m_isPressed = false;
    m_hint.clear();
    layOutAnew();
}

void PlayerStage::setTheme(const Theme& theme)
{
    m_maker.emplace(theme);
    layOutAnew();
}

void PlayerStage::setDetail(const FrameDetail& detail, double leastScale)
{
    m_leastFit = leastScale;
    m_maker->setDetail(detail);
    m_maker->setLeastScale(leastScale);
    layOutAnew();
}

void PlayerStage::setStepToFit(std::optional<int> step)
{
    if (std::exchange(m_stepToFit, step) != step)
        layOutAnew();
}

void PlayerStage::setText(FrameMaker::Text text, const QString& heading)
{
    if (m_text == text && m_heading == heading)
        return;
    m_text = text;
    m_heading = heading;
    layOutAnew();
}

void PlayerStage::setParted(const std::vector<int>& words)
{
    m_parted = words;
    viewport()->update();
}

void PlayerStage::setOneOfTwo(bool isOneOfTwo)
{
    const double least = isOneOfTwo ? kLeastFitOfTwo : kLeastFit;
    if (std::exchange(m_leastFit, least) != least)
        layOutAnew();
}

void PlayerStage::setNotice(const QString& notice)
{
    m_notice = notice;
    viewport()->update();
}

void PlayerStage::layOutAnew()
{
    m_laidOutFor = QSizeF();
    refresh();
}

void PlayerStage::refresh()
{
    const QSizeF room = this->room();
    if (!m_player || !m_maker || room.isEmpty() || !isVisible()) { // what nobody sees is laid out when it is shown
        m_frame = {};
        m_laidOutFor = QSizeF();
    } else if (m_laidOutFor != room) {
        m_drawn = seenOfDrawing();
        m_frame = fitted(room);
        m_maker->redraw(m_frame, *m_player, m_drawn);
        m_laidOutFor = room;
    } else {
        m_drawn = seenOfDrawing(); // most often the same as before
        m_frame = m_maker->make(*m_player, m_text, room.width() / room.height(), m_heading, m_drawn);
    }
    m_wordsMoved = 0;
    m_closeUpMoved = 0;
    fit();
    keepWordsInView();
    followFocus();
    redrawUnseen();
    describe();
    viewport()->update();
}

Frame PlayerStage::fitted(const QSizeF& room)
{
    if (!m_stepToFit || *m_stepToFit == m_player->position())
        return m_maker->fitInto(*m_player, m_text, room, m_heading);
    const std::unique_ptr<Player> other = m_player->clone();
    other->goTo(*m_stepToFit);
    m_maker->fitInto(*other, m_text, room, m_heading);
    return m_maker->make(*m_player, m_text, room.width() / room.height(), m_heading, m_drawn);
}

QRectF PlayerStage::seenOfDrawing() const
{
    const QPointF end = toFrame({double(viewport()->width()), double(viewport()->height())});
    return {m_frame.inDrawing(toFrame({0, 0})), m_frame.inDrawing(end)};
}

/// Draws what has come into sight, with as much around it, so that a little scrolling needs nothing new.
void PlayerStage::redrawUnseen()
{
    const QRectF all(QPointF(), m_frame.drawing.size);
    const QRectF seen = seenOfDrawing().intersected(all);
    if (!m_player || !m_maker || seen.isEmpty() || m_drawn.contains(seen))
        return;
    m_drawn = seen.adjusted(-seen.width() / 2, -seen.height() / 2, seen.width() / 2, seen.height() / 2);
    m_maker->redraw(m_frame, *m_player, m_drawn);
}

/// The parts of the frame that stand beside the words; nothing if the drawing is one of them.
std::vector<QRectF*> PlayerStage::partsWithWords()
{
    const auto isBeside = [words = m_frame.diagramPlace](const QRectF& other) {
        return !other.isEmpty() && other.top() < words.bottom() && other.bottom() > words.top();
    };
    if (m_frame.diagramPlace.isEmpty() || isBeside(m_frame.drawingPlace))
        return {};
    std::vector<QRectF*> parts{&m_frame.diagramPlace};
    for (QRectF* place : {&m_frame.closeUpPlace, &m_frame.textPlace}) {
        if (isBeside(*place))
            parts.push_back(place);
    }
    return parts;
}

/// A chart of many words is wider than the view, the words themselves are in rows: these stay where they are seen. What
/// is too wide for that begins where reading begins. Where neither is needed, they are where they were laid out.
void PlayerStage::keepWordsInView()
{
    m_isWithView = false;
    const std::vector<QRectF*> parts = partsWithWords();
    for (QRectF* part : parts)
        part->translate(-m_wordsMoved, 0);
    m_wordsMoved = 0;
    keepCloseUpInView();
    // Looking closer keeps what is pointed at where it is.
    if (m_zoomAngle != 0 || horizontalScrollBar()->maximum() == 0 || parts.empty())
        return;
    QRectF band;
    for (const QRectF* part : parts)
        band |= *part;
    const double seen = viewport()->width() / m_scale;
    m_isWithView = band.width() <= seen;
    constexpr double margin = 16;
    const double left = m_isWithView ? horizontalScrollBar()->value() / m_scale + (seen - band.width()) / 2
        : isRightToLeft()            ? m_frame.size.width() - margin - band.width()
                                     : margin;
    m_wordsMoved = left - band.left();
    for (QRectF* part : parts)
        part->translate(m_wordsMoved, 0);
}

/// Where it stands alone, over or under a drawing that is wider than the view. Beside the words it goes with these.
void PlayerStage::keepCloseUpInView()
{
    QRectF& closeUp = m_frame.closeUpPlace;
    closeUp.translate(-m_closeUpMoved, 0);
    m_closeUpMoved = 0;
    const auto isBeside = [&](const QRectF& other) {
        return !other.isEmpty() && other.top() < closeUp.bottom() && other.bottom() > closeUp.top();
    };
    const double seen = viewport()->width() / m_scale;
    if (m_zoomAngle != 0 || horizontalScrollBar()->maximum() == 0 || closeUp.isEmpty() || closeUp.width() > seen
        || isBeside(m_frame.diagramPlace) || isBeside(m_frame.drawingPlace) || isBeside(m_frame.textPlace))
        return;
    m_closeUpMoved = horizontalScrollBar()->value() / m_scale + seen / 2 - closeUp.center().x();
    closeUp.translate(m_closeUpMoved, 0);
}

/// The words of the diagram that the step is about, dependents before heads.
std::vector<QRectF> PlayerStage::wordsAtWork() const
{
    std::vector<QRectF> dependents;
    std::vector<QRectF> heads;
    const auto add = [&](std::vector<QRectF>& places, int word) {
        if (word >= 1 && static_cast<std::size_t>(word) <= m_frame.diagramLayout.words.size())
            places.push_back(m_frame.ofDiagram(m_frame.diagramLayout.words[static_cast<std::size_t>(word) - 1].box));
    };
    if (!m_player || m_player->position() == 0)
        return {};
    for (const Target& target : m_player->pointersTo(m_player->position())) {
        if (target.kind == Target::Kind::Arc) {
            add(dependents, target.second);
            add(heads, target.first);
        } else if (target.kind == Target::Kind::Word) {
            add(dependents, target.first);
        }
    }
    dependents.insert(dependents.end(), heads.begin(), heads.end());
    return dependents;
}

bool PlayerStage::fits(const QRectF& place) const
{
    return place.width() * m_scale <= viewport()->width() && place.height() * m_scale <= viewport()->height();
}

/// What the step lights in the drawing, if it fits into view, and as many words as fit beside it, the nearest first.
QRectF PlayerStage::placeOfWork() const
{
    const QRectF lit = m_frame.ofDrawing(m_frame.drawing.focusOrLit());
    QRectF place = fits(lit) ? lit : QRectF();
    std::vector<QRectF> words = wordsAtWork();
    if (!place.isEmpty())
        std::stable_sort(words.begin(), words.end(), [&](const QRectF& first, const QRectF& second) {
            const auto distance = [&](const QRectF& word) { return std::abs(word.center().x() - place.center().x()); };
            return distance(first) < distance(second);
        });
    for (QRectF& word : words) {
        if (m_isWithView && !place.isEmpty())
            word.moveCenter({place.center().x(), word.center().y()}); // wherever that is, they come along
        if (place.isEmpty() || fits(place | word))
            place |= word;
    }
    if (place.isEmpty())
        return lit;
    QRectF closeUp = m_frame.closeUpPlace;
    if (m_closeUpMoved != 0)
        closeUp.moveCenter({place.center().x(), closeUp.center().y()}); // as the words
    return !closeUp.isEmpty() && fits(place | closeUp) ? place | closeUp : place;
}

/// Scrolls no farther than is needed to see what the step is about, with something around it.
void PlayerStage::followFocus()
{
    const QRectF place = placeOfWork();
    if (place.isEmpty())
        return;
    const auto follow = [](QScrollBar* bar, double from, double to, int has) {
        const double around = std::clamp((has - (to - from)) / 2, 0.0, double(kAround));
        if (from - around < bar->value())
            bar->setValue(static_cast<int>(from - around));
        else if (to + around > bar->value() + has)
            bar->setValue(static_cast<int>(to + around) - has);
    };
    follow(horizontalScrollBar(), place.left() * m_scale, place.right() * m_scale, viewport()->width());
    follow(verticalScrollBar(), place.top() * m_scale, place.bottom() * m_scale, viewport()->height());
}

/// The drawing for a screen reader.
void PlayerStage::describe()
{
    setAccessibleName(tr("Picture of the step"));
    setAccessibleDescription(m_player ? headlineOf(*m_player) + u'\n' + m_player->explanation().text : m_notice);
}

/// What there is without scroll bars. Those that come must not lay the step out so that they go; and
/// maximumViewportSize() counts bars that are always on.
QSizeF PlayerStage::room() const
{
    return contentsRect().size();
}

/// The reader's, on top of what fits.
double PlayerStage::zoom() const
{
    constexpr double oneNotch = 1.15;
    return std::pow(oneNotch, double(m_zoomAngle) / kNotch);
}

void PlayerStage::fit()
{
    if (m_frame.size.isEmpty())
        return;
    const QSizeF room = this->room();
    const double fitting = std::min(room.width() / m_frame.size.width(), room.height() / m_frame.size.height());
    m_scale = std::clamp(fitting, m_leastFit, kMostFit) * zoom();
    const QSizeF shown = m_frame.size * m_scale;
    const auto range = [](QScrollBar* bar, double needed, int has) {
        bar->setRange(0, std::max(0, static_cast<int>(std::floor(needed)) - has));
        bar->setPageStep(has);
    };
    const double thickness = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    bool isTooWide = shown.width() > room.width() + 1;
    const bool isTooHigh = shown.height() > room.height() + 1 - (isTooWide ? thickness : 0);
    isTooWide = isTooWide || (isTooHigh && shown.width() > room.width() + 1 - thickness);
    m_isFitting = true;
    setHorizontalScrollBarPolicy(isTooWide ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(isTooHigh ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
    m_isFitting = false;
    const int fromStart = readFromStart();
    range(horizontalScrollBar(), shown.width(), viewport()->width());
    range(verticalScrollBar(), shown.height(), viewport()->height());
    horizontalScrollBar()->setValue(isRightToLeft() ? horizontalScrollBar()->maximum() - fromStart : fromStart);
}

bool PlayerStage::isRightToLeft() const
{
    return m_player != nullptr && m_player->words().areRightToLeft();
}

/// How far the frame is scrolled away from where reading starts, which stays as it is when the room changes; not at all
/// when a player has just been put on.
int PlayerStage::readFromStart()
{
    if (std::exchange(m_isFromStart, false))
        return 0;
    const QScrollBar* bar = horizontalScrollBar();
    return isRightToLeft() ? bar->maximum() - bar->value() : bar->value();
}

/// The top left of the frame in the viewport: centred while it fits.
QPointF PlayerStage::origin() const
{
    const QSizeF shown = m_frame.size * m_scale;
    const auto along = [](double size, int has, const QScrollBar* bar) {
        return size < has ? std::floor((has - size) / 2) : -static_cast<double>(bar->value());
    };
    return {along(shown.width(), viewport()->width(), horizontalScrollBar()),
        along(shown.height(), viewport()->height(), verticalScrollBar())};
}

std::optional<QPoint> PlayerStage::placeOf(const Target& target) const
{
    for (const HitArea& area : m_frame.drawing.hits) {
        if (area.target == target) {
            const QPointF middle = m_frame.ofDrawing(area.path.boundingRect()).center();
            return (origin() + middle * m_scale).toPoint();
        }
    }
    for (std::size_t i = 0; i < m_frame.diagram.arcs.size(); ++i) {
        const DiagramArc& arc = m_frame.diagram.arcs[i];
        if (target == Target::arc(arc.head, arc.dependent)) {
            const QPointF middle = m_frame.ofDiagram(m_frame.diagramLayout.arcs[i].label).center();
            return (origin() + middle * m_scale).toPoint();
        }
    }
    return std::nullopt;
}

QPoint PlayerStage::placeOfWord(int word) const
{
    const QRectF box = m_frame.ofDiagram(m_frame.diagramLayout.words[static_cast<std::size_t>(word) - 1].box);
    return (origin() + box.center() * m_scale).toPoint();
}

QRect PlayerStage::placeOfStep() const
{
    const QRectF place = placeOfWork();
    return {(origin() + place.topLeft() * m_scale).toPoint(), (place.size() * m_scale).toSize()};
}

void PlayerStage::paintEvent(QPaintEvent*)
{
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    if (!m_maker)
        return;
    painter.fillRect(viewport()->rect(), m_maker->theme().diagram.background);
    if (!m_player) {
        painter.setPen(m_maker->theme().mutedText);
        painter.setFont(fontOf(TextSize::Large, false, m_maker->theme()));
        painter.drawText(viewport()->rect().adjusted(24, 24, -24, -24), Qt::AlignCenter | Qt::TextWordWrap, m_notice);
    } else if (!m_frame.size.isEmpty()) {
        painter.translate(origin());
        painter.scale(m_scale, m_scale);
        m_maker->paint(painter, m_frame);
        paintParted(painter);
        paintHover(painter);
    }
    if (hasFocus())
        paintKeyboardFrame(painter, viewport()->rect(), m_maker->theme().accent);
}

void PlayerStage::paintParted(QPainter& painter) const
{
    if (m_frame.diagramLayout.words.empty())
        return; // in little room a lecture leaves the diagram out
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_maker->theme().warning, 2, Qt::DashLine));
    for (const int word : m_parted) {
        const auto place = static_cast<std::size_t>(word) - 1;
        const QRectF box = writtenPart(m_frame.diagramLayout.words[place], m_frame.diagram.words[place]);
        painter.drawRoundedRect(m_frame.ofDiagram(box).adjusted(-1, -1, 1, 1), 4, 4);
    }
}

/// The arc that is dragged, and what is to be known of what is under the pointer.
void PlayerStage::paintHover(QPainter& painter) const
{
    const DiagramStyle& style = m_maker->theme().diagram;
    if (m_dragged > 0 && !m_frame.diagramLayout.words.empty()) {
        const QRectF box = m_frame.ofDiagram(m_frame.diagramLayout.words[static_cast<std::size_t>(m_dragged) - 1].box);
        painter.setPen(QPen(style.rubber, style.rubberWidth));
        painter.drawLine(QPointF(box.center().x(), box.top()), m_pointer);
    }
    if (m_hint.isEmpty())
        return;
    painter.setFont(style.hintFont);
    const QRectF text = QFontMetricsF(style.hintFont).boundingRect(QRectF(0, 0, 420, 400), Qt::TextWordWrap, m_hint);
    QRectF box = text.translated(m_pointer + QPointF(kHintGap, kHintGap)).adjusted(-2, -2, 12, 8);
    const QRectF seen(toFrame({0, 0}), toFrame({double(viewport()->width()), double(viewport()->height())}));
    if (box.right() > seen.right())
        box.moveRight(std::max(seen.left() + box.width(), seen.right()));
    if (box.bottom() > seen.bottom())
        box.moveBottom(m_pointer.y() - kHintGap);
    painter.setPen(Qt::NoPen);
    painter.setBrush(style.hintFill);
    painter.drawRoundedRect(box, 4, 4);
    painter.setPen(style.hintText);
    painter.drawText(box, Qt::AlignCenter | Qt::TextWordWrap, m_hint);
}

void PlayerStage::focusInEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void PlayerStage::focusOutEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

void PlayerStage::showEvent(QShowEvent* event)
{
    QAbstractScrollArea::showEvent(event);
    if (!m_laidOutFor.isValid())
        refresh();
}

void PlayerStage::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    if (m_isFitting) // scroll bars come or go
        return;
    if (m_laidOutFor != room())
        layOutAnew();
    else
        refresh();
}

/// The arc that would come of letting a dragged one go there.
Target PlayerStage::dropTarget(QPointF framePoint) const
{
    const int word = m_frame.diagramWordAt(framePoint);
    if (word > 0)
        return word == m_dragged ? Target() : Target::arc(word, m_dragged);
    const QRectF box = m_frame.diagramLayout.words[static_cast<std::size_t>(m_dragged) - 1].box;
    const QPointF place = m_frame.inDiagram(framePoint);
    const bool isOver = place.x() > box.left() && place.x() < box.right() && place.y() < box.top()
        && place.y() > box.top() - kRootReach;
    return isOver ? Target::arc(kRoot, m_dragged) : Target();
}

void PlayerStage::setHint(const QString& hint)
{
    if (m_hint != hint || m_dragged > 0 || !hint.isEmpty())
        viewport()->update();
    m_hint = hint;
}

void PlayerStage::showHintOf(const Target& target)
{
    setHint(target && m_player ? m_player->hint(target) : QString());
}

void PlayerStage::mousePressEvent(QMouseEvent* event)
{
    if (!m_player || event->button() != Qt::LeftButton)
        return;
    m_pressPoint = m_pointer = toFrame(event->position());
    m_isPressed = true;
}

void PlayerStage::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_player)
        return;
    m_pointer = toFrame(event->position());
    const bool isFar = (m_pointer - m_pressPoint).manhattanLength() * m_scale >= QApplication::startDragDistance();
    if (m_isPressed && m_dragged == 0 && isFar)
        m_dragged = m_frame.diagramWordAt(m_pressPoint);
    showHintOf(m_dragged > 0 ? dropTarget(m_pointer) : m_frame.targetAt(m_pointer));
}

void PlayerStage::mouseReleaseEvent(QMouseEvent* event)
{
    if (!m_isPressed || event->button() != Qt::LeftButton)
        return;
    m_isPressed = false;
    m_pointer = toFrame(event->position());
    const Target target = m_dragged > 0 ? dropTarget(m_pointer) : m_frame.targetAt(m_pointer);
    const bool wasDragged = std::exchange(m_dragged, 0) > 0;
    setHint({});
    viewport()->update();
    if (target || !wasDragged)
        Q_EMIT activated(target);
}

void PlayerStage::leaveEvent(QEvent*)
{
    setHint({});
}

void PlayerStage::scrollContentsBy(int, int)
{
    keepWordsInView();
    redrawUnseen();
    viewport()->update();
}

void PlayerStage::wheelEvent(QWheelEvent* event)
{
    if (!(event->modifiers() & Qt::ControlModifier)) {
        QAbstractScrollArea::wheelEvent(event);
        return;
    }
    QPointF pointed = toFrame(event->position());
    const std::vector<QRectF*> parts = partsWithWords();
    const bool isOnWords
        = std::any_of(parts.begin(), parts.end(), [&](const QRectF* part) { return part->contains(pointed); });
    const double movedBefore = m_wordsMoved;
    m_zoomAngle = std::clamp(m_zoomAngle + event->angleDelta().y(), kFewestNotches * kNotch, kMostNotches * kNotch);
    fit();
    keepWordsInView();
    if (isOnWords)
        pointed.rx() += m_wordsMoved - movedBefore;
    // What is pointed at stays where it is.
    horizontalScrollBar()->setValue(qRound(pointed.x() * m_scale - event->position().x()));
    verticalScrollBar()->setValue(qRound(pointed.y() * m_scale - event->position().y()));
    redrawUnseen();
    viewport()->update();
}

} // namespace arcwright::ui
