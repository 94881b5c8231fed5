// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/tracing/trace.h"
#include "core/treebank/sentence.h"

namespace arcwright::cli {

/// The steps of a trace in words, one line each (more where a step has parts), numbered from 1.
std::string traceText(const Trace& trace, const Sentence& sentence);

} // namespace arcwright::cli
