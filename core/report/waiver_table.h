// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>

#include "core/report/table.h"
#include "core/treebank/sentence.h"
#include "core/validation/finding.h"

namespace arcwright {

/// A table for findings that annotators waived, for those who maintain a treebank or its tests. The maintainers of
/// Universal Dependencies have no form for exceptions of single words, only for tests that a whole treebank may fail;
/// level, testid, filename, lineno, sentid, nodeid and message are what the incidents of their validator are described
/// by, and in English.
Table newWaiverTable();

/// Adds a row for a finding about the sentence, which stands on a line of a file; none if it is not waived.
void addWaiver(
    Table& table, const std::string& file, std::size_t line, const Sentence& sentence, const Finding& finding);

} // namespace arcwright
