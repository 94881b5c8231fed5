// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>

#include "ui/search/pattern_search.h"

namespace arcwright::ui {

/// The matches, a row each: the number of the sentence and the words around, the matching ones in brackets. While a
/// replacement is proposed, what it does, a row with a box to tick for each change.
class SearchModel : public QAbstractListModel {
    Q_OBJECT
public:
    explicit SearchModel(PatternSearch& search, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

    bool isShowingEdits() const { return m_isShowingEdits; }
    void showEdits(bool edits);
    /// Ticks all changes, or none.
    void tickAll(bool areTicked);
    /// The sentence of a row as it is counted now; none if it is gone.
    std::optional<std::size_t> sentence(int row, const Treebank& treebank) const;
    /// The first word that was found, 0 where none was.
    int word(int row) const;

Q_SIGNALS:
    void ticksChanged();
    /// A change can neither be left out nor taken while the others stay as they are.
    void refused(const arcwright::Problem& problem);

private:
    QString foundText(const FoundMatch& found) const;
    QString arcsText(const FoundMatch& found) const;

    PatternSearch& m_search;
    bool m_isShowingEdits = false;
    int m_rows = 0;
};

} // namespace arcwright::ui
