// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/annotation_place.h"

#include <QAction>

#include "ui/documents/workspace.h"
#include "ui/settings/actions.h"
#include "ui/shell/status_line.h"

namespace arcwright::ui {

AnnotationPlace::AnnotationPlace(Workspace& workspace, Actions& actions, StatusLine& status, QObject* parent)
    : QObject(parent), m_workspace(workspace), m_actions(actions), m_status(status)
{
    connect(actions[ActionId::AnnotationsInFile], &QAction::triggered, this, &AnnotationPlace::choose);
}

void AnnotationPlace::update()
{
    QAction* action = m_actions[ActionId::AnnotationsInFile];
    action->setEnabled(m_workspace.canKeepAnnotationsInFile());
    action->setChecked(m_workspace.keepsAnnotationsInFile());
}

void AnnotationPlace::choose()
{
    const bool inFile = m_actions[ActionId::AnnotationsInFile]->isChecked();
    if (m_workspace.keepAnnotationsInFile(inFile))
        m_status.say(inFile ? tr("Confirmations, pins and remarks are kept in the file from now on.")
                            : tr("Confirmations, pins and remarks are kept beside the file from now on."));
    update();
}

} // namespace arcwright::ui
