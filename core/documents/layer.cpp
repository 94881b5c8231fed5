// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/layer.h"

#include <algorithm>
#include <cassert>
#include <map>
#include <utility>

namespace arcwright {

namespace {

void compareBasic(const Graph& first, const Graph& second, Labels labels, std::vector<ComparedArc>& compared)
{
    for (int dependent = 1; dependent <= first.size(); ++dependent) {
        const Arc expected = first.arc(dependent);
        const Arc found = second.arc(dependent);
        if (expected.head == found.head) {
            if (expected.head != kNoHead)
                compared.push_back({found,
                    labels == Labels::Ignored || expected.relation == found.relation ? ArcMatch::Match
                                                                                     : ArcMatch::Mislabelled,
                    expected.relation, false});
            continue;
        }
        if (expected.head != kNoHead)
            compared.push_back({expected, ArcMatch::Missed, expected.relation, false});
        if (found.head != kNoHead)
            compared.push_back({found, ArcMatch::Extra, {}, false});
    }
}

/// The arcs of one graph that have no counterpart yet. Found by their ends, since a word may have 100,000 of them.
class UnmatchedArcs {
public:
    explicit UnmatchedArcs(const std::vector<Arc>& arcs) : m_arcs(arcs), m_isMatched(arcs.size())
    {
        for (std::size_t i = 0; i < arcs.size(); ++i)
            m_byEnds[{arcs[i].head, arcs[i].dependent}].push_back(i);
    }

    /// Takes the first one with these ends, with `isWhole` of this relation, too; null if there is none.
    const Arc* take(const Arc& arc, bool isWhole)
    {
        const auto ends = m_byEnds.find({arc.head, arc.dependent});
        if (ends == m_byEnds.end())
            return nullptr;
        for (const std::size_t i : ends->second) {
            if (m_isMatched[i] || (isWhole && m_arcs[i].relation != arc.relation))
                continue;
            m_isMatched[i] = true;
            return &m_arcs[i];
        }
        return nullptr;
    }
    std::vector<Arc> rest() const
    {
        std::vector<Arc> arcs;
        for (std::size_t i = 0; i < m_arcs.size(); ++i) {
            if (!m_isMatched[i])
                arcs.push_back(m_arcs[i]);
        }
        return arcs;
    }

private:
    const std::vector<Arc>& m_arcs;
    std::vector<bool> m_isMatched;
    std::map<std::pair<int, int>, std::vector<std::size_t>> m_byEnds;
};

} // namespace

std::vector<ComparedArc> compare(const Graph& first, const Graph& second, Labels labels)
{
    assert(first.size() == second.size());
    std::vector<ComparedArc> compared;
    compareBasic(first, second, labels, compared);

    std::vector<Arc> missed;
    UnmatchedArcs others(second.secondary);
    for (const Arc& arc : first.secondary) { // identical arcs first, so that parallel arcs pair up as well as they can
        if (others.take(arc, true) != nullptr)
            compared.push_back({arc, ArcMatch::Match, arc.relation, true});
        else
            missed.push_back(arc);
    }
    for (const Arc& arc : missed) {
        if (const Arc* found = others.take(arc, false))
            compared.push_back({*found, ArcMatch::Mislabelled, arc.relation, true});
        else
            compared.push_back({arc, ArcMatch::Missed, arc.relation, true});
    }
    for (const Arc& arc : others.rest())
        compared.push_back({arc, ArcMatch::Extra, {}, true});
    return compared;
}

std::vector<ComparedArc> compare(const Graph& first, const Analysis& second, Labels labels)
{
    std::vector<ComparedArc> compared = compare(first, second.graph, labels);
    std::erase_if(compared, [&](const ComparedArc& arc) {
        return arc.match == ArcMatch::Missed
            && std::binary_search(second.unsaid.begin(), second.unsaid.end(), arc.arc.dependent);
    });
    return compared;
}

} // namespace arcwright
