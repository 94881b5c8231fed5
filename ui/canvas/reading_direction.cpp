// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/reading_direction.h"

#include <QString>

namespace arcwright::ui {

bool readsRightToLeft(const Sentence& sentence)
{
    if (!sentence.bunsetsu.empty())
        return false;
    int surplus = 0;
    for (const Token& token : sentence.tokens) {
        if (!isPunctuation(token))
            surplus += QString::fromStdString(token.form).isRightToLeft() ? 1 : -1;
    }
    return surplus > 0;
}

} // namespace arcwright::ui
