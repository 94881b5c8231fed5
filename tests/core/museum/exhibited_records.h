// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace arcwright::test {

/// An exercise and a student's answers.
void makeExerciseFiles(const std::string& folder);
std::string tellExercise(const std::string& folder);

/// Questions about algorithms, with the solution in a file of its own.
void makeQuestionFiles(const std::string& folder);
std::string tellQuestions(const std::string& folder);

void makeCurves(const std::string& folder);
std::string tellCurves(const std::string& folder);

void makeSimulations(const std::string& folder);
std::string tellSimulations(const std::string& folder);

/// The log of the effort that confirming sentences took.
void makeEffort(const std::string& folder);
std::string tellEffort(const std::string& folder);

} // namespace arcwright::test
