// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QString>

#include "core/drawing/drawing.h"
#include "ui/look/theme.h"

namespace arcwright::ui {

/// The colour of a theme that a shape of a picture has.
QColor colourIn(const Theme& theme, const Colour& colour);

/// Foreign text as it is shown: what steers how others look is visible.
QString shownText(const std::string& text);

/// Paints a picture of core/drawing with the colours of a theme, a unit of it a unit of the painter. Texts are in
/// `font`, in the picture's sizes.
void paintDrawn(QPainter& painter, const DrawnPicture& picture, const Theme& theme, const QFont& font);

} // namespace arcwright::ui
