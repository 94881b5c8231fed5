// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QWidget>

#include "core/base/result.h"
#include "core/query/group_counts.h"
#include "core/query/pattern_problem.h"
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
class CauseCharts;
class ElidedLabel;
class FigureChart;
class GroupView;
class LitDiagram;

/// What was found and what of it is listed, for another page that takes the place of one.
struct CausePlace {
    std::shared_ptr<const FoundCauses> found; ///< null: nothing was searched
    QString typed;
    CauseChoice choice;
    int row = -1;
};

/// Why the heads of the parser in use are wrong: how near gold's were, whether the decoder missed gold's tree or the
/// model prefers another one, and which further heads the repair of one repairs. Found on demand, since it parses the
/// treebank many times; charts whose bars list the errors behind them, the list, or how many
/// there are by groups, and the tree with the cascade lit.
class CausePage : public QWidget {
    Q_OBJECT
public:
    CausePage(Workspace& workspace, Learning& learning, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    CausePlace place() const;
    void setPlace(const CausePlace& place);
    bool isBusy() const { return m_finder.isBusy() || m_filter.isRunning(); }

    CauseFinder& finder() { return m_finder; }
    QPushButton* findButton() const { return m_find; }
    QPushButton* cancelButton() const { return m_cancel; }
    QLineEdit* patternField() const { return m_pattern; }
    const CauseFilter& filter() const { return m_filter; }
    /// What is wrong with the pattern; empty if nothing is.
    QString problem() const { return m_problem; }
    FigureChart* reachFigure() const;
    FigureChart* sourceFigure() const;
    FigureChart* cascadeFigure() const;
    GroupView* groups() const { return m_groups; }
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
    void done(const QString& message);
    /// isBusy() is false again.
    void settled();

protected:
    void focusInEvent(QFocusEvent* event) override;

private:
    void placeParts();
    QWidget* makeTree();
    void placeList();
    void connectParts();
    void take(const std::shared_ptr<const FoundCauses>& found);
    void onBarChosen();
    void applyPattern(const QString& typed);
    void complain(const PatternProblem& problem);
    void showPattern();
    void showGroups(const GroupedCounts& counts);
    void select(int row);
    void showRow();
    void showState();
    void open();

    Workspace& m_workspace;
    CauseFinder m_finder;
    CauseFilter m_filter;
    CauseModel m_model;
    QString m_typed; ///< the pattern without the bars that are chosen
    std::optional<int> m_wantedRow; ///< to be selected once the errors of the pattern are listed
    QString m_problem;
    QLineEdit* m_pattern;
    QPushButton* m_find;
    QPushButton* m_cancel;
    QProgressBar* m_progress;
    ElidedLabel* m_status;
    CentredNote* m_empty;
    QLabel* m_summary;
    CauseCharts* m_charts;
    QWidget* m_results = nullptr;
    QTreeView* m_list;
    ElidedLabel* m_title;
    LitDiagram* m_diagram;
    QLabel* m_error; ///< of the row that is selected, in words
    QSplitter* m_parts = nullptr; ///< list and tree
    GroupView* m_groups; ///< in place of them, of a query that counts
    bool m_isGrouped = false;
};

} // namespace arcwright::ui
