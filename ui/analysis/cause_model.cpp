// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/cause_model.h"

#include <algorithm>
#include <utility>

#include "core/model/any_model.h"
#include "ui/analysis/cause_texts.h"
#include "ui/canvas/cut_text.h"
#include "ui/canvas/diagram.h"
#include "ui/look/plain_tool_tip.h"
#include "ui/look/word_context.h"

namespace arcwright::ui {

namespace {

bool haveSameHeads(const Sentence& first, const Sentence& second)
{
    bool areSame = first.unitCount() == second.unitCount();
    for (int unit = 1; areSame && unit <= first.unitCount(); ++unit)
        areSame = first.headOf(unit) == second.headOf(unit) && first.unitText(unit) == second.unitText(unit);
    return areSame;
}

/// What the words of a cell mean, for its tool tip.
QString meaningOf(const WordError& error, int column)
{
    if (column == CauseModel::Near && error.reach == Reach::OutOfReach)
        return u'\n'
            + CauseModel::tr("No tree with gold's head was to be had: the arc was left out as hopeless "
                             "beforehand, or what was decided before rules it out.");
    return column == CauseModel::Source ? u'\n' + sourceSentence(error.source) : QString();
}

} // namespace

CauseModel::CauseModel(Workspace& workspace, QObject* parent) : QAbstractTableModel(parent), m_workspace(workspace)
{
    connect(&workspace, &Workspace::sentencesChanged, this, &CauseModel::onSentencesChanged);
    connect(&workspace, &Workspace::sentencesReplaced, this, &CauseModel::list);
    connect(&workspace, &Workspace::treebankReplaced, this, [this] { setCauses(nullptr, {}); });
}

int CauseModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_places.size());
}

int CauseModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns;
}

const SentenceCauses& CauseModel::causesOf(int row) const
{
    return m_found->causes[m_places[static_cast<std::size_t>(row)].sentence];
}

const WordError& CauseModel::error(int row) const
{
    return causesOf(row).errors[m_places[static_cast<std::size_t>(row)].error];
}

std::shared_ptr<const Sentence> CauseModel::sentence(int row) const
{
    return m_found->searched.sentence(causesOf(row).sentence);
}

std::size_t CauseModel::sentenceIndex(int row) const
{
    return m_workspace.treebank().indexOf(m_found->searched.key(causesOf(row).sentence));
}

QString CauseModel::cellText(int row, int column) const
{
    const WordError& error = this->error(row);
    switch (column) {
    case Number:
        return QString::number(sentenceIndex(row) + 1);
    case Word:
        return QString::fromStdString(sentence(row)->unitText(error.word));
    case Gold:
        return nodeText(*sentence(row), error.goldHead);
    case Found:
        return nodeText(*sentence(row), error.head);
    case Near:
        return nearnessText(error);
    case Source:
        return sourceText(error.source);
    case Repairs:
        return QString::number(error.repaired.size());
    case Breaks:
        return QString::number(error.broken.size());
    default:
        return wordInContext(*sentence(row), error.word);
    }
}

QVariant CauseModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::DisplayRole)
        return cutText(cellText(index.row(), index.column()), qsizetype{2} * kMostDrawnCharacters);
    if (role == Qt::ToolTipRole)
        return plainToolTip(cellText(index.row(), index.column()) + meaningOf(error(index.row()), index.column()));
    const bool isNumber = index.column() == Number || index.column() == Repairs || index.column() == Breaks;
    if (role == Qt::TextAlignmentRole && isNumber)
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

QVariant CauseModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const bool isTip = role == Qt::ToolTipRole;
    switch (section) {
    case Number:
        return isTip ? tr("Sentence") : tr("No.", "of the sentence");
    case Word:
        return tr("Word");
    case Gold:
        return tr("Gold's head");
    case Found:
        return tr("Parser's head");
    case Near:
        return isTip
            ? tr("The place of gold's head among all that the parser considered, and what its best tree scores "
                 "less")
            : tr("Gold's head is");
    case Source:
        if (unitsOf(m_workspace.treebank()) == Units::Bunsetsu)
            return tr("Kind"); // each head is judged by itself
        return isTip
            ? tr("Why the tree of the whole sentence is not gold's. This head may be second best by itself, and "
                 "another arc of gold's tree may have been left out.")
            : tr("Its tree");
    case Repairs:
        return isTip ? tr("Other heads that become right when this one is put right") : tr("Repairs");
    case Breaks:
        return isTip ? tr("Right heads that become wrong when this one is put right") : tr("Breaks");
    default:
        return tr("Sentence");
    }
}

void CauseModel::setCauses(std::shared_ptr<const FoundCauses> found, const CauseChoice& choice, CausePlaces among)
{
    const bool isOther = found != m_found;
    m_found = std::move(found);
    if (isOther)
        findChanged();
    m_choice = choice;
    m_among = std::move(among);
    list();
}

/// Some may have been edited while they were searched.
void CauseModel::findChanged()
{
    m_changed.clear();
    if (!m_found)
        return;
    const Treebank& now = m_workspace.treebank();
    for (const SentenceCauses& causes : m_found->causes) {
        const SentenceKey key = m_found->searched.key(causes.sentence);
        const std::size_t index = causes.errors.empty() ? now.size() : now.indexOf(key);
        if (index < now.size() && !haveSameHeads(*m_found->searched.sentence(causes.sentence), *now.sentence(index)))
            m_changed.insert(key);
    }
}

void CauseModel::list()
{
    beginResetModel();
    m_places.clear();
    if (m_found) {
        const Treebank& now = m_workspace.treebank();
        m_places = placesOf(m_found->causes, m_choice, m_among);
        std::erase_if(m_places, [&](const ErrorPlace& place) {
            const SentenceKey key = m_found->searched.key(m_found->causes[place.sentence].sentence);
            return m_changed.contains(key) || now.indexOf(key) >= now.size();
        });
    }
    endResetModel();
}

/// What is undone is as it was.
void CauseModel::onSentencesChanged(const std::vector<std::size_t>& indices)
{
    if (!m_found)
        return;
    bool haveMoved = false;
    for (const std::size_t index : indices) {
        const SentenceKey key = m_workspace.treebank().key(index);
        const std::size_t before = m_found->searched.indexOf(key);
        if (before >= m_found->searched.size())
            continue;
        const bool isAsItWas
            = haveSameHeads(*m_found->searched.sentence(before), *m_workspace.treebank().sentence(index));
        haveMoved = (isAsItWas ? m_changed.erase(key) > 0 : m_changed.insert(key).second) || haveMoved;
    }
    if (haveMoved)
        list();
}

} // namespace arcwright::ui
