// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QAbstractTableModel>

#include "ui/analysis/analysis_model.h"

namespace arcwright::ui {

/// A word that was asked for.
struct Hit {
    std::size_t sentence = 0; ///< index in the gold of the data
    int unit = 0;

    friend bool operator==(const Hit&, const Hit&) = default;
};

/// The words that a choice is of; none of one that chooses nothing.
std::vector<Hit> hitsOf(const OutcomeTable& table, const WordChoice& choice);

/// The words behind a bar, point or cell, a row each: where they are, what gold says of them and what each system does.
/// A row is read when it is shown. There are as many rows as words at once, of a million words too: see HitList.
class HitModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Number, Word, Gold, firstSystem };

    explicit HitModel(QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// Takes words without telling views, for a list that is written and never shown; on any thread.
    void hold(std::shared_ptr<const AnalysisData> data, std::vector<Hit> hits);
    void setHits(std::shared_ptr<const AnalysisData> data, std::vector<Hit> hits);
    void addHits(const std::vector<Hit>& hits);
    const std::shared_ptr<const AnalysisData>& analysisData() const { return m_data; }
    const std::vector<Hit>& hits() const { return m_hits; }
    /// The number of sentences in which they are.
    int sentenceCount() const { return m_sentences; }
    /// All words of the sentence of that row, in order.
    std::vector<int> unitsBeside(int row) const;
    /// What stands in a cell, where the list cuts it.
    QString wholeText(int row, int column) const { return cellText(m_hits[static_cast<std::size_t>(row)], column); }
    /// What a system has of a sentence; null if nothing.
    const Analysis* analysis(std::size_t sentence, std::size_t system) const;
    /// The system in a column; the number of systems where it is none.
    std::size_t systemOf(int column) const;

private:
    int textColumn() const { return columnCount() - 1; }
    QString arcText(const Sentence& sentence, int head, std::string_view relation) const;
    QString cellText(const Hit& hit, int column) const;

    std::shared_ptr<const AnalysisData> m_data;
    std::vector<Hit> m_hits;
    int m_sentences = 0;
};

} // namespace arcwright::ui
