// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/validation/report.h"
#include "core/validation/sentence_text.h"

namespace arcwright {

/// MISC, which rows of every kind have: a part of the step Fields.
void checkMisc(const Row& row, Report& report);

} // namespace arcwright
