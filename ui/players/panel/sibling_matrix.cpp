// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/sibling_matrix.h"

#include <algorithm>
#include <cmath>

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "core/decoding/arc_scores.h"

namespace arcwright::ui {

namespace {

/// Larger values say nothing more, and lose decimals where they are added up.
constexpr double kMostSiblingScore = 1e6;

} // namespace

void SiblingMatrixModel::setTheme(const Theme& theme)
{
    m_theme = theme;
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void SiblingMatrixModel::setScores(const SiblingTable& scores, const PlayerWords& words)
{
    beginResetModel();
    m_scores = scores;
    m_words = words;
    m_head = std::min(m_head, words.size());
    endResetModel();
}

void SiblingMatrixModel::setHead(int head)
{
    beginResetModel();
    m_head = head;
    endResetModel();
}

SiblingPair SiblingMatrixModel::pairAt(const QModelIndex& index) const
{
    return {m_head, index.row(), index.column() + 1};
}

float SiblingMatrixModel::scoreAt(const SiblingPair& pair) const
{
    const auto found = m_scores.find(pair);
    return found == m_scores.end() ? 0 : found->second;
}

int SiblingMatrixModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || m_words.size() == 0 ? 0 : m_words.size() + 1;
}

int SiblingMatrixModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_words.size();
}

QVariant SiblingMatrixModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const SiblingPair pair = pairAt(index);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole: {
        const float score = scoreAt(pair);
        if (!isPair(pair) || score == forbiddenScore)
            return QString();
        if (role == Qt::DisplayRole)
            return m_words.number(static_cast<double>(score));
        QLocale locale;
        locale.setNumberOptions(QLocale::OmitGroupSeparator);
        return locale.toString(static_cast<double>(score), 'g', 6);
    }
    case Qt::TextAlignmentRole:
        return int(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::BackgroundRole:
        return isPair(pair) ? QVariant() : QVariant(QBrush(m_theme.grid));
    default:
        return {};
    }
}

QVariant SiblingMatrixModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Horizontal)
        return m_words.name(section + 1);
    return section == 0 ? tr("the first", "no dependent stands nearer to the head") : m_words.name(section);
}

Qt::ItemFlags SiblingMatrixModel::flags(const QModelIndex& index) const
{
    return index.isValid() && isPair(pairAt(index)) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable
                                                    : Qt::NoItemFlags;
}

bool SiblingMatrixModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !index.isValid() || !isPair(pairAt(index)))
        return false;
    QString text = value.toString().trimmed();
    text.replace(u',', u'.').replace(u'−', u'-');
    bool isNumber = true;
    const double typed = text.isEmpty() ? 0 : text.toDouble(&isNumber);
    if (!isNumber || !std::isfinite(typed))
        return false;
    const float score = text.isEmpty() ? forbiddenScore
                                       : static_cast<float>(std::clamp(typed, -kMostSiblingScore, kMostSiblingScore));
    const SiblingPair pair = pairAt(index);
    if (scoreAt(pair) == score)
        return true;
    if (score == 0)
        m_scores.erase(pair);
    else
        m_scores[pair] = score;
    Q_EMIT dataChanged(index, index);
    Q_EMIT edited();
    return true;
}

SiblingMatrix::SiblingMatrix(QWidget* parent)
    : QWidget(parent)
    , m_model(new SiblingMatrixModel(this))
    , m_head(new QComboBox(this))
    , m_table(new TypingTable(this))
{
    m_table->setModel(m_model);
    m_table->setAccessibleName(tr("Scores of siblings"));
    m_table->setToolTip(tr("Scores of two dependents of the head that stand next to each other on one side of it: the "
                           "nearer one by rows, the other one by columns.\nAn empty cell forbids them."));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    auto* form = new QFormLayout;
    form->addRow(tr("Siblings &under"), m_head);
    layout->addLayout(form);
    layout->addWidget(m_table, 1);
    connect(
        m_head, &QComboBox::currentIndexChanged, m_model, [this](int head) { m_model->setHead(std::max(head, 0)); });
    connect(m_model, &SiblingMatrixModel::edited, this, &SiblingMatrix::scoresChanged);
}

void SiblingMatrix::setScores(const SiblingTable& scores, const PlayerWords& words)
{
    const int head = std::clamp(m_head->currentIndex(), 0, words.size());
    const QSignalBlocker blocker(m_head);
    m_head->clear();
    for (int node = 0; node <= words.size(); ++node)
        m_head->addItem(words.name(node));
    m_head->setCurrentIndex(head);
    m_model->setScores(scores, words);
    m_model->setHead(head);
    if (words.areRightToLeft())
        m_table->setLayoutDirection(Qt::RightToLeft);
    else
        m_table->unsetLayoutDirection();
}

} // namespace arcwright::ui
