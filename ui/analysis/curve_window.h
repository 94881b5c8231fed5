// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include <QDialog>

#include "core/base/result.h"
#include "core/experiments/curve_file.h"
#include "ui/analysis/curve_figure.h"
#include "ui/analysis/curve_job.h"
#include "ui/look/theme.h"

class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace arcwright::ui {

class FigureChart;
class FigureTable;
class ScoredOnButton;

/// Learning curves: what is to be trained, how far it is, the curves with what twice the data would bring. They are
/// drawn up in the background, and can be kept in a file and opened again beside others.
class CurveWindow : public QDialog {
    Q_OBJECT
public:
    /// `training`: the settings of the page Train, as they stand.
    CurveWindow(Workspace& workspace, std::function<TrainingRequest()> training, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    const std::vector<LearningCurve>& curves() const { return m_curves; }
    /// Adds the curves of a file; false, and why is said, if it has none.
    bool openFile(const QString& path);
    /// Writes all curves: as a file for openFile(), a picture or a table, by the ending. False, and why is said, if
    /// that cannot be.
    bool saveTo(const QString& path);
    /// Whether curves are being drawn up, or shown.
    bool isBusy() const { return (m_job.isBusy() && !m_job.isPaused()) || m_figures.isRunning(); }
    /// Whether a curve that is being drawn up would be lost now.
    bool isDrawingUp() const { return m_job.isBusy(); }
    /// Whether there are curves that no file has.
    bool isUnsaved() const { return m_isUnsaved && !m_curves.empty(); }
    /// Asks where they are to be written, and writes them. False if that was not done.
    bool askAndSave();

    QPushButton* startButton() const { return m_start; }
    QPushButton* pauseButton() const { return m_pause; }
    QPushButton* cancelButton() const { return m_cancel; }
    QSpinBox* sizesField() const { return m_sizes; }
    QSpinBox* samplesField() const { return m_samples; }
    QSpinBox* epochsField() const { return m_epochs; }
    ScoredOnButton* scoredOnButton() const { return m_scoredOn; }
    QToolButton* decodersButton() const { return m_decoders; }
    FigureChart* chart() const { return m_chart; }
    QString sentences() const;
    QString status() const;

Q_SIGNALS:
    /// isBusy() is false again.
    void settled();

protected:
    void showEvent(QShowEvent* event) override;

private:
    QSpinBox* makeField(int least, int most, int value, const QString& name, const QString& tip);
    QWidget* makeSettings();
    QWidget* makeButtons();
    void connectJob();
    void fillDecoders();
    void showDecoders();
    std::vector<int> chosenDecoders() const;
    void start();
    void pause();
    void clear();
    void askAndOpen();
    void refresh();
    void take(const CurveFigure& figure);
    void showRunning();
    void say(const QString& text);
    QByteArray bytesFor(const QString& ending) const;

    Workspace& m_workspace;
    std::function<TrainingRequest()> m_training;
    std::vector<LearningCurve> m_curves;
    CurveFigure m_figure;
    bool m_isUnsaved = false;
    QToolButton* m_decoders;
    ScoredOnButton* m_scoredOn;
    QSpinBox* m_sizes;
    QSpinBox* m_samples;
    QSpinBox* m_epochs;
    QPushButton* m_start;
    QPushButton* m_pause;
    QPushButton* m_cancel;
    QPushButton* m_open;
    QPushButton* m_save;
    QPushButton* m_clear;
    QToolButton* m_tableButton;
    QProgressBar* m_progress;
    QLabel* m_sentences;
    QLabel* m_status;
    FigureChart* m_chart;
    FigureTable* m_table;
    Units m_units = Units::Words;
    CurveJob m_job;
    Worker m_figures; // last: its thread uses the others
};

} // namespace arcwright::ui
