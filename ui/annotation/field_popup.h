// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>

class QEvent;

namespace arcwright::ui {

/// Where a small form of that size stands within `room`: centred below `anchor`, above it where there is no room below.
QRect popupPlace(QSize size, const QRect& anchor, const QRect& room);

/// Whether a key that is about to be taken as a shortcut of the diagram is one of a field that stands over it: Enter,
/// with whatever else, and what opens another field. Such an event is accepted.
bool keepsForField(QEvent& event);

} // namespace arcwright::ui
