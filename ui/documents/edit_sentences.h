// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/documents/step.h"
#include "core/editing/changes.h"

namespace arcwright::ui {

/// A step in one short line, for undo, the history and the status bar: "hon-wo: head yomanai → hito-da". It is said
/// from what the edits changed, so that a step taken back is said as what that does.
QString stepSentence(const Step& step);

/// One change in the same words.
QString changeSentence(const Change& change);

} // namespace arcwright::ui
