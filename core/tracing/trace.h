// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <variant>
#include <vector>

#include "core/tracing/bunsetsu_steps.h"
#include "core/tracing/chart_steps.h"
#include "core/tracing/contraction_steps.h"
#include "core/tracing/move_steps.h"

namespace arcwright {

/// The steps of a decoder on one sentence, each of the decoder's own kind.
using Trace = std::variant<std::vector<ChartStep>, std::vector<ContractionStep>, std::vector<MoveStep>,
    std::vector<BunsetsuStep>>;

} // namespace arcwright
