// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/teaching/exercise.h"
#include "core/teaching/teaching_problem.h"

namespace arcwright {

// Files: JSON, UTF-8. An exercise has format "arcwright-exercise", version, title, feedback, relations (null, or a list
// to choose from), and sentences: words or bunsetsu as in lessons, and solution, the veiled tree. Answers have format
// "arcwright-answers", version, student, exercise, handed_in, and sentences: heads (null for none) and relations.
// Version 2, which only those files have that need it: an exercise has questions, each a stop of a lesson and cells;
// where the solution has a file of its own also id, root_relations, and last, the relation of the last bunsetsu, in
// place of solution. Answers have questions, each a list of texts. The solution has format "arcwright-solution",
// exercise, sentences as answers have them, and answers, which follow from the questions and are there to be read.

std::string textOf(const Exercise& exercise);
TeachingResult<Exercise> parseExercise(std::string_view text, const std::string& file);
/// The file of its own with the solution of an exercise that is solved and has an id.
std::string solutionTextOf(const Exercise& exercise);

/// What is written of an exercise, and where.
struct ExerciseFiles {
    std::string path;
    std::string text;
    std::string solutionPath; ///< empty: the solution is in the exercise
    std::string solutionText;
};
/// The exercise with its solution, or without and the solution beside it, where that gets a path. Fails with TooLarge
/// where nobody could open what is written, and NotWritable where both were the same file.
TeachingResult<ExerciseFiles> filesOf(Exercise exercise, const std::string& path, const std::string& solutionPath);
/// Both files, or none.
Result<void> write(const ExerciseFiles& files);

/// The exercise, solved by such a file. Fails with OtherExercise where that belongs to another one.
TeachingResult<Exercise> withSolution(Exercise exercise, std::string_view text, const std::string& file);
std::string textOf(const Answers& answers);
/// Fails with OtherExercise where the answers are not to this exercise.
TeachingResult<Answers> parseAnswers(std::string_view text, const std::string& file, const Exercise& exercise);

} // namespace arcwright
