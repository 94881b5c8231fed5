// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/result_list.h"

#include <algorithm>

#include <QHeaderView>
#include <QTreeView>

namespace arcwright::ui {

void arrangeResults(QTreeView& list, const QString& name, std::initializer_list<std::pair<int, int>> columns)
{
    list.setAccessibleName(name);
    list.setRootIsDecorated(false);
    list.setUniformRowHeights(true);
    list.setAllColumnsShowFocus(true);
    list.header()->setStretchLastSection(true);
    list.header()->setSectionsMovable(false);
    const int letter = list.fontMetrics().averageCharWidth();
    for (const auto& [column, letters] : columns)
        list.setColumnWidth(column, std::max(letters * letter, list.header()->sectionSizeHint(column)));
}

} // namespace arcwright::ui
