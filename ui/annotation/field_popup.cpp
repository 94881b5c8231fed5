// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/annotation/field_popup.h"

#include <algorithm>

#include <QKeyEvent>

namespace arcwright::ui {

namespace {

long long areaOf(const QRect& rect)
{
    return rect.isEmpty() ? 0 : static_cast<long long>(rect.width()) * static_cast<long long>(rect.height());
}

} // namespace

QRect popupPlace(QSize size, const QRect& anchor, const QRect& room)
{
    constexpr int distance = 2;
    size = size.boundedTo(room.size());
    int top = anchor.bottom() + distance;
    if (top + size.height() > room.bottom() + 1)
        top = anchor.top() - size.height() - distance;
    int left = anchor.center().x() - size.width() / 2;
    if (top < room.top()) { // neither below nor above: beside it, so that the word can be read
        top = anchor.center().y() - size.height() / 2;
        const bool isRoomBehind = anchor.right() + distance + size.width() <= room.right() + 1;
        left = isRoomBehind ? anchor.right() + distance : anchor.left() - distance - size.width();
    }
    return {std::clamp(left, room.left(), room.right() + 1 - size.width()),
        std::clamp(top, room.top(), room.bottom() + 1 - size.height()), size.width(), size.height()};
}

QRect listPlace(QSize size, const QRect& field, const std::vector<QRect>& words, const QRect& room)
{
    constexpr int distance = 2;
    size = size.boundedTo(room.size());
    QRect all = field;
    for (const QRect& word : words)
        all |= word;
    const QPoint corners[]{{field.left(), field.bottom() + 1}, {field.left(), field.top() - size.height()},
        {field.left(), all.bottom() + 1 + distance}, {field.left(), all.top() - size.height() - distance},
        {all.right() + 1 + distance, field.bottom() + 1}, {all.left() - size.width() - distance, field.bottom() + 1}};
    QRect best;
    long long leastHidden = -1;
    for (const QPoint& corner : corners) {
        const QRect place(std::clamp(corner.x(), room.left(), room.right() + 1 - size.width()),
            std::clamp(corner.y(), room.top(), room.bottom() + 1 - size.height()), size.width(), size.height());
        long long hidden = 0;
        for (const QRect& word : words)
            hidden += areaOf(place & word);
        hidden += areaOf(place & field); // what is typed has to be read, too
        if (leastHidden >= 0 && hidden >= leastHidden)
            continue;
        best = place;
        leastHidden = hidden;
    }
    return best;
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
