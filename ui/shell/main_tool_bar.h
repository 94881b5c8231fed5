// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolBar>

#include "ui/settings/shortcuts.h"

class QAction;
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
    void addTraining();

    Actions& m_actions;
    QAction* m_train = nullptr; ///< stands for ActionId::Train
};

} // namespace arcwright::ui
