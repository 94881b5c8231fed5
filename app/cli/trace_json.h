// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "core/decoding/missing_tree.h"
#include "core/tracing/trace.h"

namespace arcwright::cli {

/// The steps of a trace as objects: `step` (from 1), `kind`, and what that kind has.
/// `missing`: why there is no tree, where none was found and that is known.
std::vector<nlohmann::json> traceJson(const Trace& trace, const std::optional<MissingTree>& missing = std::nullopt);

nlohmann::json itemJson(const ChartItem& item);
nlohmann::json arcsJson(const std::vector<Arc>& arcs);
/// Why there is no tree: `reason` and `words`.
nlohmann::json missingJson(const MissingTree& missing);

/// The schema of the objects, for the help of the command.
extern const char* const traceSchema;

} // namespace arcwright::cli
