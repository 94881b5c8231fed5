// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include <QDialog>

#include "core/experiments/simulation_file.h"
#include "ui/analysis/simulation_comparison.h"
#include "ui/analysis/simulation_job.h"
#include "ui/look/theme.h"

class QCheckBox;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace arcwright::ui {

class FigureTable;
class LineChart;
class ScoredOnButton;

/// Simulated annotators: how the open treebank would be annotated in one order or another, what that would take, and
/// how good the parser would become meanwhile. They run in the background, and can be kept in a file and opened again
/// beside others, also those of the command line.
class SimulationWindow : public QDialog {
    Q_OBJECT
public:
    /// `training`: the settings of the page Train, as they stand.
    SimulationWindow(Workspace& workspace, std::function<TrainingRequest()> training, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    const std::vector<SimulationRecord>& simulations() const { return m_simulations; }
    /// Adds the simulations of a file; false, and why is said, if it has none.
    bool openFile(const QString& path);
    /// Writes all: as a file for openFile(), a picture or a table, by the ending. False, and why is said, if that
    /// cannot be.
    bool saveTo(const QString& path);
    bool isBusy() const { return m_job.isBusy() && !m_job.isPaused(); }
    /// Whether a simulation that is under way would be lost now.
    bool isRunning() const { return m_job.isBusy(); }
    /// Whether there are simulations that no file has.
    bool isUnsaved() const { return m_isUnsaved && !m_simulations.empty(); }
    /// Asks where they are to be written, and writes them. False if that was not done.
    bool askAndSave();

    QToolButton* ordersButton() const { return m_orders; }
    QSpinBox* startField() const { return m_startSize; }
    QSpinBox* sentencesField() const { return m_sentenceCount; }
    QSpinBox* retrainField() const { return m_retrain; }
    QSpinBox* runsField() const { return m_runs; }
    QPushButton* startButton() const { return m_start; }
    QPushButton* cancelButton() const { return m_cancel; }
    QComboBox* acrossField() const { return m_across; }
    QComboBox* upField() const { return m_up; }
    LineChart* chart() const { return m_chart; }
    QString sentences() const;
    QString status() const;

Q_SIGNALS:
    /// isBusy() is false again.
    void settled();

private:
    QSpinBox* makeField(int least, int most, int value, const QString& name, const QString& tip);
    QComboBox* makeFigureField(SimulationFigure chosen, const QString& name);
    void suggestSizes();
    QWidget* makeOrders();
    QWidget* makeLoop();
    QWidget* makeAxes();
    QWidget* makeButtons();
    void fillOrders();
    void showOrders();
    std::vector<AnnotationOrder> chosenOrders() const;
    void connectJob();
    void start();
    void pause();
    void clear();
    void askAndOpen();
    void refresh();
    void showRunning();
    void say(const QString& text);
    QByteArray bytesFor(const QString& ending) const;

    Workspace& m_workspace;
    std::function<TrainingRequest()> m_training;
    std::vector<SimulationRecord> m_simulations;
    SimulationComparison m_comparison;
    bool m_isUnsaved = false;
    QToolButton* m_orders;
    ScoredOnButton* m_scoredOn;
    QSpinBox* m_startSize;
    QSpinBox* m_sentenceCount;
    QSpinBox* m_retrain;
    QSpinBox* m_runs;
    QCheckBox* m_live;
    QPushButton* m_start;
    QPushButton* m_pause;
    QPushButton* m_cancel;
    QPushButton* m_save;
    QPushButton* m_clear;
    QComboBox* m_across;
    QComboBox* m_up;
    QToolButton* m_tableButton;
    QProgressBar* m_progress;
    QLabel* m_sentences;
    QLabel* m_status;
    LineChart* m_chart;
    FigureTable* m_table;
    QWidget* m_axes = nullptr;
    SimulationJob m_job;
    bool m_isSuggesting = false;
    bool m_isChosen = false; ///< somebody has changed the sizes
};

} // namespace arcwright::ui
