// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace arcwright {

/// A sentence with the arguments in the places of %1, %2, ..., %9, their control characters visible. All is UTF-8. A
/// place without an argument stays, and so does a `%2` that is part of an argument. O(bytes).
std::string filledSentence(std::string_view sentence, const std::vector<std::string>& arguments);

} // namespace arcwright
