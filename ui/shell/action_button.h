// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QAction;

namespace arcwright::ui {

/// Gives an action what it needs on a button: an icon, and a title that stays short whatever the menu says.
void prepareForButton(QAction& action, const QString& icon, const QString& title);

} // namespace arcwright::ui
