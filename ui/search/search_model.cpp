// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/search_model.h"

#include <algorithm>

#include "ui/canvas/cut_text.h"
#include "ui/documents/edit_sentences.h"
#include "ui/look/arc_text.h"
#include "ui/look/plain_tool_tip.h"

namespace arcwright::ui {

namespace {

constexpr int wordsAround = 6; ///< that are shown on either side of what was found

} // namespace

SearchModel::SearchModel(PatternSearch& search, QObject* parent) : QAbstractListModel(parent), m_search(search)
{
    connect(&search, &PatternSearch::proposalsCleared, this, [this] {
        if (m_isShowingEdits)
            showEdits(false);
    });
    connect(&search, &PatternSearch::cleared, this, [this] {
        beginResetModel();
        m_isShowingEdits = false;
        m_rows = 0;
        endResetModel();
    });
    connect(&search, &PatternSearch::moreFound, this, [this](std::size_t first, std::size_t count) {
        if (m_isShowingEdits || count == 0)
            return;
        beginInsertRows({}, static_cast<int>(first), static_cast<int>(first + count) - 1);
        m_rows = static_cast<int>(first + count);
        endInsertRows();
    });
}

void SearchModel::showEdits(bool edits)
{
    beginResetModel();
    m_isShowingEdits = edits;
    m_rows = static_cast<int>(edits ? m_search.changes().size() : m_search.found().size());
    endResetModel();
}

int SearchModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

QString SearchModel::foundText(const FoundMatch& found) const
{
    const Sentence& sentence = *found.sentence;
    std::vector<int> units;
    std::copy_if(found.units.begin(), found.units.end(), std::back_inserter(units),
        [&](int unit) { return unit > 0 && !isEmptyNode(sentence, unit); });
    if (units.empty())
        return QString::fromStdString(sentence.text());
    const auto [low, high] = std::minmax_element(units.begin(), units.end());
    const int first = std::max(1, *low - wordsAround);
    const int last = std::min(sentence.unitCount(), *high + wordsAround);
    QStringList words;
    for (int unit = first; unit <= last; ++unit) {
        const QString text = QString::fromStdString(sentence.unitText(unit));
        const bool isFound = std::find(units.begin(), units.end(), unit) != units.end();
        words << (isFound ? u'[' + text + u']' : text);
    }
    const QString ellipsis = QStringLiteral("…");
    return (first > 1 ? ellipsis + u' ' : QString()) + words.join(u' ')
        + (last < sentence.unitCount() ? u' ' + ellipsis : QString());
}

/// The arcs to the words that were found, so that the list can be read without going to each.
QString SearchModel::arcsText(const FoundMatch& found) const
{
    const Sentence& sentence = *found.sentence;
    QStringList arcs;
    for (const int unit : found.units) {
        if (unit > 0 && !isEmptyNode(sentence, unit))
            arcs << arcIn(sentence, sentence.headOf(unit), sentence.relationOf(unit));
    }
    return arcs.join(QStringLiteral(" | "));
}

QVariant SearchModel::data(const QModelIndex& index, int role) const
{
    const bool isText = role == Qt::DisplayRole || role == Qt::ToolTipRole;
    if (!index.isValid() || (!isText && (role != Qt::CheckStateRole || !m_isShowingEdits)))
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    if (!isText)
        return m_search.changes()[row].isTicked ? Qt::Checked : Qt::Unchecked;
    const auto numbered = [](std::size_t sentence, const QString& text) {
        return tr("%1: %2", "number of a sentence, text").arg(sentence + 1).arg(text);
    };
    if (m_isShowingEdits) {
        const ProposedChange& change = m_search.changes()[row];
        const QString said = numbered(
            m_search.edits()[change.edit].index, stepSentence({Operation::Several, {m_search.editOf(change)}}));
        return role == Qt::ToolTipRole ? plainToolTip(said) : cutText(said, kMostListedCharacters);
    }
    const FoundMatch& found = m_search.found()[row];
    const QString arcs = arcsText(found);
    const QString words = foundText(found);
    const QString withArcs = arcs.isEmpty() ? words : tr("%1 · %2", "words, their arcs").arg(words, arcs);
    return role == Qt::ToolTipRole ? plainToolTip(QString::fromStdString(found.sentence->text()))
                                   : cutText(numbered(found.index, withArcs), kMostListedCharacters);
}

bool SearchModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid() || role != Qt::CheckStateRole || !m_isShowingEdits)
        return false;
    if (const auto done = m_search.tick(static_cast<std::size_t>(index.row()), value.toInt() == Qt::Checked); !done) {
        Q_EMIT refused(done.error());
        return false;
    }
    Q_EMIT dataChanged(index, index, {Qt::CheckStateRole});
    Q_EMIT ticksChanged();
    return true;
}

Qt::ItemFlags SearchModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = QAbstractListModel::flags(index);
    if (index.isValid() && m_isShowingEdits)
        flags |= Qt::ItemIsUserCheckable;
    return flags;
}

void SearchModel::tickAll(bool areTicked)
{
    if (!m_isShowingEdits || m_rows == 0)
        return;
    m_search.tickAll(areTicked);
    Q_EMIT dataChanged(index(0), index(m_rows - 1), {Qt::CheckStateRole});
    Q_EMIT ticksChanged();
}

std::optional<std::size_t> SearchModel::sentence(int row, const Treebank& treebank) const
{
    const auto at = static_cast<std::size_t>(row);
    const SentenceKey key
        = m_isShowingEdits ? m_search.edits()[m_search.changes()[at].edit].key : m_search.found()[at].key;
    const std::size_t index = treebank.indexOf(key);
    return index < treebank.size() ? std::optional(index) : std::nullopt;
}

int SearchModel::word(int row) const
{
    const auto at = static_cast<std::size_t>(row);
    const auto first = [&](const ProposedChange& change) {
        return m_search.edits()[change.edit].firstMatch + change.matches.front();
    };
    const FoundMatch& found = m_search.found()[m_isShowingEdits ? first(m_search.changes()[at]) : at];
    const int unit = firstUnit(found.units);
    return isEmptyNode(*found.sentence, unit) ? nodeOf(*found.sentence, unit).word : unit;
}

} // namespace arcwright::ui
