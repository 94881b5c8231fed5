// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/decoding/second_order_scores.h"
#include "core/tracing/chart_steps.h"

namespace arcwright {

/// The second-order extension of Eisner's algorithm (McDonald and Pereira 2006, Figure 3): complete, incomplete and
/// sibling items. Exact and projective. O(n A + P n) time for A arcs that are not pruned and P pairs of siblings they
/// allow, which is O(n^3) where nothing is pruned; O(n^2 + A) memory, kept between calls.
///
/// The chart is filled by left end, from right to left, so that a complete item with its head at the left end takes one
/// vector loop a surviving arc. Ties: complete and sibling items take the leftmost split, incomplete ones the
/// innermost sibling, none before any.
class Eisner2 {
public:
    /// Once asked to stop, decoding ends within a moment and what it gives is not to be used.
    void stopWith(std::stop_token stop) { m_stop = std::move(stop); }

    /// Fills `heads` (one entry a node; that of the root is kNoHead) and returns the tree's score; nothing, and heads
    /// of kNoHead, if every projective tree has a forbidden arc or pair.
    std::optional<double> decode(const SecondOrderScores& scores, RootPolicy root, std::vector<int>& heads)
    {
        NullTracer nobody;
        return decode(scores, root, heads, nobody);
    }

    /// Decodes and reports its chart and its backtrace. `Tracer`: NullTracer or ChartRecorder.
    template <class Tracer>
    std::optional<double> decode(
        const SecondOrderScores& scores, RootPolicy root, std::vector<int>& heads, Tracer& tracer);

    /// For reports: all ways to put an item together, in the order of ties.
    template <class Visitor>
    void forEachSplit(const ChartItem& item, Visitor visit) const;
    template <class Visitor>
    void forEachSplitOfArc(const ChartItem& item, Visitor& visit) const;

private:
    using Row = std::vector<float>;

    float& cell(Row& square, int row, int column) { return square[at(row) * m_side + at(column)]; }
    const float* row(const Row& square, int index) const { return square.data() + at(index) * m_side; }
    float* row(Row& square, int index) { return square.data() + at(index) * m_side; }
    static std::size_t at(int index) { return static_cast<std::size_t>(index); }

    void reset(const SecondOrderScores& scores, int first);
    bool fillChart();
    void incompleteFrom(int head);
    void completeFrom(int head);
    void siblingsFrom(int left);
    void findPartners(int left);
    void incompleteInto(int dependent);
    void completeInto(int left);
    float bestSiblingTo(int arc, float first, const float* siblings, std::ptrdiff_t sign) const;
    bool isPair(int left, int right) const;
    template <class Tracer>
    void backtrace(std::vector<int>& heads, const ChartItem& start, Tracer& tracer);
    void push(const ChartItem& item);

    const SecondOrderScores* m_scores = nullptr; ///< of the sentence at hand
    int m_first = 0; ///< the leftmost node of the chart: 0, or 1 if there is a single root
    int m_last = 0;
    std::size_t m_side = 0;
    Row m_right; ///< complete items with the head at the left end; row: left end
    Row m_leftByEnd; ///< complete items with the head at the right end; row: right end
    Row m_siblingByEnd; ///< row: right end; filled only for pairs that some head may have as siblings
    Row m_incomplete; ///< by arc
    Row m_incompleteByDependent; ///< incomplete items with the head to the right, by position in the dependent's list
    Row m_left; ///< complete items with the head at the right end that begin where the last finished ones do
    Row m_siblings; ///< sibling items that begin at the left end at hand, by n minus right end
    std::vector<int> m_partners; ///< right ends of the sibling items that begin at the left end at hand
    std::vector<int> m_partnerOf; ///< by right end: the left end it was last found a partner of
    std::vector<ChartItem> m_open;
    std::stop_token m_stop;
};

} // namespace arcwright
