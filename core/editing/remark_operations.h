// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/treebank/sentence.h"

namespace arcwright {

// Remarks of annotators on one unit or on the arc to it. Like a waiver a remark is about a node, remembers what that
// was, goes where it goes when words are divided or joined, and has an author; so it is kept as one, under a name that
// no validation test has. What is remarked of a whole sentence is Annotation::comment.

enum class RemarkOn { Unit, Arc };

/// The names under which remarks stand among the waivers.
inline constexpr std::string_view unitRemark = "remark";
inline constexpr std::string_view arcRemark = "arc-remark";

/// Whether a waiver of that test is a remark.
constexpr bool isRemark(std::string_view test)
{
    return test == unitRemark || test == arcRemark;
}

struct Remark {
    RemarkOn on = RemarkOn::Unit;
    std::string node; ///< id of the unit, or of an empty node or multiword token, as its file writes it
    std::string text;
    bool holds = true; ///< form, head and relation of the node are what they were
    Signature by;

    friend bool operator==(const Remark&, const Remark&) = default;
};

/// The remarks of a sentence in the order in which they were made. O(remarks).
std::vector<Remark> remarksOf(const Sentence& sentence);

/// Whether anything is remarked: of the sentence itself, of a node or of an arc. O(remarks).
bool isRemarked(const Sentence& sentence);

/// The remark on a unit or on the arc to it; empty for none. O(remarks).
std::string_view remarkOn(const Sentence& sentence, int unit, RemarkOn on);

/// Sets what is remarked of a unit or of the arc to it, in place of what was; empty for nothing. Refused for units that
/// the sentence does not have (NoSuchNode) and for broken sentences (SentenceNotReadable).
Result<Sentence> setRemark(const Sentence& sentence, int unit, RemarkOn on, std::string text, Signature by);

} // namespace arcwright
