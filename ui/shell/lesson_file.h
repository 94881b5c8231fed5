// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <tl/expected.hpp>

#include "core/teaching/lesson.h"

namespace arcwright::ui {

struct LaunchOptions;

/// A built-in lesson by its id, or one from a file, all of whose players there are; else a sentence that says what is
/// wrong.
tl::expected<LessonSeries, QString> lessonNamed(const QString& idOrPath);

/// Exports the lesson that the program was started with, and shows nothing. The exit status: 0, or 3 with a sentence on
/// standard error where it cannot be read, played or written.
int exportLessonAsAsked(const LaunchOptions& options);

} // namespace arcwright::ui
