// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "core/query/askable.h"
#include "ui/look/theme.h"
#include "ui/search/search_model.h"

class QCheckBox;
class QLabel;
class QLineEdit;
class QListView;
class QProgressBar;
class QPushButton;
class QToolButton;

namespace arcwright::ui {

class EmptyNote;

/// Searches the open treebank for a pattern: a line to type it into, what is wrong with it and where, the list of what
/// was found, and a replacement that is shown before it is made.
class SearchPanel : public QWidget {
    Q_OBJECT
public:
    explicit SearchPanel(Workspace& workspace, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// Puts the keyboard into the line of the pattern.
    void startSearch();
    /// Searches for this pattern.
    void searchFor(const QString& pattern);
    /// Goes to the next (+1) or previous (-1) of what was found, round about. False if there is nothing.
    bool step(int by);

    PatternSearch& search() { return m_search; }
    /// What the list is of, as it was typed; empty as long as nothing was searched for.
    QString searchedText() const { return m_searchedText; }
    QLineEdit* patternField() const { return m_pattern; }
    QLineEdit* replacementField() const { return m_replacement; }
    QListView* list() const { return m_list; }
    /// Patterns to begin with, as long as nothing was searched for.
    QLabel* examples() const { return m_examples; }
    QPushButton* previewButton() const { return m_preview; }
    /// Shows the line of the replacement, which has its place only when somebody wants it.
    QToolButton* replacementButton() const { return m_wantsReplacement; }
    QPushButton* replaceButton() const { return m_replace; }
    /// Ticks all changes of the preview, or none.
    QCheckBox* allBox() const { return m_all; }
    /// How much was found, or what is wrong with what was typed.
    QString message() const;

Q_SIGNALS:
    /// Somebody wants to see a word (0: none of them) of a sentence.
    void matchChosen(std::size_t sentence, int word);
    /// The keyboard is no longer needed here.
    void left();
    /// The last search has ended.
    void searched();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void placeParts();
    void showReplacement(bool isWanted);
    void takeTreebank();
    void offer(const QStringList& patterns);
    void searchForWord(const QString& word, const QString& pattern);
    void run();
    void preview();
    void replace();
    void choose(const QModelIndex& index);
    SearchedFiles searchedFiles() const;
    QString proposalText() const;
    void showState();
    void complain(const PatternProblem& problem, QLineEdit* field);

    Workspace& m_workspace;
    PatternSearch m_search;
    SearchModel m_model;
    Pattern m_searched; ///< what the list is of
    QString m_searchedText;
    QLineEdit* m_pattern;
    QLineEdit* m_replacement;
    QPushButton* m_find;
    QToolButton* m_wantsReplacement;
    QWidget* m_replacementLine;
    QPushButton* m_preview;
    QPushButton* m_replace;
    QCheckBox* m_all;
    QLabel* m_message;
    QProgressBar* m_progress;
    QListView* m_list;
    QLabel* m_examples;
    EmptyNote* m_nothing = nullptr;
    QColor m_errorColor;
    QString m_problem;
    bool m_isSuggesting = false; ///< the examples are of a word that was typed, and is no pattern
};

} // namespace arcwright::ui
