// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

#include "ui/settings/setting.h"

namespace arcwright::ui {

/// The room that the screen had for the window whose place is kept in Settings::windowGeometry: on another screen it
/// may be too large.
inline const Setting<QSize> windowScreen{"window/geometryScreen", {}};

} // namespace arcwright::ui
