// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "core/base/result.h"
#include "ui/analysis/suspicion_filter.h"
#include "ui/analysis/suspicion_model.h"
#include "ui/analysis/suspicion_search.h"
#include "ui/look/theme.h"
#include "ui/settings/shortcuts.h"

class QAction;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QSplitter;
class QTreeView;

namespace arcwright::ui {

class Actions;
class CentredNote;
class SuspicionBar;
class SuspicionChoices;
class SuspicionView;

/// What was found and what of it is listed, for another page that takes the place of one.
struct SuspicionPlace {
    std::shared_ptr<FoundSuspicions> found; ///< null: nothing was searched
    SuspicionRequest request; ///< what would be searched next
    SuspicionFilter::Show show = SuspicionFilter::Show::Undecided;
    std::optional<SuspicionMethod> method;
    std::optional<int> row; ///< of all that was found
};

/// The queue of suspicious annotations: the search for them, the list, and the tree of the one that is to be decided.
class SuspicionPage : public QWidget {
    Q_OBJECT
public:
    SuspicionPage(Workspace& workspace, const Actions& actions, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// Searches, unless that has been done or is under way, or there is a model and it is to be chosen who judges.
    void findOnce();
    /// Whether it is at work; not while it rests until somebody lets it go on.
    bool isBusy() const { return m_search.isBusy() && !m_search.isPaused(); }
    /// Whether a search would be lost now.
    bool isSearching() const { return m_search.isBusy(); }

    SuspicionPlace place() const;
    void setPlace(const SuspicionPlace& place);
    SuspicionSearch& search() { return m_search; }
    const SuspicionModel& model() const { return m_model; }
    SuspicionBar* bar() const { return m_bar; }
    QTreeView* list() const { return m_list; }
    SuspicionView* view() const { return m_view; }
    /// The part in which the keys of the queue work: the list, and the tree with its buttons.
    QWidget* queue() const;
    SuspicionChoices* choices() const { return m_choices; }
    /// The row of the model that is selected; none if none is.
    std::optional<int> currentRow() const;
    void select(int modelRow);
    /// Writes what is listed as a table, in the format that the file's name ends in: .tsv, .csv or .json.
    Result<void> saveListTo(const QString& path);
    QPushButton* saveButton() const { return m_save; }
    /// Whether it is seen, and lists anything in that sentence.
    bool shows(std::size_t sentence) const;

Q_SIGNALS:
    /// Somebody wants to work on a sentence.
    void opened(std::size_t sentence, int unit);
    /// Something is decided about the sentence of that index next.
    void deciding(std::size_t sentence);
    void failed(const arcwright::Problem& problem);
    void said(const QString& text);
    /// How far the search has come, beside the page's name; empty while none is under way.
    void noteChanged(const QString& note);
    /// isBusy() is false again.
    void settled();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void placeParts();
    void placeList();
    void addButton(QHBoxLayout* line, ActionId id, QPushButton*& button);
    void connectParts();
    void take(const std::shared_ptr<FoundSuspicions>& found);
    void onSearchChanged();
    void onRowsChanged(const std::vector<int>& rows);
    void showRow();
    QString emptyText() const;
    void showState();
    void nameButtons();
    void accept();
    void decideOn(SuspicionDecision decision);
    bool apply(int row, Operation operation, const Result<Sentence>& after);
    /// What is to be selected when a row is decided.
    std::optional<int> rowAfter(int row) const;
    void open();
    void openPlace(const UnitPlace& place);
    void askAndSaveList();

    Workspace& m_workspace;
    const Actions& m_actions;
    SuspicionSearch m_search;
    SuspicionModel m_model;
    SuspicionFilter m_filter;
    std::shared_ptr<FoundSuspicions> m_found; ///< null before anything was searched
    SuspicionBar* m_bar;
    SuspicionChoices* m_choices;
    QSplitter* m_parts;
    QTreeView* m_list;
    SuspicionView* m_view;
    QPushButton* m_accept = nullptr;
    QPushButton* m_keep = nullptr;
    QPushButton* m_postpone = nullptr;
    QPushButton* m_open = nullptr;
    QPushButton* m_save = nullptr;
    CentredNote* m_empty;
    bool m_isDeciding = false; ///< the page itself changes rows
};

} // namespace arcwright::ui
