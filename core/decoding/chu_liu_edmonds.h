// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/decoding/arc_lists.h"
#include "core/tracing/contraction_steps.h"
#include "core/treebank/graph.h"

namespace arcwright {

/// The algorithm of Chu and Liu (1965) and Edmonds (1967), with Tarjan's contraction (1977) on a dense matrix: the best
/// tree under first-order scores, projective or not. Exact; O(n^2) time and memory, kept between calls.
///
/// A single root is found exactly and in the same time: scores are compared as pairs (number of root arcs, score),
/// fewer root arcs first. Edmonds' algorithm works over any ordered group, and in this one a node that has any other
/// entering arc never takes one from the root; so no penalty is added to any score. Sums are in double precision, where
/// sums of a sentence's floats are exact for all practical magnitudes. Ties: the leftmost head.
class ChuLiuEdmonds {
public:
    /// Fills `heads` (one entry a node; that of the root is kNoHead) and returns the tree's score; nothing, and heads
    /// of kNoHead, if every tree has a forbidden arc.
    std::optional<double> decode(const ArcScores& scores, RootPolicy root, std::vector<int>& heads)
    {
        NullTracer nobody;
        return decode(scores, root, heads, nobody);
    }
    /// Decodes over the arcs that are left of a sentence, with their first-order scores or with others, by arc.
    std::optional<double> decode(const ArcLists& arcs, RootPolicy root, std::vector<int>& heads);
    std::optional<double> decode(
        const ArcLists& arcs, std::span<const double> scores, RootPolicy root, std::vector<int>& heads);

    /// Decodes and reports its steps. `Tracer`: NullTracer or ContractionRecorder.
    template <class Tracer>
    std::optional<double> decode(const ArcScores& scores, RootPolicy root, std::vector<int>& heads, Tracer& tracer);

    /// Decodes; of several best trees `favoured` is found if it is among them.
    std::optional<double> decodeFavouring(
        const ArcScores& scores, RootPolicy root, const std::vector<int>& favoured, std::vector<int>& heads);

    /// The arc of the tree just found whose loss costs least: the best tree without it is the second best of all, and
    /// its score is less by `loss` (Camerini, Fratta and Maffioli 1980). Nothing if there is no other tree. O(n^2).
    struct Replacement {
        int head = 0;
        int dependent = 0;
        double loss = 0;
    };
    std::optional<Replacement> cheapestReplacement(const std::vector<int>& heads);

private:
    static std::size_t at(int index) { return static_cast<std::size_t>(index); }
    double* row(int node) { return m_rows.data() + at(node) * m_side; }
    int* entered(int node) { return m_entered.data() + at(node) * m_side; }

    void reset(int words, RootPolicy root);
    void takeScores(const ArcScores& scores);
    /// `dependent` is kNoHead where no arc leads from the head into what was contracted.
    bool isFavoured(int head, int dependent) const
    {
        return m_favoured != nullptr && dependent != kNoHead && (*m_favoured)[at(dependent)] == head;
    }
    void resetToForbidden(int words, RootPolicy root);
    template <class Tracer>
    std::optional<double> run(std::vector<int>& heads, Tracer& tracer);
    template <class Tracer>
    bool takeBest(int node, Tracer& tracer);
    int top(int node);
    template <class Tracer>
    bool follow(int start, Tracer& tracer);
    template <class Tracer>
    int contract(int closing, Tracer& tracer);
    void mergeRows(int node);
    template <class Tracer>
    void expand(std::vector<int>& heads, Tracer& tracer);
    double bestOther(int node);
    void numberSubtrees(const std::vector<int>& heads);
    EnteringArc takenBy(int node);

    int m_words = 0;
    int m_nodes = 0; ///< words, root and contracted cycles so far
    RootPolicy m_root = RootPolicy::Many;
    const std::vector<int>* m_favoured = nullptr; ///< the tree whose arcs win ties, if any
    std::size_t m_side = 0;
    std::vector<double> m_rows; ///< by node: the score of the best arc from each head, less what its cycles cost
    std::vector<int> m_entered; ///< by node: the word that arc goes to
    // By node:
    std::vector<int> m_source; ///< the head of the arc taken
    std::vector<double> m_score; ///< its score
    std::vector<int> m_inside; ///< the cycle the node was contracted into, 0 for none
    std::vector<int> m_top; ///< a node on the way to the outermost cycle around it
    std::vector<int> m_state; ///< 0, the word a walk started from, or settled
    std::vector<bool> m_opened; ///< its own arc gave way to the one that enters the cycle around it
    std::vector<int> m_firstWord; ///< the words of a node are a chain
    std::vector<int> m_lastWord;
    std::vector<int> m_nextWord; ///< by word
    std::vector<int> m_path;
    std::vector<int> m_cycle;
    // For replacements:
    std::vector<int> m_order; ///< the words, heads before dependents
    std::vector<int> m_subtreeBegin;
    std::vector<int> m_subtreeEnd;
    std::vector<double> m_cost; ///< by node: what it and all around it took
};

} // namespace arcwright
