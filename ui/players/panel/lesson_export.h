// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <tl/expected.hpp>

#include "core/teaching/lesson.h"
#include "ui/players/export/step_export.h"

namespace arcwright::ui {

/// The players of a stop, made from its scores.
struct StopPlayers {
    std::unique_ptr<Player> first; ///< at the step where the stop opens
    std::unique_ptr<Player> second; ///< null for none
    QString name;
    QString secondName;
};

/// Makes them, or says why that cannot be.
tl::expected<StopPlayers, QString> playersOf(const Lesson& stop);

/// Saves the stops of a lesson one after the other, pictures and slides in the colours of a theme. Players are made for
/// it, one stop at a time. How many files were written; fewer than there would be, and none of a format that has all
/// steps in one, where `progress` said so. A sentence where a stop cannot be played or a file cannot be written.
tl::expected<int, QString> exportLesson(const LessonSeries& series, const StepSaving& how, const Theme& theme,
    const QString& path, const StepExport::Write& write, const StepExport::Progress& progress = {});

} // namespace arcwright::ui
