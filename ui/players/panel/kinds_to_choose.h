// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "ui/players/algorithms/player_catalogue.h"

class QComboBox;

namespace arcwright::ui {

/// A sentence that says why an algorithm does not play that source, which it does not.
QString whyNotPlayed(const PlayerKind& kind, const PlayerSource& source);

/// Lets those algorithms be chosen that play the sentence with its scores, all where there is none; of the others the
/// tool tip says why they do not. The first of all kinds stands in the row `first` of the box.
void offerThoseThatPlay(QComboBox& kinds, int first, const std::optional<PlayerSource>& source);

} // namespace arcwright::ui
