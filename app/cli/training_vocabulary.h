// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/evaluation/breakdown.h"

namespace arcwright::cli {

/// The forms of all units of the files that a parser was trained on. Nothing if they cannot be opened or read, which is
/// said on standard error.
std::optional<Vocabulary> vocabularyOf(const std::vector<std::string>& paths);

} // namespace arcwright::cli
