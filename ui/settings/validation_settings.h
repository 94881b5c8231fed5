// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/settings/setting.h"

namespace arcwright::ui {

/// What validation at levels 4 and 5 needs.
struct ValidationSettings {
    /// The folder of the language data of Universal Dependencies; empty: none, so that these levels are left out.
    static const Setting<QString> languageData;
    /// The code of the language that all treebanks are tested as; empty: that which their files say.
    static const Setting<QString> language;
};

} // namespace arcwright::ui
