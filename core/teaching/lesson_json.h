// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <utility>

#include "core/teaching/lesson.h"
#include "core/teaching/teaching_json.h"

/// What the readers, the writer and the checker of lessons share.
namespace arcwright::teaching {

inline constexpr int newestLesson = 2;

inline constexpr std::array lessonScoreNames{std::pair{LessonScores::Typed, "typed"},
    std::pair{LessonScores::Model, "model"}, std::pair{LessonScores::Drawn, "drawn"}};

/// A member of what stands at a path.
std::string insideOf(const std::string& path, const std::string& member);
/// Fails unless it is a lesson of a version that is known.
int versionOfLesson(const json& object);
/// The stops of a lesson of version 2.
const json& stopsOf(const json& object);
/// A stop, or the whole of a lesson of version 1, without its id.
Lesson stopOf(const json& object, int version);
/// A stop as the newest version has it.
nlohmann::ordered_json stopJson(const Lesson& stop);

} // namespace arcwright::teaching
