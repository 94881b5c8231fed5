// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/link_label.h"

#include <QEvent>

namespace arcwright::ui {

LinkLabel::LinkLabel(QWidget* parent) : QLabel(parent)
{
    setTextFormat(Qt::RichText);
}

void LinkLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() != QEvent::PaletteChange || text().isEmpty())
        return;
    const QString before = text();
    clear(); // an equal text would not be laid out again
    setText(before);
}

} // namespace arcwright::ui
