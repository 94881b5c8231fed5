// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QUndoCommand>

#include "core/treebank/edit.h"

namespace arcwright::ui {

class Workspace;

/// One step of a document's history: an edit, and its inverse.
class EditCommand : public QUndoCommand {
public:
    /// `name` says the step in words.
    EditCommand(Workspace& workspace, std::uint32_t document, Edit edit, const QString& name);

    void undo() override;
    void redo() override;

private:
    Workspace& m_workspace;
    std::uint32_t m_document;
    Edit m_edit;
};

} // namespace arcwright::ui
