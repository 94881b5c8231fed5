// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/plain_tool_tip.h"

#include <QTextDocument>

namespace arcwright::ui {

QString plainToolTip(const QString& text)
{
    return Qt::mightBeRichText(text) ? Qt::convertFromPlainText(text, Qt::WhiteSpaceNormal) : text;
}

} // namespace arcwright::ui
