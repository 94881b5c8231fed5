// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/look/theme.h"
#include "ui/players/algorithms/player.h"

namespace arcwright::ui {

/// A player's position as the headline of its step: "3. arc saw₃ → dog₂: 12".
QString headlineOf(const Player& player);

/// The headline, the explanation and its figures as rich text in the theme's colours.
QString explanationHtml(const Player& player, const Theme& theme);

} // namespace arcwright::ui
