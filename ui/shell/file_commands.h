// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "core/base/result.h"
#include "ui/documents/workspace.h"
#include "ui/training/learning.h"

class QWidget;

namespace arcwright::ui {

struct SampleTreebank;

/// Opening and saving as the user asks for it: the dialogs, and the questions before anything is lost.
class FileCommands : public QObject {
    Q_OBJECT
public:
    FileCommands(Workspace& workspace, Learning& learning, QWidget* window);

    void open();
    void openFolder();
    void openPaths(const QStringList& paths);
    void openSample(const SampleTreebank& sample);
    void openLayer();
    /// True if there is nothing left to save.
    bool save();
    bool saveAs(std::size_t sentence);
    void openModel();
    bool useModel(const QString& path);
    void saveModel();
    /// Whether unsaved edits, if there are any, may go: they are saved, or the user says so.
    bool mayDiscard();

Q_SIGNALS:
    void failed(const arcwright::Problem& problem);
    void done(const QString& message);

private:
    bool report(const Result<void>& result, const QString& message);

    Workspace& m_workspace;
    Learning& m_learning;
    QWidget* m_window;
};

} // namespace arcwright::ui
