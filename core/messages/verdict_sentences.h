// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/evaluation/verdict.h"

namespace arcwright {

/// The plain sentence for a verdict in English, with %1, %2, ... for verdictArguments(); its context is "Verdict".
const char* verdictSentence(const Verdict& verdict);

/// The arguments: the better system, the other one, how many words more the better one has right, how many it has and
/// the other has, the p of McNemar's test and of the bootstrap, and the larger of them (`p ≤ 0.0300` where they are not
/// the same). The p are corrected where there are several pairs, which verdictRemark() says.
std::vector<std::string> verdictArguments(const Verdict& verdict, const OutcomeTable& table);

/// What is to be said behind the sentence; null if nothing is. Its one argument is the number of pairs.
const char* verdictRemark(const Verdict& verdict);

/// `p < 0.0001`, `p = 0.0312`.
std::string probabilityText(double p);

} // namespace arcwright
