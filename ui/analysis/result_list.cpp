// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/result_list.h"

#include <algorithm>
#include <vector>

#include <QHeaderView>
#include <QTreeView>

#include "ui/look/font_measures.h"

namespace arcwright::ui {

void arrangeResults(QTreeView& list, const QString& name, std::initializer_list<std::pair<int, int>> columns)
{
    list.setAccessibleName(name);
    list.setRootIsDecorated(false);
    list.setUniformRowHeights(true);
    list.setAllColumnsShowFocus(true);
    list.header()->setStretchLastSection(true);
    list.header()->setSectionsMovable(false);
    measureByFont(&list, [&list, widths = std::vector(columns)](const QFontMetrics& metrics) {
        for (const auto& [column, letters] : widths)
            list.setColumnWidth(
                column, std::max(letters * metrics.averageCharWidth(), list.header()->sectionSizeHint(column)));
    });
}

} // namespace arcwright::ui
