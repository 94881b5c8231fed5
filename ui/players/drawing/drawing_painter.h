// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

#include "ui/look/theme.h"
#include "ui/players/drawing/drawing.h"

class QPainter;

namespace arcwright::ui {

/// The theme's colour for a role.
QColor colorOf(const Tint& tint, const Theme& theme);

/// The theme's font for a size of text.
QFont fontOf(TextSize size, bool bold, const Theme& theme);

/// The measures of the theme's fonts, ready for laying out a drawing. Repeated texts are remembered in the copy.
DrawingMetrics drawingMetrics(const Theme& theme);

/// Paints a drawing with its top left at the painter's origin. The background is the caller's.
void paintDrawing(QPainter& painter, const Drawing& drawing, const Theme& theme);

} // namespace arcwright::ui
