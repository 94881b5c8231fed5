// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/settings/setting.h"

class QString;

namespace arcwright::ui {

/// Whether things may move by themselves: "reduced", "usual", or empty for what the system wishes.
extern const Setting<QString> motionSetting;

/// Takes the setting, or where nothing is chosen what the system wishes, for the whole program.
void takeMotionSetting();

} // namespace arcwright::ui
