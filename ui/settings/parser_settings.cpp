// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/parser_settings.h"

namespace arcwright::ui {

const Setting<QString> ParserSettings::modelAtStart{"parser/atStart", {}};
const Setting<QString> ParserSettings::analyser{"parser/analyser", {}};

} // namespace arcwright::ui
