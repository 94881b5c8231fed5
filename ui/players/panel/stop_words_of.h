// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/lesson.h"
#include "ui/look/theme.h"
#include "ui/players/export/step_choice.h"
#include "ui/players/export/stop_words.h"

namespace arcwright::ui {

/// The words of a stop in the language of the window, its pictures in the colours of what is around them, and on slides
/// as large as the last row needs them.
StopWords stopWordsOf(const Lesson& stop, StepFormat format, const Theme& theme);

/// Markdown as paragraphs of HTML that are well-formed as XML: without pictures, colours, sizes, and links that would
/// run something.
QString plainHtmlOfMarkdown(const QString& markdown, const std::function<QString(const QString& source)>& picture = {});

} // namespace arcwright::ui
