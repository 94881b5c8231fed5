// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/suspicion_filter.h"

#include <utility>

#include "ui/analysis/suspicion_model.h"

namespace arcwright::ui {

SuspicionFilter::SuspicionFilter(SuspicionModel& model, QObject* parent) : QSortFilterProxyModel(parent), m_model(model)
{
    setSourceModel(&model);
    sort(0);
}

void SuspicionFilter::setShow(Show show)
{
    m_show = show;
    invalidateFilter();
}

void SuspicionFilter::setMethod(std::optional<SuspicionMethod> method)
{
    m_method = method;
    invalidateFilter();
}

bool SuspicionFilter::accepts(int row, std::optional<SuspicionMethod> method) const
{
    const QueuedSuspicion& queued = m_model.at(row);
    if (method && !queued.found.isFoundBy(*method))
        return false;
    switch (m_show) {
    case Show::Undecided:
        return isUndecided(queued.state);
    case Show::Postponed:
        return queued.state == SuspicionState::Postponed;
    case Show::Kept:
        return queued.state == SuspicionState::Kept;
    case Show::Accepted:
        return queued.state == SuspicionState::Accepted;
    case Show::Edited:
        return queued.state == SuspicionState::Edited;
    case Show::All:
        break;
    }
    return true;
}

bool SuspicionFilter::filterAcceptsRow(int row, const QModelIndex&) const
{
    return accepts(row, m_method);
}

bool SuspicionFilter::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const auto place = [this](int row) { return std::pair(m_model.at(row).state == SuspicionState::Postponed, row); };
    return place(left.row()) < place(right.row());
}

int SuspicionFilter::count(std::optional<SuspicionMethod> method) const
{
    int found = 0;
    for (int row = 0; row < m_model.rowCount(); ++row)
        found += accepts(row, method) ? 1 : 0;
    return found;
}

int SuspicionFilter::modelRow(const QModelIndex& index) const
{
    return mapToSource(index).row();
}

QModelIndex SuspicionFilter::indexOf(int modelRow) const
{
    return mapFromSource(m_model.index(modelRow, 0));
}

} // namespace arcwright::ui
