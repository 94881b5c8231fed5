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
    connect(view.header(), &QHeaderView::sectionResized, &view, [&view] {
        QMetaObject::invokeMethod(&view, &QTreeView::doItemsLayout, Qt::QueuedConnection); // once it has its width
    });
}

QSize WrappedTexts::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    int width = m_view.columnWidth(index.column());
    for (QModelIndex around = index; around.isValid(); around = around.parent())
        width -= m_view.indentation();
    QStyleOptionViewItem narrow = option;
    narrow.rect = QRect(0, 0, std::max(width, 1), option.fontMetrics.height());
    return QStyledItemDelegate::sizeHint(narrow, index);
}

} // namespace arcwright::ui
