// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include "ui/players/export/frame.h"

namespace arcwright::ui {

/// Shows some steps of a player, both ends among them, to somebody who may have seen enough (false).
void lookAtSteps(const Player& player, int looks, const std::function<bool(const Player& atStep)>& look);
inline constexpr int kUsualLooks = 6;

/// That the frames of any of some of its steps take, both ends among them.
QSizeF mostSize(const FrameMaker& maker, const Player& player, double aspect);

/// The steps by which frames are to be laid out: where a player begins, and where its frames are largest. What is wide
/// enough for one may be too narrow for the other.
std::vector<int> stepsToFit(const FrameMaker& maker, const Player& player);

/// FrameMaker::fitInto() by that of these steps by which all others are shown largest. Returns the size that any of
/// them takes.
QSizeF fitAllSteps(FrameMaker& maker, const Player& player, const QSizeF& room);

} // namespace arcwright::ui
