// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/canvas/diagram.h"
#include "ui/canvas/diagram_style.h"

namespace arcwright::ui {

/// The diagram as a LaTeX document for the package tikz-dependency, to be set with lualatex: words and tags as columns
/// in reading order, in the first font for their script that TeX has, each layer's arcs on the side on which they are
/// drawn, with the colours and dashes of the style. Gold and proposed arcs of one diagram are told by those too.
/// Bunsetsu have boxes. O(words + arcs).
QString tikzDocument(const Diagram& diagram, const DiagramStyle& style);

/// A LaTeX document with a tikzpicture in which the diagram is drawn already: of rows and trees, which
/// tikz-dependency does not know.
QString tikzDocument(const QString& picture, const Diagram& diagram);

/// A text with the characters that mean something to TeX made harmless.
QString texEscaped(const QString& text);

/// The text escaped as by texEscaped(), and set from right to left where the script is read so.
QString texText(const QString& text);

} // namespace arcwright::ui
