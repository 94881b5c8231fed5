// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "app/cli/eval_scores.h"

namespace arcwright::cli {

/// The JSON of `eval --json`, described by evalSchema. One system's object, or an object with those of all.
nlohmann::json evalJson(const EvalResults& results);

/// evalJson() in words, for the help.
extern const char* const evalSchema;

} // namespace arcwright::cli
