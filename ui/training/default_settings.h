// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "core/jobs/training_defaults.h"
#include "ui/documents/workspace.h"
#include "ui/work/worker.h"

namespace arcwright::ui {

/// Finds the settings that suit the open treebank, each time another one is opened, on a thread of its own.
class DefaultSettings : public QObject {
    Q_OBJECT
public:
    explicit DefaultSettings(Workspace& workspace, QObject* parent = nullptr);

    /// Why they are what they are, in a line.
    static QString reasonOf(const TrainingDefaults& defaults);
    bool isBusy() const { return m_worker.isRunning(); }

Q_SIGNALS:
    void found(const arcwright::TrainingDefaults& defaults);
    /// What the files say they are of; Any where they say none, or one without features of its own.
    void languageFound(arcwright::Language language);
    void finished();

private:
    void look();

    Workspace& m_workspace;
    Worker m_worker; // last: its thread uses the others
};

} // namespace arcwright::ui
