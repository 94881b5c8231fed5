// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/step_list_model.h"

#include <QFont>

#include "ui/look/plain_tool_tip.h"

namespace arcwright::ui {

void StepListModel::setPlayer(const Player* player)
{
    beginResetModel();
    m_player = player;
    m_breakpoints.clear();
    m_parting = 0;
    endResetModel();
}

void StepListModel::setBreakpoints(const std::set<int>& steps)
{
    m_breakpoints = steps;
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

void StepListModel::setParting(int step)
{
    m_parting = step;
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

int StepListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_player ? 0 : m_player->steps() + 1;
}

QVariant StepListModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const int step = index.row();
    if (role == Qt::FontRole) {
        QFont font;
        font.setBold(step > 0 && m_player->isMilestone(step));
        return font;
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    if (step == 0)
        return tr("Before the first step");
    QString text = tr("%1. %2", "number and step").arg(step).arg(m_player->headline(step));
    if (m_breakpoints.contains(step))
        text = tr("● %1", "a step to stop at").arg(text);
    if (m_parting == step)
        text = tr("≠ %1", "a step where two algorithms part").arg(text);
    return role == Qt::ToolTipRole ? plainToolTip(text) : text;
}

} // namespace arcwright::ui
