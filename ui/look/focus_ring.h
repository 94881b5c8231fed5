// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace arcwright::ui {

/// Has a list, a table, a text or a label with links surrounded by the frame of ui/canvas/keyboard_frame.h as long as
/// it has the keyboard. It lies over the edges, so nothing moves. Does nothing for one that pops up, or that has it
/// already.
void ringWhileFocused(QWidget& part);

} // namespace arcwright::ui
