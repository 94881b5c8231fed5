// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/players/export/lesson_art.h"

namespace arcwright::ui {

/// The words of a lesson at a stop, as exports show them. Text and question are paragraphs of HTML without scripts and
/// with no pictures but those that are in it, well-formed as XML.
struct StopWords {
    QString title; ///< plain
    QString text;
    QString question;
    LessonArts pictures{}; ///< those in text and question, for formats that can do better than pixels

    bool isEmpty() const { return title.isEmpty() && text.isEmpty() && question.isEmpty(); }
};

} // namespace arcwright::ui
