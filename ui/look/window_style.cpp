// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/window_style.h"

#include <algorithm>

#include <QBoxLayout>
#include <QDialog>
#include <QEvent>
#include <QPainter>
#include <QStyleFactory>
#include <QStyleOption>

namespace arcwright::ui {

WindowStyle::WindowStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) { }

namespace {

/// A layout that sets the least size of its dialog by itself, as those of Qt's input dialogs do, has to be told.
void makeRoomForTitle(QDialog& dialog)
{
    const int width = widthForTitle(dialog);
    auto* const column = qobject_cast<QVBoxLayout*>(dialog.layout());
    const bool isOfLayout = column != nullptr && column->sizeConstraint() != QLayout::SetDefaultConstraint;
    if (!isOfLayout)
        dialog.setMinimumWidth(std::max(dialog.minimumWidth(), width));
    else if (column->totalMinimumSize().width() < width)
        column->addStrut(width - column->contentsMargins().left() - column->contentsMargins().right());
}

} // namespace

int widthForTitle(const QWidget& window)
{
    QFont font = window.font();
    font.setBold(true); // as many title bars have it
    constexpr int barButtons = 140; // icon, help, close, and the space around the title
    return QFontMetrics(font).horizontalAdvance(window.windowTitle().remove(QStringLiteral("[*]"))) + barButtons;
}

void WindowStyle::polish(QWidget* widget)
{
    QProxyStyle::polish(widget);
    if (qobject_cast<QDialog*>(widget) != nullptr)
        widget->installEventFilter(this);
}

bool WindowStyle::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Show || event->type() == QEvent::WindowTitleChange) {
        if (auto* dialog = qobject_cast<QDialog*>(watched); dialog != nullptr && dialog->isWindow())
            makeRoomForTitle(*dialog);
    }
    return QProxyStyle::eventFilter(watched, event);
}

QSize WindowStyle::sizeFromContents(
    ContentsType type, const QStyleOption* option, const QSize& contents, const QWidget* widget) const
{
    constexpr int rowPadding = 6;
    QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    if (type == CT_ItemViewItem)
        size.setHeight(std::max(size.height(), option->fontMetrics.height() + rowPadding));
    return size;
}

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
