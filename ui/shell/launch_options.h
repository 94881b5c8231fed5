// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QSize>
#include <QString>
#include <QStringList>

#include "core/messages/program_manual.h"
#include "ui/look/theme.h"
#include "ui/players/export/step_choice.h"

namespace arcwright::ui {

/// The options of the command line that opened the window.
struct LaunchOptions {
    QStringList paths; ///< none: those of last time, at first the first sample
    struct Layer {
        QString name;
        QString path;
    };
    QList<Layer> layers; ///< the first is drawn
    QString model;
    QString layerOnView; ///< empty: the first of them, else the model's
    std::optional<std::size_t> sentence; ///< from 0; the user counts from 1; none: the first
    QString workplace; ///< by name; empty: that of last time
    QString panel; ///< by name, to be brought forward
    QString player; ///< name of the algorithm to watch; empty for none
    QString lesson; ///< id of a lesson, or a file; empty for none
    QString exercise; ///< a file; empty for none
    bool lastStep = false; ///< of the player or the lesson, else:
    std::optional<int> step; ///< 0: before the first; none: where a lesson begins, else before the first
    bool lecture = false; ///< of the player or the lesson nothing but the step, in large type
    QString language; ///< its code; empty: that of the settings. It is spoken before the options are read.
    std::optional<ThemeKind> theme;
    QSize size;
    QString screenshot;
    QString exportPath; ///< of the steps of the lesson, which is not shown then; empty for none
    StepSaving exported; ///< how
};

/// Reads the command line (without the program's name). `problem` gets a sentence if it cannot be understood; `help` is
/// set if it asks for help or the version, with the text to print.
std::optional<LaunchOptions> parseLaunchOptions(const QStringList& arguments, QString& problem, QString& help);

/// What is to be known of the program's command line, from the table that parseLaunchOptions() reads it by.
ProgramManual launchManual();

} // namespace arcwright::ui
