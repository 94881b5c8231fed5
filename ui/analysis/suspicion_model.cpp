// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/suspicion_model.h"

#include <algorithm>
#include <set>
#include <utility>

#include "ui/analysis/suspicion_texts.h"
#include "ui/canvas/cut_text.h"
#include "ui/canvas/diagram.h"
#include "ui/documents/sentence_exchange.h"
#include "ui/look/arc_text.h"
#include "ui/look/plain_tool_tip.h"
#include "ui/look/word_context.h"

namespace arcwright::ui {

SuspicionModel::SuspicionModel(Workspace& workspace, QObject* parent)
    : QAbstractTableModel(parent), m_workspace(workspace), m_told(workspace.treebank())
{
    connect(&workspace, &Workspace::sentencesChanged, this, &SuspicionModel::follow);
    connect(&workspace, &Workspace::sentencesReplaced, this, [this](std::size_t first) { replaceSentences(first); });
    connect(&workspace, &Workspace::treebankReplaced, this, [this] {
        m_told = m_workspace.treebank();
        setQueue({});
    });
}

/// Told once for a step, or the page would be filled anew for each of its sentences.
void SuspicionModel::follow(const std::vector<std::size_t>& indices)
{
    const Treebank& treebank = m_workspace.treebank();
    std::vector<std::size_t> changed;
    for (const std::size_t index : indices) {
        const auto rows = m_queue.update(treebank.key(index), treebank.sentence(index));
        changed.insert(changed.end(), rows.begin(), rows.end());
    }
    tell(changed);
}

/// Sentences of a document, one of which is `first` of the treebank as it was, have become others: only those are read.
void SuspicionModel::replaceSentences(std::size_t first)
{
    const auto document = static_cast<std::uint32_t>(m_told.place(first).document);
    const auto before = m_told.documents()[document];
    m_told = m_workspace.treebank();
    const SentenceExchange ids = exchangeOf(*before, *m_told.documents()[document]);
    std::set<SentenceKey> keys;
    for (const auto& side : {ids.before, ids.after}) {
        for (const SentenceId id : side)
            keys.insert({document, id});
    }
    std::vector<std::size_t> changed;
    for (const SentenceKey key : keys) {
        const std::size_t index = m_told.indexOf(key);
        const auto rows = m_queue.update(key, index < m_told.size() ? m_told.sentence(index) : nullptr);
        changed.insert(changed.end(), rows.begin(), rows.end());
    }
    std::sort(changed.begin(), changed.end());
    tell(changed);
}

void SuspicionModel::tell(const std::vector<std::size_t>& rows)
{
    std::vector<int> numbers;
    for (const std::size_t row : rows) {
        numbers.push_back(static_cast<int>(row));
        Q_EMIT dataChanged(index(numbers.back(), 0), index(numbers.back(), columns - 1));
    }
    Q_EMIT rowsChanged(numbers);
}

void SuspicionModel::setQueue(SuspicionQueue queue)
{
    beginResetModel();
    m_queue = std::move(queue);
    m_queue.update(m_workspace.treebank()); // what was edited while it was searched
    endResetModel();
}

void SuspicionModel::setTheme(const Theme& theme)
{
    m_muted = theme.mutedText;
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columns - 1), {Qt::ForegroundRole});
}

int SuspicionModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_queue.size());
}

int SuspicionModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns;
}

std::size_t SuspicionModel::sentenceIndex(int row) const
{
    return m_workspace.treebank().indexOf(at(row).key);
}

std::shared_ptr<const Sentence> SuspicionModel::sentence(int row) const
{
    const std::size_t index = sentenceIndex(row);
    return index < m_workspace.treebank().size() ? m_workspace.treebank().sentence(index) : nullptr;
}

/// What has become of it, if anything, and the most convincing reason.
QString SuspicionModel::whyText(const QueuedSuspicion& row) const
{
    QStringList parts;
    if (row.state != SuspicionState::Open)
        parts << stateText(row.state);
    if (isUndecided(row.state) && row.isOutdated)
        parts << tr("sentence edited since");
    const QString reason = reasonText(row.found.reasons.front());
    const auto more = static_cast<int>(row.found.reasons.size()) - 1;
    parts << (more > 0 ? tr("%1 (+%2)", "reason, number of further ones").arg(reason).arg(more) : reason);
    return parts.join(QStringLiteral(" · "));
}

QString SuspicionModel::cellText(int row, int column) const
{
    const QueuedSuspicion& queued = at(row);
    const SuspiciousAnnotation& found = queued.found;
    const Sentence& judged = *queued.judged;
    switch (column) {
    case Confidence:
        return confidenceText(found.confidence);
    case Number: {
        const std::size_t index = sentenceIndex(row);
        return index < m_workspace.treebank().size() ? QString::number(index + 1) : tr("–");
    }
    case Word:
        return QString::fromStdString(judged.unitText(found.unit));
    case Gold:
        return arcIn(judged, found.head, found.relation);
    case Rival:
        return found.rival ? arcIn(judged, found.rival->head, found.rival->relation) : tr("–");
    case Why:
        return whyText(queued);
    default:
        return wordInContext(judged, found.unit);
    }
}

QVariant SuspicionModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const bool isNumber = index.column() == Confidence || index.column() == Number;
    switch (role) {
    case Qt::DisplayRole:
        return cutText(cellText(index.row(), index.column()), qsizetype{2} * kMostDrawnCharacters);
    case Qt::ToolTipRole:
        return index.column() == Confidence
            ? tr("How likely it is that the annotation is wrong, by all reasons together: who contradicts it, how sure "
                 "they are, and what else speaks against it. It is not the share of parsers that contradict it.")
            : plainToolTip(cellText(index.row(), index.column()));
    case Qt::TextAlignmentRole:
        return isNumber ? QVariant(static_cast<int>(Qt::AlignRight | Qt::AlignVCenter)) : QVariant();
    case Qt::ForegroundRole:
        return at(index.row()).state == SuspicionState::Open ? QVariant() : QVariant(m_muted);
    default:
        return {};
    }
}

QVariant SuspicionModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const bool isNumber = section == Confidence || section == Number;
    if (role == Qt::TextAlignmentRole && isNumber)
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Confidence:
        return tr("Wrong?", "how likely it is that an annotation is wrong");
    case Number:
        return tr("No.", "of the sentence");
    case Word:
        return tr("Word");
    case Gold:
        return tr("Annotated");
    case Rival:
        return tr("Rival", "the arc that may be right instead");
    case Why:
        return tr("Why");
    default:
        return tr("Sentence");
    }
}

} // namespace arcwright::ui
