// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QTimer>
#include <QWidget>

#include "core/documents/treebank.h"
#include "ui/annotation/problems_filter.h"
#include "ui/documents/repair_job.h"
#include "ui/look/theme.h"

class QLabel;
class QProgressBar;
class QPushButton;
class QTableView;

namespace arcwright::ui {

class EmptyNote;
class ProblemsFilterBar;
class Validator;
class Workspace;

/// The findings about the sentence that is shown, or about all: a table to go by, and what can be done about each row.
class ProblemsPanel : public QWidget {
    Q_OBJECT
public:
    ProblemsPanel(Workspace& workspace, Validator& validator, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// The sentence that is shown, from 0.
    void setSentence(std::size_t index);
    /// Goes to the next (+1) or previous (-1) problem that the filter lets through, whichever sentence it is in. False
    /// if there is none.
    bool step(int by);
    /// `Problems (3)`: errors and warnings that are not waived.
    QString title() const;

    QTableView* table() const { return m_table; }
    ProblemsModel& model() { return *m_model; }
    ProblemsFilter& filter() { return *m_filter; }

    // The buttons' commands for the selected row. False if there is none, or nothing could be done.
    bool waiveSelected(const QString& reason);
    bool unwaiveSelected();
    bool repairSelected();
    /// Begins to repair all findings of the selected row's test, in the background: repairsFinished().
    bool repairAllLikeSelected();
    bool isRepairing() const { return m_repairs.isBusy(); }
    /// Writes what was waived in all sentences to a file; false if that cannot be written, which the workspace says.
    bool exportWaivers(const QString& path);
    /// `file:line: test: problem` of the selected rows.
    void copySelected();

    /// A button beside the choice of problems, for a command that looks for what else may be wrong.
    void offer(QAction& command, const QString& text, const QString& tip);

Q_SIGNALS:
    /// Somebody wants to see a word (0: none of them) of a sentence, and the words of the cycle if it is about one.
    void problemChosen(std::size_t sentence, int word, const std::vector<int>& cycle);
    void titleChanged(const QString& title);
    void repairsFinished();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Visited {
        SentenceKey key;
        std::size_t ordinal = 0;
        Finding finding;
    };

    void buildTable();
    void connectParts();
    void readFilter();
    void updateScope();
    void updateTests();
    void updateSummary();
    void keepSummaryWhole();
    void updateButtons();
    void choose(const QModelIndex& index);
    void showMenu(const QPoint& place);
    void askWaiver();
    void askAndExportWaivers();
    QString repairTip() const;
    /// The row of the model that is selected, -1 if none.
    int selectedRow() const;
    const Finding* selectedFinding() const;
    std::size_t sentenceOf(int row) const;
    void select(SentenceKey key, std::size_t ordinal);

    Workspace& m_workspace;
    Validator& m_validator;
    ProblemsModel* m_model;
    ProblemsFilter* m_filter;
    ProblemsFilterBar* m_choice;
    RepairJob m_repairs;
    QLabel* m_summary;
    QTableView* m_table;
    EmptyNote* m_nothing;
    QPushButton* m_waive;
    QPushButton* m_repair;
    QPushButton* m_repairAll;
    QPushButton* m_copy;
    QPushButton* m_exportWaivers;
    QProgressBar* m_progress;
    std::size_t m_sentence = 0;
    std::optional<Visited> m_visited; ///< the problem gone to last
    QString m_title;
    QTimer m_soon;
};

} // namespace arcwright::ui
