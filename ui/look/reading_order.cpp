// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/reading_order.h"

#include <QFormLayout>
#include <QLayout>
#include <QList>
#include <QWidget>

namespace arcwright::ui {

namespace {

void addAsRead(QWidget& part, QList<QWidget*>& order);

void addItem(QLayoutItem* item, QList<QWidget*>& order)
{
    if (item == nullptr)
        return;
    if (item->widget() != nullptr)
        addAsRead(*item->widget(), order);
    QLayout* const layout = item->layout();
    if (const auto* form = qobject_cast<QFormLayout*>(layout)) { // whose items may be in the order of their roles
        for (int row = 0; row < form->rowCount(); ++row) {
            for (const auto role : {QFormLayout::LabelRole, QFormLayout::FieldRole, QFormLayout::SpanningRole})
                addItem(form->itemAt(row, role), order);
        }
        return;
    }
    for (int at = 0; layout != nullptr && at < layout->count(); ++at)
        addItem(layout->itemAt(at), order);
}

void addAsRead(QWidget& part, QList<QWidget*>& order)
{
    order << &part;
    if (part.layout() != nullptr) {
        addItem(part.layout(), order);
        return;
    }
    const QWidget* const end = &part;
    for (QWidget* each = part.nextInFocusChain(); each != nullptr && each != end; each = each->nextInFocusChain()) {
        if (part.isAncestorOf(each))
            order << each;
    }
}

} // namespace

void orderAsRead(QWidget& part)
{
    QList<QWidget*> order;
    addAsRead(part, order);
    QWidget* last = nullptr;
    for (QWidget* next : order) {
        if ((next->focusPolicy() & Qt::TabFocus) == 0 || next->focusProxy() != nullptr)
            continue;
        if (last != nullptr)
            QWidget::setTabOrder(last, next);
        last = next;
    }
}

} // namespace arcwright::ui
