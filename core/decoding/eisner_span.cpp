// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/eisner_span.h"

#include "core/decoding/chart_report.h"
#include "core/decoding/max_plus.h"
#include "core/treebank/graph.h"

namespace arcwright {

using enum ChartItemKind;

bool FoundDependents::next(int& dependent, std::int16_t& relation)
{
    if (m_head == m_end)
        return false;
    if (m_head < m_end) {
        dependent = m_chart->cell(m_head, m_end).rightSplit;
        const EisnerSpan::Cell& arc = m_chart->cell(m_head, dependent);
        relation = arc.relationRight;
        m_end = arc.insideSplit;
    } else {
        dependent = m_chart->cell(m_end, m_head).leftSplit;
        const EisnerSpan::Cell& arc = m_chart->cell(dependent, m_head);
        relation = arc.relationLeft;
        m_end = arc.insideSplit + 1;
    }
    return true;
}

/// A forbidden arc is not worth a call.
SpanArc EisnerSpan::scoreArc(
    const ArcScores& scores, SpanScorer& scorer, int head, int dependent, const SpanInside& inside)
{
    const float score = scores.at(head, dependent);
    if (score == forbiddenScore)
        return {forbiddenScore, -1};
    SpanArc arc = scorer.score(head, dependent, inside);
    arc.score += score;
    return arc;
}

void EisnerSpan::fillSpan(const ArcScores& scores, SpanScorer& scorer, int s, int t)
{
    const int width = t - s;
    Cell& span = cell(s, t);
    const float* insideRight = row(m_completeRight, s) + s;
    const float* insideLeft = row(m_completeLeftByEnd, t) + s + 1;
    span.insideSplit = s + arcwright::splitOf(insideRight, insideLeft, width);
    span.inside = insideRight[span.insideSplit - s] + insideLeft[span.insideSplit - s];
    const SpanInside inside{*this, s, span.insideSplit, t};
    if (span.inside != forbiddenScore) {
        const SpanArc right = scoreArc(scores, scorer, s, t, inside);
        const SpanArc left = s == kRoot ? SpanArc{forbiddenScore, -1} : scoreArc(scores, scorer, t, s, inside);
        span.arcRight = right.score;
        span.relationRight = right.relation;
        span.arcLeft = left.score;
        span.relationLeft = left.relation;
    } else {
        span.arcRight = span.arcLeft = forbiddenScore;
    }
    row(m_incompleteRight, s)[t] = span.inside + span.arcRight;
    row(m_incompleteLeftByEnd, t)[s] = span.inside + span.arcLeft;

    const float* openRight = row(m_incompleteRight, s) + s + 1;
    const float* restRight = row(m_completeRightByEnd, t) + s + 1;
    span.rightSplit = s + 1 + arcwright::splitOf(openRight, restRight, width);
    row(m_completeRight, s)[t] = row(m_completeRightByEnd, t)[s]
        = openRight[span.rightSplit - s - 1] + restRight[span.rightSplit - s - 1];
    const float* restLeft = row(m_completeLeft, s) + s;
    const float* openLeft = row(m_incompleteLeftByEnd, t) + s;
    span.leftSplit = s + arcwright::splitOf(restLeft, openLeft, width);
    row(m_completeLeft, s)[t] = row(m_completeLeftByEnd, t)[s]
        = restLeft[span.leftSplit - s] + openLeft[span.leftSplit - s];
}

/// False if it was told to stop.
bool EisnerSpan::fillChart(const ArcScores& scores, SpanScorer& scorer, int first)
{
    m_scores = &scores;
    m_last = scores.words();
    m_side = at(scores.nodes());
    m_cells.resize(m_side * m_side);
    for (std::vector<float>* square : {&m_completeRight, &m_completeRightByEnd, &m_completeLeft, &m_completeLeftByEnd,
             &m_incompleteRight, &m_incompleteLeftByEnd})
        square->resize(m_side * m_side);
    for (int node = first; node <= m_last; ++node)
        row(m_completeRight, node)[node] = row(m_completeRightByEnd, node)[node] = row(m_completeLeft, node)[node]
            = row(m_completeLeftByEnd, node)[node] = 0;
    for (int width = 1; width <= m_last - first; ++width) {
        if (m_stop.stop_requested())
            return false;
        for (int left = first; left + width <= m_last; ++left)
            fillSpan(scores, scorer, left, left + width);
    }
    return true;
}

/// The arcs from a single root, each with what is inside it: the left part of its word's tree.
void EisnerSpan::scoreRoots(const ArcScores& scores, SpanScorer& scorer)
{
    m_roots.assign(m_side, {forbiddenScore, -1});
    m_rootWord = kNoHead;
    for (int word = 1; word <= m_last; ++word) {
        if (row(m_completeLeft, 1)[word] + row(m_completeRight, word)[m_last] != forbiddenScore)
            m_roots[at(word)] = scoreArc(scores, scorer, kRoot, word, {*this, kRoot, kRoot, word});
    }
    float best = forbiddenScore;
    forEachSplit({Tree, 1, m_last}, [&](const ChartSplit& split) {
        if (split.score > best) {
            best = split.score;
            m_rootWord = split.at;
        }
    });
}

template <class Tracer>
std::optional<double> EisnerSpan::decode(const ArcScores& scores, SpanScorer& scorer, RootPolicy root,
    std::vector<int>& heads, std::vector<std::int16_t>& relations, Tracer& tracer)
{
    heads.assign(at(scores.nodes()), kNoHead);
    relations.assign(heads.size(), -1);
    if (scores.words() == 0)
        return 0.0;
    const bool single = root == RootPolicy::Single;
    if (!fillChart(scores, scorer, single ? 1 : kRoot))
        return std::nullopt;
    if (single)
        scoreRoots(scores, scorer);
    const ChartItem whole = single ? ChartItem{Tree, 1, m_last} : ChartItem{CompleteRight, kRoot, m_last};
    float best = forbiddenScore;
    forEachSplit(whole, [&](const ChartSplit& split) { best = std::max(best, split.score); });
    if constexpr (Tracer::listens) {
        reportChart(*this, single ? 1 : kRoot, m_last, tracer);
        if (single)
            reportItem(*this, whole, tracer);
    }
    if (best != forbiddenScore)
        backtrace(whole, heads, relations, tracer);
    if constexpr (Tracer::listens)
        tracer.record(ChartFinished{best != forbiddenScore, best});
    return best == forbiddenScore ? std::nullopt : std::optional<double>(best);
}

template std::optional<double> EisnerSpan::decode(
    const ArcScores&, SpanScorer&, RootPolicy, std::vector<int>&, std::vector<std::int16_t>&, NullTracer&);
template std::optional<double> EisnerSpan::decode(
    const ArcScores&, SpanScorer&, RootPolicy, std::vector<int>&, std::vector<std::int16_t>&, ChartRecorder&);

int EisnerSpan::splitOf(const ChartItem& item) const
{
    if (item.kind == Tree)
        return m_rootWord;
    const Cell& span = cell(item.left, item.right);
    if (item.kind == CompleteRight)
        return span.rightSplit;
    return item.kind == CompleteLeft ? span.leftSplit : span.insideSplit;
}

void EisnerSpan::push(const ChartItem& item, int split)
{
    const auto [kind, s, t] = item;
    if (kind == CompleteRight || kind == CompleteLeft) {
        const bool right = kind == CompleteRight;
        m_open.push_back({right ? IncompleteRight : CompleteLeft, s, split});
        m_open.push_back({right ? CompleteRight : IncompleteLeft, split, t});
    } else {
        m_open.push_back({kind == Tree ? CompleteLeft : CompleteRight, s, split});
        m_open.push_back({kind == Tree ? CompleteRight : CompleteLeft, kind == Tree ? split : split + 1, t});
    }
}

template <class Tracer>
void EisnerSpan::backtrace(const ChartItem& start, std::vector<int>& heads, std::vector<std::int16_t>& relations,
    [[maybe_unused]] Tracer& tracer)
{
    m_open.assign(1, start);
    while (!m_open.empty()) {
        const ChartItem item = m_open.back();
        m_open.pop_back();
        if (item.left == item.right && item.kind != Tree)
            continue;
        const ItemTraced traced{item, splitOf(item)};
        if constexpr (Tracer::listens)
            tracer.record(traced);
        if (traced.hasArc()) {
            heads[at(traced.dependent())] = traced.head();
            const Cell& span = cell(item.left, item.right);
            relations[at(traced.dependent())] = item.kind == Tree ? m_roots[at(traced.dependent())].relation
                : item.kind == IncompleteRight                    ? span.relationRight
                                                                  : span.relationLeft;
        }
        push(item, traced.split);
    }
}

/// A way to put an arc together; `arc` is what it scores with what its ends found inside it.
ChartSplit EisnerSpan::split(int splitAt, float inside, SplitParts parts, int head, int dependent, float arc) const
{
    const float ofArc = m_scores->at(head, dependent);
    const float found = arc == forbiddenScore ? 0 : arc - ofArc;
    return {splitAt, inside + arc, parts.first, parts.second, ofArc, 0, found};
}

template <class Visitor>
void EisnerSpan::forEachSplit(const ChartItem& item, Visitor visit) const
{
    const auto [kind, s, t] = item;
    switch (kind) {
    case Sibling:
        break;
    case IncompleteRight:
    case IncompleteLeft: {
        // The arc is scored over the best inside only; the others are shown as if it scored the same over them.
        const bool right = kind == IncompleteRight;
        const float arc = right ? cell(s, t).arcRight : cell(s, t).arcLeft;
        for (int r = s; r < t; ++r)
            visit(split(r, row(m_completeRight, s)[r] + row(m_completeLeftByEnd, t)[r + 1],
                {{CompleteRight, s, r}, {CompleteLeft, r + 1, t}}, right ? s : t, right ? t : s, arc));
        break;
    }
    case CompleteRight:
        for (int r = s + 1; r <= t; ++r)
            visit(ChartSplit{r, row(m_incompleteRight, s)[r] + row(m_completeRightByEnd, t)[r], {IncompleteRight, s, r},
                {CompleteRight, r, t}});
        break;
    case CompleteLeft:
        for (int r = s; r < t; ++r)
            visit(ChartSplit{r, row(m_completeLeft, s)[r] + row(m_incompleteLeftByEnd, t)[r], {CompleteLeft, s, r},
                {IncompleteLeft, r, t}});
        break;
    case Tree:
        for (int r = s; r <= t; ++r)
            visit(split(r, row(m_completeLeft, s)[r] + row(m_completeRight, r)[t],
                {{CompleteLeft, s, r}, {CompleteRight, r, t}}, kRoot, r, m_roots[at(r)].score));
        break;
    }
}

} // namespace arcwright
