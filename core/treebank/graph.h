// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "core/base/string_pool.h"

namespace arcwright {

/// The artificial root stands before the first word; words count from 1.
inline constexpr int kRoot = 0;
inline constexpr int kNoHead = -1;

/// A dependency: head -> dependent, with its relation.
struct Arc {
    int head = kNoHead;
    int dependent = 0;
    RelationId relation;

    int left() const { return head < dependent ? head : dependent; }
    int right() const { return head < dependent ? dependent : head; }
    friend bool operator==(const Arc&, const Arc&) = default;
};

/// One analysis of one sentence: a basic tree, and the further parents of words that have several.
/// Both vectors have one entry a node; entry 0, the root, has no head.
struct Graph {
    std::vector<int> heads;
    std::vector<RelationId> relations;
    std::vector<Arc> secondary;
    /// Whether each word is a member of a coordination or apposition, as Prague treebanks mark them. Empty where
    /// nothing is said of that.
    std::vector<bool> members;

    Graph() = default;
    /// A graph of `words` words in which no word has a head yet.
    explicit Graph(int words)
        : heads(static_cast<std::size_t>(words) + 1, kNoHead), relations(static_cast<std::size_t>(words) + 1)
    {
    }

    /// Number of words, the root not counted.
    int size() const { return heads.empty() ? 0 : static_cast<int>(heads.size()) - 1; }
    Arc arc(int dependent) const
    {
        const auto node = static_cast<std::size_t>(dependent);
        return {heads[node], dependent, relations[node]};
    }
    /// The arcs of the basic tree, by dependent; words without a head have none.
    std::vector<Arc> basicArcs() const;

    friend bool operator==(const Graph&, const Graph&) = default;
};

/// Whether two arcs cross: one end of the second lies strictly inside the span of the first and the other strictly
/// outside. Arcs that share an end never cross.
bool crosses(const Arc& first, const Arc& second);

/// For each arc, whether it crosses any other of them. O((a + n) log n) for n nodes.
std::vector<bool> crossingArcs(const std::vector<Arc>& arcs);

/// The words strictly between head and dependent that do not descend from the head, in order; an arc that has any is
/// non-projective. Words on a cycle or without a path to the head count as not descending from it.
std::vector<int> gapWords(const std::vector<int>& heads, int dependent);

/// Whether every arc of the tree is projective. O(n) amortised over nested spans, O(n^2) at worst.
bool isProjective(const std::vector<int>& heads);

/// Whether `ancestor` lies on the way from `node` to the root (a node is its own ancestor).
/// A walk that meets a cycle ends there.
bool isAncestor(const std::vector<int>& heads, int ancestor, int node);

/// The words of a cycle of the basic tree in head order, empty if there is none.
std::vector<int> findCycle(const std::vector<int>& heads);

/// Whether every word has a head and reaches the root.
bool isTree(const std::vector<int>& heads);

} // namespace arcwright
