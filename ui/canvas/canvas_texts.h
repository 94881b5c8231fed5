// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/canvas/canvas_keyboard.h"
#include "ui/canvas/diagram.h"
#include "ui/canvas/diagram_selection.h"
#include "ui/canvas/mouse_gestures.h"

namespace arcwright::ui {

/// The tooltip of an arc, as plain lines: head, dependent, relation, how it compares, its gap words.
QString arcToolTip(const Diagram& diagram, int arc);

/// The tooltip of a word: what is remarked on it, whether it is compared. Empty for nothing.
QString wordToolTip(const Diagram& diagram, int node);

/// The text of a screen reader for a diagram in which `selectedWord`, 0 for none, is selected.
QString accessibleText(const Diagram& diagram, int selectedWord);

/// The meaning of the next key or click, or the problem of the selected word; empty for nothing.
QString canvasPrompt(
    const Diagram& diagram, const DiagramSelection& selection, const CanvasKeyboard& keyboard, DragDirection direction);

} // namespace arcwright::ui
