// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/teaching/teaching_problem.h"

namespace arcwright::cli {

/// `file:line:column: sentence`, without the place where the whole file is meant.
std::string sentenceFor(const TeachingProblem& problem);

/// Prints it on standard error.
void complainOf(const TeachingProblem& problem);

} // namespace arcwright::cli
