// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include <QString>

#include "core/editing/arc_operations.h"
#include "ui/documents/workspace.h"

namespace arcwright::ui::testing {

/// Gives a unit another head, as one step. False if that is refused.
inline bool setHead(Workspace& workspace, std::size_t index, int dependent, int head)
{
    return workspace.apply(
        index, Operation::SetHead, arcwright::setHead(*workspace.treebank().sentence(index), dependent, head));
}

/// Gives a unit another relation, as one step. False if that is refused.
inline bool setRelation(Workspace& workspace, std::size_t index, int dependent, const QString& relation)
{
    return workspace.apply(index, Operation::SetRelation,
        arcwright::setRelation(*workspace.treebank().sentence(index), dependent, relation.toStdString()));
}

} // namespace arcwright::ui::testing
