// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/decoding/arc_scores.h"
#include "core/tracing/chart_steps.h"

namespace arcwright {

/// Eisner's algorithm (1996), as in McDonald and Pereira 2006, Figure 1: the best projective tree under first-order
/// scores. Exact; O(n^3) time with contiguous inner loops, O(n^2) memory, kept between calls. Of several best trees it
/// finds the one whose split points are leftmost.
class Eisner {
public:
    /// Once asked to stop, decoding ends within a moment and what it gives is not to be used.
    void stopWith(std::stop_token stop) { m_stop = std::move(stop); }

    /// Fills `heads` (one entry a node; that of the root is kNoHead) and returns the tree's score; nothing, and heads
    /// of kNoHead, if every projective tree has a forbidden arc.
    std::optional<double> decode(const ArcScores& scores, RootPolicy root, std::vector<int>& heads)
    {
        NullTracer nobody;
        return decode(scores, root, heads, nobody);
    }

    /// Decodes and reports its chart and its backtrace. `Tracer`: NullTracer or ChartRecorder.
    template <class Tracer>
    std::optional<double> decode(const ArcScores& scores, RootPolicy root, std::vector<int>& heads, Tracer& tracer);

    /// For reports: all ways to put an item together, leftmost split first.
    template <class Visitor>
    void forEachSplit(const ChartItem& item, Visitor visit) const;

private:
    /// One score a span [s, t]; row s, column t.
    struct Square {
        std::vector<float> cells;
        std::size_t side = 0;
        void reset(std::size_t nodes);
        float* row(int index) { return cells.data() + static_cast<std::size_t>(index) * side; }
        const float* row(int index) const { return cells.data() + static_cast<std::size_t>(index) * side; }
        float& at(int row, int column);
    };

    bool fillChart(int first);
    int singleRoot(float& best) const;
    template <class Tracer>
    void backtrace(std::vector<int>& heads, const ChartItem& start, Tracer& tracer);
    int bestSplit(const ChartItem& item) const;
    void open(const ChartItem& item, int split);

    const ArcScores* m_scores = nullptr; ///< of the sentence at hand
    // "Right" items have their head at the left end. Each is stored in the order its inner loop reads it, by row or
    // by column or both.
    Square m_completeRight;
    Square m_completeRightByEnd;
    Square m_completeLeft;
    Square m_completeLeftByEnd;
    Square m_incompleteRight;
    Square m_incompleteLeftByEnd;
    std::vector<ChartItem> m_open;
    std::stop_token m_stop;
};

} // namespace arcwright
