// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include "core/base/result.h"
#include "core/enhancing/enhancement_kinds.h"
#include "core/enhancing/graph_customs.h"
#include "core/treebank/edit.h"
#include "core/treebank/sentence.h"

namespace arcwright {

// The enhanced graph of a sentence made of its tree, and taken away again. What is there stays: an arc is added where
// there is none between its ends, a label where nobody has appended any. Only relative pronouns and words in the place
// of a predicate lose the arc of the tree, which the guidelines want to go. Made twice it is as made once; see
// https://universaldependencies.org/u/overview/enhanced-syntax.html for what the kinds mean.
//
// Refused: a sentence that cannot be read (SentenceNotReadable), and formats without enhanced graphs
// (FieldNotInFormat).

/// The sentence with what is asked for. Words that have no arc in the graph get that of the tree first, whatever is
/// asked for. Every node that hangs on the root in the tree is reached from it in the
/// graph. O(words and arcs), and O(words) for each relative clause and each gap.
Result<Sentence> withEnhancements(const Sentence& sentence, EnhancementKinds kinds, const GraphCustoms& customs = {});

/// The sentence without an enhanced graph: no arcs but those of the tree, and no empty nodes.
Result<Sentence> withoutEnhancements(const Sentence& sentence);

/// What is done to a sentence.
struct EnhancementPlan {
    EnhancementKinds kinds; ///< none: the graph is only taken away
    bool isAnew = false; ///< what is there is taken away first
};

/// The edit that enhances a sentence; none where nothing changes.
Result<std::optional<Edit>> enhancingEdit(SentenceId id, const std::shared_ptr<const Sentence>& sentence,
    const EnhancementPlan& plan, const GraphCustoms& customs);

} // namespace arcwright
