// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scoring/labelled_tree.h"

#include <algorithm>
#include <limits>

#include "core/treebank/graph.h"

namespace arcwright {

void LabelledTree::listArcs(std::vector<LabelledArc>& arcs) const
{
    arcs.clear();
    auto next = further.begin();
    for (std::size_t node = 1; node < heads.size(); ++node) {
        const auto first = static_cast<std::ptrdiff_t>(arcs.size());
        const int word = static_cast<int>(node);
        if (heads[node] != kNoHead)
            arcs.push_back({word, heads[node], relations[node]});
        for (; next != further.end() && next->dependent == word; ++next)
            arcs.push_back(*next);
        std::sort(arcs.begin() + first, arcs.end());
    }
}

std::optional<std::int16_t> LabelledTree::relationOf(int head, int dependent) const
{
    if (heads[static_cast<std::size_t>(dependent)] == head)
        return relations[static_cast<std::size_t>(dependent)];
    const LabelledArc asked{dependent, head, std::numeric_limits<std::int16_t>::min()};
    const auto found = std::lower_bound(further.begin(), further.end(), asked);
    const bool isThere = found != further.end() && found->dependent == dependent && found->head == head;
    return isThere ? std::optional(found->relation) : std::nullopt;
}

} // namespace arcwright
