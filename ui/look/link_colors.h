// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLabel;

namespace arcwright::ui {

/// Gives the links of a label the colour of the theme that is, also after another one was chosen: Qt gives them that of
/// the moment when the text was set.
void keepLinkColors(QLabel& label);

} // namespace arcwright::ui
