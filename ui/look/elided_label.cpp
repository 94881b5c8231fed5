// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/elided_label.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

#include "ui/canvas/cut_text.h"

namespace arcwright::ui {

ElidedLabel::ElidedLabel(QWidget* parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth(), QLabel::minimumSizeHint().height()};
}

bool ElidedLabel::isElided() const
{
    return fontMetrics().horizontalAdvance(cutText(text(), kMostListedCharacters)) > contentsRect().width();
}

bool ElidedLabel::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !toolTip().isEmpty())
        return QLabel::event(event);
    QToolTip::showText(static_cast<const QHelpEvent&>(*event).globalPos(),
        isElided() ? cutText(text(), 4000).toHtmlEscaped().prepend(QStringLiteral("<p>")) : QString(), this);
    return true;
}

void ElidedLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QString shown
        = fontMetrics().elidedText(cutText(text(), kMostListedCharacters), Qt::ElideRight, contentsRect().width());
    style()->drawItemText(&painter, contentsRect(), QStyle::visualAlignment(layoutDirection(), alignment()), palette(),
        isEnabled(), shown, foregroundRole());
}

} // namespace arcwright::ui
