// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QComboBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QStringList>
#include <QTabBar>

#include "ui/look/elided_button.h"
#include "ui/look/elided_label.h"
#include "ui/look/elided_text.h"
#include "ui/look/empty_note.h"
#include "ui/look/without_mnemonic.h"
#include "ui/look/yielding_box.h"

namespace arcwright::ui::testing {

inline QString shownTextOf(const QWidget& widget)
{
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        return label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        return button->text();
    return {};
}

/// Whether a widget draws its text over its end. What ends in an ellipsis on purpose shows the whole on hovering.
inline bool clips(const QWidget& widget)
{
    if (const auto* button = qobject_cast<const ElidedButton*>(&widget))
        return button->width() < button->minimumSizeHint().width() || button->height() < button->sizeHint().height();
    if (qobject_cast<const ElidedLabel*>(&widget) || qobject_cast<const ElidedText*>(&widget)
        || qobject_cast<const EmptyNote*>(&widget))
        return false;
    if (const auto* label = qobject_cast<const QLabel*>(&widget); label && label->wordWrap())
        return label->height() < label->heightForWidth(label->width());
    return widget.width() < widget.sizeHint().width() || widget.height() < widget.sizeHint().height();
}

/// Whether the title of a column ends in an ellipsis on purpose, in a list that gives its room to the text.
inline bool isToldOnHovering(const QHeaderView& header, int section)
{
    const auto text
        = [&](int role) { return header.model()->headerData(section, header.orientation(), role).toString(); };
    return header.textElideMode() == Qt::ElideRight && text(Qt::ToolTipRole).contains(text(Qt::DisplayRole));
}

/// The texts of a widget that holds several, or one among other things, which have no room: tabs, the heads of columns,
/// the choices of lists, titles of groups. Lists that are made for a few letters show the others when they are opened.
inline QStringList cutWithin(const QWidget& widget)
{
    QStringList cut;
    const QFontMetrics metrics = widget.fontMetrics();
    const auto room = [&](const QString& text, int width) {
        if (metrics.horizontalAdvance(withoutMnemonic(text)) > width)
            cut << QStringLiteral("“%1” has %2 of %3").arg(text).arg(width).arg(metrics.horizontalAdvance(text));
    };
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget)) {
        for (int tab = 0; tab < tabs->count(); ++tab) {
            if (tabs->isTabVisible(tab) && !tabs->usesScrollButtons())
                room(tabs->tabText(tab), tabs->tabRect(tab).width());
        }
    } else if (const auto* header = qobject_cast<const QHeaderView*>(&widget);
               header != nullptr && header->orientation() == Qt::Horizontal && header->model() != nullptr) {
        for (int section = 0; section < header->count(); ++section) {
            if (!header->isSectionHidden(section) && !isToldOnHovering(*header, section))
                room(header->model()->headerData(section, Qt::Horizontal).toString(), header->sectionSize(section));
        }
    } else if (const auto* group = qobject_cast<const QGroupBox*>(&widget)) {
        room(group->title(), group->width());
    } else if (const auto* box = qobject_cast<const QComboBox*>(&widget);
               box != nullptr && box->sizeAdjustPolicy() != QComboBox::AdjustToMinimumContentsLengthWithIcon) {
        const bool yields
            = dynamic_cast<const YieldingBox*>(box) != nullptr && box->width() >= box->minimumSizeHint().width();
        if (!yields)
            room(box->currentText(), box->width());
    }
    return cut;
}

/// The texts that are cut in a window, with their sizes.
inline QStringList cutIn(const QWidget& shown)
{
    QStringList cut;
    for (const QWidget* widget : shown.findChildren<QWidget*>()) {
        if (widget->isVisible())
            cut << cutWithin(*widget);
        const QString text = shownTextOf(*widget);
        if (!widget->isVisible() || text.isEmpty() || !clips(*widget))
            continue;
        cut << QStringLiteral("“%1” has %2x%3 of %4x%5")
                   .arg(text)
                   .arg(widget->width())
                   .arg(widget->height())
                   .arg(widget->sizeHint().width())
                   .arg(widget->sizeHint().height());
    }
    return cut;
}

} // namespace arcwright::ui::testing
