// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/base/result.h"
#include "core/documents/treebank.h"
#include "core/treebank/graph.h"
#include "core/treebank/sentence.h"

namespace arcwright {

/// An analysis of the same characters, projected onto the units of a sentence.
struct Projection {
    Graph graph;
    /// Units of which it says nothing that could be told of them, in order: it has no unit of the same characters, nor
    /// several that are one subtree; or the head it has is none of the sentence's units.
    std::vector<int> unsaid;
    std::vector<Arc> enhanced; ///< the arcs of DEPS, as enhancedArcsOf() has them, between units of the sentence
};

/// Lays the analysis that `theirs` has of itself over the units of `ours`, whose characters it may divide into other
/// words (or other bunsetsu). Units are the same if their characters are; within multiword tokens, if their forms are.
/// A unit of `ours` that `theirs` has as several is one where these are a subtree: it hangs where their top does,
/// and what hangs on any of them hangs on it. Nothing is guessed of what `ours` divides more finely. Nothing at all if
/// the characters differ, spaces apart, if a sentence cannot be read, or if only one of them has bunsetsu. O(n) for n
/// units, and within multiword tokens the product of their lengths.
std::optional<Projection> project(const std::shared_ptr<const Sentence>& ours,
    const std::shared_ptr<const Sentence>& theirs, RelationPool& relations);

/// Why `theirs` cannot be laid over `ours` sentence by sentence, nothing if it can: the first sentence that neither has
/// the same words nor can be projected, as findMismatch() tells it.
std::optional<Problem> findUnprojectable(const Treebank& ours, const Treebank& theirs, RelationPool& relations);

} // namespace arcwright
