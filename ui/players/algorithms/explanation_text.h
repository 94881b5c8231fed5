// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <limits>

#include <QString>

#include "ui/look/theme.h"
#include "ui/players/algorithms/player.h"

namespace arcwright::ui {

/// A player's position as the headline of its step: "3. arc saw₃ → dog₂: 12".
QString headlineOf(const Player& player);

/// What the algorithm has done up to here, against the length of the sentence and its powers; empty where nothing is
/// counted, and while somebody is to guess what comes next.
QString workTextOf(const Player& player);

enum class Telling : unsigned char {
    Whole,
    Headline, ///< what was done, in one line and in figures
};

/// The headline, the explanation and its figures, the first `mostFigures` of them and how many there are more, and what
/// was done, as rich text in the theme's colours.
QString explanationHtml(const Player& player, const Theme& theme,
    std::size_t mostFigures = std::numeric_limits<std::size_t>::max(), Telling telling = Telling::Whole);

} // namespace arcwright::ui
