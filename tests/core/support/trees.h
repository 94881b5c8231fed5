// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include "core/base/random.h"
#include "core/decoding/arc_scores.h"
#include "core/decoding/second_order_scores.h"
#include "core/treebank/graph.h"

// All trees of short sentences, and scores to compare them by: what decoders are measured against.

namespace arcwright::test {

using Heads = std::vector<int>;

inline constexpr RootPolicy rootPolicies[] = {RootPolicy::Single, RootPolicy::Many};

inline std::string nameOf(RootPolicy policy)
{
    return policy == RootPolicy::Single ? "single root" : "many roots";
}

inline int rootsOf(const Heads& heads)
{
    return static_cast<int>(std::count(heads.begin() + 1, heads.end(), kRoot));
}

inline bool obeys(const Heads& heads, RootPolicy policy)
{
    return policy == RootPolicy::Many || heads.size() == 1 || rootsOf(heads) == 1;
}

/// By the definition: every word strictly inside an arc descends from the arc's head.
inline bool projectiveByDefinition(const Heads& heads)
{
    for (int dependent = 1; dependent < static_cast<int>(heads.size()); ++dependent) {
        const int head = heads[static_cast<std::size_t>(dependent)];
        for (int node = std::min(head, dependent) + 1; node < std::max(head, dependent); ++node) {
            int climber = node;
            while (climber != head && climber != kRoot)
                climber = heads[static_cast<std::size_t>(climber)];
            if (climber != head)
                return false;
        }
    }
    return true;
}

/// Every tree over `words` words; (n + 1)^(n - 1) of them.
inline const std::vector<Heads>& allTrees(int words)
{
    static std::vector<std::vector<Heads>> known(8);
    auto& trees = known[static_cast<std::size_t>(words)];
    if (!trees.empty())
        return trees;
    Heads heads(static_cast<std::size_t>(words) + 1, kNoHead);
    const std::function<void(int)> choose = [&](int word) {
        if (word > words) {
            if (isTree(heads))
                trees.push_back(heads);
            return;
        }
        for (int head = 0; head <= words; ++head) {
            if (head != word) {
                heads[static_cast<std::size_t>(word)] = head;
                choose(word + 1);
            }
        }
    };
    choose(1);
    return trees;
}

/// Every projective tree over `words` words.
inline const std::vector<Heads>& projectiveTrees(int words)
{
    static std::vector<std::vector<Heads>> known(8);
    auto& trees = known[static_cast<std::size_t>(words)];
    if (trees.empty())
        std::copy_if(allTrees(words).begin(), allTrees(words).end(), std::back_inserter(trees), projectiveByDefinition);
    return trees;
}

/// Random whole numbers, so that sums are exact in any order; from a small range come many ties.
inline ArcScores randomScores(int words, int range, std::uint32_t forbiddenOf100, Random& random)
{
    ArcScores scores(words);
    for (int head = 0; head <= words; ++head) {
        for (int dependent = 1; dependent <= words; ++dependent) {
            const auto value = static_cast<float>(random.below(static_cast<std::uint32_t>(2 * range + 1)))
                - static_cast<float>(range);
            if (head != dependent && random.below(100) >= forbiddenOf100)
                scores.at(head, dependent) = value;
        }
    }
    return scores;
}

/// s(h, k, m) as a function of its seed, so that no table need be kept; k = kNoHead stands for none.
struct SiblingFunction {
    std::uint64_t seed = 0;
    int range = 0;
    std::uint32_t forbiddenOf100 = 0;

    float operator()(int head, int previous, int dependent) const
    {
        Random random(seed + static_cast<std::uint64_t>(((head * 64) + previous + 1) * 64 + dependent));
        random.next();
        if (random.below(100) < forbiddenOf100)
            return forbiddenScore;
        return static_cast<float>(random.below(static_cast<std::uint32_t>(2 * range + 1))) - static_cast<float>(range);
    }
};

/// Fills all sibling scores from a function of head, previous sibling (or kNoHead) and dependent.
template <class Function>
void fillSiblings(SecondOrderScores& scores, const Function& function)
{
    const ArcLists& arcs = scores.arcs();
    for (int arc = 0; arc < arcs.size(); ++arc) {
        const auto cells = scores.siblings(arc);
        cells[0] = function(arcs.head(arc), kNoHead, arcs.dependent(arc));
        for (int nearer = arcs.listBegin(arc); nearer < arc; ++nearer)
            cells[static_cast<std::size_t>(nearer - arcs.listBegin(arc)) + 1]
                = function(arcs.head(arc), arcs.dependent(nearer), arcs.dependent(arc));
    }
}

template <class Function>
SecondOrderScores secondOrder(const ArcScores& arcs, const Function& function)
{
    SecondOrderScores scores;
    scores.reset(arcs);
    fillSiblings(scores, function);
    return scores;
}

inline float treeScore(const ArcScores& scores, const Heads& heads)
{
    float sum = 0;
    for (int word = 1; word <= scores.words(); ++word)
        sum += scores.at(heads[static_cast<std::size_t>(word)], word);
    return sum;
}

/// The second-order score of a graph by its definition: for each head and side, its dependents from the nearest on.
template <class Function>
float graphScore(const ArcScores& scores, const Function& sibling, const std::vector<Arc>& graph)
{
    float sum = 0;
    for (int head = 0; head <= scores.words(); ++head) {
        int last = kNoHead;
        const auto visit = [&](int dependent) {
            if (std::find(graph.begin(), graph.end(), Arc{head, dependent, {}}) == graph.end())
                return;
            sum += scores.at(head, dependent) + sibling(head, last, dependent);
            last = dependent;
        };
        for (int dependent = head - 1; dependent >= 1; --dependent)
            visit(dependent);
        last = kNoHead;
        for (int dependent = head + 1; dependent <= scores.words(); ++dependent)
            visit(dependent);
    }
    return sum;
}

template <class Function>
float treeScore(const ArcScores& scores, const Function& sibling, const Heads& heads)
{
    float sum = 0;
    for (int head = 0; head <= scores.words(); ++head) {
        int last = kNoHead;
        const auto visit = [&](int dependent) {
            if (heads[static_cast<std::size_t>(dependent)] != head)
                return;
            sum += scores.at(head, dependent) + sibling(head, last, dependent);
            last = dependent;
        };
        for (int dependent = head - 1; dependent >= 1; --dependent)
            visit(dependent);
        last = kNoHead;
        for (int dependent = head + 1; dependent <= scores.words(); ++dependent)
            visit(dependent);
    }
    return sum;
}

/// The greatest score of the trees that obey the policy; minus infinity if there is none.
template <class Score>
float bestOf(const std::vector<Heads>& trees, RootPolicy policy, const Score& score)
{
    float best = forbiddenScore;
    for (const Heads& heads : trees) {
        if (obeys(heads, policy))
            best = std::max(best, score(heads));
    }
    return best;
}

} // namespace arcwright::test
