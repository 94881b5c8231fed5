// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/teaching/lesson.h"
#include "ui/players/export/lesson_art.h"

namespace arcwright::ui {

/// A picture of our own canvas in a text of a lesson (see core/teaching/lesson_pictures.h), on light ground; empty
/// where it cannot be drawn. As long as the stop's algorithm takes.
LessonArt lessonPicture(const Lesson& lesson, const QString& source);
/// The same as a tag of HTML that has the picture in it.
QString lessonPictureHtml(const Lesson& lesson, const QString& source);

} // namespace arcwright::ui
