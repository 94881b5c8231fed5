// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/editing/sentence_draft.h"

namespace arcwright {

/// Divides a word of a draft into words with these forms, the first of which is the old one; returns their keys. All
/// belong to the old one's bunsetsu and multiword token; spaces are left to the caller.
std::vector<int> divide(SentenceDraft& draft, int word, const std::vector<std::string>& forms);

} // namespace arcwright
