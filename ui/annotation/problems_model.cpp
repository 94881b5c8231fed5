// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/annotation/problems_model.h"

#include <algorithm>
#include <tuple>

#include "core/validation/waivers.h"
#include "ui/canvas/cut_text.h"
#include "ui/canvas/named_form.h"
#include "ui/documents/validator.h"
#include "ui/documents/workspace.h"
#include "ui/look/finding_text.h"
#include "ui/look/plain_tool_tip.h"
#include "ui/look/theme.h"

namespace arcwright::ui {

namespace {

/// More sentences than this are taken up by reading all rows anew, which is faster than row by row.
constexpr std::size_t manySentences = 500;

/// The number a node's id begins with: words sort as people count.
int leadingNumber(const std::string& node)
{
    return std::atoi(node.c_str());
}

} // namespace

ProblemsModel::ProblemsModel(Workspace& workspace, const Validator& validator, QObject* parent)
    : QAbstractTableModel(parent), m_workspace(workspace), m_validator(validator)
{
    connect(&validator, &Validator::restarted, this, &ProblemsModel::reset);
    connect(&validator, &Validator::changed, this, qOverload<const std::vector<SentenceKey>&>(&ProblemsModel::update));
    connect(&workspace, &Workspace::sentencesReplaced, this, [this] { // their numbers are others now
        m_read.reset();
        if (!m_rows.empty())
            Q_EMIT dataChanged(index(0, SentenceColumn), index(rowCount() - 1, SentenceColumn));
    });
    connect(&workspace, &Workspace::sentencesChanged, this, [this] { m_read.reset(); });
}

int ProblemsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ProblemsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

void ProblemsModel::setTheme(const Theme& theme)
{
    m_error = theme.error;
    m_warning = theme.warning;
    m_muted = theme.mutedText;
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1), {Qt::ForegroundRole});
}

void ProblemsModel::setOnly(std::optional<SentenceKey> key)
{
    if (m_only == key)
        return;
    m_only = key;
    reset();
}

void ProblemsModel::reset()
{
    beginResetModel();
    m_rows.clear();
    m_read.reset();
    const Treebank& treebank = m_workspace.treebank();
    const auto add = [this](SentenceKey key) {
        for (std::size_t i = 0; i < m_validator.findings(key).size(); ++i)
            m_rows.push_back({key, i});
    };
    if (m_only) {
        add(*m_only);
    } else if (!m_validator.counts().empty()) {
        for (std::size_t i = 0; i < treebank.size(); ++i)
            add(treebank.key(i));
    }
    endResetModel();
}

void ProblemsModel::update(const std::vector<SentenceKey>& keys)
{
    if (m_only) {
        if (std::find(keys.begin(), keys.end(), *m_only) != keys.end())
            reset();
    } else if (append(keys)) {
        return;
    } else if (keys.size() > manySentences) {
        reset();
    } else {
        for (const SentenceKey key : keys)
            update(key);
    }
}

/// Adds the rows of sentences that stand behind all that have rows, and in order, in one go: so they come while all are
/// validated for the first time, and whoever listens has work in proportion to all rows each time. False, with nothing
/// done, if they do not.
bool ProblemsModel::append(const std::vector<SentenceKey>& keys)
{
    const std::size_t size = m_workspace.treebank().size();
    std::vector<Row> added;
    std::size_t next = m_rows.empty() ? 0 : sentenceIndex(m_rows.back().key) + 1;
    for (const SentenceKey key : keys) {
        const std::size_t index = sentenceIndex(key);
        if (index < next || index >= size)
            return false;
        next = index + 1;
        for (std::size_t i = 0; i < m_validator.findings(key).size(); ++i)
            added.push_back({key, i});
    }
    if (added.empty())
        return true;
    beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(added.size()) - 1);
    m_rows.insert(m_rows.end(), added.begin(), added.end());
    endInsertRows();
    return true;
}

/// Takes up what is found in a sentence now. While the validator tells of several, rows of the others may be of
/// findings that are gone.
void ProblemsModel::update(SentenceKey key)
{
    const auto findings = m_validator.findings(key).size();
    const auto isOf = [&](const Row& row) { return row.key == key; };
    const auto begin = std::find_if(m_rows.begin(), m_rows.end(), isOf);
    const auto first = static_cast<std::size_t>(begin - m_rows.begin());
    const auto had = static_cast<std::size_t>(std::find_if_not(begin, m_rows.end(), isOf) - begin);
    const std::size_t place = had > 0 ? first : placeOf(key);
    if (findings > had) {
        beginInsertRows({}, static_cast<int>(place + had), static_cast<int>(place + findings) - 1);
        std::vector<Row> added;
        for (std::size_t i = had; i < findings; ++i)
            added.push_back({key, i});
        m_rows.insert(m_rows.begin() + static_cast<std::ptrdiff_t>(place + had), added.begin(), added.end());
        endInsertRows();
    } else if (findings < had) {
        beginRemoveRows({}, static_cast<int>(place + findings), static_cast<int>(place + had) - 1);
        const auto gone = m_rows.begin() + static_cast<std::ptrdiff_t>(place + findings);
        m_rows.erase(gone, gone + static_cast<std::ptrdiff_t>(had - findings));
        endRemoveRows();
    }
    if (const auto kept = std::min(findings, had); kept > 0)
        Q_EMIT dataChanged(
            index(static_cast<int>(place), 0), index(static_cast<int>(place + kept) - 1, ColumnCount - 1));
}

std::size_t ProblemsModel::placeOf(SentenceKey key) const
{
    const std::size_t wanted = sentenceIndex(key);
    const auto place = std::partition_point(
        m_rows.begin(), m_rows.end(), [&](const Row& row) { return sentenceIndex(row.key) < wanted; });
    return static_cast<std::size_t>(place - m_rows.begin());
}

std::size_t ProblemsModel::sentenceIndex(SentenceKey key) const
{
    return m_workspace.treebank().indexOf(key);
}

const Finding* ProblemsModel::finding(int row) const
{
    const Row& asked = m_rows[static_cast<std::size_t>(row)];
    const auto& findings = m_validator.findings(asked.key);
    return asked.ordinal < findings.size() ? &findings[asked.ordinal] : nullptr;
}

int ProblemsModel::rowOf(SentenceKey key, std::size_t ordinal) const
{
    const auto found = std::find_if(
        m_rows.begin(), m_rows.end(), [&](const Row& row) { return row.key == key && row.ordinal == ordinal; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

QVariant ProblemsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const Finding* found = finding(index.row());
    if (!found)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return shown(row(index.row()), *found, index.column());
    case Qt::ToolTipRole:
        if (index.column() == TextColumn || index.column() == TestColumn) // whose name is no text
            return plainToolTip(findingText(*found));
        break;
    case Qt::ForegroundRole:
        if (found->isWaived)
            return m_muted;
        if (index.column() == SeverityColumn && found->severity != Severity::Information)
            return found->severity == Severity::Error ? m_error : m_warning;
        break;
    default:
        break;
    }
    return {};
}

QVariant ProblemsModel::shown(const Row& row, const Finding& finding, int column) const
{
    switch (column) {
    case SeverityColumn:
        return QString(
            severityMark(finding) + u' ' + (finding.isWaived ? tr("waived") : severityText(finding.severity)));
    case TestColumn:
        return QString::fromUtf8(finding.test.data(), static_cast<qsizetype>(finding.test.size()));
    case TextColumn:
        return cutText(findingText(finding), kMostListedCharacters);
    case SentenceColumn:
        return static_cast<qulonglong>(sentenceIndex(row.key) + 1);
    default:
        return cutText(wordText(row, finding), kMostListedCharacters);
    }
}

/// `3 dog`, as far as there is such a word.
QString ProblemsModel::wordText(const Row& row, const Finding& finding) const
{
    if (finding.node.empty() && finding.unit == 0)
        return {};
    if (!m_read || m_readKey != row.key) {
        const std::size_t index = sentenceIndex(row.key);
        if (index >= m_workspace.treebank().size())
            return {};
        m_read = m_workspace.treebank().sentence(index);
        m_readKey = row.key;
    }
    QString node = finding.node.empty() ? QString::number(finding.unit) : QString::fromStdString(finding.node);
    const int unit = node.toInt();
    if (unit < 1 || unit > m_read->unitCount())
        return node;
    return node + u' ' + namedForm(QString::fromStdString(m_read->unitText(unit)));
}

QVariant ProblemsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::ToolTipRole && section == TestColumn)
        return tr("The name that the test has everywhere, in lists and in what validators print");
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case SeverityColumn:
        return tr("Severity");
    case TestColumn:
        return tr("Test");
    case TextColumn:
        return tr("Problem");
    case SentenceColumn:
        return tr("Sentence");
    default:
        return tr("Word");
    }
}

bool ProblemsModel::isBefore(int one, int other, int column) const
{
    const Finding* first = finding(one);
    const Finding* second = finding(other);
    if (!first || !second)
        return one < other;
    switch (column) {
    case SeverityColumn:
        return std::tuple(first->isWaived, first->severity, one)
            < std::tuple(second->isWaived, second->severity, other);
    case TestColumn:
        return std::tie(first->test, one) < std::tie(second->test, other);
    case TextColumn:
        return std::tuple(first->kind, first->arguments, one) < std::tuple(second->kind, second->arguments, other);
    case WordColumn:
        return std::tuple(leadingNumber(first->node), one) < std::tuple(leadingNumber(second->node), other);
    default:
        return one < other;
    }
}

} // namespace arcwright::ui
