// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/alike_model.h"

#include <algorithm>
#include <iterator>

#include "ui/look/arc_text.h"
#include "ui/look/plain_tool_tip.h"
#include "ui/look/word_context.h"

namespace arcwright::ui {

AlikeModel::AlikeModel(AlikeSearch& search, QObject* parent)
    : QAbstractTableModel(parent), m_search(search), m_arcs(search.arcs())
{
    connect(&search, &AlikeSearch::changed, this, &AlikeModel::takeArcs);
}

void AlikeModel::takeArcs()
{
    beginResetModel();
    if (m_correction != m_search.correction())
        m_decided.clear();
    m_correction = m_search.correction();
    m_arcs = m_search.arcs();
    endResetModel();
    Q_EMIT checksChanged();
}

int AlikeModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_arcs->size());
}

int AlikeModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns;
}

bool AlikeModel::isChecked(const ListedArc& listed) const
{
    return listed.arc.areSameWords != m_decided.contains(placeOf(listed));
}

QString AlikeModel::text(const ListedArc& listed, int column) const
{
    const auto arc = [&](const NamedArc& named) { return arcIn(*listed.sentence, named.head, named.relation); };
    switch (column) {
    case Number:
        return QString::number(m_search.indexOf(listed) + 1);
    case Word:
        return wordInContext(*listed.sentence, listed.arc.unit);
    case Now:
        return arc(listed.arc.now);
    default:
        return arc(listed.arc.corrected);
    }
}

QVariant AlikeModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const ListedArc& listed = arc(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(listed, index.column());
    case Qt::ToolTipRole:
        return plainToolTip(
            index.column() == Word ? QString::fromStdString(listed.sentence->text()) : text(listed, index.column()));
    case Qt::CheckStateRole:
        return index.column() == Number ? QVariant(isChecked(listed) ? Qt::Checked : Qt::Unchecked) : QVariant();
    default:
        return {};
    }
}

bool AlikeModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid() || role != Qt::CheckStateRole)
        return false;
    const ListedArc& listed = arc(index.row());
    if (isChecked(listed) != (value.toInt() == Qt::Checked)) {
        if (m_decided.erase(placeOf(listed)) == 0)
            m_decided.insert(placeOf(listed));
        Q_EMIT dataChanged(index, index, {Qt::CheckStateRole});
        Q_EMIT checksChanged();
    }
    return true;
}

QVariant AlikeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Number:
        return tr("Sentence");
    case Word:
        return tr("Word");
    case Now:
        return tr("Its arc now");
    default:
        return tr("Corrected likewise");
    }
}

Qt::ItemFlags AlikeModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.isValid() && index.column() == Number)
        flags |= Qt::ItemIsUserCheckable;
    return flags;
}

std::vector<ListedArc> AlikeModel::checked() const
{
    std::vector<ListedArc> checked;
    std::ranges::copy_if(
        *m_arcs, std::back_inserter(checked), [this](const ListedArc& listed) { return isChecked(listed); });
    return checked;
}

int AlikeModel::checkedCount() const
{
    return static_cast<int>(
        std::ranges::count_if(*m_arcs, [this](const ListedArc& listed) { return isChecked(listed); }));
}

void AlikeModel::checkAll(bool check)
{
    m_decided.clear();
    for (const ListedArc& listed : *m_arcs) {
        if (listed.arc.areSameWords != check)
            m_decided.insert(placeOf(listed));
    }
    if (m_arcs->empty())
        return;
    Q_EMIT dataChanged(index(0, Number), index(rowCount() - 1, Number), {Qt::CheckStateRole});
    Q_EMIT checksChanged();
}

} // namespace arcwright::ui
