// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/transitions/transition_system.h"

namespace arcwright {

/// Of transitions in files and what is printed, by Transition.
inline constexpr std::array<const char*, kTransitionCount> transitionNames{
    "shift", "left-arc", "right-arc", "reduce", "swap"};

} // namespace arcwright
