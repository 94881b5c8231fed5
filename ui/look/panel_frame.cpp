// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/panel_frame.h"

#include <QEvent>
#include <QScrollBar>

namespace arcwright::ui {

PanelFrame::PanelFrame(QWidget* content, QWidget* parent) : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setWidgetResizable(true);
    setWidget(content);
    setFocusProxy(content); // who gives a panel the keyboard means what is in it
}

QSize PanelFrame::sizeHint() const
{
    return widget()->sizeHint().expandedTo(minimumSizeHint());
}

QSize PanelFrame::minimumSizeHint() const
{
    constexpr QSize most(420, 96); // of 1280x800, where letters of 32 points leave no more
    QSize least = widget()->minimumSizeHint().expandedTo(widget()->minimumSize());
    if (least.height() > most.height()) // then it may be scrolled, up and down alone
        least.rwidth() += verticalScrollBar()->sizeHint().width();
    return least.boundedTo(most);
}

bool PanelFrame::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::event(event);
}

} // namespace arcwright::ui
