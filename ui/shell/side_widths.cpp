// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/side_widths.h"

#include <algorithm>

#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>

namespace arcwright::ui {

namespace {

constexpr int leastWidth = 280;
constexpr int greatestWidth = 640;
constexpr int parts = 4; ///< of the window's width, one of which a panel has

bool isAtSide(QMainWindow& window, QDockWidget& dock)
{
    const Qt::DockWidgetArea area = window.dockWidgetArea(&dock);
    return !dock.isHidden() && !dock.isFloating()
        && (area == Qt::LeftDockWidgetArea || area == Qt::RightDockWidgetArea);
}

} // namespace

SideWidths::SideWidths(QMainWindow& window) : QObject(&window), m_window(window)
{
    m_timer.setSingleShot(true); // once the window has been laid out
    connect(&m_timer, &QTimer::timeout, this, &SideWidths::fit);
    window.installEventFilter(this);
}

void SideWidths::take(QDockWidget& dock)
{
    m_docks.insert(&dock);
    m_left.erase(&dock);
    watch(dock);
    fit();
}

void SideWidths::leave(QDockWidget& dock)
{
    m_docks.erase(&dock);
    watch(dock);
}

/// One that is closed leaves its room to the middle of the window, and its neighbours as narrow as it has made them.
void SideWidths::watch(QDockWidget& dock)
{
    if (!m_watched.insert(&dock).second)
        return;
    connect(&dock, &QDockWidget::visibilityChanged, this, [this, &dock] {
        if (dock.isHidden()) // not behind another one
            m_timer.start();
    });
}

void SideWidths::expectNeighbour()
{
    for (QDockWidget* dock : m_watched) {
        if (!m_docks.contains(dock) && isAtSide(m_window, *dock))
            m_left.emplace(dock, dock->width());
    }
}

void SideWidths::fit()
{
    QList<QDockWidget*> docks;
    for (QDockWidget* dock : m_docks) {
        if (isAtSide(m_window, *dock))
            docks << dock;
    }
    const int half = m_window.width() / 2; // which the middle has
    const int most = docks.isEmpty() ? 0 : half / static_cast<int>(docks.size());
    const int width = std::min(std::clamp(m_window.width() / parts, leastWidth, greatestWidth), most);
    QList<int> widths(docks.size(), width);
    int all = width * static_cast<int>(docks.size());
    for (const auto& [dock, wide] : m_left) {
        if (!isAtSide(m_window, *dock) || all + wide > half)
            continue;
        docks << dock;
        widths << wide;
        all += wide;
    }
    if (!docks.isEmpty())
        m_window.resizeDocks(docks, widths, Qt::Horizontal);
}

/// The layout of the window has the edges between panels, and gets the mouse where no widget is.
bool SideWidths::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize) {
        m_timer.start();
    } else if (event->type() == QEvent::MouseButtonPress) {
        m_pressed.clear();
        for (QDockWidget* dock : m_watched)
            m_pressed[dock] = dock->width();
    } else if (event->type() == QEvent::MouseButtonRelease) {
        QTimer::singleShot(0, this, &SideWidths::leaveWhatWasMoved); // the layout follows the mouse with such a timer
    }
    return QObject::eventFilter(watched, event);
}

void SideWidths::leaveWhatWasMoved()
{
    for (const auto& [dock, width] : m_pressed) {
        if (!isAtSide(m_window, *dock) || dock->width() == width)
            continue;
        m_docks.erase(dock);
        m_left.erase(dock);
    }
    m_pressed.clear();
}

} // namespace arcwright::ui
