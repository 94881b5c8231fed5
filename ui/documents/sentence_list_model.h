// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <vector>

#include <QAbstractTableModel>
#include <QTimer>

#include "ui/documents/sentence_cells.h"
#include "ui/documents/sentence_filter.h"
#include "ui/documents/sentence_rows.h"
#include "ui/documents/sentence_search.h"

namespace arcwright::ui {

class Workspace;

/// The sentences of the workspace as a table, all or those a filter wants, with a column for each SentenceColumn. A row
/// is read from its document when it is shown, so that a treebank of any size is there at once; rows of a filter come
/// as they are found. Sorted by a column they keep their places while they change, until they are sorted anew.
class SentenceListModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Role {
        /// Words whose predicted head or relation is not gold's; -1 where nothing is predicted or could be compared.
        DifferencesRole = Qt::UserRole,
        /// Whether the prediction's model was trained on the sentence.
        SeenRole,
        /// Whether the sentence could not be read.
        BrokenRole,
        EditedRole,
        ConfirmedRole,
        RemarkedRole,
        /// The sentence's index in the treebank.
        SentenceRole,
        /// The number of sentences of the treebank.
        TotalRole,
    };

    explicit SentenceListModel(Workspace& workspace, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    /// Without a column, that of the text.
    QModelIndex index(int row, int column = 0, const QModelIndex& parent = {}) const override;
    /// The roles above are told in every column.
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// Sorts by a column in the background; by none, as the treebank does.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;
    static QString columnName(SentenceColumn column);
    /// Whether the heading of the differences names the layer they are from, for which there may be no room; the tool
    /// tip always does.
    void setNamesLayer(bool names);

    /// Shows the sentences a filter wants. They are looked for in the background.
    void setFilter(const SentenceFilter& filter);
    const SentenceFilter& filter() const { return m_filter; }
    bool isSearching() const { return m_search.isRunning(); }
    const SentenceRows& rows() const { return m_rows; }
    /// A sentence that keeps its row although the filter does not want it any more, because somebody is working on it.
    /// The one held before loses it if need be.
    void hold(std::size_t sentence);

Q_SIGNALS:
    /// So many of a hundred parts have been searched; 100 at the end, and where nothing is searched.
    void searchProgressed(int percent);

private:
    bool wants(std::size_t sentence) const;
    void restart();
    void add(const std::vector<std::uint32_t>& sentences, std::size_t scanned);
    void finishSearch();
    void reconsider(std::size_t sentence);
    void change(const std::vector<std::size_t>& sentences);
    void reconsiderWaiting();
    void replaceRows(std::size_t first, std::size_t removed, std::size_t added);
    void replaceChoice(std::size_t first, std::size_t removed, std::size_t added);
    void takePredictions(const std::vector<SentenceKey>& keys);
    void tellDifferences(std::size_t first, std::size_t end);
    void takeSorted(const std::vector<std::uint32_t>& sentences);
    void startSearch();
    void followLayer();

    Workspace& m_workspace;
    SentenceCells m_cells;
    SentenceFilter m_filter;
    SentenceOrder m_order;
    bool m_namesLayer = true; ///< above the differences
    QString m_layerName; ///< of the layer that is compared; empty where there is none. Views outlive the workspace.
    SentenceMatcher m_matcher{m_filter};
    SentenceRows m_rows; ///< as views know them: the treebank has changed before they are told
    SentenceSearch m_search;
    std::size_t m_scanned = 0; ///< the search has looked at all sentences before this one
    std::set<std::size_t> m_changed; ///< sentences that changed under the search
    std::size_t m_held = 0;
    std::vector<std::size_t> m_waiting; ///< sentences of a step that changed many, which have their rows of before
    QTimer m_free; ///< when the window's thread is, for some of them
};

} // namespace arcwright::ui
