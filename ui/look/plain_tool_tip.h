// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace arcwright::ui {

/// A tool tip that shows `text` as it is. What looks like markup would be taken as such, and what files say is none.
QString plainToolTip(const QString& text);

} // namespace arcwright::ui
