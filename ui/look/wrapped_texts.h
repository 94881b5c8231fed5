// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

class QTreeView;

namespace arcwright::ui {

/// Breaks the texts of a column that are wider than it into lines; rows are as high as these need. The view's scroll
/// bar should always be there: were it to come and go with the lines, they would break anew.
class WrappedTexts : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit WrappedTexts(QTreeView& view);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void layOutAnew() const;

    QTreeView& m_view;
    mutable int m_width = 0; ///< of the column, by which rows were made so high
};

} // namespace arcwright::ui
