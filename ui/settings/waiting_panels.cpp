// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/waiting_panels.h"

namespace arcwright::ui {

const Setting<QStringList> waitingPanels{"workplace/waitingPanels", {}};

} // namespace arcwright::ui
