// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QTreeView>

#include "ui/analysis/table_content.h"

class QSortFilterProxyModel;

namespace arcwright::ui {

/// The cells of a figure's table.
class FigureTableModel : public QAbstractTableModel {
    Q_OBJECT
public:
    static constexpr int SortRole = Qt::UserRole;

    explicit FigureTableModel(QObject* parent = nullptr) : QAbstractTableModel(parent) { }

    void setContent(TableContent content);
    const TableContent& content() const { return m_content; }
    const TableCell& cell(const QModelIndex& index) const
    {
        return m_content.rows[static_cast<std::size_t>(index.row())][static_cast<std::size_t>(index.column())];
    }
    /// The words behind the first cell of a row that has any; -1 if none has.
    int choiceOfRow(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    TableContent m_content;
};

/// A figure as a table, which can be sorted by every column; a click on a cell, or Enter, chooses the words behind it,
/// in the first column those behind the row.
class FigureTable : public QTreeView {
    Q_OBJECT
public:
    explicit FigureTable(QWidget* parent = nullptr);

    void setContent(TableContent content);
    /// In the order in which it is shown.
    TableContent content() const;
    QSize sizeHint() const override;

Q_SIGNALS:
    /// The words of that index were chosen.
    void chosen(int choice, bool isAdding);
    void listWanted();

protected:
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    bool choose(const QModelIndex& index, bool isAdding);

    FigureTableModel m_model;
    QSortFilterProxyModel* m_sorted;
};

} // namespace arcwright::ui
