// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QWidget;

namespace arcwright::ui {

/// Lets Tab go through these parts of a window one after another, through each in the order that it has itself, however
/// they were made.
void orderTabs(const QList<QWidget*>& parts);

} // namespace arcwright::ui
