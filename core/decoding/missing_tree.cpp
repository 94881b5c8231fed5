// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/missing_tree.h"

#include <algorithm>

namespace arcwright {

namespace {

/// The words other than `first` that no arcs lead to from these.
std::vector<int> unreachedFrom(const ArcScores& arcs, const std::vector<int>& first)
{
    std::vector<bool> isReached(static_cast<std::size_t>(arcs.nodes()), false);
    std::vector<int> open = first;
    for (const int word : first)
        isReached[static_cast<std::size_t>(word)] = true;
    while (!open.empty()) {
        const int head = open.back();
        open.pop_back();
        for (int dependent = 1; dependent < arcs.nodes(); ++dependent) {
            if (isReached[static_cast<std::size_t>(dependent)] || arcs.at(head, dependent) == forbiddenScore)
                continue;
            isReached[static_cast<std::size_t>(dependent)] = true;
            open.push_back(dependent);
        }
    }
    std::vector<int> unreached;
    for (int word = 1; word < arcs.nodes(); ++word) {
        if (!isReached[static_cast<std::size_t>(word)])
            unreached.push_back(word);
    }
    return unreached;
}

} // namespace

MissingTree whyNoTree(const ArcScores& arcs, RootPolicy root, bool isProjective)
{
    MissingTree missing{MissingTree::Reason::NoHead, {}};
    std::vector<int> underRoot;
    for (int word = 1; word < arcs.nodes(); ++word) {
        bool hasHead = false;
        for (int head = 0; head < arcs.nodes(); ++head)
            hasHead = hasHead || arcs.at(head, word) != forbiddenScore;
        if (!hasHead)
            missing.words.push_back(word);
        if (arcs.at(0, word) != forbiddenScore)
            underRoot.push_back(word);
    }
    if (!missing.words.empty())
        return missing;
    missing = {MissingTree::Reason::Unreachable, unreachedFrom(arcs, underRoot)};
    if (!missing.words.empty())
        return missing;
    const bool isOneEnough = root == RootPolicy::Many || std::any_of(underRoot.begin(), underRoot.end(), [&](int word) {
        return unreachedFrom(arcs, {word}).empty();
    });
    if (!isOneEnough)
        return {MissingTree::Reason::OneRoot, {}};
    return {isProjective ? MissingTree::Reason::Crossing : MissingTree::Reason::Pairs, {}};
}

} // namespace arcwright
