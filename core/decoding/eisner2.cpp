// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/eisner2.h"

#include <algorithm>

#include "core/decoding/chart_report.h"
#include "core/decoding/max_plus.h"
#include "core/treebank/graph.h"

namespace arcwright {

using enum ChartItemKind;

void Eisner2::reset(const SecondOrderScores& scores, int first)
{
    m_scores = &scores;
    m_first = first;
    m_last = scores.words();
    m_side = at(scores.nodes());
    for (Row* square : {&m_right, &m_leftByEnd, &m_siblingByEnd})
        square->resize(m_side * m_side);
    for (Row* byArc : {&m_incomplete, &m_incompleteByDependent})
        byArc->resize(at(scores.arcs().size()));
    for (Row* line : {&m_left, &m_siblings})
        line->resize(m_side + 1);
    m_partners.reserve(m_side);
    m_partnerOf.assign(m_side, kNoHead);
}

/// False if it was told to stop.
bool Eisner2::fillChart()
{
    for (int left = m_last; left >= m_first; --left) {
        if (m_stop.stop_requested())
            return false;
        incompleteFrom(left);
        completeFrom(left);
        siblingsFrom(left);
        incompleteInto(left);
        completeInto(left);
    }
    return true;
}

/// The best way to give an arc's head this dependent last: as the first on its side, worth `first`, or after one of
/// those nearer to the head. `siblings[sign * k]` is the sibling item between dependent k and this one.
float Eisner2::bestSiblingTo(int arc, float first, const float* siblings, std::ptrdiff_t sign) const
{
    const ArcLists& arcs = m_scores->arcs();
    const int begin = arcs.listBegin(arc);
    const int count = arc - begin;
    const float* scores = m_scores->siblings(arc);
    float best = first + scores[0];
    if (count == 0)
        return best;
    const float* incomplete = m_incomplete.data() + begin;
    const int* dependents = arcs.dependents() + begin;
    if (sign * (dependents[count - 1] - dependents[0]) == count - 1)
        return std::max(best, maxOfSums(incomplete, siblings + sign * dependents[0], scores + 1, count));
    for (int i = 0; i < count; ++i)
        best = std::max(best, (incomplete[i] + siblings[sign * dependents[i]]) + scores[i + 1]);
    return best;
}

void Eisner2::incompleteFrom(int head)
{
    const ArcLists& arcs = m_scores->arcs();
    for (int arc = arcs.begin(head, Direction::Right); arc < arcs.end(head, Direction::Right); ++arc) {
        const int dependent = arcs.dependent(arc);
        m_incomplete[at(arc)]
            = bestSiblingTo(arc, m_left[at(dependent)], row(m_siblingByEnd, dependent), 1) + arcs.score(arc);
    }
}

void Eisner2::completeFrom(int head)
{
    const ArcLists& arcs = m_scores->arcs();
    float* right = row(m_right, head);
    right[head] = 0;
    std::fill(right + head + 1, right + m_last + 1, forbiddenScore);
    for (int arc = arcs.begin(head, Direction::Right); arc < arcs.end(head, Direction::Right); ++arc) {
        const int dependent = arcs.dependent(arc);
        raiseTo(right + dependent, row(m_right, dependent) + dependent, m_incomplete[at(arc)], m_last - dependent + 1);
    }
}

/// Finds the words to the right of `left` that share a possible head with it on the same side.
void Eisner2::findPartners(int left)
{
    const ArcLists& arcs = m_scores->arcs();
    m_partners.clear();
    const auto add = [&](int begin, int end) {
        for (int arc = begin; arc < end; ++arc) {
            const int right = arcs.dependent(arc);
            if (m_partnerOf[at(right)] != left) {
                m_partnerOf[at(right)] = left;
                m_partners.push_back(right);
            }
        }
    };
    const auto foundAll = [&] { return static_cast<int>(m_partners.size()) == m_last - left; };
    for (int position = arcs.inBegin(left); position < arcs.inEnd(left) && !foundAll(); ++position) {
        const int head = arcs.inHead(position);
        const int arc = arcs.inArc(position);
        if (head > left)
            add(arcs.begin(head, Direction::Left), arc);
        else if (head >= m_first)
            add(arc + 1, arcs.end(head, Direction::Right));
    }
}

void Eisner2::siblingsFrom(int left)
{
    findPartners(left);
    for (const int right : m_partners) {
        const float score = maxOfSums(row(m_right, left) + left, row(m_leftByEnd, right) + left + 1, right - left);
        cell(m_siblingByEnd, right, left) = score;
        m_siblings[at(m_last - right)] = score;
    }
}

void Eisner2::incompleteInto(int dependent)
{
    const ArcLists& arcs = m_scores->arcs();
    const float* right = row(m_right, dependent);
    for (int position = arcs.inMiddle(dependent); position < arcs.inEnd(dependent); ++position) {
        const int arc = arcs.inArc(position);
        const float score = bestSiblingTo(arc, right[arcs.inHead(position) - 1], m_siblings.data() + m_last, -1);
        m_incomplete[at(arc)] = m_incompleteByDependent[at(position)] = score + arcs.score(arc);
    }
}

void Eisner2::completeInto(int left)
{
    const ArcLists& arcs = m_scores->arcs();
    float* scores = m_left.data();
    scores[left] = 0;
    std::fill(scores + left + 1, scores + m_last + 1, forbiddenScore);
    for (int dependent = left; dependent <= m_last; ++dependent) {
        const float inside = scores[dependent];
        cell(m_leftByEnd, dependent, left) = inside;
        const int begin = arcs.inMiddle(dependent);
        const int end = arcs.inEnd(dependent);
        if (begin == end || inside == forbiddenScore)
            continue;
        const int* heads = arcs.inHeads();
        const float* incomplete = m_incompleteByDependent.data();
        if (heads[end - 1] - heads[begin] == end - 1 - begin) {
            raiseTo(scores + heads[begin], incomplete + begin, inside, end - begin);
            continue;
        }
        for (int position = begin; position < end; ++position)
            scores[heads[position]] = std::max(scores[heads[position]], incomplete[position] + inside);
    }
}

template <class Tracer>
std::optional<double> Eisner2::decode(
    const SecondOrderScores& scores, RootPolicy root, std::vector<int>& heads, Tracer& tracer)
{
    heads.assign(at(scores.nodes()), kNoHead);
    if (scores.words() == 0)
        return 0.0;
    reset(scores, root == RootPolicy::Single ? 1 : kRoot);
    if (!fillChart())
        return std::nullopt;
    float best = forbiddenScore;
    const ChartItem whole
        = root == RootPolicy::Single ? ChartItem{Tree, 1, m_last} : ChartItem{CompleteRight, 0, m_last};
    forEachSplit(whole, [&](const ChartSplit& split) { best = std::max(best, split.score); });
    if constexpr (Tracer::listens) {
        reportChart(*this, m_first, m_last, tracer);
        if (whole.kind == Tree)
            reportItem(*this, whole, tracer);
    }
    if (best != forbiddenScore)
        backtrace(heads, whole, tracer);
    if constexpr (Tracer::listens)
        tracer.record(ChartFinished{best != forbiddenScore, best});
    return best == forbiddenScore ? std::nullopt : std::optional<double>(best);
}

template std::optional<double> Eisner2::decode(const SecondOrderScores&, RootPolicy, std::vector<int>&, NullTracer&);
template std::optional<double> Eisner2::decode(const SecondOrderScores&, RootPolicy, std::vector<int>&, ChartRecorder&);

void Eisner2::push(const ChartItem& item)
{
    if (item.left < item.right)
        m_open.push_back(item);
}

template <class Tracer>
void Eisner2::backtrace(std::vector<int>& heads, const ChartItem& start, [[maybe_unused]] Tracer& tracer)
{
    m_open.clear();
    m_open.push_back(start);
    while (!m_open.empty()) {
        const ChartItem item = m_open.back();
        m_open.pop_back();
        ChartSplit best{0, forbiddenScore, {}, {}};
        forEachSplit(item, [&](const ChartSplit& split) { best = split.score > best.score ? split : best; });
        const ItemTraced traced{item, best.at};
        if constexpr (Tracer::listens)
            tracer.record(traced);
        if (traced.hasArc())
            heads[at(traced.dependent())] = traced.head();
        push(best.first);
        push(best.second);
    }
}

bool Eisner2::isPair(int left, int right) const
{
    const ArcLists& arcs = m_scores->arcs();
    for (int position = arcs.inBegin(left); position < arcs.inEnd(left); ++position) {
        const int head = arcs.inHead(position);
        const bool between = head > left && head < right;
        if (head >= m_first && !between && head != right && arcs.find(head, right) != ArcLists::noArc)
            return true;
    }
    return false;
}

/// The head's first dependent on that side, or one beyond the nearer sibling r.
template <class Visitor>
void Eisner2::forEachSplitOfArc(const ChartItem& item, Visitor& visit) const
{
    const ArcLists& arcs = m_scores->arcs();
    const auto [kind, s, t] = item;
    const bool right = kind == IncompleteRight;
    const int arc = right ? arcs.find(s, t) : arcs.find(t, s);
    if (arc == ArcLists::noArc)
        return;
    const float* scores = m_scores->siblings(arc);
    const ChartItem alone{right ? CompleteRight : CompleteLeft, right ? s : t, right ? s : t};
    if (right)
        visit(ChartSplit{s, (row(m_leftByEnd, t)[s + 1] + scores[0]) + arcs.score(arc), alone, {CompleteLeft, s + 1, t},
            arcs.score(arc), scores[0]});
    else
        visit(ChartSplit{t - 1, (row(m_right, s)[t - 1] + scores[0]) + arcs.score(arc), {CompleteRight, s, t - 1},
            alone, arcs.score(arc), scores[0]});
    const int begin = arcs.listBegin(arc);
    for (int nearer = begin; nearer < arc; ++nearer) {
        const int r = arcs.dependent(nearer);
        const float between = right ? row(m_siblingByEnd, t)[r] : row(m_siblingByEnd, r)[s];
        const float sibling = scores[nearer - begin + 1];
        const float score = ((m_incomplete[at(nearer)] + between) + sibling) + arcs.score(arc);
        if (right)
            visit(ChartSplit{r, score, {IncompleteRight, s, r}, {Sibling, r, t}, arcs.score(arc), sibling});
        else
            visit(ChartSplit{r, score, {Sibling, s, r}, {IncompleteLeft, r, t}, arcs.score(arc), sibling});
    }
}

template <class Visitor>
void Eisner2::forEachSplit(const ChartItem& item, Visitor visit) const
{
    const ArcLists& arcs = m_scores->arcs();
    const auto [kind, s, t] = item;
    switch (kind) {
    case Sibling:
        for (int r = s; r < t && (r > s || isPair(s, t)); ++r)
            visit(ChartSplit{
                r, row(m_right, s)[r] + row(m_leftByEnd, t)[r + 1], {CompleteRight, s, r}, {CompleteLeft, r + 1, t}});
        break;
    case IncompleteRight:
    case IncompleteLeft:
        forEachSplitOfArc(item, visit);
        break;
    case CompleteRight:
        for (int arc = arcs.begin(s, Direction::Right); arc < arcs.end(s, Direction::Right) && arcs.dependent(arc) <= t;
             ++arc) {
            const int r = arcs.dependent(arc);
            visit(ChartSplit{
                r, m_incomplete[at(arc)] + row(m_right, r)[t], {IncompleteRight, s, r}, {CompleteRight, r, t}});
        }
        break;
    case CompleteLeft:
        for (int arc = arcs.end(t, Direction::Left) - 1; arc >= arcs.begin(t, Direction::Left); --arc) {
            const int r = arcs.dependent(arc);
            if (r >= s)
                visit(ChartSplit{
                    r, m_incomplete[at(arc)] + row(m_leftByEnd, r)[s], {CompleteLeft, s, r}, {IncompleteLeft, r, t}});
        }
        break;
    case Tree:
        for (int arc = arcs.begin(kRoot, Direction::Right); arc < arcs.end(kRoot, Direction::Right); ++arc) {
            const int r = arcs.dependent(arc);
            const float inside = row(m_leftByEnd, r)[s] + row(m_right, r)[t];
            visit(ChartSplit{r, (inside + m_scores->siblings(arc)[0]) + arcs.score(arc), {CompleteLeft, s, r},
                {CompleteRight, r, t}, arcs.score(arc), m_scores->siblings(arc)[0]});
        }
        break;
    }
}

} // namespace arcwright
