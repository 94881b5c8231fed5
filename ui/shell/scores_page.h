// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace arcwright::ui {

class Actions;
class ScoreKeeper;
class ScoreTable;
class Workspace;

/// What the layers are worth against gold; while there are none, how to come by one.
class ScoresPage : public QWidget {
    Q_OBJECT
public:
    ScoresPage(Workspace& workspace, const ScoreKeeper& scores, const Actions& actions, QWidget* parent = nullptr);

    ScoreTable* table() const { return m_table; }

private:
    ScoreTable* m_table;
};

} // namespace arcwright::ui
