// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/hit_model.h"

#include <algorithm>
#include <utility>

#include "ui/canvas/cut_text.h"
#include "ui/canvas/diagram.h"
#include "ui/look/plain_tool_tip.h"
#include "ui/look/word_context.h"

namespace arcwright::ui {

std::vector<Hit> hitsOf(const OutcomeTable& table, const WordChoice& choice)
{
    std::vector<Hit> hits;
    if (choice.isAll())
        return hits;
    const auto rows = chosenRows(table, choice);
    hits.reserve(rows.size());
    for (const std::uint32_t row : rows)
        hits.push_back({table.sentenceOf(row).index, table.gold().units[row]});
    return hits;
}

HitModel::HitModel(QObject* parent) : QAbstractTableModel(parent) { }

int HitModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_hits.size());
}

int HitModel::columnCount(const QModelIndex& parent) const
{
    const std::size_t systems = m_data ? m_data->table.systems().size() : 0;
    return parent.isValid() ? 0 : static_cast<int>(firstSystem + systems) + 1;
}

std::size_t HitModel::systemOf(int column) const
{
    const std::size_t systems = m_data ? m_data->table.systems().size() : 0;
    const auto system = static_cast<std::size_t>(column - firstSystem);
    return column < firstSystem || system >= systems ? systems : system;
}

const Analysis* HitModel::analysis(std::size_t sentence, std::size_t system) const
{
    return m_data->layers[system]->find(m_data->gold.key(sentence));
}

QString HitModel::arcText(const Sentence& sentence, int head, std::string_view relation) const
{
    const QString name = QString::fromUtf8(relation.data(), static_cast<qsizetype>(relation.size()));
    const QString from = head == kRoot              ? tr("root")
        : head >= 1 && head <= sentence.unitCount() ? QString::fromStdString(sentence.unitText(head))
                                                    : tr("no head");
    if (!sentence.bunsetsu.empty()) // whose arrows are read from the dependent
        return name.isEmpty() ? tr("→ %1", "head").arg(from) : tr("%1 → %2", "relation, head").arg(name, from);
    return name.isEmpty() ? tr("← %1", "head").arg(from) : tr("%1 ← %2", "relation, head").arg(name, from);
}

QString HitModel::cellText(const Hit& hit, int column) const
{
    const auto sentence = m_data->gold.sentence(hit.sentence);
    if (hit.unit < 1 || hit.unit > sentence->unitCount())
        return column == Number ? QString::number(hit.sentence + 1) : QString();
    if (column == Number)
        return QString::number(hit.sentence + 1);
    if (column == Word)
        return QString::fromStdString(sentence->unitText(hit.unit));
    if (column == Gold)
        return arcText(*sentence, sentence->headOf(hit.unit), sentence->relationOf(hit.unit));
    if (column == textColumn())
        return wordInContext(*sentence, hit.unit);
    const Analysis* told = analysis(hit.sentence, systemOf(column));
    if (told == nullptr || told->graph.size() != sentence->unitCount())
        return tr("–");
    const Arc arc = told->graph.arc(hit.unit);
    return arcText(*sentence, arc.head, m_data->relations->text(arc.relation));
}

QVariant HitModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Hit& hit = m_hits[static_cast<std::size_t>(index.row())];
    if (role == Qt::DisplayRole)
        return cutText(cellText(hit, index.column()), qsizetype{2} * kMostDrawnCharacters);
    if (role == Qt::ToolTipRole)
        return plainToolTip(cellText(hit, index.column()));
    if (role == Qt::TextAlignmentRole && index.column() == Number)
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

QVariant HitModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Number:
        return tr("No.", "of the sentence");
    case Word:
        return tr("Word");
    case Gold:
        return tr("Gold");
    default:
        break;
    }
    if (section == textColumn())
        return tr("Sentence");
    return QString::fromStdString(m_data->table.systems()[systemOf(section)].name);
}

void HitModel::hold(std::shared_ptr<const AnalysisData> data, std::vector<Hit> hits)
{
    m_data = std::move(data);
    m_hits = std::move(hits);
    m_sentences = 0;
    for (std::size_t i = 0; i < m_hits.size(); ++i)
        m_sentences += i == 0 || m_hits[i].sentence != m_hits[i - 1].sentence ? 1 : 0;
}

void HitModel::setHits(std::shared_ptr<const AnalysisData> data, std::vector<Hit> hits)
{
    beginResetModel();
    hold(std::move(data), std::move(hits));
    endResetModel();
}

void HitModel::addHits(const std::vector<Hit>& hits)
{
    if (hits.empty())
        return;
    const auto before = static_cast<int>(m_hits.size());
    beginInsertRows({}, before, before + static_cast<int>(hits.size()) - 1);
    for (const Hit& hit : hits) {
        m_sentences += m_hits.empty() || m_hits.back().sentence != hit.sentence ? 1 : 0;
        m_hits.push_back(hit);
    }
    endInsertRows();
}

std::vector<int> HitModel::unitsBeside(int row) const
{
    const std::size_t sentence = m_hits[static_cast<std::size_t>(row)].sentence;
    auto first = static_cast<std::size_t>(row);
    while (first > 0 && m_hits[first - 1].sentence == sentence)
        --first;
    std::vector<int> units;
    for (; first < m_hits.size() && m_hits[first].sentence == sentence; ++first)
        units.push_back(m_hits[first].unit);
    return units;
}

} // namespace arcwright::ui
