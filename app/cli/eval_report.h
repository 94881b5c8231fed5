// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/cli/eval_scores.h"

namespace arcwright::cli {

/// All scores as one page of HTML that needs no other file: verdicts, charts, trees of the largest kinds of errors, the
/// tables of the command line. `name` is that of gold's files.
std::string evalReport(const EvalResults& results, const Treebank& gold, const std::string& name);

} // namespace arcwright::cli
