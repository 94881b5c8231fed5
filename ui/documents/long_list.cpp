// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/long_list.h"

#include <algorithm>

#include <QScrollBar>

namespace arcwright::ui {

void LongList::dataChanged(const QModelIndex& topLeft, const QModelIndex& bottomRight, const QList<int>& roles)
{
    constexpr int leastHeight = 4; // of a row; more rows than are on view do no harm
    if (verticalScrollMode() != ScrollPerItem || !topLeft.isValid() || !bottomRight.isValid()) {
        QTreeView::dataChanged(topLeft, bottomRight, roles);
        return;
    }
    const int onView = verticalScrollBar()->value();
    const int first = std::max(topLeft.row(), onView);
    const int last = std::min(bottomRight.row(), onView + viewport()->height() / leastHeight);
    if (first > last)
        return;
    if (topLeft.column() != bottomRight.column()) {
        QTreeView::dataChanged(topLeft.siblingAtRow(first), bottomRight.siblingAtRow(last), roles);
        return;
    }
    for (int row = first; row <= last; ++row) // of several cells, whatever they are, all of the list is drawn anew
        QTreeView::dataChanged(topLeft.siblingAtRow(row), topLeft.siblingAtRow(row), roles);
}

} // namespace arcwright::ui
