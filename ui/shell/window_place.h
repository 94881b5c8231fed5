// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>

#include <QString>

#include "core/teaching/lesson.h"
#include "ui/analysis/analysis_place.h"
#include "ui/shell/file_commands.h"
#include "ui/shell/job_notice.h"

namespace arcwright::ui {

class AnalysisCommands;
class ModelChangeNotice;
class PlayerPanel;
class SearchPanel;
class SentenceBrowser;
class SentenceView;
class SettingsCommands;
class Start;
class ZonePanel;

/// Where one is in a window, for another one that takes its place: what no settings and no document know.
struct WindowPlace {
    std::size_t sentence = 0;
    int word = 0; ///< that is selected; 0: none
    QString player; ///< name of the algorithm that is watched
    int step = 0; ///< of it
    bool isPlayerSeen = false;
    std::optional<Lesson> lesson; ///< in place of the sentence
    QString searched; ///< what was searched for, and found perhaps
    QString pattern; ///< what is typed for the next search
    QString replacement;
    QString zone; ///< that was chosen to be seen beside the sentence
    AnalysisPlace analysis;
    FileCommands::Names names;
    bool hasSettingsOpen = false; ///< where the language was chosen
    bool isOfferingTours = false;
    bool isRemembering = false; ///< the session, for the next start
    std::optional<JobNotice::Tiding> jobNotice; ///< what is being said of a training
    std::optional<bool> changeNotice; ///< that another model has taken over, or the one before is back
};

/// The parts of a window that know where one is.
struct PlacedParts {
    SentenceBrowser& browser;
    SentenceView& view;
    PlayerPanel& player;
    SearchPanel& search;
    AnalysisCommands& analysis;
    FileCommands& files;
    Start& start;
    SettingsCommands& settings;
    JobNotice& jobNotice;
    ModelChangeNotice& changeNotice;
    ZonePanel& zones;
};

WindowPlace placeIn(const PlacedParts& parts);
/// Goes there, but for names and settings, in a window that shows what was open already.
void restore(const WindowPlace& place, const PlacedParts& parts);

} // namespace arcwright::ui
