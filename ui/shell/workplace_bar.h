// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>

#include <QToolBar>

#include "ui/shell/workplace.h"

class QToolButton;

namespace arcwright::ui {

class Actions;
class Workplaces;

/// The slim bar at the left: the workplaces above, below them the panels that the one in use can have.
class WorkplaceBar : public QToolBar {
    Q_OBJECT
public:
    WorkplaceBar(Actions& actions, const Workplaces& workplaces, QWidget* parent);

private:
    void offerPanels();

    const Workplaces& m_workplaces;
    std::map<QString, QToolButton*> m_panelButtons;
};

} // namespace arcwright::ui
