// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/menu_keys.h"

#include <QKeyEvent>
#include <QMenu>

#include "ui/look/menu_letters.h"

namespace arcwright::ui {

void MenuKeys::watch(QMenu* menu)
{
    menu->installEventFilter(this);
    connect(menu, &QMenu::aboutToShow, this, [menu] { giveDistinctLetters(menu->actions()); });
}

bool MenuKeys::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool isText = !key->text().isEmpty() && key->text().front().isPrint();
        const bool isCommand = key->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
        if (isText && !isCommand) {
            event->accept();
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace arcwright::ui
