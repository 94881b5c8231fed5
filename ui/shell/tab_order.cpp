// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/tab_order.h"

#include <QDockWidget>
#include <QList>

#include "ui/shell/workplaces.h"

namespace arcwright::ui {

namespace {

QList<QWidget*> inTheirOrder(const QWidget& part)
{
    QList<QWidget*> found;
    for (QWidget* each = part.nextInFocusChain(); each != nullptr && each != &part; each = each->nextInFocusChain()) {
        if (part.isAncestorOf(each) && (each->focusPolicy() & Qt::TabFocus) != 0 && each->focusProxy() == nullptr)
            found << each;
    }
    return found;
}

} // namespace

void orderTabs(const Workplaces& workplaces, const QWidget& queue, const QWidget& messages)
{
    QList<const QWidget*> parts{workplaces.panel(QStringLiteral("sentences")), &queue, workplaces.middle(), &messages};
    for (const SidePanel& panel : sidePanels()) {
        const QWidget* const dock = workplaces.panel(QString::fromLatin1(panel.name));
        if (!parts.contains(dock))
            parts << dock;
    }
    QWidget* last = nullptr;
    for (const QWidget* part : parts) {
        for (QWidget* next : inTheirOrder(*part)) {
            if (last != nullptr && last->window() == next->window()) // a floating panel has an order of its own
                QWidget::setTabOrder(last, next);
            last = next;
        }
    }
}

} // namespace arcwright::ui
