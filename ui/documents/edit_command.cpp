// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/edit_command.h"

#include "ui/documents/workspace.h"

namespace arcwright::ui {

EditCommand::EditCommand(Workspace& workspace, std::uint32_t document, Edit edit, const QString& name)
    : QUndoCommand(name), m_workspace(workspace), m_document(document), m_edit(std::move(edit))
{
}

void EditCommand::undo()
{
    m_workspace.apply(m_document, inverted(m_edit));
}

void EditCommand::redo()
{
    m_workspace.apply(m_document, m_edit);
}

} // namespace arcwright::ui
