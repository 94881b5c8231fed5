// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QObject>

#include "core/base/result.h"
#include "core/teaching/exercise.h"
#include "ui/exercises/make_exercise_dialog.h"
#include "ui/look/theme.h"

class QMainWindow;

namespace arcwright::ui {

class Actions;
class ExerciseWindow;
class Workspace;

/// An exercise that comes with the program; made when somebody wants to do it.
struct BuiltInExercise {
    QString title;
    std::function<Result<Exercise>()> make;
};

/// Makes exercises of the open treebank, and opens the window in which a student does one.
class ExerciseCommands : public QObject {
    Q_OBJECT
public:
    /// `theme` tells the theme in use whenever a window is opened.
    ExerciseCommands(
        Workspace& workspace, const Actions& actions, std::function<const Theme&()> theme, QMainWindow& window);

    using Choice = ExerciseChoice;
    /// Where questions about algorithms come from: the step on view in the player, or why there is none, and the stops
    /// of the lesson that is being written.
    struct Stops {
        std::function<tl::expected<Lesson, QString>()> onView;
        std::function<std::vector<Lesson>()> ofLesson;
    };
    void askAbout(Stops stops) { m_stops = std::move(stops); }
    /// What there is to do where no file has an exercise.
    void offerBuiltIn(std::function<std::vector<BuiltInExercise>()> builtIn) { m_builtIn = std::move(builtIn); }
    /// Writes an exercise; false, and why is told, if there is nothing to make it of or it cannot be written.
    bool make(const Choice& choice, const QString& path);
    /// Null, and why is told, if the file is no exercise.
    ExerciseWindow* open(const QString& path);
    /// Null, and why is told, if it has no sentences or cannot be made.
    ExerciseWindow* openBuiltIn(const BuiltInExercise& builtIn);

    /// The titles of exercises that are being done and not saved.
    QStringList unsaved() const;

Q_SIGNALS:
    void refused(const QString& sentence);
    void done(const QString& message);

private:
    void askAndMake();
    int askedSentences(const Choice& choice);
    std::optional<std::vector<std::shared_ptr<const Sentence>>> sentencesOf(const Choice& choice);
    std::optional<Exercise> exerciseOf(const Choice& choice);
    bool writeFiles(const Exercise& exercise, const QString& path, const QString& solution);
    void askAndOpen();
    void askForFile();
    ExerciseWindow* show(const Exercise& exercise);

    Workspace& m_workspace;
    const Actions& m_actions;
    std::function<const Theme&()> m_theme;
    QMainWindow& m_window;
    Stops m_stops;
    std::function<std::vector<BuiltInExercise>()> m_builtIn;
};

} // namespace arcwright::ui
