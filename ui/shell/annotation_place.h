// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace arcwright::ui {

class Actions;
class StatusLine;
class Workspace;

/// The choice whether confirmations, pins and remarks are kept in the treebank's file or beside it.
class AnnotationPlace : public QObject {
    Q_OBJECT
public:
    AnnotationPlace(Workspace& workspace, Actions& actions, StatusLine& status, QObject* parent);

    /// Shows where they are kept. The whole file may have to be read to know that, so it is asked when the menu opens.
    void update();

private:
    void choose();

    Workspace& m_workspace;
    Actions& m_actions;
    StatusLine& m_status;
};

} // namespace arcwright::ui
