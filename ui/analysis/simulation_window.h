// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include "core/experiments/simulation_file.h"
#include "ui/analysis/experiment_window.h"
#include "ui/analysis/simulation_comparison.h"
#include "ui/analysis/simulation_job.h"
#include "ui/look/theme.h"

class QCheckBox;
class QComboBox;

namespace arcwright::ui {

class LineChart;

/// Simulated annotators: how the open treebank would be annotated in one order or another, what that would take, and
/// how good the parser would become meanwhile. They run in the background, and can be kept in a file and opened again
/// beside others, also those of the command line.
class SimulationWindow : public ExperimentWindow {
    Q_OBJECT
public:
    /// `training`: the settings of the page Train, as they stand.
    SimulationWindow(Workspace& workspace, std::function<TrainingRequest()> training, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    const std::vector<SimulationRecord>& simulations() const { return m_simulations; }
    /// Adds the simulations of a file.
    bool openFile(const QString& path) override;
    bool askAndSave() override;
    bool isBusy() const { return m_job.isBusy() && !m_job.isPaused(); }
    /// Whether a simulation that is under way would be lost now.
    bool isRunning() const { return m_job.isBusy(); }

    ElidedButton* ordersButton() const { return m_orders; }
    QSpinBox* startField() const { return m_startSize; }
    QSpinBox* sentencesField() const { return m_sentenceCount; }
    QSpinBox* retrainField() const { return m_retrain; }
    QSpinBox* runsField() const { return m_runs; }
    QComboBox* acrossField() const { return m_across; }
    QComboBox* upField() const { return m_up; }
    LineChart* chart() const { return m_chart; }

protected:
    bool hasAny() const override { return !m_simulations.empty(); }
    void start() override;
    void forget() override { m_simulations.clear(); }
    void refresh() override;
    void showRunning() override;
    void askAndOpen() override;
    Paintable picture() const override;
    std::string fileText() const override;

private:
    QComboBox* makeFigureField(SimulationFigure chosen, const QString& name);
    void suggestSizes();
    QWidget* makeOrders();
    QWidget* makeLoop();
    QWidget* makeAxes();
    void fillOrders();
    void showOrders();
    std::vector<AnnotationOrder> chosenOrders() const;
    void connectJob();

    std::vector<SimulationRecord> m_simulations;
    SimulationComparison m_comparison;
    ElidedButton* m_orders;
    QSpinBox* m_startSize;
    QSpinBox* m_sentenceCount;
    QSpinBox* m_retrain;
    QSpinBox* m_runs;
    QCheckBox* m_live;
    QComboBox* m_across;
    QComboBox* m_up;
    LineChart* m_chart;
    QWidget* m_axes = nullptr;
    SimulationJob m_job;
    bool m_isSuggesting = false;
    bool m_isChosen = false; ///< somebody has changed the sizes
};

} // namespace arcwright::ui
