// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/sentence_delegate.h"

#include <algorithm>
#include <cmath>

#include <QApplication>
#include <QPainter>

#include "ui/documents/sentence_list_model.h"

namespace arcwright::ui {

namespace {

constexpr int margin = 6; // pixels between the parts of a row

} // namespace

SentenceDelegate::Badge SentenceDelegate::badge(const QModelIndex& index) const
{
    if (index.data(SentenceListModel::BrokenRole).toBool())
        return {tr("!"), m_theme.error};
    const int differences = index.data(SentenceListModel::DifferencesRole).toInt();
    if (differences < 0)
        return {};
    const bool seen = index.data(SentenceListModel::SeenRole).toBool();
    if (differences == 0)
        return {tr("✓"), seen ? m_theme.mutedText : m_theme.good};
    return {tr("%1 ✗").arg(differences), seen ? m_theme.mutedText : m_theme.error};
}

void SentenceDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    const QString text = row.text;
    row.text.clear();
    const QStyle* style = row.widget ? row.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &row, painter, row.widget);

    const bool selected = row.state & QStyle::State_Selected;
    const QColor textColor = selected ? m_theme.accentText : m_theme.text;
    const QFontMetrics metrics(row.font);
    const auto total = static_cast<double>(index.data(SentenceListModel::TotalRole).toULongLong());
    const int digits = 1 + static_cast<int>(std::log10(std::max(total, 1.0)));
    QRect place = row.rect.adjusted(margin, 0, -margin, 0);
    painter->save();
    painter->setFont(row.font);

    const int numberWidth = metrics.horizontalAdvance(QString(digits, u'0'));
    painter->setPen(selected ? m_theme.accentText : m_theme.mutedText);
    painter->drawText(QRect(place.left(), place.top(), numberWidth, place.height()), Qt::AlignRight | Qt::AlignVCenter,
        QString::number(index.data(SentenceListModel::SentenceRole).toULongLong() + 1));
    place.setLeft(place.left() + numberWidth + margin);

    const Badge mark = badge(index);
    if (!mark.text.isEmpty()) {
        const int width = metrics.horizontalAdvance(mark.text);
        painter->setPen(selected ? m_theme.accentText : mark.color);
        painter->drawText(place, Qt::AlignRight | Qt::AlignVCenter, mark.text);
        place.setRight(place.right() - width - margin);
    }
    painter->setPen(textColor);
    painter->setLayoutDirection(text.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    painter->drawText(place, static_cast<int>(Qt::AlignLeading | Qt::AlignVCenter) | Qt::TextSingleLine,
        metrics.elidedText(text, Qt::ElideRight, place.width()));
    painter->restore();
}

QSize SentenceDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return {option.fontMetrics.averageCharWidth() * 30, option.fontMetrics.height() + margin};
}

} // namespace arcwright::ui
