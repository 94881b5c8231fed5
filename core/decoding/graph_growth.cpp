// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/graph_growth.h"

#include <algorithm>

namespace arcwright {

namespace {

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

class Growth {
public:
    Growth(const ArcLists& arcs, std::span<const int> pinned) : m_arcs(arcs), m_isPinned(at(arcs.size()), 0)
    {
        for (const int arc : pinned)
            m_isPinned[at(arc)] = 1;
    }

    /// `rootWord`: the only one that may depend on the root; kNoHead if any may.
    bool grow(int rootWord, std::vector<char>& isThere)
    {
        isThere.assign(at(m_arcs.size()), 0);
        m_isIn.assign(at(m_arcs.nodes()), 0);
        m_isIn[kRoot] = 1;
        for (int added = 0; added < m_arcs.words(); ++added) {
            const int arc = bestNext(rootWord);
            if (arc == ArcLists::noArc)
                return false;
            const int word = m_arcs.dependent(arc);
            m_isIn[at(word)] = 1;
            isThere[at(arc)] = 1;
            for (int position = m_arcs.inBegin(word); position < m_arcs.inEnd(word); ++position) {
                if (isPinned(position))
                    isThere[at(m_arcs.inArc(position))] = 1;
            }
        }
        return true;
    }

private:
    bool isPinned(int position) const { return m_isPinned[at(m_arcs.inArc(position))] != 0; }

    /// The best arc that brings in a word; noArc if none can come in.
    int bestNext(int rootWord) const
    {
        int best = ArcLists::noArc;
        for (int word = 1; word <= m_arcs.words(); ++word) {
            if (m_isIn[at(word)] != 0)
                continue;
            const int arc = bestInto(word, rootWord);
            if (arc != ArcLists::noArc && (best == ArcLists::noArc || m_arcs.score(arc) > m_arcs.score(best)))
                best = arc;
        }
        return best;
    }

    int bestInto(int word, int rootWord) const
    {
        int best = ArcLists::noArc;
        bool bestIsPinned = false;
        for (int position = m_arcs.inBegin(word); position < m_arcs.inEnd(word); ++position) {
            const int head = m_arcs.inHead(position);
            const bool usable = m_isIn[at(head)] != 0 && (head != kRoot || rootWord == kNoHead || word == rootWord);
            const bool pinned = isPinned(position);
            if (pinned && !usable)
                return ArcLists::noArc;
            if (!usable || (bestIsPinned && !pinned))
                continue;
            const int arc = m_arcs.inArc(position);
            if (best == ArcLists::noArc || (pinned && !bestIsPinned) || m_arcs.score(arc) > m_arcs.score(best))
                best = arc;
            bestIsPinned = bestIsPinned || pinned;
        }
        return best;
    }

    const ArcLists& m_arcs;
    std::vector<char> m_isPinned; ///< by arc
    std::vector<char> m_isIn; ///< by node
};

} // namespace

bool growGraph(const ArcLists& arcs, std::span<const int> pinned, RootPolicy root, std::vector<char>& isThere)
{
    Growth growth(arcs, pinned);
    if (root == RootPolicy::Many || arcs.words() == 0)
        return growth.grow(kNoHead, isThere);
    std::vector<int> rootArcs;
    for (int arc = arcs.begin(kRoot, Direction::Right); arc < arcs.end(kRoot, Direction::Right); ++arc)
        rootArcs.push_back(arc);
    std::stable_sort(rootArcs.begin(), rootArcs.end(),
        [&](int first, int second) { return arcs.score(first) > arcs.score(second); });
    return std::any_of(
        rootArcs.begin(), rootArcs.end(), [&](int arc) { return growth.grow(arcs.dependent(arc), isThere); });
}

} // namespace arcwright
