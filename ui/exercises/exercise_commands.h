// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QObject>

#include "core/teaching/exercise.h"
#include "ui/look/theme.h"

class QMainWindow;

namespace arcwright::ui {

class Actions;
class ExerciseWindow;
class Workspace;

/// Makes exercises of the open treebank, and opens the window in which a student does one.
class ExerciseCommands : public QObject {
    Q_OBJECT
public:
    /// `theme` tells the theme in use whenever a window is opened.
    ExerciseCommands(
        Workspace& workspace, const Actions& actions, std::function<const Theme&()> theme, QMainWindow& window);

    /// The settings of an exercise besides the treebank.
    struct Choice {
        QString title;
        Feedback feedback = Feedback::Percentage;
        bool asksRelations = true;
        int first = 1; ///< sentences, from 1
        int last = 1;
        QString picked; ///< single ones instead, "3, 7-9"; empty for none
    };
    /// Writes an exercise; false, and why is told, if there is nothing to make it of or it cannot be written.
    bool make(const Choice& choice, const QString& path);
    /// Null, and why is told, if the file is no exercise.
    ExerciseWindow* open(const QString& path);

    /// The titles of exercises that are being done and not saved.
    QStringList unsaved() const;

Q_SIGNALS:
    void refused(const QString& sentence);
    void done(const QString& message);

private:
    void askAndMake();
    void askAndOpen();

    Workspace& m_workspace;
    const Actions& m_actions;
    std::function<const Theme&()> m_theme;
    QMainWindow& m_window;
};

} // namespace arcwright::ui
