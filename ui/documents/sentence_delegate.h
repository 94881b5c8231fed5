// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

#include "ui/look/theme.h"

namespace arcwright::ui {

/// Draws a cell of the sentence browser in the colour of what it says: numbers muted, the state in that of the state,
/// differences muted where they are not scored. Texts run in their own direction.
class SentenceDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setTheme(const Theme& theme) { m_theme = theme; }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    QColor colorOf(const QModelIndex& index) const;

    Theme m_theme;
};

} // namespace arcwright::ui
