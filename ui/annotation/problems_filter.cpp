// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/annotation/problems_filter.h"

#include "ui/annotation/problems_model.h"

namespace arcwright::ui {

ProblemsFilter::ProblemsFilter(ProblemsModel& model, QObject* parent) : QSortFilterProxyModel(parent), m_model(model)
{
    setSourceModel(&model);
}

void ProblemsFilter::setFilter(FindingFilter filter)
{
    if (m_filter == filter)
        return;
    m_filter = std::move(filter);
    invalidateFilter();
}

bool ProblemsFilter::filterAcceptsRow(int row, const QModelIndex&) const
{
    const Finding* finding = m_model.finding(row);
    return finding && m_filter.accepts(*finding);
}

bool ProblemsFilter::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    return m_model.isBefore(left.row(), right.row(), left.column());
}

} // namespace arcwright::ui
