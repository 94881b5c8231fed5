// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/annotation/token_table_model.h"

#include <algorithm>

#include <QBrush>
#include <QFont>
#include <QGuiApplication>
#include <QPalette>

#include "core/editing/edit_problems.h"
#include "core/treebank/format.h"
#include "core/treebank/node_names.h"
#include "ui/annotation/word_editor.h"
#include "ui/canvas/cut_text.h"
#include "ui/documents/workspace.h"
#include "ui/look/plain_tool_tip.h"

namespace arcwright::ui {

namespace {

Operation operationFor(WordField field)
{
    switch (field) {
    case WordField::Head:
        return Operation::SetHead;
    case WordField::Relation:
        return Operation::SetRelation;
    default:
        return Operation::SetField;
    }
}

} // namespace

TokenTableModel::TokenTableModel(Workspace& workspace, QObject* parent)
    : QAbstractTableModel(parent), m_workspace(workspace)
{
}

void TokenTableModel::show(std::size_t index)
{
    const auto& treebank = m_workspace.treebank();
    auto sentence = index < treebank.size() ? treebank.sentence(index) : nullptr;
    if (sentence && sentence->problem)
        sentence = nullptr;
    const bool sameSentence = index == m_index;
    m_index = index;
    if (sentence == m_sentence)
        return;
    auto rows = sentence ? rowsOf(*sentence) : std::vector<Row>();
    auto columns = sentence ? columnsOf(*sentence) : std::vector<WordField>();
    if (sameSentence && m_sentence && sentence && rows == m_rows && columns == m_columns) {
        m_sentence = std::move(sentence);
        if (rowCount() > 0)
            Q_EMIT dataChanged(this->index(0, 0), this->index(rowCount() - 1, columnCount() - 1));
        return;
    }
    beginResetModel();
    m_sentence = std::move(sentence);
    m_rows = std::move(rows);
    m_columns = std::move(columns);
    endResetModel();
}

/// The rows in CoNLL-U's order: a multiword token before its first word, empty nodes behind the word they follow.
std::vector<TokenTableModel::Row> TokenTableModel::rowsOf(const Sentence& sentence)
{
    std::vector<Row> rows;
    for (int word = 0; word <= sentence.size(); ++word) {
        for (const MultiwordToken& token : sentence.multiwordTokens) {
            if (token.first == word)
                rows.push_back({{word, 0}, token.last});
        }
        if (word > 0)
            rows.push_back({{word, 0}, 0});
        for (const EmptyNode& node : sentence.emptyNodes) {
            if (node.id.word == word)
                rows.push_back({node.id, 0});
        }
    }
    return rows;
}

std::vector<WordField> TokenTableModel::columnsOf(const Sentence& sentence)
{
    std::vector<WordField> columns;
    const FormatPointer& format = sentence.source.format;
    for (const WordField field : {WordField::Form, WordField::Lemma, WordField::Upos, WordField::Xpos, WordField::Feats,
             WordField::Head, WordField::Relation, WordField::Parents, WordField::Misc}) {
        const bool isOfTree = field == WordField::Head || field == WordField::Relation || field == WordField::Parents;
        if ((!format || format->holds(field)) && (!isOfTree || sentence.bunsetsu.empty()))
            columns.push_back(field);
    }
    return columns;
}

int TokenTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int TokenTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_sentence ? 0 : static_cast<int>(m_columns.size()) + 1;
}

std::optional<WordField> TokenTableModel::field(int column) const
{
    if (column < 1 || column > static_cast<int>(m_columns.size()))
        return std::nullopt;
    return m_columns[static_cast<std::size_t>(column) - 1];
}

QString TokenTableModel::partOfSpeech(int row) const
{
    for (const WordField tags : {WordField::Upos, WordField::Xpos}) {
        const auto found = std::find(m_columns.begin(), m_columns.end(), tags);
        if (found != m_columns.end())
            return data(index(row, static_cast<int>(found - m_columns.begin()) + 1)).toString();
    }
    return {};
}

Cell TokenTableModel::cell(const QModelIndex& index) const
{
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    return {row.node, row.isMultiword(), *field(index.column()), {}};
}

QVariant TokenTableModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || !m_sentence)
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const bool isWord = row.node.empty == 0 && !row.isMultiword();
    if (role == Qt::FontRole && !isWord) {
        QFont font;
        font.setItalic(true);
        return font;
    }
    if (role == Qt::ForegroundRole && (index.column() == 0 || !isWord))
        return QBrush(QGuiApplication::palette().color(QPalette::PlaceholderText));
    if (role == Qt::TextAlignmentRole && (index.column() == 0 || field(index.column()) == WordField::Head))
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::EditRole && role != Qt::ToolTipRole)
        return {};
    if (index.column() == 0)
        return QString::fromStdString(row.isMultiword() ? rangeName(row.node.word, row.last) : nodeName(row.node));
    const QString text = QString::fromStdString(cellText(*m_sentence, cell(index)));
    if (role == Qt::DisplayRole)
        return cutText(text, kMostListedCharacters);
    return role == Qt::ToolTipRole ? plainToolTip(text) : text;
}

QVariant TokenTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    if (section == 0)
        return tr("Id");
    const auto shown = field(section);
    const bool isOfBunsetsu = m_sentence && !m_sentence->bunsetsu.empty();
    if (isOfBunsetsu && shown == WordField::Lemma) // as dictionaries of Japanese call them, not UD
        return tr("Base form");
    if (isOfBunsetsu && shown == WordField::Upos)
        return tr("Part of speech");
    if (isOfBunsetsu && shown == WordField::Xpos)
        return tr("Subclass", "of a part of speech");
    return shown ? fieldTitle(*shown) : QString();
}

Qt::ItemFlags TokenTableModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    const auto shown = field(index.column());
    if (!index.isValid() || !shown)
        return flags;
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const bool ofToken = *shown == WordField::Form || *shown == WordField::Feats || *shown == WordField::Misc;
    const bool ofTree = *shown == WordField::Head || *shown == WordField::Relation;
    if (row.isMultiword() ? ofToken : !(row.node.empty > 0 && ofTree))
        flags |= Qt::ItemIsEditable;
    return flags;
}

bool TokenTableModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable))
        return false;
    Cell changed = cell(index);
    changed.text = value.toString().trimmed().toStdString();
    return set({changed}, operationFor(changed.field));
}

bool TokenTableModel::set(const std::vector<Cell>& cells, Operation operation)
{
    return m_sentence && m_workspace.apply(m_index, operation, setCells(*m_sentence, cells));
}

QString TokenTableModel::text(const QModelIndexList& cells) const
{
    if (cells.isEmpty())
        return {};
    const auto [left, right] = std::minmax_element(cells.begin(), cells.end(),
        [](const QModelIndex& one, const QModelIndex& other) { return one.column() < other.column(); });
    const auto [top, bottom] = std::minmax_element(cells.begin(), cells.end(),
        [](const QModelIndex& one, const QModelIndex& other) { return one.row() < other.row(); });
    QStringList lines;
    for (int row = top->row(); row <= bottom->row(); ++row) {
        QStringList values;
        for (int column = left->column(); column <= right->column(); ++column) {
            const QString value = data(index(row, column), Qt::EditRole).toString();
            values << (value.isEmpty() ? QStringLiteral("_") : value);
        }
        lines << values.join(u'\t');
    }
    return lines.join(u'\n');
}

bool TokenTableModel::paste(const QString& text, const QModelIndex& topLeft, const QModelIndexList& cells)
{
    if (!topLeft.isValid())
        return false;
    QStringList lines = text.split(u'\n');
    if (lines.size() > 1 && lines.back().isEmpty())
        lines.removeLast();
    std::vector<Cell> changed;
    std::optional<Problem> refusal;
    const auto put = [&](const QModelIndex& place, const QString& value) {
        if (!place.isValid()) // beyond the table's end
            return;
        const QString text = value.trimmed();
        if (flags(place) & Qt::ItemIsEditable) {
            changed.push_back(cell(place));
            changed.back().text = text.toStdString();
        } else if (data(place, Qt::EditRole).toString() != (text == QStringLiteral("_") ? QString() : text)) {
            const QString name = headerData(place.column(), Qt::Horizontal).toString();
            refusal = Problem{EditProblem::FieldIsNoText, {}, 0, 0, {name.toStdString()}};
        }
    };
    const bool isOne = lines.size() == 1 && !lines.front().contains(u'\t');
    if (isOne) {
        for (const QModelIndex& place : cells.isEmpty() ? QModelIndexList{topLeft} : cells)
            put(place, lines.front());
    }
    for (int row = 0; !isOne && row < lines.size(); ++row) {
        const QStringList values = lines[row].split(u'\t');
        for (int column = 0; column < values.size(); ++column)
            put(index(topLeft.row() + row, topLeft.column() + column), values[column]);
    }
    if (refusal)
        return m_workspace.apply(m_index, Operation::Several, failure(*refusal));
    if (changed.empty())
        return false;
    const Operation operation = changed.size() == 1 ? operationFor(changed.front().field) : Operation::Several;
    return set(changed, operation);
}

int TokenTableModel::unitOf(int row) const
{
    if (row < 0 || row >= rowCount() || !m_sentence)
        return 0;
    const NodeId node = m_rows[static_cast<std::size_t>(row)].node;
    if (m_sentence->bunsetsu.empty())
        return node.empty == 0 ? node.word : 0;
    const auto& phrases = m_sentence->bunsetsu;
    const auto found = std::find_if(phrases.begin(), phrases.end(),
        [&](const Bunsetsu& phrase) { return phrase.first <= node.word && node.word <= phrase.last; });
    return found == phrases.end() ? 0 : static_cast<int>(found - phrases.begin()) + 1;
}

int TokenTableModel::rowOf(int unit) const
{
    for (int row = 0; row < rowCount(); ++row) {
        if (unitOf(row) == unit && unit > 0 && !m_rows[static_cast<std::size_t>(row)].isMultiword())
            return row;
    }
    return -1;
}

} // namespace arcwright::ui
