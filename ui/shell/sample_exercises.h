// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/exercises/exercise_commands.h"

namespace arcwright::ui {

/// Exercises of the treebanks that come with the program, so that there is one to do before anybody has made any. The
/// one in the language of the window comes first. They tell how much is right while a tree is drawn.
std::vector<BuiltInExercise> sampleExercises();

} // namespace arcwright::ui
