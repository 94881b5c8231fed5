// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/panel_frame.h"

#include <QEvent>

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
    constexpr QSize most(420, 180); // of 1280x800
    return widget()->minimumSizeHint().expandedTo(widget()->minimumSize()).boundedTo(most);
}

bool PanelFrame::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::event(event);
}

} // namespace arcwright::ui
