// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/enhancement_model.h"

#include "ui/canvas/cut_text.h"
#include "ui/documents/edit_sentences.h"
#include "ui/look/plain_tool_tip.h"

namespace arcwright::ui {

EnhancementModel::EnhancementModel(Enhancer& enhancer, QObject* parent)
    : QAbstractListModel(parent), m_enhancer(enhancer)
{
    connect(&enhancer, &Enhancer::proposed, this, &EnhancementModel::reset);
    connect(&enhancer, &Enhancer::cleared, this, &EnhancementModel::reset);
}

void EnhancementModel::reset()
{
    beginResetModel();
    m_rows = static_cast<int>(m_enhancer.edits().size());
    endResetModel();
}

int EnhancementModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

Qt::ItemFlags EnhancementModel::flags(const QModelIndex& index) const
{
    return QAbstractListModel::flags(index) | (index.isValid() ? Qt::ItemIsUserCheckable : Qt::NoItemFlags);
}

bool EnhancementModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid() || role != Qt::CheckStateRole)
        return false;
    m_enhancer.setWanted(static_cast<std::size_t>(index.row()), value.toInt() == Qt::Checked);
    Q_EMIT dataChanged(index, index, {Qt::CheckStateRole});
    return true;
}

QVariant EnhancementModel::data(const QModelIndex& index, int role) const
{
    if (index.isValid() && role == Qt::CheckStateRole)
        return m_enhancer.isWanted(static_cast<std::size_t>(index.row())) ? Qt::Checked : Qt::Unchecked;
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const ProposedEdit& proposed = m_enhancer.edits()[static_cast<std::size_t>(index.row())];
    const QString said = tr("%1: %2", "number of a sentence, what changes")
                             .arg(proposed.index + 1)
                             .arg(stepSentence({Operation::Several, {proposed.edit}}));
    return role == Qt::ToolTipRole ? plainToolTip(said) : cutText(said, kMostListedCharacters);
}

} // namespace arcwright::ui
