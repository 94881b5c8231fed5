// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/head_changes.h"

#include "core/treebank/graph.h"

namespace arcwright {

std::vector<MoveOption> headChanges(const ArcLists& arcs, RootPolicy root, const std::vector<int>& heads)
{
    const auto verdictOf = [&](int head, int own, int word) {
        if (head == own)
            return MoveVerdict::AlreadyThere;
        if (arcs.find(head, word) == ArcLists::noArc)
            return MoveVerdict::ForbiddenArc;
        if (isAncestor(heads, word, head))
            return MoveVerdict::MakesCycle;
        if (root == RootPolicy::Single && (head == kRoot || own == kRoot))
            return MoveVerdict::BreaksRoot;
        return MoveVerdict::Possible;
    };
    std::vector<MoveOption> changes;
    for (int word = 1; word <= arcs.words(); ++word) {
        const int own = heads[static_cast<std::size_t>(word)];
        for (int head = 0; head <= arcs.words(); ++head) {
            if (head != word)
                changes.push_back({{MoveKind::ChangeHead, word, own, head}, 0, verdictOf(head, own, word)});
        }
    }
    return changes;
}

} // namespace arcwright
