// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QAbstractTableModel>
#include <QColor>

#include "core/documents/treebank.h"
#include "core/validation/finding.h"

namespace arcwright::ui {

class Validator;
class Workspace;
struct Theme;

/// The validator's findings, a row each, in the order of the sentences: of all of them or of one. Sentences are read
/// when a row is shown, so that a hundred thousand rows are there at once.
class ProblemsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { SeverityColumn, TestColumn, TextColumn, SentenceColumn, WordColumn, ColumnCount };

    struct Row {
        SentenceKey key;
        std::size_t ordinal = 0; ///< among the findings of its sentence
    };

    ProblemsModel(Workspace& workspace, const Validator& validator, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    void setTheme(const Theme& theme);
    /// Shows the findings of one sentence; of all, if there is none.
    void setOnly(std::optional<SentenceKey> key);

    const Row& row(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    /// Null while the validator knows more than the model has been told.
    const Finding* finding(int row) const;
    /// The row of a finding, -1 if it is not shown.
    int rowOf(SentenceKey key, std::size_t ordinal) const;
    /// Whether a row stands before another when sorted by `column`; equal ones stay in the order of the treebank.
    bool isBefore(int one, int other, int column) const;

private:
    void reset();
    void update(const std::vector<SentenceKey>& keys);
    void update(SentenceKey key);
    bool append(const std::vector<SentenceKey>& keys);
    /// The rows of a sentence begin here, or would.
    std::size_t placeOf(SentenceKey key) const;
    QVariant shown(const Row& row, const Finding& finding, int column) const;
    QString wordText(const Row& row, const Finding& finding) const;
    std::size_t sentenceIndex(SentenceKey key) const;

    Workspace& m_workspace;
    const Validator& m_validator;
    std::vector<Row> m_rows;
    std::optional<SentenceKey> m_only;
    QColor m_error;
    QColor m_warning;
    QColor m_muted;
    // The sentence read last: rows of one stand together.
    mutable SentenceKey m_readKey;
    mutable std::shared_ptr<const Sentence> m_read;
};

} // namespace arcwright::ui
