// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QAbstractTableModel>

#include "core/documents/step.h"
#include "core/editing/cell_operations.h"

namespace arcwright::ui {

class Workspace;

/// The words, multiword tokens and empty nodes of one sentence as a table, in the order and with the columns of its
/// file. Every change is one step of the workspace; what it refuses, it tells.
class TokenTableModel : public QAbstractTableModel {
    Q_OBJECT
public:
    explicit TokenTableModel(Workspace& workspace, QObject* parent = nullptr);

    /// Shows a sentence as it is now; nothing where there is none, or none that can be read.
    void show(std::size_t index);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

    /// The cells from the top left to the bottom right one, tabs between columns and line ends between rows; what is
    /// empty is `_`.
    QString text(const QModelIndexList& cells) const;
    /// Puts such a text from `topLeft` on, as one step; a single value into all of `cells`. Cells that cannot be edited
    /// are passed over, and so is what lies outside the table. False if the workspace refuses, or nothing fits.
    bool paste(const QString& text, const QModelIndex& topLeft, const QModelIndexList& cells);

    /// The unit of syntax a row belongs to, 0 for none, and the first row of a unit, -1 for none.
    int unitOf(int row) const;
    int rowOf(int unit) const;
    /// The field of a column; none for that of the ids.
    std::optional<WordField> field(int column) const;
    /// What a row's features are offered by: its UPOS, or XPOS where the format has no UPOS.
    QString partOfSpeech(int row) const;

private:
    struct Row {
        NodeId node;
        int last = 0; ///< of a multiword token, its last word

        bool isMultiword() const { return last > 0; }
        friend bool operator==(const Row&, const Row&) = default;
    };

    static std::vector<Row> rowsOf(const Sentence& sentence);
    static std::vector<WordField> columnsOf(const Sentence& sentence);
    Cell cell(const QModelIndex& index) const;
    bool set(const std::vector<Cell>& cells, Operation operation);

    Workspace& m_workspace;
    std::size_t m_index = 0;
    std::shared_ptr<const Sentence> m_sentence; ///< null if there is nothing to show
    std::vector<Row> m_rows;
    std::vector<WordField> m_columns;
};

} // namespace arcwright::ui
