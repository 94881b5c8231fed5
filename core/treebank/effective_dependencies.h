// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "core/treebank/graph.h"
#include "core/treebank/sentence.h"

namespace arcwright {

/// Who modifies whom in a tree of the Prague kind, in which a conjunction (`Coord`, `Apos`) is the head of what it
/// joins and a preposition or subordinating conjunction (`AuxP`, `AuxC`) that of what it introduces: the effective
/// parents and children of TrEd. A member depends on what its coordination depends on, what depends on a coordination
/// depends on each of its members, and prepositions are passed through. Membership may be said on the word that has the
/// function, below `AuxP` and `AuxC` (PDT), or on the direct child of the conjunction (Treex).
class EffectiveDependencies {
public:
    /// The tree of the sentence itself. O(words).
    explicit EffectiveDependencies(const Sentence& sentence);
    /// Another tree over its words. `members` has an entry a node, or is empty: then the sentence's flags count.
    EffectiveDependencies(const Sentence& sentence, const Graph& graph, const RelationPool& relations);

    int size() const { return static_cast<int>(m_heads.size()) - 1; }
    /// Whether anything in the tree makes an effective dependency another than that of the tree. O(words).
    bool differFromTree() const;

    /// The words that a word modifies, in order; 0 is the root. None for the words that only join or introduce others,
    /// and where heads lead in a circle. O(depth + members).
    std::vector<int> parents(int word) const;
    /// The words that modify a word, in order. O(words x depth).
    std::vector<int> children(int word) const;

    /// The mark of a member: `Co` of a coordination, `Ap` of an apposition, `M` where nothing above it is one. Empty
    /// for a word that is no member. O(depth).
    std::string_view memberMark(int word) const;

private:
    enum class Kind : unsigned char { Word, Coordination, Apposition, Passed };
    static Kind kindOf(std::string_view relation);
    Kind kind(int node) const { return m_kinds[static_cast<std::size_t>(node)]; }
    int head(int node) const { return m_heads[static_cast<std::size_t>(node)]; }
    bool isMember(int node) const { return m_members[static_cast<std::size_t>(node)]; }
    bool joins(int node) const { return kind(node) == Kind::Coordination || kind(node) == Kind::Apposition; }
    void setUp(std::vector<bool> members);
    int joiningNodeOf(int member) const;
    void addMembers(int joining, std::vector<int>& found, int& budget) const;
    void addMembersBelow(int node, bool isMemberAbove, std::vector<int>& found, int& budget) const;

    std::vector<int> m_heads;
    std::vector<Kind> m_kinds;
    std::vector<bool> m_members;
    std::vector<std::vector<int>> m_dependents;
};

/// A tree with its effective dependencies in the place of its own: the first effective parent of a word is its head,
/// others are secondary. Words that only join or introduce others have no head. O(words x depth).
Graph effectiveGraph(const Sentence& sentence, const Graph& graph, const RelationPool& relations);

} // namespace arcwright
