// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/documents/layer.h"
#include "core/evaluation/property.h"
#include "core/query/pattern.h"
#include "core/query/searched_units.h"
#include "core/treebank/sentence.h"

namespace arcwright {

/// Why a parser has the head of a unit wrong, in the words of patterns.
struct UnitCause {
    std::string_view reach; ///< `second-best`, `behind`, `out-of-reach`: how near gold's head was
    std::string_view cause; ///< `search`, `model`, `pruned`, `other-shape`
    int repairs = 0; ///< how many other heads the repair of this one repairs
};

/// What a layer's graph has of the arcs of units, by unit. Of each arc to a further parent `conj/nsubj`, its relation
/// in gold and in the layer, `none` where one of them has no such arc; if these differ also `conj/*`, `*/nsubj` and
/// `*/*`, a star for any other. `wrong` for a unit with an arc, that of the tree included, that is not gold's.
using UnitArcs = std::map<int, std::vector<std::string>>;

/// What another analysis says of a sentence that is searched.
struct SearchedLayer {
    std::string_view name = {}; ///< by which patterns know it
    const Graph* graph = nullptr; ///< null, or of another number of units: it says nothing of the sentence
    const RelationPool* relations = nullptr; ///< of the graph
    const std::vector<int>* unsaid = nullptr; ///< units of which it says nothing, in order; null for none
    /// How sure its parser was of the head of each unit, unit 1 first, from 0 to 1; negative where it does not say.
    const std::vector<double>* confidences = nullptr;
    const std::vector<bool>* known = nullptr; ///< as Analysis has it; null where it does not say
    const std::vector<HeadContest>* contests = nullptr; ///< likewise
    const std::map<int, UnitCause>* causes = nullptr; ///< by unit, of wrong heads; null where nobody asked
    const UnitArcs* arcs = nullptr; ///< null where nobody has compared them
    bool isGraph = false; ///< whether it knows further parents, though perhaps not in this sentence
};
/// What an analysis of a layer says, nothing if it is null; it must live longer, and so must the name.
SearchedLayer searchedLayer(std::string_view name, const Analysis* analysis, const RelationPool& relations);

/// The kinds of attachment of the units of a sentence, unit 1 first; empty texts of those that are of none.
using KindTeller = std::function<std::vector<std::string_view>(const Sentence& sentence)>;

/// A sentence to search in: its units (bunsetsu where there are any, else words), and what other layers say of them.
struct SearchedSentence {
    const Sentence& sentence;
    const Graph* predicted = nullptr; ///< the layer `predicted`, of as many units; null if there is none
    const RelationPool* relations = nullptr; ///< of the predicted graph
    std::span<const SearchedLayer> layers = {}; ///< others, of the same names for all sentences
    const Vocabulary* vocabulary = nullptr; ///< of the training sentences; null if they are not known
    std::string_view document = {}; ///< as DocumentNames has it; empty if that was not asked
    std::string_view genre = {};
    /// Asked where a pattern does, of gold and of each layer; null: no kinds are known. It must live longer.
    const KindTeller* kinds = nullptr;
};

/// The units of a pattern's nodes by their places; 0 for nodes that must not be there, and those of other alternatives.
using PatternMatch = std::vector<int>;

/// The first unit of a match, 0 if it has none.
int firstUnit(const PatternMatch& match);

/// Empty nodes stand in matches behind the units of their sentence: whether it is one, and what it is in the file.
bool isEmptyNode(const Sentence& sentence, int unit);
NodeId nodeOf(const Sentence& sentence, int unit);
/// The token of a word or an empty node.
const Token& tokenOfNode(const Sentence& sentence, int unit);

/// The most matches of a sentence that are looked for.
inline constexpr std::size_t mostMatches = 10'000;

/// All matches, in the order of their units; no unit stands for two nodes. A sentence that cannot be read has none, and
/// a pattern that asks for a layer finds nothing where there is none. At most `most`.
/// O(candidates of each node) for nodes that are linked by arcs or neighbours, a product of them for others.
std::vector<PatternMatch> findMatches(
    const Pattern& pattern, const SearchedSentence& searched, std::size_t most = mostMatches);

/// A pattern whose layers are found among those of the sentences that are searched. The pattern must live longer.
struct LaidOutPattern {
    const Pattern& pattern;
    std::vector<std::vector<int>> conditionLayers; ///< by node and condition
    std::vector<int> linkLayers;
    std::vector<int> otherLayers; ///< of the second nodes of links by fields

    LaidOutPattern(const Pattern& pattern, std::span<const std::string_view> layers);
};
std::vector<PatternMatch> findMatches(
    const LaidOutPattern& laidOut, const SearchedUnits& units, std::size_t most = mostMatches);

/// The number of the layer that a pattern means, among those of these names, the first of which is gold;
/// SearchedUnits::noLayer if there is none.
int layerAmong(std::span<const std::string_view> layers, const PatternLayer& layer);

/// A field of the files as patterns see it; empty if there is none. Of bunsetsu: form, relation, head and id.
std::string fieldOf(const SearchedSentence& searched, const PatternField& field, int unit);

/// The value of an attribute in a list like `Case=Nom|Number=Sing`; empty if it is not there.
std::string_view attributeIn(std::string_view list, std::string_view name);

} // namespace arcwright
