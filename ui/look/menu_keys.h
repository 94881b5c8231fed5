// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QMenu;

namespace arcwright::ui {

/// Leaves letters that are typed while a menu is open to the menu. Else single-letter shortcuts of the widget that has
/// the keyboard below it would take them before the menu's own mnemonics. No two entries of a menu have the same
/// letter.
class MenuKeys : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    void watch(QMenu* menu);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace arcwright::ui
