// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/sentence_delegate.h"

#include <QApplication>
#include <QPainter>
#include <QTextLayout>

#include "ui/documents/found_text.h"
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
    case SentenceColumn::Number:
    case SentenceColumn::Words:
        option->displayAlignment = Qt::AlignRight | Qt::AlignVCenter;
        option->text = setOff(option->text);
        break;
    case SentenceColumn::State:
    case SentenceColumn::Id:
        option->displayAlignment = Qt::AlignLeft | Qt::AlignVCenter;
        break;
    }
}

/// Marks what was searched, where there is something to mark.
void SentenceDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    if (m_searched.isEmpty() || columnOf(index) != SentenceColumn::Text) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    const QStyle* style = cell.widget != nullptr ? cell.widget->style() : QApplication::style();
    const int margin = style->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, cell.widget) + 1;
    const QRect place = style->subElementRect(QStyle::SE_ItemViewItemText, &cell, cell.widget);
    const QRect room = place.adjusted(margin, 0, -margin, 0);
    const FoundText found = foundText(cell.text, m_searched, cell.fontMetrics, room.width());
    if (found.marks.empty()) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }
    cell.text.clear(); // the row itself
    style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);
    const bool isChosen = cell.state.testFlag(QStyle::State_Selected);
    paintFound(*painter, cell, room, found, cell.palette.color(isChosen ? QPalette::HighlightedText : QPalette::Text));
}

/// Underlined, and on something of the colour of what is chosen.
void SentenceDelegate::paintFound(QPainter& painter, const QStyleOptionViewItem& cell, const QRect& room,
    const FoundText& found, const QColor& color) const
{
    QTextCharFormat mark;
    mark.setFontUnderline(true);
    if (!cell.state.testFlag(QStyle::State_Selected)) {
        QColor behind = m_theme.accent;
        constexpr double tint = 0.2;
        behind.setAlphaF(tint);
        mark.setBackground(behind);
    }
    QList<QTextLayout::FormatRange> ranges;
    for (const auto& [begin, length] : found.marks)
        ranges << QTextLayout::FormatRange{begin, length, mark};
    QTextLayout line(found.shown, cell.font);
    QTextOption inLine;
    inLine.setTextDirection(cell.direction);
    inLine.setWrapMode(QTextOption::NoWrap);
    line.setTextOption(inLine);
    line.setFormats(ranges);
    line.beginLayout();
    QTextLine only = line.createLine();
    only.setLineWidth(room.width());
    line.endLayout();
    painter.save();
    painter.setPen(color);
    line.draw(&painter, QPointF(room.left(), room.top() + (room.height() - only.height()) / 2));
    painter.restore();
}

QSize SentenceDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    constexpr int lead = 6; // pixels between lines
    const int letters = columnOf(index) == SentenceColumn::Text ? 30 : 4;
    return {option.fontMetrics.averageCharWidth() * letters, option.fontMetrics.height() + lead};
}

} // namespace arcwright::ui
