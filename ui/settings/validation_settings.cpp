// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/validation_settings.h"

namespace arcwright::ui {

const Setting<QString> ValidationSettings::languageData{"validation/languageData", {}};
const Setting<QString> ValidationSettings::language{"validation/language", {}};

} // namespace arcwright::ui
