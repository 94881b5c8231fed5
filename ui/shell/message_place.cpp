// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/message_place.h"

#include <algorithm>

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QCursor>
#include <QEvent>
#include <QLayout>
#include <QScrollBar>

#include "ui/annotation/guess_strip.h"
#include "ui/canvas/diagram_widget.h"
#include "ui/shell/message_bar.h"

namespace arcwright::ui {

namespace {

constexpr int interval = 250; // milliseconds
constexpr int fewRests = 2; // of the mouse, which is no longer on its way then
constexpr int manyRests = 8;

/// Where what a widget shows is on the screen, as far as it depends on the height that the page has for it.
QRect placeOf(const QWidget& widget)
{
    QRect place(widget.mapToGlobal(QPoint()), widget.size());
    const auto* area = qobject_cast<const QAbstractScrollArea*>(widget.parentWidget());
    if (area == nullptr || area->viewport() != &widget)
        return place;
    place.setSize({place.width(), 0}); // more or less of it can be seen
    if (const auto* diagram = qobject_cast<const DiagramWidget*>(area))
        place.translate(diagram->toViewport({}).toPoint());
    else
        place.translate(-area->horizontalScrollBar()->value(), -area->verticalScrollBar()->value());
    return place;
}

/// Whether a mouse that rests on it may be about to click once more.
bool isControl(const QWidget* widget)
{
    return qobject_cast<const QAbstractButton*>(widget) || qobject_cast<const QAbstractSlider*>(widget)
        || qobject_cast<const QAbstractSpinBox*>(widget) || qobject_cast<const QComboBox*>(widget)
        || qobject_cast<const GuessStrip*>(widget);
}

} // namespace

MessagePlace::MessagePlace(MessageBar& bar, QWidget& page) : QObject(&page), m_bar(bar), m_page(page)
{
    bar.setParent(&page);
    bar.installEventFilter(this);
    page.installEventFilter(this);
    m_watch.setInterval(interval);
    connect(&m_watch, &QTimer::timeout, this, &MessagePlace::watchMouse);
}

bool MessagePlace::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::Wheel)
        m_rests = 0; // where it stays and clicks again and again
    if (watched != &m_bar && watched != &m_page)
        return false;
    switch (event->type()) {
    case QEvent::Show:
    case QEvent::ShowToParent:
        if (watched == &m_bar) {
            m_bar.setRoom(m_page.height());
            if (!m_isChanging) // a button in it may have brought the next: that is not to run away
                choose();
            place();
        }
        break;
    case QEvent::HideToParent:
        if (watched == &m_bar) {
            m_isChanging = true;
            QMetaObject::invokeMethod(
                this, [this] { m_isChanging = false; }, Qt::QueuedConnection);
            makeRoom();
        }
        break;
    case QEvent::LayoutRequest: // another message, or larger letters; or the page has other parts
        if (watched == &m_bar) {
            m_bar.setRoom(m_page.height());
            if (!isOnBar(QCursor::pos()))
                choose();
            place();
        } else if (m_page.minimumHeight() > 0)
            m_page.setMinimumHeight(leastHeight());
        break;
    case QEvent::Resize:
        m_bar.setRoom(m_page.height());
        place();
        if (watched == &m_page)
            setRoom(); // all has moved
        break;
    case QEvent::Leave:
        if (watched == &m_page)
            QMetaObject::invokeMethod(this, &MessagePlace::makeRoom, Qt::QueuedConnection); // it has left by then
        break;
    default:
        break;
    }
    return false;
}

int MessagePlace::height() const
{
    const int least = m_bar.sizeHint().height();
    return m_bar.hasHeightForWidth() ? std::max(m_bar.heightForWidth(m_page.width()), m_bar.minimumHeight()) : least;
}

void MessagePlace::choose()
{
    const QPoint mouse = m_page.mapFromGlobal(QCursor::pos());
    m_isAbove = m_page.underMouse() && mouse.y() >= m_page.height() - 2 * height();
}

void MessagePlace::place()
{
    if (m_bar.isHidden())
        return;
    const int high = height();
    m_bar.setGeometry(0, m_isAbove ? 0 : m_page.height() - high, m_page.width(), high);
    m_bar.raise();
    makeRoom();
}

void MessagePlace::makeRoom()
{
    m_mouse = QCursor::pos();
    m_rests = 0;
    if (!m_page.underMouse() || isOnBar(m_mouse))
        setRoom();
    if (hasRoom())
        stopWatching();
    else if (!m_watch.isActive()) {
        m_watch.start();
        QCoreApplication::instance()->installEventFilter(this);
    }
}

void MessagePlace::stopWatching()
{
    m_watch.stop();
    QCoreApplication::instance()->removeEventFilter(this);
}

bool MessagePlace::isOnBar(QPoint mouse) const
{
    return m_bar.isVisible() && m_bar.rect().contains(m_bar.mapFromGlobal(mouse));
}

void MessagePlace::watchMouse()
{
    const QPoint mouse = QCursor::pos();
    if (mouse != m_mouse || QApplication::mouseButtons() != Qt::NoButton) {
        makeRoom();
        return;
    }
    ++m_rests;
    if (m_rests == fewRests && makesRoomUnnoticed())
        stopWatching();
    if (m_rests < manyRests || isControl(m_page.childAt(m_page.mapFromGlobal(m_mouse))))
        return;
    setRoom();
    stopWatching();
}

/// Makes room, unless that moves what is under the mouse.
bool MessagePlace::makesRoomUnnoticed()
{
    const QWidget* under = m_page.childAt(m_page.mapFromGlobal(m_mouse));
    if (under == nullptr)
        return false;
    const QRect before = placeOf(*under);
    const QMargins margins = m_page.layout()->contentsMargins();
    setRoom();
    m_page.layout()->activate();
    if (placeOf(*under) == before)
        return true;
    m_page.layout()->setContentsMargins(margins);
    m_page.layout()->activate();
    return false;
}

/// What the page needs for its own parts.
int MessagePlace::leastHeight() const
{
    QLayout& parts = *m_page.layout();
    const QMargins now = parts.contentsMargins();
    const int least = parts.hasHeightForWidth() ? parts.totalMinimumHeightForWidth(m_page.width()) : 0;
    return std::max(parts.totalMinimumSize().height(), least) - now.top() - now.bottom();
}

/// Room for a note must not make the window grow beyond the screen: where the page has no height to spare, the note
/// lies over its edge, and the page says that it can do without.
void MessagePlace::setRoom()
{
    const int high = room();
    m_page.layout()->setContentsMargins(0, m_isAbove ? high : 0, 0, m_isAbove ? 0 : high);
    m_page.setMinimumHeight(high > 0 ? leastHeight() : 0);
}

int MessagePlace::room() const
{
    return m_bar.isHidden() ? 0 : std::min(height(), std::max(m_page.height() - leastHeight(), 0));
}

bool MessagePlace::hasRoom() const
{
    const QMargins now = m_page.layout()->contentsMargins();
    return (m_isAbove ? now.top() : now.bottom()) == room() && (m_isAbove ? now.bottom() : now.top()) == 0;
}

} // namespace arcwright::ui
