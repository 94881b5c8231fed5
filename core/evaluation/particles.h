// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "core/treebank/sentence.h"

namespace arcwright {

/// By what each unit is marked as a dependent, node 0 first: the last particle of a bunsetsu; the case marker of a
/// word, which is the first of its dependents by `case`, by its lemma where it has one. Empty where there is none.
/// Views into the sentence. O(words).
std::vector<std::string_view> particlesOf(const Sentence& sentence);

} // namespace arcwright
