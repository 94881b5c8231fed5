// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/treebank/sentence.h"

namespace arcwright {

// Operations on annotations: confirmation, comment, pins, waivers. None of these changes the sentence itself; all
// refuse broken ones (SentenceNotReadable).

/// How many units may hang on the root: what UD wants, or what PDT and PADT allow.
enum class RootRule { Single, Many };

/// The reason why a sentence cannot be confirmed: units without a head (WithoutHead, its id and text), on a circle
/// (OnCircle, its words), or more than one on the root under RootRule::Single (SeveralRoots, their number).
Result<void> checkConfirmable(const Sentence& sentence, RootRule roots);

/// Says that the analysis is right. Refused with what checkConfirmable() finds.
Result<Sentence> confirm(const Sentence& sentence, Signature by, RootRule roots);
Result<Sentence> unconfirm(const Sentence& sentence);

/// Says that the parser must keep the arc to this unit, which must have a head (WithoutHead). A pin of an older arc is
/// replaced.
Result<Sentence> pin(const Sentence& sentence, int dependent, Signature by);
Result<Sentence> unpin(const Sentence& sentence, int dependent); ///< NoSuchPin if there is none

/// Whether the arc that was pinned is the one the unit has.
bool holds(const Sentence& sentence, const Pin& pin);
/// Whether a unit has an arc that is pinned.
bool isPinned(const Sentence& sentence, int dependent);

/// Says that a warning is none: `waiver` names the test, and the node as files write its id, or none for the sentence.
/// The present content (waived_content.h) is remembered with it; a waiver of the same test and node is replaced.
/// Refused with NoSuchNode.
Result<Sentence> waive(const Sentence& sentence, Waiver waiver);
Result<Sentence> unwaive(const Sentence& sentence, std::string_view test, std::string_view node); ///< NoSuchWaiver

/// Sets what an annotator remarks of the sentence; empty for nothing.
Result<Sentence> setRemark(const Sentence& sentence, std::string text);

} // namespace arcwright
