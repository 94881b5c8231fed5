// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace arcwright {

/// Gives an open file of ours the owner, group, mode, access list and user attributes of the file at `from`, as far as
/// we may. Where we may not give it the group, ours gets no more rights from it than everybody has.
void copyAttributes(const std::string& from, int descriptor);

} // namespace arcwright
