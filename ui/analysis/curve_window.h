// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include "core/experiments/curve_file.h"
#include "ui/analysis/curve_figure.h"
#include "ui/analysis/curve_job.h"
#include "ui/analysis/experiment_window.h"
#include "ui/look/theme.h"

namespace arcwright::ui {

class FigureChart;

/// Learning curves: what is to be trained, how far it is, the curves with what twice the data would bring. They are
/// drawn up in the background, and can be kept in a file and opened again beside others.
class CurveWindow : public ExperimentWindow {
    Q_OBJECT
public:
    /// `training`: the settings of the page Train, as they stand.
    CurveWindow(Workspace& workspace, std::function<TrainingRequest()> training, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    const std::vector<LearningCurve>& curves() const { return m_curves; }
    /// Adds the curves of a file.
    bool openFile(const QString& path) override;
    bool askAndSave() override;
    /// Whether curves are being drawn up, or shown.
    bool isBusy() const { return (m_job.isBusy() && !m_job.isPaused()) || m_figures.isRunning(); }
    /// Whether a curve that is being drawn up would be lost now.
    bool isDrawingUp() const { return m_job.isBusy(); }

    QSpinBox* sizesField() const { return m_sizes; }
    QSpinBox* samplesField() const { return m_samples; }
    QSpinBox* epochsField() const { return m_epochs; }
    ElidedButton* decodersButton() const { return m_decoders; }
    FigureChart* chart() const { return m_chart; }

protected:
    bool event(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

    bool hasAny() const override { return !m_curves.empty(); }
    void start() override;
    void forget() override { m_curves.clear(); }
    void refresh() override;
    void showRunning() override;
    void askAndOpen() override;
    Paintable picture() const override;
    std::string fileText() const override;

private:
    QWidget* makeSettings();
    QWidget* makeSizes();
    void connectJob();
    void fillDecoders();
    void showDecoders();
    std::vector<int> chosenDecoders() const;
    void take(const CurveFigure& figure);
    void keepStatusWhole();

    std::vector<LearningCurve> m_curves;
    CurveFigure m_figure;
    ElidedButton* m_decoders;
    QSpinBox* m_sizes;
    QSpinBox* m_samples;
    QSpinBox* m_epochs;
    FigureChart* m_chart;
    Units m_units = Units::Words;
    std::pair<QString, int> m_wholeStatus; ///< the text that has room for all its lines, and its width
    CurveJob m_job;
    Worker m_figures; // last: its thread uses the others
};

} // namespace arcwright::ui
