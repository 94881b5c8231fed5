// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QDialog;

namespace arcwright::ui {

/// Makes a dialog that is about to be shown as large as what is in it needs, in letters of whatever size, and no larger
/// than its screen. Where the screen is too small for it, its content is scrolled.
void makeRoomForContent(QDialog& dialog);

} // namespace arcwright::ui
