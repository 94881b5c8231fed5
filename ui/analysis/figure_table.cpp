// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/figure_table.h"

#include <algorithm>
#include <utility>

#include <QHeaderView>
#include <QKeyEvent>
#include <QSortFilterProxyModel>

#include "ui/look/plain_tool_tip.h"

namespace arcwright::ui {

void FigureTableModel::setContent(TableContent content)
{
    beginResetModel();
    m_content = std::move(content);
    endResetModel();
}

int FigureTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_content.rows.size());
}

int FigureTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_content.columns.size());
}

QVariant FigureTableModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const TableCell& told = cell(index);
    if (role == Qt::DisplayRole)
        return told.text;
    if (role == Qt::ToolTipRole)
        return plainToolTip(told.text);
    if (role == SortRole)
        return told.number ? QVariant(*told.number) : QVariant(told.text);
    if (role == Qt::TextAlignmentRole && index.column() > 0 && told.number)
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

int FigureTableModel::choiceOfRow(int row) const
{
    for (const TableCell& told : m_content.rows[static_cast<std::size_t>(row)]) {
        if (told.choice >= 0)
            return told.choice;
    }
    return -1;
}

QVariant FigureTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const QString name = m_content.columns.value(section);
    return role == Qt::ToolTipRole ? plainToolTip(name) : name;
}

FigureTable::FigureTable(QWidget* parent) : QTreeView(parent), m_sorted(new QSortFilterProxyModel(this))
{
    m_sorted->setSourceModel(&m_model);
    m_sorted->setSortRole(FigureTableModel::SortRole);
    setModel(m_sorted);
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setSortingEnabled(true);
    sortByColumn(-1, Qt::AscendingOrder); // as it comes
    setSelectionBehavior(QAbstractItemView::SelectItems);
    setFrameShape(QFrame::NoFrame);
    header()->setStretchLastSection(false);
}

void FigureTable::setContent(TableContent content)
{
    m_model.setContent(std::move(content));
    constexpr int widest = 180; // pixels
    for (int column = 0; column < m_model.columnCount(); ++column) {
        resizeColumnToContents(column);
        setColumnWidth(column, std::min(columnWidth(column), widest));
    }
    updateGeometry();
}

TableContent FigureTable::content() const
{
    TableContent shown{m_model.content().columns, {}};
    for (int row = 0; row < m_sorted->rowCount(); ++row)
        shown.rows.push_back(
            m_model.content().rows[static_cast<std::size_t>(m_sorted->mapToSource(m_sorted->index(row, 0)).row())]);
    return shown;
}

QSize FigureTable::sizeHint() const
{
    constexpr int mostRows = 14;
    const int rows = std::clamp(m_model.rowCount(), 1, mostRows);
    const int line = fontMetrics().height() + 4;
    return {QTreeView::sizeHint().width(), (rows + 2) * line};
}

bool FigureTable::choose(const QModelIndex& index, bool isAdding)
{
    if (!index.isValid())
        return false;
    const QModelIndex source = m_sorted->mapToSource(index);
    const int own = m_model.cell(source).choice;
    const bool isName = source.column() == 0; // of what all of the row is about; other cells may be a system's
    const int choice = own < 0 && isName ? m_model.choiceOfRow(source.row()) : own;
    if (choice >= 0)
        Q_EMIT chosen(choice, isAdding);
    return choice >= 0;
}

void FigureTable::mouseReleaseEvent(QMouseEvent* event)
{
    QTreeView::mouseReleaseEvent(event);
    if (event->button() == Qt::LeftButton)
        choose(indexAt(event->position().toPoint()), event->modifiers().testFlag(Qt::ControlModifier));
}

void FigureTable::keyPressEvent(QKeyEvent* event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!isEnter && event->key() != Qt::Key_Space) {
        QTreeView::keyPressEvent(event);
        return;
    }
    if (choose(currentIndex(), event->modifiers().testFlag(Qt::ControlModifier)) && isEnter)
        Q_EMIT listWanted();
}

} // namespace arcwright::ui
