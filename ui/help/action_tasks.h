// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include <QString>

#include "ui/settings/shortcuts.h"

namespace arcwright::ui {

/// What people set out to do: the actions that serve it, in the order in which they are needed, and the part of the
/// handbook that tells how.
struct ActionTask {
    const char* title; ///< to be translated in the context "Task"
    const char* link; ///< `correcting.md#with-the-keyboard`
    std::vector<ActionId> actions;
};

/// All tasks; every action is in one of them, and in no other.
std::span<const ActionTask> actionTasks();

QString titleOf(const ActionTask& task);

/// The part of the handbook that tells of an action.
QString helpLinkOf(ActionId id);

} // namespace arcwright::ui
