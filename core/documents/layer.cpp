// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/layer.h"

#include <algorithm>
#include <cassert>

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

std::vector<Arc>::iterator sameEnds(std::vector<Arc>& arcs, const Arc& arc)
{
    return std::find_if(arcs.begin(), arcs.end(),
        [&](const Arc& other) { return other.head == arc.head && other.dependent == arc.dependent; });
}

} // namespace

std::vector<ComparedArc> compare(const Graph& first, const Graph& second, Labels labels)
{
    assert(first.size() == second.size());
    std::vector<ComparedArc> compared;
    compareBasic(first, second, labels, compared);

    std::vector<Arc> missed;
    std::vector<Arc> extra = second.secondary;
    for (const Arc& arc : first.secondary) { // identical arcs first, so that parallel arcs pair up as well as they can
        if (const auto found = std::find(extra.begin(), extra.end(), arc); found != extra.end()) {
            compared.push_back({arc, ArcMatch::Match, arc.relation, true});
            extra.erase(found);
        } else {
            missed.push_back(arc);
        }
    }
    for (const Arc& arc : missed) {
        if (const auto found = sameEnds(extra, arc); found != extra.end()) {
            compared.push_back({*found, ArcMatch::Mislabelled, arc.relation, true});
            extra.erase(found);
        } else {
            compared.push_back({arc, ArcMatch::Missed, arc.relation, true});
        }
    }
    for (const Arc& arc : extra)
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
