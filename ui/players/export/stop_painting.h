// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>

#include <QString>

#include "ui/look/theme.h"
#include "ui/players/export/step_document.h"

class QPainter;

namespace arcwright::ui {

/// Around what is on a board, of its larger side.
inline constexpr double kBoardMargin = 0.02;
/// What a lesson says over the steps takes no more of the height.
inline constexpr double kMostOfLesson = 0.4;

/// What stands over the steps of a stop: title or heading if wanted, text and question, as rich text; empty for
/// nothing.
QString wordsOfStop(const StopHead& head, bool hasTitle);
/// Rich text whose pictures of our own are made smaller, so that none is higher or wider than that.
QString withSmallPictures(
    const QString& html, double mostHeight, double mostWidth = std::numeric_limits<double>::infinity());
/// Rich text whose pictures of our own stand beside it, as long as that leaves it room, instead of between its
/// paragraphs.
QString withPicturesBeside(const QString& html, double width);
/// How high they are among letters of so many pixels, at most.
constexpr double picturesAmong(double letters)
{
    constexpr double lines = 8;
    return lines * letters;
}
/// How much of a page rich text takes at that width, with letters of so many pixels and pictures no higher than
/// `picturesHigh`, which are as among letters where that is 0.
double wordsHeight(const QString& html, double width, double letters, double picturesHigh = 0);
/// Whether some word of it is wider than that, so that it would be divided in its middle.
bool dividesWords(const QString& html, double width, double letters);
/// Paints rich text into a place: what has not enough room is written smaller. Of its pictures
/// those are drawn that are among `arts`; where there are none, all are of pixels.
void paintStopWords(QPainter& painter, const QRectF& place, const QString& html, const Theme& theme, double letters,
    const LessonArts& arts = {}, double picturesHigh = 0);

/// Whether a stop says too much to have it over its steps on a board of that size, or shows pictures that could not be
/// read there: then it is told first, on a board of its own.
bool isToldFirst(const StopHead& head, bool hasTitle, const QSizeF& board, double letters);
/// Paints rich text alone, pictures as large as there is room for.
void paintTold(QPainter& painter, const QString& html, const LessonArts& pictures, const QSizeF& board,
    const Theme& theme, double letters);

/// Whether what is told is the first of several stops of a lesson.
bool hasTitlePage(const StopHead& head);
/// The title of a lesson and those of its stops, as rich text.
QString titleOfLesson(const LessonPlace& lesson);
void paintTitlePage(QPainter& painter, const StopHead& head, const QSizeF& board, const Theme& theme, double letters);

} // namespace arcwright::ui
