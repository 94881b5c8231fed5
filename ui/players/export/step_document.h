// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "ui/players/algorithms/player.h"
#include "ui/players/export/stop_words.h"

namespace arcwright::ui {

/// Where in a whole lesson a stop is, and what it shows; all empty where there is none.
struct LessonPlace {
    QString title; ///< of the lesson
    QString algorithm; ///< of the stop, where it has one alone
    int stop = 0; ///< counted from 1
    int stops = 0;
    QStringList titles{}; ///< of all stops, where the whole lesson is told
};

/// What is told of all steps of a player, or of two side by side.
struct StopHead {
    QString heading; ///< algorithm and sentence, or the title of a lesson
    QStringList names; ///< of the algorithms, where there are two
    StopWords words; ///< of a lesson; empty for none
    int shown = 0; ///< of its steps; 0 if that is not known
    int start = 0; ///< the position at which it opens, where steps can be gone through
    LessonPlace lesson{};
};

/// Takes steps one after the other, at one stop or at several, and makes one file of them.
class StepDocument {
public:
    StepDocument() = default;
    virtual ~StepDocument() = default;
    StepDocument(const StepDocument&) = delete;
    StepDocument& operator=(const StepDocument&) = delete;

    /// The steps that follow are of this stop.
    virtual void beginStop(const StopHead& head) = 0;
    /// The position at hand of the players of the stop, which are one or two.
    virtual void add(const std::vector<const Player*>& players) = 0;
    /// The whole file; nothing can be added any more.
    virtual QByteArray finished() = 0;
};

} // namespace arcwright::ui
