// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <initializer_list>

#include <QDialog>

#include "ui/canvas/paintable.h"
#include "ui/documents/workspace.h"
#include "ui/training/learning.h"

class QLabel;
class QMenu;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace arcwright::ui {

class ElidedButton;
class ExperimentJob;
class FigureTable;
class ScoredOnButton;
class WrappingRow;

/// What windows of experiments on the open treebank have in common: a job that is started, rests and is cancelled, what
/// it has found as a chart or a table, in sentences, and in files that are opened again beside others.
class ExperimentWindow : public QDialog {
    Q_OBJECT
public:
    /// `training`: the settings of the page Train, as they stand.
    ExperimentWindow(Workspace& workspace, std::function<TrainingRequest()> training, QWidget* parent = nullptr);

    /// Adds what a file has; false, and why is said, if it has nothing of the kind.
    virtual bool openFile(const QString& path) = 0;
    /// Writes all: as a file for openFile(), a picture or a table, by the ending. False, and why is said, if that
    /// cannot be.
    bool saveTo(const QString& path);
    /// Asks where all is to be written, and writes it. False if that was not done.
    virtual bool askAndSave() = 0;
    /// Whether there is anything that no file has.
    bool isUnsaved() const { return m_isUnsaved && hasAny(); }

    QPushButton* startButton() const { return m_start; }
    QPushButton* pauseButton() const { return m_pause; }
    QPushButton* cancelButton() const { return m_cancel; }
    ScoredOnButton* scoredOnButton() const { return m_scoredOn; }
    QString sentences() const;
    QString status() const;

Q_SIGNALS:
    /// Nothing is being done or drawn any more.
    void settled();

protected:
    /// A field for a number; its label stands before it where it is placed by addFields().
    QSpinBox* makeField(int least, int most, int value, const QString& name, const QString& tip);
    static void addFields(WrappingRow& row, std::initializer_list<QSpinBox*> fields);
    /// The line of what is tried, a button with a menu, several at a time; what it is scored on; start, pause, cancel.
    QWidget* makeRunLine(ElidedButton& choice);
    /// Gives chart and table their menu, to be saved and copied as figures of the dashboard are. `name`: of files.
    void offerExport(QWidget& chart, const QString& name);
    QWidget* makeFileButtons(const QString& openTip, const QString& saveTip, const QString& tableTip);
    void connectTo(ExperimentJob& job);
    /// `parts` are at rest while the job is under way.
    void showState(const ExperimentJob& job, bool canStart, std::initializer_list<QWidget*> parts);
    void say(const QString& text);
    void tell(const QString& sentences);
    /// Something was found that no file has.
    void noteFound() { m_isUnsaved = true; }

    /// Whether there is anything to be saved.
    virtual bool hasAny() const = 0;
    virtual void start() = 0;
    /// Forgets what was found.
    virtual void forget() = 0;
    /// Draws what was found.
    virtual void refresh() = 0;
    virtual void showRunning() = 0;
    virtual void askAndOpen() = 0;
    virtual Paintable picture() const = 0;
    /// For openFile().
    virtual std::string fileText() const = 0;

    Workspace& m_workspace;
    std::function<TrainingRequest()> m_training;
    ScoredOnButton* m_scoredOn;
    QToolButton* m_tableButton;
    QLabel* m_sentences;
    QLabel* m_status;
    FigureTable* m_table;
    QProgressBar* m_progress;

private:
    bool m_isUnsaved = false;
    QPushButton* m_start;
    QPushButton* m_pause;
    QPushButton* m_cancel;
    QPushButton* m_open;
    QPushButton* m_save;
    QPushButton* m_clear;
};

} // namespace arcwright::ui
