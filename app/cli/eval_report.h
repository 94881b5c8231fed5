// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/cli/eval_scores.h"

namespace arcwright::cli {

/// All tables as one HTML page that needs nothing else: no scripts, no other files; light or dark as the reader has it.
std::string evalReport(const EvalResults& results, const std::string& gold);

} // namespace arcwright::cli
