// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace arcwright {

/// Which element of `before` (by index) each of `after` is, -1 for one that is new: as many equal ones as keep their
/// order, and between them, where as many went as came, those that were changed. O(n) if the two differ in a few
/// places, O(nm) for what lies between the first and the last difference; if that is too much, changed elements alone.
std::vector<int> alignedSequence(const std::vector<std::string>& before, const std::vector<std::string>& after);

} // namespace arcwright
