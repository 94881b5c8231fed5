// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/action_button.h"

#include <QAction>

#include "ui/look/icons.h"

namespace arcwright::ui {

void prepareForButton(QAction& action, const QString& icon, const QString& title)
{
    action.setIcon(iconNamed(icon));
    action.setIconText(title);
}

} // namespace arcwright::ui
