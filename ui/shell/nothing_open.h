// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QVBoxLayout;

namespace arcwright::ui {

class Actions;
class FileCommands;
class Workspace;

/// What there is to do while no treebank is open: in the middle of the empty diagram, what can be opened, with the
/// files of last time. Actions that need a sentence cannot be chosen meanwhile.
class NothingOpen : public QWidget {
    Q_OBJECT
public:
    /// Lies over `diagram`.
    NothingOpen(Workspace& workspace, Actions& actions, FileCommands& files, QWidget& diagram);

    /// Nothing is being opened any more: it is seen if nothing is open.
    void settle();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    QWidget* filesOfLastTime();
    void enableActions();
    void place();

    Workspace& m_workspace;
    Actions& m_actions;
    FileCommands& m_files;
    QWidget& m_diagram;
    QVBoxLayout* m_layout;
};

} // namespace arcwright::ui
