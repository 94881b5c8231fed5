// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/plain_tool_tip.h"

#include <QTextDocument>

#include "ui/canvas/cut_text.h"

namespace arcwright::ui {

QString plainToolTip(const QString& text)
{
    constexpr qsizetype mostTold = 4000; // which fill a screen
    const QString told = cutText(text, mostTold);
    return Qt::mightBeRichText(told) ? Qt::convertFromPlainText(told, Qt::WhiteSpaceNormal) : told;
}

} // namespace arcwright::ui
