// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QWidget>

#include "core/base/result.h"
#include "ui/analysis/cause_filter.h"
#include "ui/analysis/cause_finder.h"
#include "ui/analysis/cause_model.h"
#include "ui/look/theme.h"

class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSplitter;
class QTreeView;

namespace arcwright::ui {

class CentredNote;
class ElidedLabel;
class FigureChart;
class LitDiagram;
struct ChartPlace;

/// Why the heads of the parser in use are wrong: how near gold's were, whether the decoder missed gold's tree or the
/// model prefers another one, and which further heads the repair of one repairs. Found on demand, since it parses the
/// treebank many times; charts whose bars list the errors behind them, the list, and the tree with the cascade lit.
class CausePage : public QWidget {
    Q_OBJECT
public:
    CausePage(Workspace& workspace, Learning& learning, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    bool isBusy() const { return m_finder.isBusy() || m_filter.isRunning(); }

    CauseFinder& finder() { return m_finder; }
    QPushButton* findButton() const { return m_find; }
    QPushButton* cancelButton() const { return m_cancel; }
    QLineEdit* patternField() const { return m_pattern; }
    const CauseFilter& filter() const { return m_filter; }
    /// What is wrong with the pattern; empty if nothing is.
    QString problem() const { return m_problem; }
    FigureChart* reachFigure() const { return m_reach; }
    FigureChart* sourceFigure() const { return m_source; }
    FigureChart* cascadeFigure() const { return m_cascade; }
    QTreeView* list() const { return m_list; }
    const CauseModel& model() const { return m_model; }
    LitDiagram* diagram() const { return m_diagram; }
    /// Who was asked, and what is to be known of it.
    QString status() const;
    /// What is said of the error that is selected.
    QString said() const;

Q_SIGNALS:
    /// Somebody wants to work on a sentence.
    void opened(std::size_t sentence, int unit);
    void failed(const arcwright::Problem& problem);
    /// isBusy() is false again.
    void settled();

protected:
    void focusInEvent(QFocusEvent* event) override;

private:
    void placeParts();
    QWidget* makeCharts();
    QWidget* makeTree();
    void placeList();
    void connectParts();
    void take(const std::shared_ptr<const FoundCauses>& found);
    template <class Value>
    void choose(FigureChart& chart, std::optional<Value>& chosen, std::size_t first, ChartPlace place);
    void takeBack();
    void applyPattern();
    void showCharts();
    void showRow();
    void showState();
    void open();

    Workspace& m_workspace;
    CauseFinder m_finder;
    CauseFilter m_filter;
    CauseModel m_model;
    CauseChoice m_choice;
    QString m_typed; ///< the pattern without the bars that are chosen
    QString m_problem;
    QLineEdit* m_pattern;
    QPushButton* m_find;
    QPushButton* m_cancel;
    QProgressBar* m_progress;
    ElidedLabel* m_status;
    CentredNote* m_empty;
    QLabel* m_summary;
    FigureChart* m_reach;
    FigureChart* m_source;
    FigureChart* m_cascade;
    QWidget* m_results = nullptr;
    QTreeView* m_list;
    ElidedLabel* m_title;
    LitDiagram* m_diagram;
    QLabel* m_error; ///< of the row that is selected, in words
};

} // namespace arcwright::ui
