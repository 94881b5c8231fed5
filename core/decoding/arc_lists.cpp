// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/arc_lists.h"

#include <algorithm>

namespace arcwright {

/// Every arc is written down and only counted if it is there: what is pruned is as good as random, and a branch on it
/// would be mispredicted time and again.
void ArcLists::takeList(const ArcScores& scores, int head, int from, int count, int step)
{
    m_begins.push_back(m_size);
    int size = m_size;
    for (int i = 0, dependent = from; i < count; ++i, dependent += step) {
        const float score = scores.at(head, dependent);
        m_heads[at(size)] = head;
        m_dependents[at(size)] = dependent;
        m_scores[at(size)] = score;
        size += score == forbiddenScore ? 0 : 1;
    }
    m_size = size;
}

void ArcLists::reset(const ArcScores& scores)
{
    m_words = scores.words();
    m_size = 0;
    m_begins.clear();
    for (int head = 0; head <= m_words; ++head) {
        if (const std::size_t needed = at(m_size + nodes()); m_heads.size() < needed) {
            m_heads.resize(2 * needed);
            m_dependents.resize(2 * needed);
            m_scores.resize(2 * needed);
        }
        takeList(scores, head, head - 1, std::max(head - 1, 0), -1);
        takeList(scores, head, head + 1, m_words - head, 1);
    }
    m_begins.push_back(m_size);
    indexByDependent();
}

/// A counting sort: arcs come by head, so each dependent's stay so.
void ArcLists::indexByDependent()
{
    m_inBegins.assign(at(nodes()) + 1, 0);
    m_inMiddles.assign(at(nodes()), 0);
    for (int arc = 0; arc < size(); ++arc)
        ++m_inBegins[at(dependent(arc)) + 1];
    for (int node = 0; node < nodes(); ++node)
        m_inBegins[at(node) + 1] += m_inBegins[at(node)];
    m_inPositions.resize(at(size()));
    m_inArcs.resize(at(size()));
    m_inHeads.resize(at(size()));
    // While it fills, inMiddle is the next free position of each dependent.
    std::copy(m_inBegins.begin(), m_inBegins.end() - 1, m_inMiddles.begin());
    for (int arc = 0; arc < size(); ++arc) {
        const int position = m_inMiddles[at(dependent(arc))]++;
        m_inPositions[at(arc)] = position;
        m_inArcs[at(position)] = arc;
        m_inHeads[at(position)] = head(arc);
    }
    for (int node = 0; node < nodes(); ++node) {
        int& middle = m_inMiddles[at(node)];
        while (middle > inBegin(node) && inHead(middle - 1) > node)
            --middle;
    }
}

int ArcLists::find(int head, int dependent) const
{
    const auto begin = m_inHeads.begin() + inBegin(dependent);
    const auto end = m_inHeads.begin() + inEnd(dependent);
    const auto found = std::lower_bound(begin, end, head);
    return found == end || *found != head ? noArc : inArc(static_cast<int>(found - m_inHeads.begin()));
}

} // namespace arcwright
