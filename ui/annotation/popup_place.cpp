// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/annotation/popup_place.h"

#include <algorithm>

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

} // namespace arcwright::ui
