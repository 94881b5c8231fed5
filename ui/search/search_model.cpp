// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/search_model.h"

#include <algorithm>

#include "ui/canvas/cut_text.h"
#include "ui/documents/edit_sentences.h"
#include "ui/look/plain_tool_tip.h"

namespace arcwright::ui {

namespace {

constexpr int wordsAround = 6; ///< that are shown on either side of what was found

} // namespace

SearchModel::SearchModel(PatternSearch& search, QObject* parent) : QAbstractListModel(parent), m_search(search)
{
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
    m_rows = static_cast<int>(edits ? m_search.edits().size() : m_search.found().size());
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

QVariant SearchModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    const auto numbered = [](std::size_t sentence, const QString& text) {
        return tr("%1: %2", "number of a sentence, text").arg(sentence + 1).arg(text);
    };
    if (m_isShowingEdits) {
        const ProposedEdit& proposed = m_search.edits()[row];
        const QString said = numbered(proposed.index, stepSentence({Operation::Several, {proposed.edit}}));
        return role == Qt::ToolTipRole ? plainToolTip(said) : cutText(said, kMostListedCharacters);
    }
    const FoundMatch& found = m_search.found()[row];
    return role == Qt::ToolTipRole ? plainToolTip(QString::fromStdString(found.sentence->text()))
                                   : cutText(numbered(found.index, foundText(found)), kMostListedCharacters);
}

std::optional<std::size_t> SearchModel::sentence(int row, const Treebank& treebank) const
{
    const auto at = static_cast<std::size_t>(row);
    const SentenceKey key = m_isShowingEdits
        ? SentenceKey{m_search.edits()[at].document, m_search.edits()[at].edit.idsBefore.front()}
        : m_search.found()[at].key;
    const std::size_t index = treebank.indexOf(key);
    return index < treebank.size() ? std::optional(index) : std::nullopt;
}

int SearchModel::word(int row) const
{
    if (m_isShowingEdits)
        return 0;
    const FoundMatch& found = m_search.found()[static_cast<std::size_t>(row)];
    const int unit = firstUnit(found.units);
    return isEmptyNode(*found.sentence, unit) ? nodeOf(*found.sentence, unit).word : unit;
}

} // namespace arcwright::ui
