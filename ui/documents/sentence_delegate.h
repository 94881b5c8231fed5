// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

#include "ui/look/theme.h"

namespace arcwright::ui {

/// Draws a row of the sentence browser: number, text, and the differences of its prediction as a number with a mark.
class SentenceDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setTheme(const Theme& theme) { m_theme = theme; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    struct Badge {
        QString text;
        QColor color;
    };
    Badge badge(const QModelIndex& index) const;

    Theme m_theme;
};

} // namespace arcwright::ui
