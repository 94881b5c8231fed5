// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace arcwright::cli {

struct GradeOptions {
    std::string exercise;
    std::string solution; ///< the file that has it, where the exercise has it not
    std::vector<std::string> answers; ///< files and folders
    bool json = false;
};

/// Gathers answers to an exercise as a table, and names what a teacher has to look at. The status of the program.
int gradeAnswers(const GradeOptions& options);

} // namespace arcwright::cli
