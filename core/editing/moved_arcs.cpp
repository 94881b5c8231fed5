// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/editing/moved_arcs.h"

#include <algorithm>
#include <map>
#include <string>

namespace arcwright {

namespace {

/// Of two arcs of one node.
bool isOneThing(const Change& one, const Change& other)
{
    if (one.kind == other.kind)
        return false;
    const ChangeSide& added = one.kind == ChangeKind::Added ? one.after : other.after;
    const ChangeSide& gone = one.kind == ChangeKind::Added ? other.before : one.before;
    return added.head == gone.head || added.value == gone.value;
}

} // namespace

std::vector<std::size_t> movedArcs(const std::vector<Change>& changes)
{
    std::map<std::string, std::vector<std::size_t>> waiting; // arcs that have no other yet, by their node
    std::vector<std::size_t> others;
    for (std::size_t i = 0; i < changes.size(); ++i) {
        others.push_back(i);
        if (changes[i].what != Changed::Parent)
            continue;
        const ChangeSide& side = changes[i].kind == ChangeKind::Added ? changes[i].after : changes[i].before;
        std::vector<std::size_t>& ofNode = waiting[side.node];
        const auto other = std::find_if(
            ofNode.begin(), ofNode.end(), [&](std::size_t at) { return isOneThing(changes[at], changes[i]); });
        if (other == ofNode.end()) {
            ofNode.push_back(i);
        } else {
            others[i] = *other;
            others[*other] = i;
            ofNode.erase(other);
        }
    }
    return others;
}

} // namespace arcwright
