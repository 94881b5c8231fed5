// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>

namespace arcwright::ui {

/// Where a small form of that size stands within `room`: centred below `anchor`, above it where there is no room below.
QRect popupPlace(QSize size, const QRect& anchor, const QRect& room);

} // namespace arcwright::ui
