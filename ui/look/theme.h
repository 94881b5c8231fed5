// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include <QColor>
#include <QPalette>

#include "ui/canvas/diagram_style.h"

class QApplication;

namespace arcwright::ui {

enum class ThemeKind : unsigned char { Light, Dark };

/// Every colour, line width and font size of the window, by role. Nothing else in ui/ names a colour.
/// Text that is not disabled has a contrast of at least 4.5 to what it stands on, the lines of charts at least 3. The
/// looks of compared arcs keep a distance of at least 15 (CIE 1976) for normal sight and for each of the three kinds of
/// dichromacy; their line styles and marks differ as well. What is
/// right is grey in every theme, so that a colour always says that something differs; green says that a person has
/// confirmed.
struct Theme {
    ThemeKind kind = ThemeKind::Light;

    QColor window;
    QColor base; ///< behind text, lists and diagrams
    QColor alternateBase;
    QColor button;
    QColor border;
    QColor text;
    QColor mutedText;
    QColor disabledText;
    QColor accent; ///< selection, focus, links
    QColor accentText; ///< on the accent
    QColor toolTip;
    QColor toolTipText;

    QColor good;
    QColor warning;
    QColor error;
    QColor pinned;
    QColor confirmed;

    std::array<QColor, 7> series; ///< lines and bars of charts, in order of use
    QColor grid; ///< of charts
    std::array<QColor, 5> heat; ///< from little to much
    QColor lossHeat; ///< the negative end of a heat map around zero

    DiagramStyle diagram;
};

/// The theme with fonts derived from the application's.
Theme makeTheme(ThemeKind kind);

/// The palette of the whole application.
QPalette palette(const Theme& theme);

/// Sets the palette and tooltip colours of the application, and returns the theme for those who paint themselves.
Theme applyTheme(QApplication& application, ThemeKind kind);

} // namespace arcwright::ui
