// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/eisner.h"

#include "core/decoding/chart_report.h"
#include "core/decoding/max_plus.h"
#include "core/treebank/graph.h"

namespace arcwright {

using enum ChartItemKind;

void Eisner::Square::reset(std::size_t nodes)
{
    side = nodes;
    cells.resize(nodes * nodes);
}

float& Eisner::Square::at(int row, int column)
{
    return this->row(row)[column];
}

/// False if it was told to stop.
bool Eisner::fillChart(int first)
{
    const ArcScores& scores = *m_scores;
    const int last = scores.words();
    for (Square* square : {&m_completeRight, &m_completeRightByEnd, &m_completeLeft, &m_completeLeftByEnd,
             &m_incompleteRight, &m_incompleteLeftByEnd})
        square->reset(static_cast<std::size_t>(scores.nodes()));
    for (int node = first; node <= last; ++node)
        m_completeRight.at(node, node) = m_completeRightByEnd.at(node, node) = m_completeLeft.at(node, node)
            = m_completeLeftByEnd.at(node, node) = 0;

    for (int width = 1; width <= last - first; ++width) {
        if (m_stop.stop_requested())
            return false;
        for (int s = first; s + width <= last; ++s) {
            const int t = s + width;
            const float inside = maxOfSums(m_completeRight.row(s) + s, m_completeLeftByEnd.row(t) + s + 1, width);
            m_incompleteRight.at(s, t) = inside + scores.at(s, t);
            m_incompleteLeftByEnd.at(t, s) = inside + scores.at(t, s);
            const float right = maxOfSums(m_incompleteRight.row(s) + s + 1, m_completeRightByEnd.row(t) + s + 1, width);
            const float left = maxOfSums(m_completeLeft.row(s) + s, m_incompleteLeftByEnd.row(t) + s, width);
            m_completeRight.at(s, t) = m_completeRightByEnd.at(t, s) = right;
            m_completeLeft.at(s, t) = m_completeLeftByEnd.at(t, s) = left;
        }
    }
    return true;
}

int Eisner::singleRoot(float& best) const
{
    int root = kNoHead;
    forEachSplit({Tree, 1, m_scores->words()}, [&](const ChartSplit& split) {
        if (split.score > best) {
            best = split.score;
            root = split.at;
        }
    });
    return root;
}

template <class Tracer>
std::optional<double> Eisner::decode(const ArcScores& scores, RootPolicy root, std::vector<int>& heads, Tracer& tracer)
{
    m_scores = &scores;
    const int last = scores.words();
    heads.assign(static_cast<std::size_t>(scores.nodes()), kNoHead);
    if (last == 0)
        return 0.0;
    const bool single = root == RootPolicy::Single;
    if (!fillChart(single ? 1 : kRoot))
        return std::nullopt;
    float best = forbiddenScore;
    const int word = single ? singleRoot(best) : kNoHead;
    if (!single)
        best = m_completeRight.at(kRoot, last);
    if constexpr (Tracer::listens) {
        reportChart(*this, single ? 1 : kRoot, last, tracer);
        if (single)
            reportItem(*this, {Tree, 1, last}, tracer);
    }
    if (best != forbiddenScore && single) {
        heads[static_cast<std::size_t>(word)] = kRoot;
        if constexpr (Tracer::listens)
            tracer.record(ItemTraced{{Tree, 1, last}, word});
        backtrace(heads, {CompleteLeft, 1, word}, tracer);
        backtrace(heads, {CompleteRight, word, last}, tracer);
    } else if (best != forbiddenScore) {
        backtrace(heads, {CompleteRight, kRoot, last}, tracer);
    }
    if constexpr (Tracer::listens)
        tracer.record(ChartFinished{best != forbiddenScore, best});
    return best == forbiddenScore ? std::nullopt : std::optional<double>(best);
}

template std::optional<double> Eisner::decode(const ArcScores&, RootPolicy, std::vector<int>&, NullTracer&);
template std::optional<double> Eisner::decode(const ArcScores&, RootPolicy, std::vector<int>&, ChartRecorder&);

template <class Tracer>
void Eisner::backtrace(std::vector<int>& heads, const ChartItem& start, [[maybe_unused]] Tracer& tracer)
{
    m_open.assign(1, start);
    while (!m_open.empty()) {
        const ChartItem item = m_open.back();
        m_open.pop_back();
        if (item.left == item.right)
            continue;
        const int split = bestSplit(item);
        if constexpr (Tracer::listens)
            tracer.record(ItemTraced{item, split});
        if (item.kind == IncompleteRight)
            heads[static_cast<std::size_t>(item.right)] = item.left;
        else if (item.kind == IncompleteLeft)
            heads[static_cast<std::size_t>(item.left)] = item.right;
        open(item, split);
    }
}

int Eisner::bestSplit(const ChartItem& item) const
{
    const auto [kind, s, t] = item;
    if (kind == CompleteRight)
        return s + 1 + splitOf(m_incompleteRight.row(s) + s + 1, m_completeRightByEnd.row(t) + s + 1, t - s);
    if (kind == CompleteLeft)
        return s + splitOf(m_completeLeft.row(s) + s, m_incompleteLeftByEnd.row(t) + s, t - s);
    return s + splitOf(m_completeRight.row(s) + s, m_completeLeftByEnd.row(t) + s + 1, t - s);
}

void Eisner::open(const ChartItem& item, int split)
{
    const auto [kind, s, t] = item;
    if (kind == CompleteRight) {
        m_open.push_back({IncompleteRight, s, split});
        m_open.push_back({CompleteRight, split, t});
    } else if (kind == CompleteLeft) {
        m_open.push_back({CompleteLeft, s, split});
        m_open.push_back({IncompleteLeft, split, t});
    } else {
        m_open.push_back({CompleteRight, s, split});
        m_open.push_back({CompleteLeft, split + 1, t});
    }
}

template <class Visitor>
void Eisner::forEachSplit(const ChartItem& item, Visitor visit) const
{
    const auto [kind, s, t] = item;
    switch (kind) {
    case Sibling:
        break;
    case IncompleteRight:
    case IncompleteLeft: {
        const float arc = kind == IncompleteRight ? m_scores->at(s, t) : m_scores->at(t, s);
        for (int r = s; r < t; ++r)
            visit(ChartSplit{r, (m_completeRight.row(s)[r] + m_completeLeftByEnd.row(t)[r + 1]) + arc,
                {CompleteRight, s, r}, {CompleteLeft, r + 1, t}, arc});
        break;
    }
    case CompleteRight:
        for (int r = s + 1; r <= t; ++r)
            visit(ChartSplit{r, m_incompleteRight.row(s)[r] + m_completeRightByEnd.row(t)[r], {IncompleteRight, s, r},
                {CompleteRight, r, t}});
        break;
    case CompleteLeft:
        for (int r = s; r < t; ++r)
            visit(ChartSplit{r, m_completeLeft.row(s)[r] + m_incompleteLeftByEnd.row(t)[r], {CompleteLeft, s, r},
                {IncompleteLeft, r, t}});
        break;
    case Tree:
        for (int r = s; r <= t; ++r)
            visit(ChartSplit{r, (m_completeLeft.row(s)[r] + m_completeRight.row(r)[t]) + m_scores->at(kRoot, r),
                {CompleteLeft, s, r}, {CompleteRight, r, t}, m_scores->at(kRoot, r)});
        break;
    }
}

} // namespace arcwright
