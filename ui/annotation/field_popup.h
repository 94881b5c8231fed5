// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QRect>

class QEvent;

namespace arcwright::ui {

/// Where a small form of that size stands within `room`: centred below `anchor`, above it where there is no room below,
/// beside it where there is room on neither side.
QRect popupPlace(QSize size, const QRect& anchor, const QRect& room);

/// Where a list of that size stands beside its `field`, within `room`, so that it hides none of `words`: below the
/// field or above it, else beyond the words or beside them; where there is no such place, the one that hides least of
/// them.
QRect listPlace(QSize size, const QRect& field, const std::vector<QRect>& words, const QRect& room);

/// Whether a key that is about to be taken as a shortcut of the diagram is one of a field that stands over it: Enter,
/// with whatever else, and what opens another field. Such an event is accepted.
bool keepsForField(QEvent& event);

} // namespace arcwright::ui
