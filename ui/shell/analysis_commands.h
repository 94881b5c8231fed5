// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QStringList>
#include <QWidget>

#include "core/base/result.h"
#include "ui/analysis/analysis_place.h"
#include "ui/look/theme.h"
#include "ui/shell/closing_question.h"
#include "ui/training/learning.h"

namespace arcwright::ui {

class Actions;
class AnalysisTabs;
class CurveWindow;
class SimulationWindow;
class Workplaces;
class Workspace;

/// Carries out what is chosen of the analysis: its pages, the report, causes of errors, suspicious
/// annotations, learning curves, simulated annotators.
class AnalysisCommands : public QObject {
    Q_OBJECT
public:
    struct Parts {
        Workspace& workspace;
        Learning& learning;
        AnalysisPage& analysis;
        SuspicionPage& suspicions;
        AnalysisTabs& tabs;
        Workplaces& workplaces;
        Actions& actions;
        std::function<TrainingRequest()> training; ///< what would be trained now
    };
    AnalysisCommands(Parts parts, QWidget* window);

    void setTheme(const Theme& theme);
    bool isBusy() const;
    AnalysisPlace place() const;
    void setPlace(const AnalysisPlace& place);
    /// What is under way, or rests, and would be lost: as people call it.
    QStringList jobs() const;
    /// The windows whose contents are in no file, as people call them.
    QStringList unsaved() const;
    /// Asks what is to become of learning curves and simulations that no file has. False if nothing is to be lost.
    bool mayLoseCurves();
    /// What mayLoseCurves() asks about.
    QList<AtStake> atStake();
    /// Null until somebody wants it.
    CurveWindow* curveWindow() const { return m_curves; }

Q_SIGNALS:
    /// Somebody wants to work on a sentence.
    void opened(std::size_t sentence, int unit);
    /// A sentence is to be on view, while somebody decides about it.
    void deciding(std::size_t sentence);
    void failed(const arcwright::Problem& problem);
    void said(const QString& text);
    /// isBusy() may be false again.
    void settled();

private:
    void connectSuspicions();
    void connectPredictions();
    void offerJudge();
    static QString unsavedCurves();
    static QString unsavedSimulations();
    template <class Window>
    void showWindow(Window*& window);
    /// Asks about what is in no file; true if it is saved or given up.
    template <class Window>
    bool mayLose(Window* window, const QString& title, const QString& text);

    Parts m_parts;
    QWidget* m_window;
    CausePage* m_causes;
    Theme m_theme;
    CurveWindow* m_curves = nullptr;
    SimulationWindow* m_simulations = nullptr;
};

} // namespace arcwright::ui
