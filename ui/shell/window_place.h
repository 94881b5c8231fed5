// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>

#include <QString>

#include "core/teaching/lesson.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/job_notice.h"

namespace arcwright::ui {

/// Where one is in a window, for another one that takes its place: what no settings and no document know.
struct WindowPlace {
    std::size_t sentence = 0;
    int word = 0; ///< that is selected; 0: none
    QString player; ///< name of the algorithm that is watched
    int step = 0; ///< of it
    bool isPlayerSeen = false;
    std::optional<Lesson> lesson; ///< in place of the sentence
    QString pattern; ///< searched for, or typed
    QString replacement;
    FileCommands::Names names;
    bool hasSettingsOpen = false; ///< where the language was chosen
    bool isRemembering = false; ///< the session, for the next start
    std::optional<JobNotice::Tiding> jobNotice; ///< what is being said of a training
    std::optional<bool> changeNotice; ///< that another model has taken over, or the one before is back
};

} // namespace arcwright::ui
