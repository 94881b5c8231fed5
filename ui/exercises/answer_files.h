// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <tl/expected.hpp>

#include "core/teaching/exercise.h"

class QWidget;

namespace arcwright::ui {

/// How many heads are not drawn yet.
int missingHeads(const Answers& answers);
/// How many answers to questions are not given yet.
int missingAnswers(const Answers& answers);

/// Asks whether the answers are to be handed in for good, and how many heads and answers are missing.
bool isSureToHandIn(QWidget* window, const Answers& answers);
/// Asks whether trees that are not saved may be dropped. Enter, pressed by habit, keeps them.
bool mayDropUnsaved(QWidget* window);

/// Asks for a file to write the answers into, or to read them from; empty if the user cancels.
QString askAnswersToWrite(QWidget* window, const QString& title, const Answers& answers);
QString askAnswersToRead(QWidget* window);

/// Writes the answers, or says why that cannot be.
tl::expected<void, QString> writeAnswers(const QString& path, const Answers& answers);
/// Answers to that exercise, or why the file holds none.
tl::expected<Answers, QString> readAnswers(const QString& path, const Exercise& exercise);

} // namespace arcwright::ui
