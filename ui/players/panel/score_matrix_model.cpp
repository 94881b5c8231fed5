// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/score_matrix_model.h"

#include <algorithm>
#include <cmath>

#include <QLocale>

#include "ui/look/plain_tool_tip.h"
#include "ui/players/algorithms/missing_tree_text.h"
#include "ui/players/drawing/drawing_painter.h"

namespace arcwright::ui {

namespace {

/// Larger values say nothing more, and lose decimals where they are added up.
constexpr double mostScore = 1e6;

bool isArc(const QModelIndex& index)
{
    return index.isValid() && index.row() != index.column() + 1;
}

/// Without separators of thousands, which are decimal points in another language.
QString textToEdit(double score)
{
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale.toString(score, 'g', 6);
}

} // namespace

void ScoreMatrixModel::setTheme(const Theme& theme)
{
    m_theme = theme;
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void ScoreMatrixModel::setScores(const ArcScores& scores, const PlayerWords& words)
{
    beginResetModel();
    m_scores = scores;
    m_words = words;
    m_isWhole = true;
    for (int head = 0; head < scores.nodes(); ++head) {
        for (int dependent = 1; dependent < scores.nodes(); ++dependent) {
            const float score = scores.at(head, dependent);
            m_isWhole = m_isWhole && (score == forbiddenScore || score == std::round(score));
        }
    }
    endResetModel();
}

std::optional<double> ScoreMatrixModel::value(const QModelIndex& index) const
{
    if (!isArc(index))
        return std::nullopt;
    const float score = m_scores.at(index.row(), index.column() + 1);
    return score == forbiddenScore ? std::nullopt : std::optional<double>(score);
}

bool ScoreMatrixModel::setValue(const QModelIndex& index, double value)
{
    if (!isArc(index) || std::isnan(value))
        return false;
    float& score = m_scores.at(index.row(), index.column() + 1);
    const float wanted
        = value == forbiddenScore ? forbiddenScore : static_cast<float>(std::clamp(value, -mostScore, mostScore));
    if (score == wanted)
        return true;
    score = wanted;
    Q_EMIT dataChanged(index, index);
    Q_EMIT edited();
    return true;
}

int ScoreMatrixModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : std::max(0, m_scores.nodes());
}

int ScoreMatrixModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : std::max(0, m_scores.words());
}

QVariant ScoreMatrixModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const auto score = value(index);
    switch (role) {
    case Qt::DisplayRole:
        return score ? m_words.number(*score) : QString();
    case Qt::EditRole:
        return score ? textToEdit(*score) : QString();
    case Qt::TextAlignmentRole:
        return int(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::BackgroundRole:
        return isArc(index) ? QVariant() : QVariant(QBrush(m_theme.grid));
    case Qt::ToolTipRole:
        if (!isArc(index))
            return QString();
        return plainToolTip(score ? m_words.arc(index.row(), index.column() + 1)
                                  : forbiddenText(index.row(), index.column() + 1, m_words));
    default:
        return {};
    }
}

QVariant ScoreMatrixModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    return m_words.name(orientation == Qt::Vertical ? section : section + 1);
}

Qt::ItemFlags ScoreMatrixModel::flags(const QModelIndex& index) const
{
    return isArc(index) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable : Qt::NoItemFlags;
}

bool ScoreMatrixModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole)
        return false;
    QString text = value.toString().trimmed();
    if (text.isEmpty())
        return setValue(index, forbiddenScore);
    text.replace(u',', u'.').replace(u'−', u'-');
    bool isNumber = false;
    const double score = text.toDouble(&isNumber);
    return isNumber && std::isfinite(score) && setValue(index, score);
}

} // namespace arcwright::ui
