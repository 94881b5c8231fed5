// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "core/decoding/missing_tree.h"
#include "core/tracing/trace.h"
#include "core/treebank/sentence.h"

namespace arcwright::cli {

/// The steps of a trace in words, one line each (more where a step has parts), numbered from 1.
/// `missing`: why there is no tree, where none was found and that is known.
std::string traceText(
    const Trace& trace, const Sentence& sentence, const std::optional<MissingTree>& missing = std::nullopt);

} // namespace arcwright::cli
