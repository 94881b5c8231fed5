// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLabel;

namespace arcwright::ui {

/// Gives wrapped text all its lines at that width: a layout would cut lines where the window is low, although it could
/// be scrolled or others could have less. To be called when text, letters or width are others.
void keepWhole(QLabel& label, int width);

} // namespace arcwright::ui
