// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QObject>

#include "core/base/result.h"
#include "core/teaching/lesson.h"
#include "ui/players/export/step_choice.h"
#include "ui/players/export/step_export_dialog.h"
#include "ui/settings/actions.h"
#include "ui/shell/lesson_writing.h"

class QMainWindow;

namespace arcwright::ui {

class Learning;
class PlayerPanel;
class Workspace;
struct LaunchOptions;

/// Gives the player its sentence and its model, and carries out its commands.
class PlayerCommands : public QObject {
    Q_OBJECT
public:
    /// `bring` shows the panel, wherever that is.
    PlayerCommands(Workspace& workspace, Learning& learning, Actions& actions, PlayerPanel& panel,
        std::function<void()> bring, QMainWindow& window);

    /// Opens the player at the algorithm and the step that the program was started with.
    void launch(const LaunchOptions& options);
    void showSentence(std::size_t index);
    /// Saves steps of the player that is watched, asking nothing; false, and failed(), if that is not possible.
    bool saveSteps(StepChoice choice, StepFormat format, const QString& path, int perPage = 0);
    /// Saves steps of all stops of the lesson that is gone through, asking nothing; false, and why is told, if that
    /// cannot be.
    bool saveLessonSteps(StepChoice choice, StepFormat format, const QString& path, int perPage = 0);
    /// Opens a built-in lesson by its id, or one from a file; false, and why is told, if that cannot be.
    bool openLesson(const QString& idOrPath);
    void showLesson(const Lesson& lesson);
    /// Goes through the stops of a lesson, beginning with one of them.
    void showSeries(const LessonSeries& series, int stop = 0);
    LessonWriting& writing() { return m_writing; }
    /// Watches an algorithm on the sentence on view.
    void watch(const QString& player);
    /// Goes to the player with that algorithm and nothing beside it, as somebody means who begins anew.
    void watchAlone(const QString& player);
    /// Shows the words of a text in the player, in place of the sentence on view; false if there are none.
    bool showTyped(const QString& text);
    /// Brings the panel forward, and gives it the keyboard.
    void showPanel();
    void chooseLessonFile();
    void askForSentence();
    bool isOfBunsetsu() const;

Q_SIGNALS:
    /// Another sentence is on view, which may be null, and what it is called.
    void sentenceShown(const std::shared_ptr<const arcwright::Sentence>& sentence, const QString& name);
    void failed(const arcwright::Problem& problem);
    void done(const QString& message);
    void refused(const QString& sentence);

private:
    bool hasStops();
    void nextStop();
    void stopBefore();
    void connectTransport();
    void lecture();
    void openLecture();
    void exportSteps();
    void tellExported(int files, const QString& path);

    Workspace& m_workspace;
    Learning& m_learning;
    std::size_t m_sentence = 0; ///< on view
    Actions& m_actions;
    PlayerPanel& m_panel;
    std::function<void()> m_bring;
    QMainWindow& m_window;
    QString m_typed; ///< last, to be changed
    StepExportWish m_exportWish; ///< of the last export
    LessonWriting m_writing;
};

} // namespace arcwright::ui
