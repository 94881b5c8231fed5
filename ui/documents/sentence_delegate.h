// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

#include "ui/look/theme.h"

namespace arcwright::ui {

struct FoundText;

/// Draws a cell of the sentence browser in the colour of what it says: numbers muted, the state in that of the state,
/// differences muted where they are not scored. Texts run in their own direction; what was
/// searched is underlined in them.
class SentenceDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setTheme(const Theme& theme) { m_theme = theme; }
    /// What was searched, to be marked in the texts of the sentences.
    void setSearched(const QString& searched) { m_searched = searched; }
    /// A number with an en space, or it would be read with the sentence beside it.
    static QString setOff(const QString& number) { return number + QChar(0x2002); }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    QColor colorOf(const QModelIndex& index) const;
    void paintFound(QPainter& painter, const QStyleOptionViewItem& cell, const QRect& room, const FoundText& found,
        const QColor& color) const;

    Theme m_theme;
    QString m_searched;
};

} // namespace arcwright::ui
