// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolBar>

#include "ui/settings/shortcuts.h"

class QToolButton;

namespace arcwright::ui {

class Actions;

/// The few acts that people look for.
class MainToolBar : public QToolBar {
    Q_OBJECT
public:
    MainToolBar(Actions& actions, QWidget* parent);

    QToolButton* button(ActionId id) const;

private:
    Actions& m_actions;
};

} // namespace arcwright::ui
