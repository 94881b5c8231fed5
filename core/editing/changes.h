// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/treebank/edit.h"

namespace arcwright {

/// The part of a sentence that an edit changed.
enum class Changed {
    Sentence, ///< added, removed; altered where the text of one that cannot be read did
    Word, ///< added, removed
    WordField, ///< of a word or an empty node
    Parent, ///< added, removed; the copy of the basic arc, which follows the tree, is none
    Multiword,
    EmptyNode,
    Bunsetsu,
    Comment,
    Confirmation,
    Pin,
    Waiver,
    Remark,
};

enum class ChangeKind { Added, Removed, Altered };

/// One side of a change: a value as files say it, and the node it belongs to or names.
struct ChangeSide {
    std::string node; ///< id as files write it; of a bunsetsu, its number from 1
    std::string form; ///< of that node
    std::string value; ///< of a field, relation of a parent or a bunsetsu, text of a comment, remark or sentence
    std::string head; ///< id of the head of an arc: 0 for the root, empty for none
    std::string headForm;

    friend bool operator==(const ChangeSide&, const ChangeSide&) = default;
};

/// One thing that an edit changed, as data for words. A side on which it is not is empty; ids are those of that side.
struct Change {
    Changed what = Changed::Word;
    ChangeKind kind = ChangeKind::Altered;
    std::string field; ///< of WordField: name of the column, or of a further field; of Waiver: the test
    ChangeSide before;
    ChangeSide after;

    friend bool operator==(const Change&, const Change&) = default;
};

/// The changes of an edit, in the order of the text: words and their fields, then multiword tokens, empty nodes,
/// bunsetsu, comments and annotations. Words that only got another number did not change, nor did heads that did; see
/// WordAlignment for which is which. O(n) for an edit at one place, O(n^2) at worst.
std::vector<Change> changes(const Edit& edit);

} // namespace arcwright
