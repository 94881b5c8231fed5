// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/documents/document.h"
#include "core/treebank/outer_arc.h"

namespace arcwright {

// Edits of arcs between words of two sentences of a document, each the edits of both, for one step. Refused: formats
// that have none (NoOuterArcs), two words of one sentence (SameSentence), sentences and words that there are not or
// that cannot be read, and relations that the format has not.

/// Adds the arc. Refused: one that is there (ParentIsThere).
Result<std::vector<Edit>> addOuterArc(const Document& document, std::size_t sentence, const OuterArc& arc);

/// Takes the arc away. Refused: one there is not (NoSuchParent).
Result<std::vector<Edit>> removeOuterArc(const Document& document, std::size_t sentence, const OuterArc& arc);

/// Gives the arc another relation. Refused: one there is not (NoSuchParent), and one that is there (ParentIsThere).
Result<std::vector<Edit>> renameOuterArc(
    const Document& document, std::size_t sentence, const OuterArc& arc, const std::string& relation);

/// An arc that goes with a word that is deleted.
struct ArcGone {
    std::string relation;
    std::string other; ///< the form at its other end; empty for the root
    bool isDependent = false; ///< the word that goes is the dependent
    std::optional<std::size_t> otherSentence; ///< where the other end is in another sentence, its place

    friend bool operator==(const ArcGone&, const ArcGone&) = default;
};

/// The arcs beside that of the tree that deleteToken() takes away with a word, and where heads are parents, all of
/// them; then those to other sentences. Arcs that go to another word, as most dependents do, are not among them.
/// O(words and arcs).
std::vector<ArcGone> arcsGoneWith(const Document& document, std::size_t sentence, int word);

} // namespace arcwright
