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
    m_widths[&dock] = -1;
    fit();
}

void SideWidths::acceptNext()
{
    for (auto& [dock, width] : m_widths)
        width = -1;
    QMetaObject::invokeMethod(
        this,
        [this] {
            for (auto& [dock, width] : m_widths)
                width = dock->width();
        },
        Qt::QueuedConnection);
}

void SideWidths::fit()
{
    QList<QDockWidget*> docks;
    std::erase_if(m_widths, [&](const auto& entry) {
        const auto [dock, width] = entry;
        return isAtSide(m_window, *dock) && width >= 0 && dock->width() != width;
    });
    for (const auto& [dock, width] : m_widths) {
        if (isAtSide(m_window, *dock))
            docks << dock;
    }
    if (docks.isEmpty())
        return;
    const int width = std::clamp(m_window.width() / parts, leastWidth, greatestWidth);
    m_window.resizeDocks(docks, QList<int>(docks.size(), width), Qt::Horizontal);
    acceptNext();
}

bool SideWidths::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        m_timer.start();
    return QObject::eventFilter(watched, event);
}

} // namespace arcwright::ui
