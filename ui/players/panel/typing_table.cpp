// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/panel/typing_table.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>

namespace arcwright::ui {

TypingTable::TypingTable(QWidget* parent) : QTableView(parent)
{
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(
        QAbstractItemView::AnyKeyPressed | QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    setCornerButtonEnabled(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
}

int TypingTable::wholeWidth() const
{
    return verticalHeader()->sizeHint().width() + horizontalHeader()->length() + 2 * frameWidth()
        + verticalScrollBar()->sizeHint().width();
}

bool TypingTable::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool writes = !key->text().isEmpty() && key->text().front().isPrint() && key->key() != Qt::Key_Space;
        const bool moves = key->key() == Qt::Key_Left || key->key() == Qt::Key_Right || key->key() == Qt::Key_Home
            || key->key() == Qt::Key_End;
        if (!(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) && (writes || moves)) {
            event->accept();
            return true;
        }
    }
    return QTableView::event(event);
}

} // namespace arcwright::ui
