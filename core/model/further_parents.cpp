// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/further_parents.h"

#include <algorithm>

namespace arcwright {

std::vector<LabelledArc> FurtherParents::of(
    const Sentence& sentence, const std::function<std::int16_t(const std::string&)>& number) const
{
    std::vector<LabelledArc> arcs;
    for (const Arc& arc : m_rules.graphOf(sentence).graph.secondary) {
        if (arc.head != kRoot && arc.head != sentence.word(arc.dependent).head)
            arcs.push_back({arc.dependent, arc.head, number(std::string(m_relations.text(arc.relation)))});
    }
    std::sort(arcs.begin(), arcs.end());
    const auto isSamePair = [](const LabelledArc& first, const LabelledArc& second) {
        return first.dependent == second.dependent && first.head == second.head;
    };
    arcs.erase(std::unique(arcs.begin(), arcs.end(), isSamePair), arcs.end());
    return arcs;
}

} // namespace arcwright
