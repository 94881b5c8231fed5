// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "ui/settings/setting.h"

namespace arcwright::ui {

/// The panels that had nothing to show when the program ended, by name, and are to be shown as soon as they have.
extern const Setting<QStringList> waitingPanels;

} // namespace arcwright::ui
