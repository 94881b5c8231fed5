// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/growing_letters.h"

#include <algorithm>
#include <cmath>

#include <QEvent>
#include <QWidget>

namespace arcwright::ui {

GrowingLetters::GrowingLetters(QWidget& room, QWidget& content, const UsualPage& usual)
    : QObject(&content), m_room(room), m_content(content), m_usual(usual)
{
    room.installEventFilter(this);
    adjust();
}

double GrowingLetters::growthIn(const QSize& room, const UsualPage& usual)
{
    constexpr double steps = 10;
    const double growth
        = std::min(double(room.width()) / usual.size.width(), double(room.height()) / usual.size.height());
    return std::clamp(std::floor(growth * steps) / steps, 1.0, usual.most);
}

void GrowingLetters::adjust()
{
    const double growth = growthIn(m_room.size(), m_usual);
    QFont letters; // which asks for nothing: the content has those of the window
    if (growth > 1 && m_room.font().pointSizeF() > 0)
        letters.setPointSizeF(m_room.font().pointSizeF() * growth);
    if (m_content.font() != letters.resolve(m_room.font()))
        m_content.setFont(letters);
}

bool GrowingLetters::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::FontChange)
        adjust();
    return QObject::eventFilter(watched, event);
}

} // namespace arcwright::ui
