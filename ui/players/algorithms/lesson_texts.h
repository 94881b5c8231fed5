// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVector>

#include "core/teaching/lesson.h"

namespace arcwright::ui {

/// The lessons that come with the program, in the order of their menu. Reading them cannot fail but by a mistake of
/// ours, which tests find: then the lesson is not among them.
QVector<Lesson> builtInLessons();

/// Of what the program says, as HTML names it: screen readers choose a voice by it.
QString languageOfTexts();
/// A text of a lesson for readers of that language.
QString inLanguageOfTexts(const LessonWords& words);
/// Title and text as the user reads them: the file's own, else those of the built-in lesson of that id.
QString titleOf(const Lesson& lesson);
QString textOf(const Lesson& lesson);

/// The sentence for a problem of a lesson's file.
QString sentenceFor(const TeachingProblem& problem);
/// The same without what can be done about it.
QString faultOf(const TeachingProblem& problem);

/// The title of a stop behind that of its lesson, where that has one of its own.
QString withTitleOf(const LessonSeries& series, const QString& stop);

} // namespace arcwright::ui
