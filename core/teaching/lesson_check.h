// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/teaching/teaching_problem.h"

namespace arcwright {

/// No more findings than that are told of a file.
inline constexpr std::size_t mostLessonFindings = 100;

/// What is wrong with the text of a lesson's file, in the order of the text, each with line and column: what keeps it
/// from being read, of each stop the first such thing; and what would be read without a word: members that are not
/// known, arcs and pairs that are given twice, algorithms that there are not or that do not play the sentence, steps
/// that they do not have; and pictures in the texts that the program's canvas does not have. Steps of drawn scores are
/// not counted. Empty where all is well. As long as its algorithms take.
std::vector<TeachingProblem> checkLesson(std::string_view text, const std::string& file);

} // namespace arcwright
