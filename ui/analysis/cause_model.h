// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <set>
#include <vector>

#include <QAbstractTableModel>

#include "ui/analysis/cause_choice.h"
#include "ui/analysis/cause_finder.h"

namespace arcwright::ui {

/// Wrong heads, a row each, those whose repair repairs most others first. Those of sentences that have changed since
/// are left out.
class CauseModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Number, Word, Gold, Found, Near, Source, Repairs, Breaks, Text, columns };

    explicit CauseModel(Workspace& workspace, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// Lists the errors of a choice that are among others; null: none.
    void setCauses(std::shared_ptr<const FoundCauses> found, const CauseChoice& choice, CausePlaces among = {});
    const CausePlaces& among() const { return m_among; }
    const std::shared_ptr<const FoundCauses>& found() const { return m_found; }
    const WordError& error(int row) const;
    const SentenceCauses& causesOf(int row) const;
    /// The sentence of a row as the parser saw it.
    std::shared_ptr<const Sentence> sentence(int row) const;
    /// Its index in the open treebank.
    std::size_t sentenceIndex(int row) const;
    /// How many sentences with errors have changed since.
    std::size_t changedSentences() const { return m_changed.size(); }

private:
    void onSentencesChanged(const std::vector<std::size_t>& indices);
    void findChanged();
    void list();
    QString cellText(int row, int column) const;

    Workspace& m_workspace;
    std::shared_ptr<const FoundCauses> m_found;
    CauseChoice m_choice;
    CausePlaces m_among;
    std::vector<ErrorPlace> m_places;
    std::set<SentenceKey> m_changed;
};

} // namespace arcwright::ui
