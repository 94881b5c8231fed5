// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/theme_names.h"

#include <QString>

namespace arcwright::ui {

std::optional<ThemeKind> themeNamed(const QString& name)
{
    for (std::size_t kind = 0; kind < themeNames.size(); ++kind) {
        if (name == QLatin1String(themeNames[kind]))
            return static_cast<ThemeKind>(kind);
    }
    return std::nullopt;
}

} // namespace arcwright::ui
