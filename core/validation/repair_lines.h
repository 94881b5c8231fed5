// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

#include "core/validation/sentence_text.h"
#include "core/validation/ud_finding.h"

namespace arcwright {

// Repairs of lines and of white space, for repaired() alone. Each is given a finding of the sentence; none if it can do
// nothing.

Repair repairedLine(const SentenceText& sentence, const UdFinding& finding);
Repair repairedWhiteSpace(const SentenceText& sentence, const Row& row, const UdFinding& finding);

/// The line with its end.
std::string_view wholeLine(const SentenceText& sentence, std::size_t line);

} // namespace arcwright
