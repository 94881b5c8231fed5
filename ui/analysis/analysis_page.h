// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/analysis/analysis_model.h"
#include "ui/analysis/drill_down.h"
#include "ui/look/theme.h"

class QPushButton;
class QSplitter;
class QToolButton;

namespace arcwright::ui {

class Actions;
class CentredNote;
class Dashboard;
class ReportWriter;
class SystemBar;

/// What is compared and chosen, for another page that takes the place of one.
struct FiguresPlace {
    ComparisonPlace comparison;
    DrillDownPlace drillDown;
};

/// The page of the workplace Analyse: what is compared, the dashboard, and the sentences behind what is chosen on it.
class AnalysisPage : public QWidget {
    Q_OBJECT
public:
    AnalysisPage(Workspace& workspace, const Actions& actions, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    AnalysisModel& model() { return m_model; }
    SystemBar* systemBar() const { return m_bar; }
    Dashboard* dashboard() const { return m_dashboard; }
    DrillDown* drillDown() const { return m_drillDown; }
    FiguresPlace place() const { return {m_model.place(), m_drillDown->place()}; }
    void setPlace(const FiguresPlace& place);
    /// Asks where the report is to be written, as soon as there is something to report.
    void saveReport();
    /// Writes it: HTML, or PDF where the name ends so. False if there is nothing to report.
    bool saveReportTo(const QString& path);
    /// A model of that name is being opened, so that there is something to compare in a moment; empty: none is.
    void await(const QString& model);
    /// A parser is being trained, so that there is something to compare once it has predicted; or none is any more.
    void awaitTraining(bool isUnderWay);
    /// Whether figures or words are still being looked for, or a report is written.
    bool isBusy() const;

Q_SIGNALS:
    /// Somebody wants to work on a sentence.
    void opened(std::size_t sentence, int unit);
    void failed(const arcwright::Problem& problem);
    void done(const QString& message);
    /// isBusy() is false again.
    void settled();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void placeParts(const Actions& actions);
    CentredNote* makeEmptyPart(const Actions& actions);
    void connectReport();
    bool hasFigures() const;
    void showState();
    void divide();
    void editKinds();

    Workspace& m_workspace;
    AnalysisModel m_model;
    SystemBar* m_bar;
    Dashboard* m_dashboard;
    DrillDown* m_drillDown;
    ReportWriter* m_report;
    QString m_awaited; ///< a model
    bool m_isTraining = false;
    bool m_isReportWanted = false; ///< once there are figures
    QSplitter* m_parts;
    QList<int> m_sizes{3000, 2500}; ///< of the parts while words are listed
    bool m_isListing = true;
    CentredNote* m_empty = nullptr;
    QPushButton* m_open = nullptr; ///< where nothing is
    std::vector<QWidget*> m_ofFigures; ///< buttons that are of no use without figures
    std::vector<QPushButton*> m_compare; ///< where a treebank is: what gives it something to be compared with
    QColor m_errorColor;
};

} // namespace arcwright::ui
