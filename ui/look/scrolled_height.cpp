// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/scrolled_height.h"

#include <algorithm>

#include <QEvent>
#include <QScrollBar>

namespace arcwright::ui {

ScrolledHeight::ScrolledHeight(QWidget* content, QWidget* parent) : QScrollArea(parent)
{
    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    content->installEventFilter(this); // the base class does so, too
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
}

void ScrolledHeight::setMostHeight(int height)
{
    if (m_most == height)
        return;
    m_most = height;
    updateGeometry();
}

int ScrolledHeight::heightForWidth(int width) const
{
    const int whole = widget()->heightForWidth(width);
    const int beside = widget()->heightForWidth(std::max(width - verticalScrollBar()->sizeHint().width(), 1));
    return whole <= m_most ? whole : std::min(beside, m_most);
}

QSize ScrolledHeight::sizeHint() const
{
    const QSize whole = widget()->sizeHint();
    return {whole.width(), std::min(whole.height(), m_most)};
}

QSize ScrolledHeight::minimumSizeHint() const
{
    const QSize least = widget()->minimumSizeHint();
    return {least.width(), std::min(least.height(), m_most)};
}

/// Another text in it may need another height.
bool ScrolledHeight::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

} // namespace arcwright::ui
