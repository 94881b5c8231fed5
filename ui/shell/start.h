// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "ui/shell/launch_options.h"
#include "ui/shell/session.h"

namespace arcwright::ui {

class Actions;
class ExerciseCommands;
class FileNotices;
class PlayerCommands;
class SentenceBrowser;
class TrainingCommands;
class Workplaces;

/// What the program begins with: what it was started with, else what was open last, at the very first the first sample.
class Start : public QObject {
    Q_OBJECT
public:
    struct Parts {
        Workspace& workspace;
        FileCommands& files;
        FileNotices& notices;
        SentenceBrowser& browser;
        SentenceView& view;
        Workplaces& workplaces;
        PlayerCommands& players;
        ExerciseCommands& exercises;
        TrainingCommands& trainer;
        Actions& actions;
    };
    Start(const Parts& parts, QObject* parent);

    /// Begins to open the files, and goes to the workplace.
    void launch(const LaunchOptions& options);
    /// Takes up the rest when a treebank is open: layers, model, sentence, lesson, exercise. Of a treebank that was
    /// opened later there is nothing left to take up but what is done with every one.
    void takeUp();
    /// What was to follow was meant for a file that did not open.
    void forget() { m_pending = {}; }
    /// Remembers what is open for the next start.
    void remember() { m_session.remember(); }
    /// Whether it does so from time to time, and begins to.
    bool isRemembering() const { return m_session.hasBegun(); }
    void beginRemembering() { m_session.begin(); }

Q_SIGNALS:
    /// Nothing was asked for: what is open is the sample, or what was open last, which may be gone.
    void begunOnItsOwn();
    /// All that was open last is gone.
    void nothingToOpen();
    /// A treebank is open and no model or layer was asked for with it.
    void nothingAsked();

private:
    void takeUpWithoutTreebank();
    void goToPlace(const LaunchOptions& options);
    void predict(const LaunchOptions& pending);
    void tellGone();

    Parts m_parts;
    Session m_session;
    LaunchOptions m_pending; ///< still to be taken up
    bool m_isOnItsOwn = false; ///< nothing was asked for, and nobody has been told so
    QStringList m_gone; ///< files of last time that are not there
};

} // namespace arcwright::ui
