// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <functional>
#include <vector>

#include "core/decoding/arc_scores.h"
#include "core/tracing/move_steps.h"

// Graphs in which words may have several parents, and what one move makes of them, by trying everything.

namespace arcwright::test {

inline bool hasArc(const std::vector<Arc>& graph, int head, int dependent)
{
    return std::find(graph.begin(), graph.end(), Arc{head, dependent, {}}) != graph.end();
}

inline bool isAcyclic(const std::vector<Arc>& graph, int words)
{
    // Takes away words without parents among the rest until none is left.
    std::vector<bool> gone(static_cast<std::size_t>(words) + 1, false);
    gone[kRoot] = true;
    for (int left = words; left > 0;) {
        const int before = left;
        for (int word = 1; word <= words; ++word) {
            const bool hangs = std::any_of(graph.begin(), graph.end(),
                [&](const Arc& arc) { return arc.dependent == word && !gone[static_cast<std::size_t>(arc.head)]; });
            if (!gone[static_cast<std::size_t>(word)] && !hangs) {
                gone[static_cast<std::size_t>(word)] = true;
                --left;
            }
        }
        if (left == before)
            return false;
    }
    return true;
}

/// Acyclic, every word has a parent, no arc is there twice, the root policy is kept.
inline bool isSoundGraph(const std::vector<Arc>& graph, int words, RootPolicy policy)
{
    int roots = 0;
    for (std::size_t i = 0; i < graph.size(); ++i) {
        roots += graph[i].head == kRoot ? 1 : 0;
        if (std::count(graph.begin(), graph.end(), graph[i]) != 1 || graph[i].dependent < 1)
            return false;
    }
    for (int word = 1; word <= words; ++word) {
        if (std::none_of(graph.begin(), graph.end(), [&](const Arc& arc) { return arc.dependent == word; }))
            return false;
    }
    return isAcyclic(graph, words) && (policy == RootPolicy::Many || roots == (words > 0 ? 1 : 0));
}

/// Every acyclic graph over `words` words in which each has a parent; by dependent, then head.
inline const std::vector<std::vector<Arc>>& allGraphs(int words)
{
    static std::vector<std::vector<std::vector<Arc>>> known(5);
    auto& graphs = known[static_cast<std::size_t>(words)];
    if (!graphs.empty())
        return graphs;
    std::vector<Arc> graph;
    const std::function<void(int, int)> choose = [&](int word, int head) {
        if (word > words) {
            if (isSoundGraph(graph, words, RootPolicy::Many))
                graphs.push_back(graph);
            return;
        }
        if (head > words)
            return choose(word + 1, 0);
        choose(word, head + 1);
        if (head != word) {
            graph.push_back({head, word, {}});
            choose(word, head + 1);
            graph.pop_back();
        }
    };
    choose(1, 0);
    return graphs;
}

struct GraphNeighbour {
    std::vector<Arc> graph;
    Move move;
};

inline std::vector<Arc> moved(std::vector<Arc> graph, const Move& move)
{
    const auto take = [&](int head, int dependent) { std::erase(graph, Arc{head, dependent, {}}); };
    if (move.oldHead != kNoHead)
        take(move.oldHead, move.dependent);
    graph.push_back({move.newHead, move.dependent, {}});
    if (move.kind == MoveKind::ChangeRoot) {
        take(kRoot, move.oldRoot);
        graph.push_back({move.oldRootHead, move.oldRoot, {}});
    }
    std::sort(graph.begin(), graph.end(), [](const Arc& a, const Arc& b) {
        return a.dependent != b.dependent ? a.dependent < b.dependent : a.head < b.head;
    });
    return graph;
}

/// Every graph that one move makes of another, in the order in which ties are broken.
inline std::vector<GraphNeighbour> neighboursOf(const std::vector<Arc>& graph, int words, RootPolicy policy)
{
    std::vector<GraphNeighbour> found;
    const auto tryMove = [&](const Move& move) {
        GraphNeighbour next{moved(graph, move), move};
        if (isSoundGraph(next.graph, words, policy))
            found.push_back(std::move(next));
    };
    for (int word = 1; word <= words; ++word) {
        for (int head = 0; head <= words; ++head) {
            if (head == word || hasArc(graph, head, word))
                continue;
            for (int old = 0; old <= words; ++old) {
                if (hasArc(graph, old, word))
                    tryMove({MoveKind::ChangeHead, word, old, head});
            }
            tryMove({MoveKind::AddParent, word, kNoHead, head});
        }
    }
    if (policy == RootPolicy::Many)
        return found;
    const auto parents = [&](int word) {
        return std::count_if(graph.begin(), graph.end(), [&](const Arc& arc) { return arc.dependent == word; });
    };
    for (const Arc& rootArc : graph) {
        for (int word = 1; rootArc.head == kRoot && word <= words; ++word) {
            for (const Arc& parent : graph) {
                if (parent.dependent != word || word == rootArc.dependent || parents(word) != 1)
                    continue;
                for (int head = 1; head <= words; ++head) {
                    if (head != rootArc.dependent)
                        tryMove({MoveKind::ChangeRoot, word, parent.head, kRoot, rootArc.dependent, head});
                }
            }
        }
    }
    return found;
}

} // namespace arcwright::test
