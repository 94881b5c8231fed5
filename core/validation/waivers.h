// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/treebank/sentence.h"
#include "core/validation/finding.h"

namespace arcwright {

/// The content that a waiver remembers of a finding's node: `form head relation` of the word, bunsetsu or multiword
/// token (which has no head), form and parents of an empty node; a hash over all of them where it is the sentence.
/// Empty if there is no such node.
std::string waiverContent(const Sentence& sentence, std::string_view node);

/// Whether a waiver says that the finding is none, and what it is about is still what it was.
bool isWaived(const Sentence& sentence, const Finding& finding);

/// `sentence` with a waiver of the finding, which replaces an earlier one. The finding must be one that can be waived.
Sentence waived(Sentence sentence, const Finding& finding, std::string reason, Signature by);
/// `sentence` without the waivers of the finding.
Sentence unwaived(Sentence sentence, const Finding& finding);

} // namespace arcwright
