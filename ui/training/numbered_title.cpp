// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/training/numbered_title.h"

#include <QRegularExpression>

namespace arcwright::ui {

NumberedTitle NumberedTitle::of(const QString& text)
{
    static const QRegularExpression behind(QStringLiteral("^(.+) \\(([1-9][0-9]{0,5})\\)$"));
    const auto match = behind.match(text);
    const int number = match.hasMatch() ? match.captured(2).toInt() : 1;
    return number < 2 ? NumberedTitle{text} : NumberedTitle{match.captured(1), number};
}

} // namespace arcwright::ui
