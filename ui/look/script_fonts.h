// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

#include <QString>
#include <QStringView>

#include "ui/canvas/diagram_style.h"

namespace arcwright::ui {

/// Scripts that need fonts of their own: Latin, Greek, Cyrillic and all that is not named; Chinese, Japanese and
/// Korean; Arabic, Hebrew and others written from right to left.
enum class Script : unsigned char { Latin, EastAsian, RightToLeft };
inline constexpr std::size_t scriptCount = 3;

/// A font that somebody chose for the words of a script.
struct ScriptFont {
    QString family; ///< empty: that of the window
    int points = 0; ///< 0: as large as the theme has it

    friend bool operator==(const ScriptFont&, const ScriptFont&) = default;
};

/// The script of the first letter that tells it.
Script scriptOf(QStringView text);

/// A diagram's style with the words in that font, and what stands below and above them in proportion.
DiagramStyle withFont(DiagramStyle style, const ScriptFont& font);

} // namespace arcwright::ui
