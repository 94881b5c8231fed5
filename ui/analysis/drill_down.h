// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>

#include <QWidget>

#include "core/query/pattern.h"
#include "ui/analysis/analysis_model.h"
#include "ui/analysis/hit_model.h"
#include "ui/analysis/hit_search.h"
#include "ui/analysis/set_comparison.h"
#include "ui/analysis/word_selection.h"
#include "ui/look/theme.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QSplitter;

namespace arcwright::ui {

class EmptyNote;
class GroupView;
class HitExport;
class HitList;
class HitView;
class LitDiagram;
class SetMenu;

/// What is listed, for another part that takes the place of one.
struct DrillDownPlace {
    WordChoice choice;
    QString pattern;
    bool isPattern = false; ///< it was searched for
    std::optional<std::array<NamedSet, 2>> sets; ///< that are compared
    Hit hit; ///< the word that is selected
};

/// The sentences behind what was chosen on the dashboard: the choice as a pattern, which can be edited, the list of the
/// words, and the diagram of the sentence with their arcs lit.
class DrillDown : public QWidget {
    Q_OBJECT
public:
    DrillDown(Workspace& workspace, AnalysisModel& model, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// Shows the words of a choice.
    void setChoice(const WordChoice& choice);
    const WordChoice& choice() const { return m_choice; }
    /// Searches for what stands in the line.
    void search(const QString& pattern);
    DrillDownPlace place() const;
    void setPlace(const DrillDownPlace& place);
    /// Whether anything was asked for, so that list and diagram are there.
    bool isAsked() const;
    bool isSearching() const { return m_search.isRunning() || m_comparison.isRunning(); }

    QLineEdit* patternField() const { return m_pattern; }
    HitList* list() const { return m_list; }
    LitDiagram* diagram() const;
    GroupView* groups() const { return m_groups; }
    const HitModel& hits() const { return m_hits; }
    HitExport* exportButton() const { return m_export; }
    SetMenu* setMenu() const { return m_sets; }
    /// Shows which words are in both of two sets, and which in one alone.
    void compare(const std::array<NamedSet, 2>& sets);
    /// How many words there are, or what is wrong with the pattern.
    QString message() const;

Q_SIGNALS:
    /// Somebody wants to work on a sentence of the workspace.
    void opened(std::size_t sentence, int unit);
    /// choice() is another one, or a pattern has taken its place.
    void choiceChanged();
    void searched();
    void failed(const arcwright::Problem& problem);
    void done(const QString& message);
    /// The keyboard is no longer needed here.
    void left();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void placeParts();
    void renew();
    bool areWordsKnown() const;
    void list(std::vector<Hit> hits);
    void run();
    void take(const std::vector<Hit>& hits);
    void complain(const PatternProblem& problem);
    void showHit(const QModelIndex& index);
    void showMessage();
    void chooseGroup(const std::vector<std::string>& values);
    void open();
    std::size_t shownSystem(const QModelIndex& index) const;
    /// The row that is selected now, or what stood there before the list was made anew.
    void select(const Hit& hit);

    Workspace& m_workspace;
    AnalysisModel& m_model;
    HitModel m_hits;
    WordChoice m_choice;
    std::vector<std::string> m_systems; ///< by which the choice names systems
    Hit m_wanted{}; ///< to be selected again once a search has found it again
    bool m_isPattern = false; ///< what is listed was searched for, not chosen
    QString m_problem;
    QStringList m_untold;
    QLineEdit* m_pattern;
    QPushButton* m_clear;
    SetMenu* m_sets;
    HitExport* m_export;
    QLabel* m_message;
    QSplitter* m_parts = nullptr; ///< list and diagram, while there is something to list
    HitList* m_list;
    HitView* m_view;
    EmptyNote* m_nothing = nullptr;
    QColor m_errorColor;
    GroupView* m_groups; ///< in place of list and diagram, of a query that counts
    bool m_isGrouped = false;
    bool m_isCompared = false; ///< the groups are parts of two sets
    SetComparison m_comparison;
    HitSearch m_search;
};

} // namespace arcwright::ui
