// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/window_style.h"

#include <algorithm>

#include <QAbstractItemView>
#include <QBoxLayout>
#include <QDialog>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QStyleFactory>
#include <QStyleOption>
#include <QTextEdit>

#include "ui/look/dialog_room.h"
#include "ui/look/focus_ring.h"
#include "ui/look/icons.h"
#include "ui/look/menu_letters.h"
#include "ui/look/motion.h"
#include "ui/look/outlines.h"
#include "ui/look/own_direction.h"
#include "ui/look/percent_format.h"

namespace arcwright::ui {

WindowStyle::WindowStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) { }

namespace {

constexpr int menuArrowRoom = 12;
/// Of a button whose menu's arrow is ours to draw: a bit that Qt gives no meaning.
constexpr auto menuBesideText = static_cast<QStyleOptionToolButton::ToolButtonFeature>(0x02);

/// Not those with an arrow of their own, in a part of the button.
bool hasMenuBesideText(const QStyleOption* option)
{
    const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
    if (button == nullptr || button->text.isEmpty() || button->toolButtonStyle == Qt::ToolButtonIconOnly)
        return false;
    if (button->features.testFlag(menuBesideText))
        return true;
    return button->features.testFlag(QStyleOptionToolButton::HasMenu)
        && !button->features.testFlag(QStyleOptionToolButton::MenuButtonPopup);
}

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
    if (qobject_cast<QAbstractItemView*>(widget) != nullptr || qobject_cast<QTextEdit*>(widget) != nullptr
        || qobject_cast<QPlainTextEdit*>(widget) != nullptr)
        ringWhileFocused(*widget);
    if (auto* progress = qobject_cast<QProgressBar*>(widget);
        progress != nullptr && progress->format() == QStringLiteral("%p%"))
        progress->setFormat(percentFormat());
    const auto* label = qobject_cast<const QLabel*>(widget);
    if (label != nullptr && label->textInteractionFlags().testFlag(Qt::LinksAccessibleByKeyboard))
        ringWhileFocused(*widget);
}

bool WindowStyle::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Show || event->type() == QEvent::WindowTitleChange) {
        if (auto* dialog = qobject_cast<QDialog*>(watched); dialog != nullptr && dialog->isWindow())
            makeRoomForTitle(*dialog);
    }
    if (event->type() == QEvent::Show) {
        if (auto* dialog = qobject_cast<QDialog*>(watched)) {
            giveDistinctLetters(*dialog);
            if (dialog->isWindow())
                makeRoomForContent(*dialog);
        }
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
    if (type == CT_ToolButton && hasMenuBesideText(option))
        size.rwidth() += menuArrowRoom;
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    if (type == CT_PushButton) // Fusion's own padding is of so many pixels, which at large letters are hardly any
        size.setWidth(std::max(size.width(), contents.width() + option->fontMetrics.height()));
    constexpr int besideArrow = 8;
    if (type == CT_PushButton && button != nullptr && button->features.testFlag(QStyleOptionButton::HasMenu))
        size.rwidth() += besideArrow; // else the arrow touches the text
    return size;
}

/// The chosen text of a list, which ends in an ellipsis where there is no room for all of it.
void WindowStyle::drawChosen(const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    const auto* box = qstyleoption_cast<const QStyleOptionComboBox*>(option);
    if (box == nullptr || box->editable) {
        QProxyStyle::drawControl(CE_ComboBoxLabel, option, painter, widget);
        return;
    }
    QStyleOptionComboBox shown = *box;
    constexpr int padding = 2;
    const int room = proxy()->subControlRect(CC_ComboBox, box, SC_ComboBoxEditField, widget).width() - padding
        - (box->currentIcon.isNull() ? 0 : box->iconSize.width() + 2 * padding);
    shown.currentText = box->fontMetrics.elidedText(box->currentText, Qt::ElideRight, room);
    QProxyStyle::drawControl(CE_ComboBoxLabel, &shown, painter, widget);
}

void WindowStyle::drawItemText(QPainter* painter, const QRect& rect, int flags, const QPalette& palette, bool enabled,
    const QString& text, QPalette::ColorRole role) const
{
    QProxyStyle::drawItemText(
        painter, rect, flags, palette, enabled, inOwnDirection(text, painter->layoutDirection()), role);
}

/// Lines of menus and lists, the texts of which do not come to drawItemText(). False for anything else.
bool WindowStyle::drawInOwnDirection(
    ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    if (const auto* line = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
        line != nullptr && element == CE_MenuItem) {
        QStyleOptionMenuItem own = *line;
        own.text = inOwnDirection(line->text, line->direction);
        QProxyStyle::drawControl(element, &own, painter, widget);
        return true;
    }
    if (const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option);
        item != nullptr && element == CE_ItemViewItem) {
        QStyleOptionViewItem own = *item;
        own.text = inOwnDirection(item->text, item->direction);
        QProxyStyle::drawControl(element, &own, painter, widget);
        return true;
    }
    return false;
}

/// Leaves the text of a button the room beside the arrow.
void WindowStyle::drawControl(
    ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    if (option->direction == Qt::RightToLeft && drawInOwnDirection(element, option, painter, widget))
        return;
    const auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(option);
    if (element == CE_ProgressBarContents && bar != nullptr && bar->minimum == bar->maximum && isMotionReduced()) {
        // A block that stands where one would run to and fro.
        QStyleOptionProgressBar still = *bar;
        still.maximum = still.progress = still.minimum + 1;
        const int aside = bar->rect.width() / 3;
        still.rect = bar->rect.adjusted(aside, 0, -aside, 0);
        QProxyStyle::drawControl(element, &still, painter, widget);
        return;
    }
    if (element == CE_ComboBoxLabel) {
        drawChosen(option, painter, widget);
        return;
    }
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    if (element == CE_PushButton && button != nullptr && button->state.testFlag(State_HasFocus)) {
        QStyleOptionButton plain = *button; // without Fusion's own frame, which is hardly seen, in the text
        plain.state &= ~State_HasFocus;
        QProxyStyle::drawControl(element, &plain, painter, widget);
        paintKeyboardOnButton(*painter, *button);
        return;
    }
    const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option);
    if (element == CE_TabBarTabLabel && tab != nullptr && tab->state.testFlag(State_HasFocus)) {
        QStyleOptionTab plain = *tab; // Fusion asks itself, and not this style, for its frame
        plain.state &= ~State_HasFocus;
        QProxyStyle::drawControl(element, &plain, painter, widget);
        constexpr int edge = 2;
        plain.rect.adjust(edge, edge, -edge, -edge);
        paintKeyboard(*painter, plain);
        return;
    }
    if (element != CE_ToolButtonLabel || !hasMenuBesideText(option)) {
        QProxyStyle::drawControl(element, option, painter, widget);
        return;
    }
    QStyleOptionToolButton label = *qstyleoption_cast<const QStyleOptionToolButton*>(option);
    label.rect = visualRect(label.direction, label.rect, label.rect.adjusted(0, 0, -menuArrowRoom, 0));
    QProxyStyle::drawControl(element, &label, painter, widget);
}

/// One whose menu opens beside its text has the arrow there, and not in the corner, over the text.
void WindowStyle::drawToolButton(QStyleOptionToolButton button, QPainter* painter, const QWidget* widget) const
{
    const bool hasFocus = button.state.testFlag(State_HasFocus);
    button.state &= ~State_HasFocus; // Fusion's own frame is in the text
    const bool isMenuBeside = hasMenuBesideText(&button);
    if (isMenuBeside) {
        button.features &= ~QStyleOptionToolButton::HasMenu;
        button.features |= menuBesideText;
    }
    QProxyStyle::drawComplexControl(CC_ToolButton, &button, painter, widget);
    if (isMenuBeside) {
        QStyleOption arrow = button;
        constexpr int side = 8;
        QRect place(button.rect.right() - menuArrowRoom - 1, button.rect.top(), side, side);
        place.moveTop(button.rect.center().y() - side / 2 + 1);
        arrow.rect = visualRect(button.direction, button.rect, place);
        proxy()->drawPrimitive(PE_IndicatorArrowDown, &arrow, painter, widget);
    }
    if (hasFocus)
        paintKeyboard(*painter, button);
}

void WindowStyle::drawComplexControl(
    ComplexControl control, const QStyleOptionComplex* option, QPainter* painter, const QWidget* widget) const
{
    if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
        control == CC_ToolButton && button != nullptr) {
        drawToolButton(*button, painter, widget);
        return;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    paintOutlineOf(control, *option, *painter, widget, *proxy());
    if (control == CC_ScrollBar && option->subControls.testFlag(SC_ScrollBarSlider))
        paintHandle(*option, proxy()->subControlRect(control, option, SC_ScrollBarSlider, widget), *painter);
}

namespace {

/// Of ticks and pictures beside a text, which are as large as its letters where these are large.
bool standsAmongLetters(QStyle::PixelMetric metric)
{
    switch (metric) {
    case QStyle::PM_IndicatorWidth:
    case QStyle::PM_IndicatorHeight:
    case QStyle::PM_ExclusiveIndicatorWidth:
    case QStyle::PM_ExclusiveIndicatorHeight:
    case QStyle::PM_ButtonIconSize:
    case QStyle::PM_SmallIconSize:
        return true;
    default:
        return false;
    }
}

} // namespace

/// Lines and columns of tables that are as large as the style says have room for letters of any size.
int WindowStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    const int usual = QProxyStyle::pixelMetric(metric, option, widget);
    constexpr int rowPadding = 6;
    constexpr int columnLetters = 12;
    if (widget != nullptr && metric == PM_HeaderDefaultSectionSizeVertical)
        return std::max(usual, widget->fontMetrics().height() + rowPadding);
    if (widget != nullptr && metric == PM_HeaderDefaultSectionSizeHorizontal)
        return std::max(usual, widget->fontMetrics().averageCharWidth() * columnLetters);
    if (widget != nullptr && standsAmongLetters(metric))
        return std::max(usual, widget->fontMetrics().ascent());
    return usual;
}

/// Qt looks through the desktop's icon themes for the sign that clears a field, which takes longer at the start than
/// the field itself; and what it finds keeps its colour in every theme of ours.
QIcon WindowStyle::standardIcon(StandardPixmap sign, const QStyleOption* option, const QWidget* widget) const
{
    if (sign == SP_LineEditClearButton)
        return iconNamed(QStringLiteral("clear"));
    return QProxyStyle::standardIcon(sign, option, widget);
}

int WindowStyle::styleHint(
    StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* returned) const
{
    if (hint == SH_Widget_Animation_Duration && isMotionReduced())
        return 0;
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons) // Qt's own are black, also on dark, and there for some alone
        return 0;
    return QProxyStyle::styleHint(hint, option, widget, returned);
}

void WindowStyle::drawPrimitive(
    PrimitiveElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    if (element == PE_FrameFocusRect) {
        drawFocus(*option, *painter, widget);
        return;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    if (isOutlined(element, option))
        paintOutline(*painter, *option, option->rect, element == PE_IndicatorRadioButton);
    const auto* field = qstyleoption_cast<const QStyleOptionFrame*>(option);
    if (element == PE_PanelLineEdit && field != nullptr && field->lineWidth > 0
        && option->state.testFlag(State_HasFocus))
        paintKeyboard(*painter, *option);
}

/// Around a text, a tab, a slider, or a row of a list, which has a thinner one: the list has a frame itself.
void WindowStyle::drawFocus(const QStyleOption& option, QPainter& painter, const QWidget* widget) const
{
    if (qobject_cast<const QAbstractItemView*>(widget) == nullptr) {
        paintKeyboard(painter, option);
        return;
    }
    const auto* focus = qstyleoption_cast<const QStyleOptionFocusRect*>(&option);
    if (focus == nullptr || !option.state.testFlag(State_KeyboardFocusChange))
        return;
    const bool isChosen = focus->backgroundColor == option.palette.color(QPalette::Highlight);
    painter.save();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(option.palette.color(isChosen ? QPalette::HighlightedText : QPalette::Highlight));
    painter.drawRect(option.rect.adjusted(0, 0, -1, -1));
    painter.restore();
}

} // namespace arcwright::ui
