// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "tests/core/support/rules/breach.h"

namespace arcwright::test {

/// CaboCha's lattice:
/// - `lines`: `* NUMBER HEADTYPE CONTENT/FUNCTION SCORE`, words, `EOS`;
/// - `bunsetsu`, `direction`, `tree`: as in KNP; `numbers`: they count from 0;
/// - `places`: content and function word are words of the bunsetsu, counted from 0.
Breaches cabochaBreaches(std::string_view file);

} // namespace arcwright::test
