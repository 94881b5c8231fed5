// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/window_style.h"

#include <QPainter>
#include <QStyleFactory>
#include <QStyleOption>

namespace arcwright::ui {

WindowStyle::WindowStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) { }

void WindowStyle::drawPrimitive(
    PrimitiveElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    if (element != PE_IndicatorCheckBox && element != PE_IndicatorItemViewItemCheck)
        return;
    const bool isEnabled = option->state.testFlag(State_Enabled);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing, false);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(isEnabled ? option->palette.color(QPalette::PlaceholderText)
                              : option->palette.color(QPalette::Disabled, QPalette::WindowText));
    painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
    painter->restore();
}

} // namespace arcwright::ui
