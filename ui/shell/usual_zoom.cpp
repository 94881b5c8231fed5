// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/usual_zoom.h"

#include <algorithm>
#include <cmath>

#include <QEvent>
#include <QScopedValueRollback>

#include "ui/canvas/arc_canvas.h"
#include "ui/settings/settings.h"

namespace arcwright::ui {

UsualZoom::UsualZoom(ArcCanvas& canvas, QWidget& window)
    : QObject(&window), m_canvas(canvas), m_window(window), m_isFollowing(!Settings::zoom())
{
    if (m_isFollowing)
        adjust();
    else
        canvas.setZoom(*Settings::zoom());
    window.installEventFilter(this);
    connect(&canvas, &ArcCanvas::zoomChanged, this, [this](double zoom) {
        if (m_isOurs)
            return;
        m_isFollowing = false;
        Settings::setZoom(zoom);
    });
}

double UsualZoom::zoomFor(const QSize& window)
{
    constexpr double usualWidth = 1400; // of windows in which a sentence is as large as text
    constexpr double usualHeight = 860;
    constexpr double steps = 4;
    constexpr double most = 2;
    const double zoom = std::min(window.width() / usualWidth, window.height() / usualHeight);
    return std::clamp(std::floor(zoom * steps) / steps, 1.0, most);
}

void UsualZoom::reset()
{
    Settings::setZoom(std::nullopt);
    follow();
}

void UsualZoom::follow()
{
    m_isFollowing = true;
    adjust();
}

void UsualZoom::fitWidth()
{
    const QScopedValueRollback ours(m_isOurs, true);
    m_canvas.fitWidth();
}

void UsualZoom::adjust()
{
    const QScopedValueRollback ours(m_isOurs, true);
    m_canvas.setZoom(zoomFor(m_window.size()));
}

bool UsualZoom::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize && m_isFollowing)
        adjust();
    return QObject::eventFilter(watched, event);
}

} // namespace arcwright::ui
