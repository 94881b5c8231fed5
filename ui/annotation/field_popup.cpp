// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/annotation/field_popup.h"

#include <algorithm>

#include <QKeyEvent>

namespace arcwright::ui {

QRect popupPlace(QSize size, const QRect& anchor, const QRect& room)
{
    constexpr int distance = 2;
    size = size.boundedTo(room.size());
    int top = anchor.bottom() + distance;
    if (top + size.height() > room.bottom() + 1)
        top = anchor.top() - size.height() - distance;
    const int left = anchor.center().x() - size.width() / 2;
    return {std::clamp(left, room.left(), room.right() + 1 - size.width()),
        std::clamp(top, room.top(), room.bottom() + 1 - size.height()), size.width(), size.height()};
}

bool keepsForField(QEvent& event)
{
    if (event.type() != QEvent::ShortcutOverride)
        return false;
    const int key = static_cast<QKeyEvent&>(event).key();
    if (key != Qt::Key_Return && key != Qt::Key_Enter && key != Qt::Key_F2)
        return false;
    event.accept();
    return true;
}

} // namespace arcwright::ui
