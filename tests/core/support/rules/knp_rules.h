// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "tests/core/support/rules/breach.h"

namespace arcwright::test {

/// KNP:
/// - `lines`: `* HEADTYPE`, `+ HEADTYPE`, words of eleven fields with numbers where they belong, `EOS`, comments;
/// - `bunsetsu`: has words, and a head that is another one, or -1; its type is D, P, A or I; `direction`: to the right,
///   and -1 for the last alone; `tree`: no cycle;
/// - `phrases`: every bunsetsu begins with a basic phrase; each has words, and a head as a bunsetsu has;
///   `phrase-direction` as `direction`;
/// - `levels`: the last basic phrase of a bunsetsu depends on one of the bunsetsu's head and has its type, others on
///   one of the same bunsetsu (in the KWDLC so for 103,866 of 104,258);
/// - `references`: `sid` and `id` of a relation name a basic phrase; `targets`: in which the words of `target` are;
/// - `sent-ids`: different ones.
Breaches knpBreaches(std::string_view file);

} // namespace arcwright::test
