// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/motion_setting.h"

#include <QString>

#include "ui/look/motion.h"

namespace arcwright::ui {

const Setting<QString> motionSetting{"look/motion", {}};

void takeMotionSetting()
{
    const QString chosen = motionSetting();
    setMotionReduced(chosen.isEmpty() ? systemReducesMotion().value_or(false) : chosen == QStringLiteral("reduced"));
}

} // namespace arcwright::ui
