// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/decoding/arc_scores.h"
#include "core/tracing/chart_steps.h"

namespace arcwright {

class EisnerSpan;

/// Walks over the dependents that one end of an arc has found inside the arc's span, the last found first.
class FoundDependents {
public:
    FoundDependents(const EisnerSpan& chart, int head, int end) : m_chart(&chart), m_head(head), m_end(end) { }

    /// False when there are no more.
    bool next(int& dependent, std::int16_t& relation);

private:
    const EisnerSpan* m_chart;
    int m_head;
    int m_end; ///< the other end of the complete item that is left
};

/// The items inside the span of an arc when it is scored.
struct SpanInside {
    const EisnerSpan& chart;
    int leftNode;
    int leftEnd; ///< where the left node's item ends and, one further, the right node's begins
    int rightNode;

    FoundDependents of(int node) const { return {chart, node, node == leftNode ? leftEnd : leftEnd + 1}; }
};

/// A scorer's answer about an arc.
struct SpanArc {
    float score = 0; ///< added to the arc's score by itself
    std::int16_t relation = -1; ///< the relation it suits best, to be seen by the arcs around it
};

/// Scores arcs by what is inside them. A scorer is asked about each arc once.
class SpanScorer {
public:
    virtual ~SpanScorer() = default;
    virtual SpanArc score(int head, int dependent, const SpanInside& inside) = 0;
};

/// Eisner's algorithm as Carreras, Surdeanu and Marquez (2006) have it: the best inside of each span is chosen first,
/// then the arcs over it are scored with features of the dependencies inside. So the search is approximate, but for a
/// scorer that always gives nothing, with which it is Eisner's algorithm, ties included. O(n^3) and n^2 calls.
class EisnerSpan {
public:
    /// Once asked to stop, decoding ends within a moment and what it gives is not to be used.
    void stopWith(std::stop_token stop) { m_stop = std::move(stop); }

    /// Fills `heads` and `relations` (one entry a node; those of the root are kNoHead and -1) and returns the tree's
    /// score; nothing, and no heads, if no projective tree is found.
    std::optional<double> decode(const ArcScores& scores, SpanScorer& scorer, RootPolicy root, std::vector<int>& heads,
        std::vector<std::int16_t>& relations)
    {
        NullTracer nobody;
        return decode(scores, scorer, root, heads, relations, nobody);
    }

    /// Decodes and reports its chart and its backtrace. `Tracer`: NullTracer or ChartRecorder.
    template <class Tracer>
    std::optional<double> decode(const ArcScores& scores, SpanScorer& scorer, RootPolicy root, std::vector<int>& heads,
        std::vector<std::int16_t>& relations, Tracer& tracer);

    /// For reports: all ways to put an item together, leftmost split first.
    template <class Visitor>
    void forEachSplit(const ChartItem& item, Visitor visit) const;

private:
    friend class FoundDependents;

    /// The state of a span; "right" items have their head at the left end.
    struct Cell {
        float inside = 0; ///< the best two complete items that fill the span
        float arcRight = 0; ///< what the arcs over it score
        float arcLeft = 0;
        int insideSplit = 0;
        int rightSplit = 0; ///< of the complete items
        int leftSplit = 0;
        std::int16_t relationRight = -1;
        std::int16_t relationLeft = -1;
    };

    struct SplitParts {
        ChartItem first;
        ChartItem second;
    };

    static std::size_t at(int index) { return static_cast<std::size_t>(index); }
    Cell& cell(int left, int right) { return m_cells[at(left) * m_side + at(right)]; }
    const Cell& cell(int left, int right) const { return m_cells[at(left) * m_side + at(right)]; }
    float* row(std::vector<float>& square, int index) { return square.data() + at(index) * m_side; }
    const float* row(const std::vector<float>& square, int index) const { return square.data() + at(index) * m_side; }

    bool fillChart(const ArcScores& scores, SpanScorer& scorer, int first);
    void fillSpan(const ArcScores& scores, SpanScorer& scorer, int left, int right);
    SpanArc scoreArc(const ArcScores& scores, SpanScorer& scorer, int head, int dependent, const SpanInside& inside);
    void scoreRoots(const ArcScores& scores, SpanScorer& scorer);
    template <class Tracer>
    void backtrace(
        const ChartItem& start, std::vector<int>& heads, std::vector<std::int16_t>& relations, Tracer& tracer);
    int splitOf(const ChartItem& item) const;
    void push(const ChartItem& item, int split);

    ChartSplit split(int at, float inside, SplitParts parts, int head, int dependent, float arc) const;

    const ArcScores* m_scores = nullptr; ///< of the sentence at hand
    int m_last = 0;
    std::size_t m_side = 0;
    std::vector<Cell> m_cells;
    // Scores of items as in Eisner, each array in the order its inner loop reads it.
    std::vector<float> m_completeRight;
    std::vector<float> m_completeRightByEnd;
    std::vector<float> m_completeLeft;
    std::vector<float> m_completeLeftByEnd;
    std::vector<float> m_incompleteRight;
    std::vector<float> m_incompleteLeftByEnd;
    std::vector<SpanArc> m_roots; ///< under a single root, by word
    int m_rootWord = 0;
    std::vector<ChartItem> m_open;
    std::stop_token m_stop;
};

} // namespace arcwright
