// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace arcwright::ui {

/// Lets Tab go through the parts of a widget as they are read: in the order of its layouts. Those without a layout are
/// gone through as they were.
void orderAsRead(QWidget& part);

} // namespace arcwright::ui
