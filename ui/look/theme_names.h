// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>

#include "ui/look/theme.h"

class QString;

namespace arcwright::ui {

/// What settings and the command line call the themes, by ThemeKind.
inline constexpr std::array<const char*, 3> themeNames{"light", "dark", "high-contrast"};

std::optional<ThemeKind> themeNamed(const QString& name);

} // namespace arcwright::ui
