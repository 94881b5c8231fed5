// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QAction;

namespace arcwright::ui {

/// Gives an action what it needs on a button: an icon, a title that stays short whatever the menu says, and a tool tip
/// with the key that does the same.
void prepareForButton(QAction& action, const QString& icon, const QString& title);

} // namespace arcwright::ui
