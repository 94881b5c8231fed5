// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <string_view>

#include "core/treebank/format.h"
#include "core/treebank/graph.h"
#include "core/treebank/sentence.h"

namespace arcwright {

/// How far relations of `DEPS` count: `obl` for `obl:in`, or all of it.
enum class EnhancedLabels { WithoutCase, Full };

/// The graph of a sentence as it is learnt and scored, and what of it was left out.
struct ScoredGraph {
    Graph graph; ///< the basic tree, and further parents that close no cycle
    std::size_t cycleArcs = 0; ///< left out: further arcs that close a cycle
    std::size_t emptyNodeArcs = 0; ///< left out: arcs from empty nodes
    std::size_t otherArcs = 0; ///< left out: anaphora, discourse, semantic roles
    bool hasCycle = false; ///< before anything was left out; an edge from a word to itself is one too (DTAG)
    bool crossesBorder = false; ///< a word has a primary edge from outside the sentence (DTAG)

    /// Whether the sentence stays where those with cycles are dropped whole.
    bool isWhole() const { return !hasCycle && !crossesBorder; }
};

/// Selects the arcs of a sentence's enhanced graph that are learnt and scored. The basic arc always is; a word without
/// a primary or gap edge (DTAG) has its arc from node 0 there. Further parents are added in their order, by dependent;
/// one that would close a cycle is left out.
class GraphRules {
public:
    /// `basicRelations`: those of the basic trees; where case is cut off a relation of `DEPS`, what is left is the
    /// longest of them, so that a subtype stays (`nmod:poss`).
    GraphRules(RelationPool& relations, EnhancedLabels labels, std::set<std::string, std::less<>> basicRelations)
        : m_relations(relations), m_labels(labels), m_basicRelations(std::move(basicRelations))
    {
    }

    /// The graph of a sentence whose units are words, else its tree. Which labels are no syntax is for its own format
    /// to say, and for `other`, that of the file it is compared with, if there is one. O(arcs^2) at worst, O(arcs)
    /// where few words have several parents.
    ScoredGraph graphOf(const Sentence& sentence, const Format* other = nullptr) const;

    /// A relation of `DEPS` without the case marker (`obl:in`, `conj:and`, `nmod:v:loc`).
    std::string_view withoutCase(std::string_view relation) const;

private:
    class Maker;

    RelationPool& m_relations;
    EnhancedLabels m_labels;
    std::set<std::string, std::less<>> m_basicRelations;
};

} // namespace arcwright
