// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/message_place.h"

#include <algorithm>

#include <QCursor>
#include <QEvent>
#include <QLayout>

#include "ui/shell/message_bar.h"

namespace arcwright::ui {

MessagePlace::MessagePlace(MessageBar& bar, QWidget& page) : QObject(&page), m_bar(bar), m_page(page)
{
    bar.setParent(&page);
    bar.installEventFilter(this);
    page.installEventFilter(this);
}

bool MessagePlace::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Show:
    case QEvent::ShowToParent:
        if (watched == &m_bar) {
            choose();
            place();
        }
        break;
    case QEvent::HideToParent:
        if (watched == &m_bar)
            makeRoom();
        break;
    case QEvent::LayoutRequest: // another message, or larger letters; or the page has other parts
        if (watched == &m_bar)
            place();
        else if (m_page.minimumHeight() > 0)
            m_page.setMinimumHeight(leastHeight());
        break;
    case QEvent::Resize:
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
    if (!m_page.underMouse())
        setRoom();
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
    const int least = leastHeight();
    const int room = m_bar.isHidden() ? 0 : std::min(height(), std::max(m_page.height() - least, 0));
    m_page.layout()->setContentsMargins(0, m_isAbove ? room : 0, 0, m_isAbove ? 0 : room);
    m_page.setMinimumHeight(room > 0 ? least : 0);
}

} // namespace arcwright::ui
