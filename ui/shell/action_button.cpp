// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/action_button.h"

#include <QAction>

#include "ui/look/icons.h"
#include "ui/look/plain_tool_tip.h"
#include "ui/look/without_mnemonic.h"

namespace arcwright::ui {

namespace {

void tellKey(QAction& action)
{
    QString name = withoutMnemonic(action.text());
    if (name.endsWith(u'…'))
        name.chop(1);
    const QString key = action.shortcut().toString(QKeySequence::NativeText);
    action.setToolTip(plainToolTip(key.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, key)));
}

} // namespace

void prepareForButton(QAction& action, const QString& icon, const QString& title)
{
    action.setIcon(iconNamed(icon));
    action.setIconText(title);
    QObject::connect(&action, &QAction::changed, &action, [&action] { tellKey(action); });
    tellKey(action);
}

} // namespace arcwright::ui
