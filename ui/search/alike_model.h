// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <utility>
#include <vector>

#include <QAbstractTableModel>

#include "ui/search/alike_search.h"

namespace arcwright::ui {

/// The arcs that stand as a corrected one stood, a row each, with a box to check: the number of the sentence, the word
/// among its neighbours, the arc as it is and as it would be. At first those with the same words are checked.
class AlikeModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Number, Word, Now, Corrected, columns };

    explicit AlikeModel(AlikeSearch& search, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

    const ListedArc& arc(int row) const { return (*m_arcs)[static_cast<std::size_t>(row)]; }
    std::vector<ListedArc> checked() const;
    int checkedCount() const;
    void checkAll(bool check);

Q_SIGNALS:
    void checksChanged();

private:
    using Place = std::pair<SentenceKey, int>; ///< a unit of a sentence
    static Place placeOf(const ListedArc& listed) { return {listed.key, listed.arc.unit}; }
    bool isChecked(const ListedArc& listed) const;
    void takeArcs();
    QString text(const ListedArc& listed, int column) const;

    AlikeSearch& m_search;
    QString m_correction; ///< to which the decisions below belong
    std::shared_ptr<const std::vector<ListedArc>> m_arcs; ///< never null
    std::set<Place> m_decided; ///< boxes that are not as they came
};

} // namespace arcwright::ui
