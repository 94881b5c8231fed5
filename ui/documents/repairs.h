// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <QString>

#include "core/documents/treebank.h"
#include "core/validation/finding.h"

namespace arcwright::ui {

class Workspace;

// Repairs and waivers of findings. Each is an undoable step of the workspace.

/// A sentence as its file would have it; empty if its format cannot write it.
std::string textOf(const Treebank& treebank, std::size_t index);

/// The text of a sentence with the finding put right; none where only the annotator can decide.
std::optional<std::string> repairedText(const Treebank& treebank, std::size_t index, const Finding& finding);
/// The lines in which two texts differ, those of the first marked with −, those of the second with +.
QString repairPreview(std::string_view before, std::string_view after);

/// What putting a finding right changes, in words where words or arcs are changed, else as repairPreview(); empty if
/// there is no repair.
QString repairInWords(const Treebank& treebank, std::size_t index, const Finding& finding);

/// Puts one finding right. False if there is no repair, or it was refused.
bool repair(Workspace& workspace, std::size_t index, const Finding& finding);
/// The edit that puts right all that the test of a finding finds in its sentence, as far as it can be; none where there
/// is no repair. On any thread.
std::optional<Edit> repairOfAllLike(const Treebank& treebank, std::size_t index, const Finding& first);

/// Says that a finding is none, for a reason; or takes that back. False if it was refused.
bool waive(Workspace& workspace, std::size_t index, const Finding& finding, const QString& reason);
bool unwaive(Workspace& workspace, std::size_t index, const Finding& finding);

} // namespace arcwright::ui
