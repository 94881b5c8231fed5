// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/sentence_delegate.h"

#include "ui/documents/sentence_list_model.h"

namespace arcwright::ui {

namespace {

SentenceColumn columnOf(const QModelIndex& index)
{
    return static_cast<SentenceColumn>(index.column());
}

} // namespace

QColor SentenceDelegate::colorOf(const QModelIndex& index) const
{
    const auto is = [&](SentenceListModel::Role role) { return index.data(role).toBool(); };
    switch (columnOf(index)) {
    case SentenceColumn::Number:
    case SentenceColumn::Words:
    case SentenceColumn::Id:
        return m_theme.mutedText;
    case SentenceColumn::State:
        return is(SentenceListModel::BrokenRole)   ? m_theme.error
            : is(SentenceListModel::ConfirmedRole) ? m_theme.confirmed
                                                   : m_theme.accent;
    case SentenceColumn::Differences:
        return is(SentenceListModel::SeenRole) || index.data(SentenceListModel::DifferencesRole).toInt() == 0
            ? m_theme.mutedText
            : m_theme.text;
    case SentenceColumn::Text:
        break;
    }
    return m_theme.text;
}

void SentenceDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    option->palette.setColor(QPalette::Text, colorOf(index));
    switch (columnOf(index)) {
    case SentenceColumn::Text:
        option->direction = option->text.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight;
        option->displayAlignment = Qt::AlignLeading | Qt::AlignVCenter;
        break;
    case SentenceColumn::Differences:
        option->text += QChar(0x2002); // en space: or the number would be read with the sentence beside it
        [[fallthrough]];
    case SentenceColumn::Number:
    case SentenceColumn::Words:
        option->displayAlignment = Qt::AlignRight | Qt::AlignVCenter;
        break;
    case SentenceColumn::State:
    case SentenceColumn::Id:
        option->displayAlignment = Qt::AlignLeft | Qt::AlignVCenter;
        break;
    }
}

QSize SentenceDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    constexpr int lead = 6; // pixels between lines
    const int letters = columnOf(index) == SentenceColumn::Text ? 30 : 4;
    return {option.fontMetrics.averageCharWidth() * letters, option.fontMetrics.height() + lead};
}

} // namespace arcwright::ui
