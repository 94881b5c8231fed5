// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/teaching/exercise.h"
#include "core/teaching/teaching_problem.h"

namespace arcwright {

// Files: JSON, UTF-8. An exercise has format "arcwright-exercise", version 1, title, feedback, relations (null, or a
// list to choose from), and sentences: words or bunsetsu as in lessons, and solution, the veiled tree. Answers have
// format "arcwright-answers", version 1, student, exercise, handed_in, and sentences: heads (null for none) and
// relations.

std::string textOf(const Exercise& exercise);
TeachingResult<Exercise> parseExercise(std::string_view text, const std::string& file);
std::string textOf(const Answers& answers);
/// Fails with OtherExercise where the answers are not to this exercise.
TeachingResult<Answers> parseAnswers(std::string_view text, const std::string& file, const Exercise& exercise);

} // namespace arcwright
