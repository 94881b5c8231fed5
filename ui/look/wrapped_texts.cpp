// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/wrapped_texts.h"

#include <algorithm>

#include <QHeaderView>
#include <QTreeView>

namespace arcwright::ui {

WrappedTexts::WrappedTexts(QTreeView& view) : QStyledItemDelegate(&view), m_view(view)
{
    view.setWordWrap(true);
    view.setUniformRowHeights(false);
    connect(view.header(), &QHeaderView::sectionResized, this, &WrappedTexts::layOutAnew);
}

/// Queued: once the column has its width.
void WrappedTexts::layOutAnew() const
{
    QMetaObject::invokeMethod(&m_view, &QTreeView::doItemsLayout, Qt::QueuedConnection);
}

/// The header gives a stretched column another width without telling when others are hidden.
void WrappedTexts::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    if (m_view.columnWidth(index.column()) != m_width)
        layOutAnew();
    QStyledItemDelegate::paint(painter, option, index);
}

QSize WrappedTexts::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    int width = m_view.columnWidth(index.column());
    if (width != m_width && m_width != 0)
        layOutAnew(); // rows before this one are as high as the old width asked for
    m_width = width;
    for (QModelIndex around = index; around.isValid(); around = around.parent())
        width -= m_view.indentation();
    QStyleOptionViewItem narrow = option;
    narrow.rect = QRect(0, 0, std::max(width, 1), option.fontMetrics.height());
    constexpr int apart = 6; // or the lines of two rows stand as near to each other as those of one
    return QStyledItemDelegate::sizeHint(narrow, index) + QSize(0, apart);
}

} // namespace arcwright::ui
