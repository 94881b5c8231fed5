// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/treebank/sentence.h"

namespace arcwright {

/// Whether a unit of a tree of the Prague kind joins or introduces what hangs on it: a coordination or apposition
/// (`Coord`, `Apos`), a preposition or subordinator (`AuxP`, `AuxC`). Its function is what it does to those, whatever
/// it hangs on itself. O(units).
bool joinsOthers(const Sentence& sentence, int unit);

} // namespace arcwright
