// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/analysis/suspicion_filter.h"
#include "ui/analysis/suspicion_model.h"
#include "ui/analysis/table_content.h"

namespace arcwright::ui {

/// What is listed, in its order, as a table to be saved: how likely, where, what is annotated and what may be right
/// instead, what was decided, and all reasons.
TableContent suspicionTable(const SuspicionModel& model, const SuspicionFilter& listed);

} // namespace arcwright::ui
