// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include <QString>

#include "ui/canvas/unseen_letters.h"

namespace arcwright::ui {

/// A text of the file for use in a sentence of ours. One with letters that run from right to left is isolated from what
/// stands around it (UAX #9), else two of them with an arrow between would change places: "new → old".
inline QString isolated(const QString& text)
{
    const bool runsLeft = std::any_of(text.begin(), text.end(),
        [](QChar c) { return c.direction() == QChar::DirR || c.direction() == QChar::DirAL; });
    return runsLeft ? kFirstStrongIsolate + text + kEndOfIsolate : text;
}

} // namespace arcwright::ui
