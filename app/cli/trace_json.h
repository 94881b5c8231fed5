// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "core/tracing/trace.h"

namespace arcwright::cli {

/// The steps of a trace as objects: `step` (from 1), `kind`, and what that kind has.
std::vector<nlohmann::json> traceJson(const Trace& trace);

/// The schema of the objects, for the help of the command.
extern const char* const traceSchema;

} // namespace arcwright::cli
