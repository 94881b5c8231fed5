// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <set>
#include <vector>

#include <QWidget>

#include "core/documents/treebank.h"
#include "ui/documents/sentence_order.h"
#include "ui/look/theme.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QTimer;
class QTreeView;

namespace arcwright::ui {

class EmptyNote;
class SentenceDelegate;
class SentenceListModel;
class Workspace;

/// The list of sentences, each with its state and with how many of its words the layer on view has otherwise; above it,
/// what to list. Columns can be chosen in a menu of the header, and sorted by.
/// The sentence being looked at stays the same whatever is listed, until another one is chosen.
class SentenceBrowser : public QWidget {
    Q_OBJECT
public:
    explicit SentenceBrowser(Workspace& workspace, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    std::size_t currentSentence() const { return m_current; }
    /// Goes to a sentence, listed or not; one beyond the end is the last.
    void setCurrentSentence(std::size_t index);
    /// Goes to the next (+1) or previous (-1) sentence of the list.
    void step(int by);
    /// Goes to the next (+1) or previous (-1) sentence of the list whose prediction differs from gold. False if there
    /// is none.
    bool stepToDifference(int by);
    /// Goes to the next (+1) or previous (-1) sentence of the list that is not confirmed and can be. False if there is
    /// none.
    bool stepToUnconfirmed(int by);
    /// Goes to the next (+1) or previous (-1) sentence of the list in which something is remarked. False if there is
    /// none.
    bool stepToRemarked(int by);
    /// The sentences of the list after (+1) or before (-1) the current one, the nearest first.
    std::vector<std::size_t> listedBeside(int by) const;
    bool isListed(std::size_t index) const;
    /// Whether the list is of sentences that showListed() was given under that title.
    bool isShowingListed(const QString& title) const;
    /// Lists these sentences alone; `title` says what they are, among the kinds to choose from, until others are shown
    /// or another treebank is opened.
    void showListed(const QString& title, std::set<SentenceKey> sentences);
    /// Puts the keyboard into the search field.
    void startSearch();

    QTreeView* list() const { return m_list; }
    QLineEdit* searchField() const { return m_search; }
    QComboBox* kindField() const { return m_kind; }

    /// Shows a column, or hides it; that of the text stays. It is remembered.
    void setColumnShown(SentenceColumn column, bool shown);
    /// Whether it is to be shown; where letters are large there may be no room for it.
    bool isColumnShown(SentenceColumn column) const;

    /// Says so in the list, for as long as no treebank is open. Not to be said while one is being opened.
    void tellThatNothingIsOpen();

Q_SIGNALS:
    /// A menu is wanted for the current sentence, at this place on the screen.
    void contextRequested(const QPoint& place);
    void sentenceChosen(std::size_t index);
    /// This text is searched for in all sentences; empty where none is.
    void textSearched(const QString& text);
    /// The keyboard is no longer needed in the search field.
    void searchLeft();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void placeParts();
    void placeColumns();
    void fitColumns();
    void fitDifferences();
    void leaveTextRoom();
    bool isNarrow() const;
    void fitColumn(SentenceColumn column, const QString& text);
    int wide(const QString& text) const;
    void openColumnMenu(const QPoint& place);
    void openContextMenu(const QPoint& place);
    void applyFilter();
    QString nothingFound() const;
    void clearFilter();
    void showProgress(int percent);
    void markCurrent();
    void choose(std::size_t index);
    void moveCurrent(std::size_t first, std::size_t removed, std::size_t added);
    bool stepTo(int by, const std::function<bool(std::size_t sentence)>& wanted);

    Workspace& m_workspace;
    SentenceListModel* m_model;
    QLineEdit* m_search;
    QComboBox* m_kind;
    QLabel* m_count;
    QProgressBar* m_progress;
    QTreeView* m_list;
    std::set<SentenceColumn> m_wanted; ///< the columns that are to be shown
    bool m_wasNarrow = false; ///< the list, when its columns were fitted last
    SentenceDelegate* m_delegate;
    QTimer* m_markSoon; ///< while the list does not show yet where we are
    EmptyNote* m_nothing = nullptr;
    std::shared_ptr<const std::set<SentenceKey>>
        m_listed; ///< of the kind that showListed() adds; null: it is not there
    std::size_t m_current = 0; ///< the sentence chosen last, also while the list has no row for it
    bool m_isNothingOpen = false; ///< and nothing is being opened
    bool m_isMarking = false; ///< the list follows us, not we the list
};

} // namespace arcwright::ui
