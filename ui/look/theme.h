// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include <QColor>
#include <QPalette>

#include "ui/canvas/diagram_style.h"
#include "ui/look/script_fonts.h"

class QApplication;

namespace arcwright::ui {

enum class ThemeKind : unsigned char { Light, Dark, HighContrast };

/// What people choose of a look beside the theme; what is not chosen is as the theme and the system have it.
struct LookChoice {
    QString family; ///< of the window's texts; empty: the system's
    int points = 0; ///< their size; 0: the system's
    std::array<ScriptFont, scriptCount> scripts; ///< of words in the diagram, by Script
    std::array<QColor, kArcStatusCount> arcs; ///< by ArcStatus; invalid: the theme's
};

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
    std::array<ScriptFont, scriptCount> scripts; ///< chosen fonts of words, by Script

    /// The style of a diagram of words in that script.
    DiagramStyle diagramFor(Script script) const
    {
        return withFont(diagram, scripts[static_cast<std::size_t>(script)]);
    }
};

/// The theme with fonts derived from the application's.
Theme makeTheme(ThemeKind kind, const LookChoice& choice = {});

/// The theme that goes with the colours of the system, as they were when the program began.
ThemeKind systemTheme();

/// The palette of the whole application.
QPalette palette(const Theme& theme);

/// Sets the palette, the font and the tooltip colours of the application, and returns the theme for those who paint
/// themselves.
Theme applyTheme(QApplication& application, ThemeKind kind, const LookChoice& choice = {});

} // namespace arcwright::ui
