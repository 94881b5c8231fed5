// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/chu_liu_edmonds.h"

#include <algorithm>

#include "core/decoding/arc_scores.h"
#include "core/treebank/graph.h"

namespace arcwright {

namespace {

constexpr int settled = -1;

} // namespace

void ChuLiuEdmonds::reset(int words, RootPolicy root)
{
    m_words = words;
    m_nodes = words + 1;
    m_root = root;
    m_side = at(m_nodes);
    const std::size_t mostNodes = 2 * m_side;
    // Rows grow with the cycles found: most sentences have few.
    if (m_rows.size() < m_side * m_side) {
        m_rows.resize(m_side * m_side);
        m_entered.resize(m_side * m_side);
    }
    m_source.assign(mostNodes, kNoHead);
    m_score.resize(mostNodes);
    m_inside.assign(mostNodes, 0);
    m_top.assign(mostNodes, 0);
    m_firstWord.resize(mostNodes);
    m_lastWord.resize(mostNodes);
    m_nextWord.resize(m_side);
    m_state.assign(mostNodes, 0);
    m_opened.assign(mostNodes, false);
    for (int node = 0; node < m_nodes; ++node) {
        m_top[at(node)] = m_firstWord[at(node)] = m_lastWord[at(node)] = node;
        std::fill_n(entered(node), m_side, node);
    }
    m_state[kRoot] = settled;
}

template <class Tracer>
std::optional<double> ChuLiuEdmonds::decode(
    const ArcScores& scores, RootPolicy root, std::vector<int>& heads, Tracer& tracer)
{
    reset(scores.words(), root);
    takeScores(scores);
    return run(heads, tracer);
}

void ChuLiuEdmonds::takeScores(const ArcScores& scores)
{
    for (int head = 0; head <= m_words; ++head) {
        for (int dependent = 1; dependent <= m_words; ++dependent)
            row(dependent)[head] = scores.at(head, dependent);
    }
}

std::optional<double> ChuLiuEdmonds::decodeFavouring(
    const ArcScores& scores, RootPolicy root, const std::vector<int>& favoured, std::vector<int>& heads)
{
    reset(scores.words(), root);
    takeScores(scores);
    m_favoured = &favoured;
    NullTracer nobody;
    const auto score = run(heads, nobody);
    m_favoured = nullptr;
    return score;
}

void ChuLiuEdmonds::resetToForbidden(int words, RootPolicy root)
{
    reset(words, root);
    std::fill_n(m_rows.begin(), m_side * m_side, impossible);
}

std::optional<double> ChuLiuEdmonds::decode(const ArcLists& arcs, RootPolicy root, std::vector<int>& heads)
{
    resetToForbidden(arcs.words(), root);
    for (int arc = 0; arc < arcs.size(); ++arc)
        row(arcs.dependent(arc))[arcs.head(arc)] = arcs.score(arc);
    NullTracer nobody;
    return run(heads, nobody);
}

std::optional<double> ChuLiuEdmonds::decode(
    const ArcLists& arcs, std::span<const double> scores, RootPolicy root, std::vector<int>& heads)
{
    resetToForbidden(arcs.words(), root);
    for (int arc = 0; arc < arcs.size(); ++arc)
        row(arcs.dependent(arc))[arcs.head(arc)] = scores[at(arc)];
    NullTracer nobody;
    return run(heads, nobody);
}

template <class Tracer>
std::optional<double> ChuLiuEdmonds::run(std::vector<int>& heads, Tracer& tracer)
{
    heads.assign(m_side, kNoHead);
    bool found = true;
    for (int word = 1; word <= m_words && found; ++word)
        found = takeBest(word, tracer);
    for (int word = 1; word <= m_words && found; ++word)
        found = follow(top(word), tracer);
    double score = 0;
    if (found) {
        expand(heads, tracer);
        found = m_root == RootPolicy::Many || m_words == 0 || std::count(heads.begin() + 1, heads.end(), kRoot) == 1;
        for (int word = 1; word <= m_words; ++word)
            score += row(word)[heads[at(word)]];
    }
    if (!found)
        std::fill(heads.begin(), heads.end(), kNoHead);
    if constexpr (Tracer::listens)
        tracer.record(ContractionFinished{found, found ? score : impossible});
    return found ? std::optional<double>(score) : std::nullopt;
}

EnteringArc ChuLiuEdmonds::takenBy(int node)
{
    const int source = m_source[at(node)];
    return {source, entered(node)[source], m_score[at(node)]};
}

/// The best arc that enters a node; false if there is none.
template <class Tracer>
bool ChuLiuEdmonds::takeBest(int node, [[maybe_unused]] Tracer& tracer)
{
    const double* scores = row(node);
    const int first = m_root == RootPolicy::Single ? 1 : kRoot;
    int best = first;
    for (int head = first + 1; head <= m_words; ++head)
        best = scores[head] > scores[best] ? head : best;
    for (int head = first; head <= m_words && m_favoured != nullptr; ++head)
        best = scores[head] == scores[best] && isFavoured(head, entered(node)[head]) ? head : best;
    if (scores[best] == impossible)
        best = kRoot;
    m_source[at(node)] = best;
    m_score[at(node)] = scores[best];
    if (scores[best] == impossible)
        return false;
    if constexpr (Tracer::listens)
        tracer.record(GreedyHead{node, takenBy(node)});
    return true;
}

/// The outermost cycle around a node, or the node itself.
int ChuLiuEdmonds::top(int node)
{
    while (m_top[at(node)] != node) {
        m_top[at(node)] = m_top[at(m_top[at(node)])];
        node = m_top[at(node)];
    }
    return node;
}

/// Walks from head to head until it comes to what is settled, contracting each cycle it closes.
template <class Tracer>
bool ChuLiuEdmonds::follow(int start, Tracer& tracer)
{
    m_path.clear();
    int node = start;
    while (m_state[at(node)] != settled) {
        if (m_state[at(node)] == start) {
            node = contract(node, tracer);
            if (!takeBest(node, tracer))
                return false;
        }
        m_state[at(node)] = start;
        m_path.push_back(node);
        node = top(m_source[at(node)]);
    }
    for (const int passed : m_path)
        m_state[at(passed)] = settled;
    return true;
}

/// Makes one node of the cycle at the end of the path that begins with `closing`.
template <class Tracer>
int ChuLiuEdmonds::contract(int closing, [[maybe_unused]] Tracer& tracer)
{
    const auto begin = std::find(m_path.begin(), m_path.end(), closing);
    m_cycle.assign(begin, m_path.end());
    m_path.erase(begin, m_path.end());
    const int node = m_nodes++;
    m_top[at(node)] = node;
    m_firstWord[at(node)] = m_firstWord[at(m_cycle.front())];
    int last = 0;
    for (const int member : m_cycle) {
        m_inside[at(member)] = m_top[at(member)] = node;
        m_nextWord[at(last)] = m_firstWord[at(member)];
        last = m_lastWord[at(member)];
    }
    m_lastWord[at(node)] = last;
    if (m_rows.size() < at(m_nodes) * m_side) {
        m_rows.resize(at(m_nodes) * m_side * 2);
        m_entered.resize(m_rows.size());
    }
    mergeRows(node);
    if constexpr (Tracer::listens) {
        tracer.record(CycleFound{m_cycle});
        CycleContracted step{node, m_cycle, {}};
        for (int head = 0; head <= m_words; ++head) {
            if (row(node)[head] != impossible)
                step.entering.push_back({head, entered(node)[head], row(node)[head]});
        }
        tracer.record(std::move(step));
    }
    return node;
}

void ChuLiuEdmonds::mergeRows(int node)
{
    double* scores = row(node);
    int* words = entered(node);
    std::fill_n(scores, m_side, impossible);
    std::fill_n(words, m_side, kNoHead);
    for (const int member : m_cycle) {
        const double* memberScores = row(member);
        const int* memberWords = entered(member);
        const double cost = m_score[at(member)];
        for (std::size_t head = 0; head < m_side; ++head) {
            const double score = memberScores[head] - cost;
            words[head] = score > scores[head] ? memberWords[head] : words[head];
            scores[head] = score > scores[head] ? score : scores[head];
        }
        for (int head = 0; head <= m_words && m_favoured != nullptr; ++head) {
            if (memberScores[head] - cost == scores[head] && isFavoured(head, memberWords[head]))
                words[head] = memberWords[head];
        }
    }
    for (int word = m_firstWord[at(node)];; word = m_nextWord[at(word)]) {
        scores[word] = impossible;
        if (word == m_lastWord[at(node)])
            break;
    }
}

/// Opens the cycles, outermost first: the word an arc enters loses the arc it had taken inside.
template <class Tracer>
void ChuLiuEdmonds::expand(std::vector<int>& heads, [[maybe_unused]] Tracer& tracer)
{
    for (int node = m_nodes - 1; node >= 1; --node) {
        if (m_opened[at(node)])
            continue;
        const EnteringArc arc = takenBy(node);
        heads[at(arc.dependent)] = arc.head;
        for (int inner = arc.dependent; inner != node; inner = m_inside[at(inner)])
            m_opened[at(inner)] = true;
    }
    if constexpr (Tracer::listens) {
        std::vector<EnteringArc> entering(at(m_nodes));
        for (int node = m_nodes - 1; node >= 1; --node) {
            entering[at(node)] = m_opened[at(node)] ? entering[at(m_inside[at(node)])] : takenBy(node);
            if (node <= m_words) {
                tracer.record(HeadSettled{entering[at(node)].head, node});
                continue;
            }
            int member = entering[at(node)].dependent;
            while (m_inside[at(member)] != node)
                member = m_inside[at(member)];
            tracer.record(CycleExpanded{node, entering[at(node)], member, takenBy(member)});
        }
    }
}

template std::optional<double> ChuLiuEdmonds::decode(const ArcScores&, RootPolicy, std::vector<int>&, NullTracer&);
template std::optional<double> ChuLiuEdmonds::decode(
    const ArcScores&, RootPolicy, std::vector<int>&, ContractionRecorder&);

/// Numbers the nodes in preorder, so that a subtree is an interval.
void ChuLiuEdmonds::numberSubtrees(const std::vector<int>& heads)
{
    // Heads before dependents.
    m_order.clear();
    m_opened.assign(m_opened.size(), false);
    m_opened[kRoot] = true;
    for (int word = 1; word <= m_words; ++word) {
        m_path.clear();
        for (int node = word; !m_opened[at(node)]; node = heads[at(node)]) {
            m_opened[at(node)] = true;
            m_path.push_back(node);
        }
        m_order.insert(m_order.end(), m_path.rbegin(), m_path.rend());
    }
    // First the size of each subtree, then where it begins and ends.
    m_subtreeBegin.assign(m_side, 0);
    m_subtreeEnd.assign(m_side, 1);
    for (auto word = m_order.rbegin(); word != m_order.rend(); ++word)
        m_subtreeEnd[at(heads[at(*word)])] += m_subtreeEnd[at(*word)];
    std::vector<int>& next = m_path; // by node: where the subtree of its next dependent begins
    next.assign(m_side, 1);
    for (const int word : m_order) {
        int& begin = next[at(heads[at(word)])];
        m_subtreeBegin[at(word)] = begin;
        begin += m_subtreeEnd[at(word)];
        next[at(word)] = m_subtreeBegin[at(word)] + 1;
    }
    for (int node = 0; node <= m_words; ++node)
        m_subtreeEnd[at(node)] += m_subtreeBegin[at(node)];
}

/// The score of the best arc that could enter a node instead of the one it took, from a word that does not depend on
/// the node.
double ChuLiuEdmonds::bestOther(int node)
{
    const EnteringArc taken = takenBy(node);
    const double* scores = row(node);
    const int begin = m_subtreeBegin[at(taken.dependent)];
    const int end = m_subtreeEnd[at(taken.dependent)];
    double best = impossible;
    // Under a single root no arc from the root can replace another, nor the other way round: pairs compare by root
    // arcs first.
    const bool single = m_root == RootPolicy::Single;
    if (!single || taken.head != kRoot) {
        for (int head = single ? 1 : kRoot; head <= m_words; ++head) {
            const int order = m_subtreeBegin[at(head)];
            if (head != taken.head && (order < begin || order >= end))
                best = std::max(best, scores[head]);
        }
    }
    // From the same head to another word of the cycle.
    for (int word = m_firstWord[at(node)];; word = m_nextWord[at(word)]) {
        if (word != taken.dependent)
            best = std::max(best, row(word)[taken.head] - (m_cost[at(word)] - m_cost[at(node)]));
        if (word == m_lastWord[at(node)])
            return best;
    }
}

std::optional<ChuLiuEdmonds::Replacement> ChuLiuEdmonds::cheapestReplacement(const std::vector<int>& heads)
{
    numberSubtrees(heads);
    m_cost.assign(at(m_nodes), 0);
    m_opened.assign(m_opened.size(), false);
    std::optional<Replacement> cheapest;
    for (int node = m_nodes - 1; node >= 1; --node) {
        const int around = m_inside[at(node)];
        m_cost[at(node)] = m_score[at(node)] + (around == 0 ? 0 : m_cost[at(around)]);
        if (m_opened[at(node)])
            continue;
        const EnteringArc taken = takenBy(node);
        for (int inner = taken.dependent; inner != node; inner = m_inside[at(inner)])
            m_opened[at(inner)] = true;
    }
    for (int node = m_nodes - 1; node >= 1; --node) {
        if (m_opened[at(node)])
            continue;
        const double other = bestOther(node);
        const double loss = m_score[at(node)] - other;
        if (other != impossible && (!cheapest || loss < cheapest->loss))
            cheapest = Replacement{takenBy(node).head, takenBy(node).dependent, loss};
    }
    return cheapest;
}

} // namespace arcwright
