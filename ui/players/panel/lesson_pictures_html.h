// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "core/teaching/lesson.h"
#include "ui/look/theme.h"
#include "ui/players/export/lesson_art.h"

namespace arcwright::ui {

/// A picture of our own canvas in a text of a lesson (see core/teaching/lesson_pictures.h), in the colours of
/// what is around it; empty where it cannot be drawn. As long as the stop's algorithm takes.
LessonArt lessonPicture(const Lesson& lesson, const QString& source, const Theme& theme);
/// The same on light ground, as a tag of HTML that has the picture in it.
QString lessonPictureHtml(const Lesson& lesson, const QString& source);
/// The picture for a room, with letters no lower than `letters` pixels there as long as the room has place for them.
LessonArt legibleLessonPicture(
    const Lesson& lesson, const QString& source, const Theme& theme, const QSizeF& room, int letters);

} // namespace arcwright::ui
