// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/checkpoint_problems.h"

#include "core/base/file_problems.h"

namespace arcwright {

bool isOfCheckpoint(const Problem& problem)
{
    return problem.code.as<CheckpointProblem>() || problem.code == FileProblem::NotReadable
        || problem.code == FileProblem::NotFound || problem.code == FileProblem::NotAFile;
}

} // namespace arcwright
