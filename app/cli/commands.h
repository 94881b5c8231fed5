// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include <CLI/CLI.hpp>

namespace arcwright::cli {

// One function for each command, defined in the file of the command's name, addTrain() in train.cpp: it adds the
// command to the program; when the command was given, its exit status is left in `status`. They share this header since
// all have the one signature that commandTable needs.

void addTrain(CLI::App& program, int& status);
void addParse(CLI::App& program, int& status);
void addEval(CLI::App& program, int& status);
void addConvert(CLI::App& program, int& status);
void addStats(CLI::App& program, int& status);
void addValidate(CLI::App& program, int& status);
void addQuery(CLI::App& program, int& status);
void addEnhance(CLI::App& program, int& status);
void addExplain(CLI::App& program, int& status);
void addTrace(CLI::App& program, int& status);
void addCauses(CLI::App& program, int& status);
void addCurve(CLI::App& program, int& status);
void addCrossvalidate(CLI::App& program, int& status);
void addSuspicious(CLI::App& program, int& status);
void addSimulate(CLI::App& program, int& status);
void addExercise(CLI::App& program, int& status);
void addLesson(CLI::App& program, int& status);
void addModel(CLI::App& program, int& status);
void addBench(CLI::App& program, int& status);

/// All commands, in the order of the help.
inline constexpr std::array commandTable{addTrain, addParse, addEval, addConvert, addStats, addValidate, addQuery,
    addEnhance, addExplain, addTrace, addCauses, addCurve, addCrossvalidate, addSuspicious, addSimulate, addExercise,
    addLesson, addModel, addBench};

} // namespace arcwright::cli
