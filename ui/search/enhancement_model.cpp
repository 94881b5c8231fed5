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

QVariant EnhancementModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const ProposedEdit& proposed = m_enhancer.edits()[static_cast<std::size_t>(index.row())];
    const QString said = tr("%1: %2", "number of a sentence, what changes")
                             .arg(proposed.index + 1)
                             .arg(stepSentence({Operation::Several, {proposed.edit}}));
    return role == Qt::ToolTipRole ? plainToolTip(said) : cutText(said, kMostListedCharacters);
}

} // namespace arcwright::ui
