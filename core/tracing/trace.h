// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <variant>
#include <vector>

#include "core/tracing/bunsetsu_steps.h"
#include "core/tracing/chart_steps.h"
#include "core/tracing/contraction_steps.h"
#include "core/tracing/move_steps.h"

namespace arcwright {

/// What a decoder did on one sentence, in the steps of its own kind.
using Trace = std::variant<std::vector<ChartStep>, std::vector<ContractionStep>, std::vector<MoveStep>,
    std::vector<BunsetsuStep>>;

} // namespace arcwright
