// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "ui/players/drawing/drawing.h"

namespace arcwright::ui {

/// Lines of a text that are no wider than `width`; line breaks in it are kept. A word that is wider stands alone.
QStringList wrapped(const QString& text, TextSize size, double width, const DrawingMetrics& metrics);

} // namespace arcwright::ui
