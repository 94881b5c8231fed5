// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace arcwright {

/// An item of the list `in` or `out` of a token, as its source has it.
struct DtagListedEdge {
    std::string_view text;
    int word = 0; ///< the other end, as a word of the sentence, 0 if it is none or cannot be told
    std::string label; ///< without escapes
    bool counts = false; ///< on the later line, which decides; copies on the earlier one may disagree
};

/// An edge a token has, to another word of its sentence.
struct DtagWantedEdge {
    int word = 0;
    std::string_view label; ///< without escapes
    bool isOld = false; ///< the source has this edge
};

/// The planned content of an edge list.
struct DtagListPlan {
    std::vector<DtagListedEdge> source;
    /// The edges the source has at this end, whether the list has their copies or not.
    std::vector<DtagWantedEdge> before;
    std::vector<DtagWantedEdge> wanted;
    /// Items that are no edges of the sentence: with the other end elsewhere. One with another label keeps its place.
    std::vector<std::string_view> others;
    bool isOrdered = false; ///< the wanted edges must come in their order
};

/// The list as it is to be written. Items of the source that are still right keep their bytes, or at least their
/// places where the distance changed; a changed label stays in its place; what is new goes where ascending distances
/// put it. Of edges that are not wanted no copy remains; a copy on the earlier line that disagrees, or is one too many,
/// stays until its two words' edges change.
/// An edge whose copy the earlier line lacks is not given one. `positions` are those of the words, from index 1;
/// `self` is the token's own.
std::string composedEdgeList(const DtagListPlan& plan, const std::vector<int>& positions, int self);

} // namespace arcwright
