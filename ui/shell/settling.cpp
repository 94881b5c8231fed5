// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/settling.h"

#include <algorithm>

namespace arcwright::ui {

bool Settling::isBusy() const
{
    return std::any_of(m_parts.begin(), m_parts.end(), [](const auto& isPartBusy) { return isPartBusy(); });
}

void Settling::ask()
{
    if (!isBusy())
        Q_EMIT settled();
}

void Settling::askSoon()
{
    QMetaObject::invokeMethod(this, &Settling::ask, Qt::QueuedConnection);
}

} // namespace arcwright::ui
