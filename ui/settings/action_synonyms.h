// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/settings/shortcuts.h"

namespace arcwright::ui {

/// Other words for what an action does, as people and other tools call it, for those who look for it: `deprel` for a
/// relation. What is switched on and off is a setting, too. Empty for most.
QString synonymsOf(ActionId id);

} // namespace arcwright::ui
