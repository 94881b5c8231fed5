// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/sentence_list_model.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "ui/canvas/cut_text.h"
#include "ui/documents/workspace.h"
#include "ui/look/plain_tool_tip.h"

namespace arcwright::ui {

SentenceListModel::SentenceListModel(Workspace& workspace, QObject* parent)
    : QAbstractTableModel(parent), m_workspace(workspace), m_cells(workspace)
{
    connect(&workspace, &Workspace::treebankReplaced, this, &SentenceListModel::restart);
    connect(&workspace, &Workspace::sentencesReplaced, this, &SentenceListModel::replaceRows);
    connect(&workspace, &Workspace::sentencesChanged, this, &SentenceListModel::change);
    connect(&workspace, &Workspace::predictionsChanged, this, &SentenceListModel::takePredictions);
    m_free.setSingleShot(true);
    connect(&m_free, &QTimer::timeout, this, &SentenceListModel::reconsiderWaiting);
    connect(&m_search, &SentenceSearch::found, this, &SentenceListModel::add);
    connect(&m_search, &SentenceSearch::sorted, this, &SentenceListModel::takeSorted);
    connect(&m_search, &SentenceSearch::finished, this, &SentenceListModel::finishSearch);
}

int SentenceListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int SentenceListModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : sentenceColumns;
}

QModelIndex SentenceListModel::index(int row, int column, const QModelIndex& parent) const
{
    return QAbstractTableModel::index(row, column, parent);
}

Qt::ItemFlags SentenceListModel::flags(const QModelIndex& index) const
{
    return index.isValid() ? QAbstractTableModel::flags(index) | Qt::ItemNeverHasChildren : Qt::NoItemFlags;
}

void SentenceListModel::sort(int column, Qt::SortOrder order)
{
    const SentenceOrder wanted = column < 0
        ? SentenceOrder()
        : SentenceOrder{static_cast<SentenceColumn>(column), order == Qt::DescendingOrder};
    if (wanted == m_order && wanted.isOfTreebank())
        return;
    m_order = wanted;
    if (m_order.isOfTreebank())
        restart();
    else
        startSearch(); // the rows there are stay until the others are known
}

void SentenceListModel::setFilter(const SentenceFilter& filter)
{
    if (filter == m_filter)
        return;
    m_filter = filter;
    m_matcher = SentenceMatcher(filter);
    restart();
}

bool SentenceListModel::wants(std::size_t sentence) const
{
    return m_matcher.matches(m_workspace.treebank(), sentence, {m_workspace.layer(), *m_workspace.relations()});
}

void SentenceListModel::restart()
{
    followLayer();
    m_search.stop();
    m_changed.clear();
    m_waiting.clear();
    m_scanned = 0;
    beginResetModel();
    if (m_filter.isEmpty() && m_order.isOfTreebank())
        m_rows.showAll(m_workspace.treebank().size());
    else
        m_rows.showNone();
    endResetModel();
    if (!m_rows.isChoice()) {
        Q_EMIT searchProgressed(100);
        return;
    }
    startSearch();
}

void SentenceListModel::startSearch()
{
    m_search.stop();
    m_changed.clear();
    m_waiting.clear();
    m_scanned = 0;
    const bool needsLayer = m_filter.kind == SentenceKind::Disagreeing || m_order.by == SentenceColumn::Differences;
    // A copy, since the layer goes on changing; of nothing where it does not matter.
    auto layer = needsLayer ? std::make_shared<const Layer>(m_workspace.layer())
                            : std::make_shared<const Layer>(std::string());
    m_search.start(m_filter, m_order, m_workspace.treebank(), std::move(layer), m_workspace.relations());
    Q_EMIT searchProgressed(0);
}

void SentenceListModel::takeSorted(const std::vector<std::uint32_t>& sentences)
{
    beginResetModel();
    m_rows.showSorted(sentences);
    endResetModel();
}

void SentenceListModel::add(const std::vector<std::uint32_t>& sentences, std::size_t scanned)
{
    m_scanned = scanned;
    if (!sentences.empty()) {
        const int count = rowCount();
        beginInsertRows({}, count, count + static_cast<int>(sentences.size()) - 1);
        m_rows.append(sentences);
        endInsertRows();
    }
    const std::size_t total = std::max<std::size_t>(m_workspace.treebank().size(), 1);
    Q_EMIT searchProgressed(std::min(static_cast<int>(scanned * 100 / total), 99));
}

void SentenceListModel::finishSearch()
{
    m_scanned = m_workspace.treebank().size();
    for (const std::size_t sentence : std::exchange(m_changed, {}))
        reconsider(sentence);
    Q_EMIT searchProgressed(100);
}

/// Gives a sentence a row or takes it away, as the filter has it.
void SentenceListModel::reconsider(std::size_t sentence)
{
    if (!m_rows.isChoice() || sentence >= m_workspace.treebank().size())
        return;
    if (isSearching() && sentence >= m_scanned) { // found, or not, as it was before
        m_changed.insert(sentence);
        return;
    }
    const auto row = m_rows.rowOf(sentence);
    const bool wanted = wants(sentence);
    if (wanted && !row) {
        const int place = static_cast<int>(m_rows.rowFrom(sentence));
        beginInsertRows({}, place, place);
        m_rows.insert(sentence);
        endInsertRows();
    } else if (!wanted && row && sentence != m_held) {
        beginRemoveRows({}, static_cast<int>(*row), static_cast<int>(*row));
        m_rows.erase(*row);
        endRemoveRows();
    }
}

void SentenceListModel::hold(std::size_t sentence)
{
    const std::size_t before = std::exchange(m_held, sentence);
    if (before != sentence)
        reconsider(before);
}

/// Of a step that changed many, some at a time: each may get or lose its row.
void SentenceListModel::change(const std::vector<std::size_t>& sentences)
{
    constexpr std::size_t mostAtOnce = 32; // far below a frame
    if (m_rows.isChoice()) {
        m_waiting.insert(m_waiting.end(), sentences.rbegin(), sentences.rend());
        if (m_waiting.size() <= mostAtOnce)
            reconsiderWaiting();
        else
            m_free.start();
    }
    std::size_t first = m_rows.size();
    std::size_t last = 0;
    for (const std::size_t sentence : sentences) {
        if (const auto row = m_rows.rowOf(sentence)) {
            first = std::min(first, *row);
            last = std::max(last, *row);
        }
    }
    if (first <= last && last < m_rows.size()) // a view repaints what it shows, however long the range
        Q_EMIT dataChanged(index(static_cast<int>(first)), index(static_cast<int>(last), sentenceColumns - 1));
}

void SentenceListModel::reconsiderWaiting()
{
    constexpr auto most = std::chrono::milliseconds(8);
    const auto begin = std::chrono::steady_clock::now();
    while (!m_waiting.empty() && std::chrono::steady_clock::now() - begin < most) {
        reconsider(m_waiting.back());
        m_waiting.pop_back();
    }
    if (!m_waiting.empty())
        m_free.start();
}

void SentenceListModel::takePredictions(const std::vector<SentenceKey>& keys)
{
    if (m_filter.kind == SentenceKind::Disagreeing) {
        if (keys.empty())
            restart();
        for (const SentenceKey& key : keys)
            reconsider(m_workspace.treebank().indexOf(key));
    }
    followLayer();
    if (keys.empty()) {
        tellDifferences(0, m_rows.size());
        return;
    }
    std::size_t first = m_rows.size();
    std::size_t last = 0;
    for (const SentenceKey& key : keys) {
        if (const auto row = m_rows.rowOf(m_workspace.treebank().indexOf(key))) {
            first = std::min(first, *row);
            last = std::max(last, *row);
        }
    }
    tellDifferences(first, last + 1);
}

/// What the layer says of the rows from `first` to before `end` has changed, and nothing else.
void SentenceListModel::tellDifferences(std::size_t first, std::size_t end)
{
    constexpr int column = static_cast<int>(SentenceColumn::Differences);
    if (first < end && end <= m_rows.size()) // a view repaints what it shows, however long the range
        Q_EMIT dataChanged(index(static_cast<int>(first), column), index(static_cast<int>(end) - 1, column),
            {Qt::DisplayRole, DifferencesRole, SeenRole});
}

void SentenceListModel::replaceRows(std::size_t first, std::size_t removed, std::size_t added)
{
    if (m_held >= first + removed)
        m_held = m_held + added - removed;
    if (isSearching()) { // it counts sentences as they were
        restart();
        return;
    }
    if (m_rows.isChoice()) {
        replaceChoice(first, removed, added);
        return;
    }
    const int begin = static_cast<int>(first);
    const int old = begin + static_cast<int>(removed);
    const int now = begin + static_cast<int>(added);
    const std::size_t total = m_rows.size() + added - removed;
    if (now > old) {
        beginInsertRows({}, old, now - 1);
        m_rows.showAll(total);
        endInsertRows();
    } else if (old > now) {
        beginRemoveRows({}, now, old - 1);
        m_rows.showAll(total);
        endRemoveRows();
    }
    const QModelIndex last = index(now - 1, sentenceColumns - 1);
    Q_EMIT dataChanged(index(begin), last);
}

void SentenceListModel::replaceChoice(std::size_t first, std::size_t removed, std::size_t added)
{
    for (std::size_t sentence = first + removed; sentence-- > first + added;) {
        if (const auto row = m_rows.rowOf(sentence)) {
            beginRemoveRows({}, static_cast<int>(*row), static_cast<int>(*row));
            m_rows.erase(*row);
            endRemoveRows();
        }
    }
    m_rows.move(first + removed, static_cast<std::ptrdiff_t>(added) - static_cast<std::ptrdiff_t>(removed));
    std::erase_if(m_waiting, [&](std::size_t waiting) { return waiting >= first && waiting < first + removed; });
    for (std::size_t& waiting : m_waiting)
        waiting += waiting >= first ? added - removed : 0;
    m_scanned = m_workspace.treebank().size();
    for (std::size_t sentence = first; sentence < first + added; ++sentence)
        reconsider(sentence);
    if (rowCount() > 0) // numbers, too
        Q_EMIT dataChanged(index(0), index(rowCount() - 1, sentenceColumns - 1));
}

void SentenceListModel::setNamesLayer(bool names)
{
    if (std::exchange(m_namesLayer, names) != names)
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, sentenceColumns - 1);
}

void SentenceListModel::followLayer()
{
    const Layer& layer = m_workspace.layer();
    const QString name = layer.empty() ? QString() : QString::fromStdString(layer.name());
    if (std::exchange(m_layerName, name) != name)
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, sentenceColumns - 1);
}

QString SentenceListModel::columnName(SentenceColumn column)
{
    switch (column) {
    case SentenceColumn::Text:
        return tr("Sentence");
    case SentenceColumn::Number:
        return tr("#", "number of the sentence");
    case SentenceColumn::State:
        return tr("State");
    case SentenceColumn::Differences:
        return tr("Differences");
    case SentenceColumn::Words:
        return tr("Words");
    case SentenceColumn::Id:
        return tr("Id");
    }
    return {};
}

/// Above the differences, the layer they are from.
QVariant SentenceListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= sentenceColumns)
        return {};
    constexpr qsizetype mostLetters = 10; // or the column takes the room of the sentences
    const auto column = static_cast<SentenceColumn>(section);
    const bool isCompared = column == SentenceColumn::Differences && !m_layerName.isEmpty();
    switch (role) {
    case Qt::DisplayRole:
        return isCompared && m_namesLayer           ? QStringLiteral("≠ ") + cutText(m_layerName, mostLetters)
            : column == SentenceColumn::Differences ? QStringLiteral("≠")
                                                    : columnName(column);
    case Qt::ToolTipRole:
        return isCompared
            ? plainToolTip(tr("Words with another head or relation in the layer “%1”; muted where it is not scored")
                               .arg(m_layerName))
            : column == SentenceColumn::Differences
            ? tr("Words that the parser, or another file, analyses otherwise: counted once there is such an analysis")
            : column == SentenceColumn::State
            ? tr("✎ edited since the file was opened or saved, ✓ confirmed, ✉ with a remark, ! cannot be read")
            : columnName(column);
    default:
        return {};
    }
}

QVariant SentenceListModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const std::size_t sentence = m_rows.sentence(static_cast<std::size_t>(index.row()));
    const Treebank& treebank = m_workspace.treebank();
    if (sentence >= treebank.size()) // changed, and views are about to be told
        return {};
    const auto column = static_cast<SentenceColumn>(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return m_cells.text(sentence, column);
    case Qt::ToolTipRole:
        return m_cells.toolTip(sentence, column);
    case Qt::AccessibleTextRole:
        return m_cells.spoken(sentence, column);
    case DifferencesRole:
        return differingWords(treebank, sentence, {m_workspace.layer(), *m_workspace.relations()});
    case SeenRole: {
        const Analysis* analysis = m_workspace.layer().find(treebank.key(sentence));
        return analysis && !isScored(*analysis);
    }
    case BrokenRole:
        return stateOf(treebank, sentence).unreadable;
    case EditedRole:
        return stateOf(treebank, sentence).edited;
    case ConfirmedRole:
        return stateOf(treebank, sentence).confirmed;
    case RemarkedRole:
        return stateOf(treebank, sentence).remarked;
    case SentenceRole:
        return QVariant::fromValue(static_cast<qulonglong>(sentence));
    case TotalRole:
        return QVariant::fromValue(static_cast<qulonglong>(treebank.size()));
    default:
        return {};
    }
}

} // namespace arcwright::ui
