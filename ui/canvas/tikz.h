// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/canvas/diagram.h"
#include "ui/canvas/diagram_style.h"

namespace arcwright::ui {

/// The diagram as a LaTeX document for the package tikz-dependency, to be set with lualatex: words and tags as columns
/// in reading order, in the first font for their script that TeX has, layer A's arcs above and layer B's below them,
/// with the colours and dashes of the style. Gold and proposed arcs of one diagram are told by those too. O(words +
/// arcs).
QString tikzDocument(const Diagram& diagram, const DiagramStyle& style);

/// A text with the characters that mean something to TeX made harmless.
QString texEscaped(const QString& text);

} // namespace arcwright::ui
