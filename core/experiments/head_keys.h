// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace arcwright {

/// The forms of a sentence's units as somebody types them: by character, in lower case.
using TypedForms = std::vector<std::vector<std::string>>;

TypedForms typedForms(const std::vector<std::string>& forms);

/// The fewest keys that choose a head for a unit in the window's head mode, the key that begins it aside: a number, the
/// arrows, or the first letters of the head's form, with Enter where what was typed could still become another one.
/// `head` may be the root. O(units x letters).
int fewestHeadKeys(const TypedForms& forms, int unit, int head);

} // namespace arcwright
