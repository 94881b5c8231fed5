// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/query/pattern.h"
#include "core/treebank/sentence.h"

namespace arcwright {

/// A sentence to search in: its units (bunsetsu where there are any, else words), and what another layer says of them.
struct SearchedSentence {
    const Sentence& sentence;
    const Graph* predicted = nullptr; ///< of as many units; null if there is none
    const RelationPool* relations = nullptr; ///< of the predicted graph
};

/// The units of a pattern's nodes by their index; 0 for nodes that must not be there.
using PatternMatch = std::vector<int>;

/// All matches, in the order of their units; no unit stands for two nodes. A sentence that cannot be read has none, and
/// a pattern that asks for a predicted layer finds nothing where there is none. At most `most`.
/// O(candidates of each node) for nodes that are linked by arcs or neighbours, a product of them for others.
std::vector<PatternMatch> findMatches(
    const Pattern& pattern, const SearchedSentence& searched, std::size_t most = 10'000);

/// A field as patterns see it; empty if there is none. Of bunsetsu: form, relation, head and id.
std::string fieldOf(const SearchedSentence& searched, PatternLayer layer, const PatternField& field, int unit);

/// The value of an attribute in a list like `Case=Nom|Number=Sing`; empty if it is not there.
std::string attributeIn(std::string_view list, std::string_view name);

} // namespace arcwright
