// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/canvas/isolated_text.h"

namespace arcwright::ui {

/// A word with its number as an index, "dog₂", so that equal words are told apart and no number looks like a word.
inline QString numberedWord(const QString& form, int number)
{
    QString digits = QString::number(number);
    for (QChar& digit : digits)
        digit = QChar(u'₀' + (digit.unicode() - u'0'));
    return isolated(form + digits);
}

} // namespace arcwright::ui
