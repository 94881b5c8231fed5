// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QRect>
#include <QString>

class QFont;
class QPainter;

namespace arcwright::ui {

struct DiagramStyle;

/// The place of a prompt over a diagram: as low as it covers no word, which may be the one to choose; where words are
/// everywhere, not the selected one. `words` and `selected` are boxes in a viewport of that size; `selected` may be
/// null.
QRect promptPlace(
    const QString& text, const QFont& font, QSize viewport, const std::vector<QRect>& words, const QRect& selected);

void paintPrompt(QPainter& painter, const QString& text, const QRect& place, const DiagramStyle& style);

} // namespace arcwright::ui
