// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/outlines.h"

#include <QPainter>
#include <QStyleOption>

#include "ui/canvas/keyboard_frame.h"

namespace arcwright::ui {

bool isOutlined(QStyle::PrimitiveElement element, const QStyleOption* option)
{
    switch (element) {
    case QStyle::PE_PanelLineEdit: {
        // A field without a frame is in another one.
        const auto* field = qstyleoption_cast<const QStyleOptionFrame*>(option);
        return field != nullptr && field->lineWidth > 0;
    }
    case QStyle::PE_PanelButtonCommand: {
        const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
        return button != nullptr && !button->features.testFlag(QStyleOptionButton::Flat);
    }
    case QStyle::PE_PanelButtonTool:
        return !option->state.testFlag(QStyle::State_AutoRaise);
    case QStyle::PE_IndicatorCheckBox:
    case QStyle::PE_IndicatorItemViewItemCheck:
    case QStyle::PE_IndicatorRadioButton:
        return true;
    default:
        return false;
    }
}

void paintKeyboard(QPainter& painter, const QStyleOption& option)
{
    paintControlFrame(painter, option.rect, option.palette.color(QPalette::Highlight));
}

void paintKeyboardOnButton(QPainter& painter, const QStyleOptionButton& button)
{
    constexpr int middle = 128;
    const bool isDark = button.palette.color(QPalette::Window).lightness() < middle;
    const bool isLit = isDark && button.features.testFlag(QStyleOptionButton::DefaultButton);
    paintControlFrame(painter, button.rect, button.palette.color(isLit ? QPalette::ButtonText : QPalette::Highlight));
}

void paintOutline(QPainter& painter, const QStyleOption& option, const QRect& rect, bool isRound)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, isRound);
    painter.setBrush(Qt::NoBrush);
    const bool isEnabled = option.state.testFlag(QStyle::State_Enabled);
    painter.setPen(!isEnabled ? option.palette.color(QPalette::Disabled, QPalette::WindowText)
                              : option.palette.color(QPalette::PlaceholderText));
    if (isRound)
        painter.drawEllipse(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5));
    else
        painter.drawRect(rect.adjusted(0, 0, -1, -1));
    painter.restore();
}

void paintHandle(const QStyleOption& option, QRect handle, QPainter& painter)
{
    if (!option.state.testFlag(QStyle::State_Enabled))
        return;
    constexpr int margin = 4;
    constexpr double radius = 3;
    const bool isAcross = option.state.testFlag(QStyle::State_Horizontal);
    handle.adjust(isAcross ? 2 : margin, isAcross ? margin : 2, isAcross ? -2 : -margin, isAcross ? -margin : -2);
    if (handle.isEmpty())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(option.palette.color(QPalette::PlaceholderText));
    painter.drawRoundedRect(handle, radius, radius);
    painter.restore();
}

void paintOutlineOf(QStyle::ComplexControl control, const QStyleOptionComplex& option, QPainter& painter,
    const QWidget* widget, const QStyle& style)
{
    const auto* numbers = qstyleoption_cast<const QStyleOptionSpinBox*>(&option);
    const auto* choices = qstyleoption_cast<const QStyleOptionComboBox*>(&option);
    if ((numbers != nullptr && numbers->frame) || (choices != nullptr && choices->frame))
        paintOutline(painter, option, option.rect);
    if ((numbers != nullptr || choices != nullptr) && option.state.testFlag(QStyle::State_HasFocus))
        paintKeyboard(painter, option);
    if (control == QStyle::CC_Slider)
        paintOutline(
            painter, option, style.subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, widget));
}

} // namespace arcwright::ui
