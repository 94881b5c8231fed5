// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/elided_button.h"

#include <algorithm>

#include <QEvent>

#include "ui/look/plain_tool_tip.h"

namespace arcwright::ui {

ElidedButton::ElidedButton(QWidget* parent) : QToolButton(parent) { }

void ElidedButton::setFullText(const QString& text, const QString& tip)
{
    m_full = text;
    setToolTip(plainToolTip(tip + u'\n' + text));
    setAccessibleName(text);
    updateGeometry();
    fit();
}

/// Of the frame and the arrow.
int ElidedButton::besideText() const
{
    return QToolButton::sizeHint().width() - fontMetrics().horizontalAdvance(text());
}

QSize ElidedButton::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(m_full) + besideText(), QToolButton::sizeHint().height()};
}

QSize ElidedButton::minimumSizeHint() const
{
    constexpr int leastLetters = 14;
    return {std::min(sizeHint().width(), fontMetrics().averageCharWidth() * leastLetters + besideText()),
        QToolButton::sizeHint().height()};
}

void ElidedButton::resizeEvent(QResizeEvent* event)
{
    QToolButton::resizeEvent(event);
    fit();
}

void ElidedButton::changeEvent(QEvent* event)
{
    QToolButton::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit();
}

void ElidedButton::fit()
{
    const QString shown = fontMetrics().elidedText(m_full, Qt::ElideRight, width() - besideText());
    if (shown != text())
        setText(shown);
}

} // namespace arcwright::ui
