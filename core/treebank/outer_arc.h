// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/treebank/format.h"

namespace arcwright {

/// An arc between words of two sentences of a file (anaphora, discourse, whatever crosses `<s>`), as one of the two has
/// it.
struct OuterArc {
    int word = 0; ///< of the sentence itself
    bool isDependent = true; ///< that word is the dependent, and the other one the head
    std::size_t otherSentence = 0; ///< the place of the other sentence in the document
    int otherWord = 0;
    std::string relation;

    friend bool operator==(const OuterArc&, const OuterArc&) = default;
};

/// What formats are beside that have arcs between words of two sentences of a file.
class OuterArcSource {
public:
    virtual ~OuterArcSource() = default;

    /// The arcs of a sentence (its place in the document) that leave it, by word. O(bytes) of the sentences up to the
    /// other ends.
    virtual std::vector<OuterArc> outerArcs(const Document& document, std::size_t sentence) const = 0;
    /// The relations of those of a word, without looking at the other ends.
    virtual std::vector<std::string> outerRelations(const Token& token) const = 0;
    /// The two sentences of such an arc, its own (a place) and the other one, in which its relation `before` is
    /// `after`; empty: it is added, or taken away. Where it is not there, they are as they were. outer_arc_operations.h
    /// is what annotators do, with checks.
    virtual std::pair<Sentence, Sentence> withOuterArc(const Document& document, std::size_t sentence,
        const OuterArc& arc, std::string_view before, std::string_view after) const = 0;
};

/// The format as one that has such arcs, null where it has none.
inline const OuterArcSource* outerArcSource(const FormatPointer& format)
{
    return dynamic_cast<const OuterArcSource*>(format.get());
}

} // namespace arcwright
