// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/hit_list.h"

#include <algorithm>

#include <QHeaderView>

#include "ui/look/font_measures.h"

namespace arcwright::ui {

HitList::HitList(QWidget* parent) : QTableView(parent)
{
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false); // Tab leaves the list
    setHorizontalScrollMode(ScrollPerPixel);
    setCornerButtonEnabled(false);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed); // by rows' contents all of them would be read
    horizontalHeader()->setStretchLastSection(true);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    measureByFont(this, [this](const QFontMetrics& metrics) {
        constexpr int lead = 4;
        verticalHeader()->setMinimumSectionSize(1);
        verticalHeader()->setDefaultSectionSize(metrics.height() + lead);
    });
}

void HitList::fitColumns()
{
    constexpr int mostMeasured = 200; // pixels a column begins with at most
    constexpr int rowsMeasured
        = 60; // each is read from the file, and a table that is not on view yet would measure all
    const int first = std::max(rowAt(0), 0);
    const int end = model() == nullptr ? 0 : std::min(model()->rowCount(), first + rowsMeasured);
    for (int column = 0; model() != nullptr && column + 1 < model()->columnCount(); ++column) {
        int width = horizontalHeader()->sectionSizeHint(column);
        for (int row = first; row < end; ++row)
            width = std::max(width, sizeHintForIndex(model()->index(row, column)).width() + 1);
        setColumnWidth(column, std::min(width, mostMeasured));
    }
}

QModelIndex HitList::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    const QModelIndex at = currentIndex();
    if ((action != MoveHome && action != MoveEnd) || !at.isValid())
        return QTableView::moveCursor(action, modifiers);
    return at.siblingAtRow(action == MoveHome ? 0 : model()->rowCount() - 1);
}

} // namespace arcwright::ui
