// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace arcwright::ui {

/// What a file or folder that is opened is called: its name without the folders around it; `texts/**` for all that is
/// below a folder.
QString shownName(const QString& path);

} // namespace arcwright::ui
