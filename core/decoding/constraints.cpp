// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/constraints.h"

#include <algorithm>
#include <cassert>

#include "core/decoding/chu_liu_edmonds.h"
#include "core/decoding/eisner.h"
#include "core/decoding/graph_growth.h"

namespace arcwright {

namespace {

/// Whether the pin leaves its word no other head.
bool isExclusive(const Constraint& constraint, GraphShape shape)
{
    return constraint.isPin() && (constraint.kind != ConstraintKind::PinnedArc || shape != GraphShape::Graph);
}

/// Whether there is a tree or graph that meets constraints.
class Possibility {
public:
    Possibility(int words, GraphShape shape, RootPolicy root) : m_words(words), m_shape(shape), m_root(root) { }

    bool operator()(const std::vector<Constraint>& constraints)
    {
        ArcScores scores(m_words);
        for (int head = 0; head <= m_words; ++head) {
            for (int word = 1; word <= m_words; ++word) {
                if (head != word)
                    scores.at(head, word) = 0;
            }
        }
        constrain(scores, constraints, m_shape);
        if (m_shape == GraphShape::ProjectiveTree)
            return m_projective.decode(scores, m_root, m_heads).has_value();
        if (m_shape == GraphShape::Tree)
            return m_nonProjective.decode(scores, m_root, m_heads).has_value();
        ArcLists arcs;
        arcs.reset(scores);
        std::vector<int> pinned;
        for (const Constraint& constraint : constraints) {
            if (!constraint.isPin())
                continue;
            pinned.push_back(arcs.find(constraint.head, constraint.dependent));
            if (pinned.back() == ArcLists::noArc)
                return false;
        }
        return growGraph(arcs, pinned, m_root, m_isThere);
    }

private:
    int m_words;
    GraphShape m_shape;
    RootPolicy m_root;
    Eisner m_projective;
    ChuLiuEdmonds m_nonProjective;
    std::vector<int> m_heads;
    std::vector<char> m_isThere;
};

/// Looks for a smallest set that cannot be met, by halves (QuickXplain, Junker 2004).
class ConflictSearch {
public:
    explicit ConflictSearch(const std::function<bool(const std::vector<Constraint>&)>& canBeMet) : m_canBeMet(canBeMet)
    {
    }

    /// A smallest part of `doubted` that cannot be met together with `given`, which can be met alone unless it has
    /// just grown.
    std::vector<Constraint> smallest(
        const std::vector<Constraint>& given, bool hasGrown, const std::vector<Constraint>& doubted)
    {
        if (hasGrown && !m_canBeMet(given))
            return {};
        if (doubted.size() == 1)
            return doubted;
        const auto middle = doubted.begin() + static_cast<std::ptrdiff_t>(doubted.size() / 2);
        const std::vector<Constraint> first(doubted.begin(), middle);
        const std::vector<Constraint> second(middle, doubted.end());
        const auto ofSecond = smallest(joined(given, first), true, second);
        auto ofFirst = smallest(joined(given, ofSecond), !ofSecond.empty(), first);
        return joined(std::move(ofFirst), ofSecond);
    }

private:
    static std::vector<Constraint> joined(std::vector<Constraint> first, const std::vector<Constraint>& second)
    {
        first.insert(first.end(), second.begin(), second.end());
        return first;
    }

    const std::function<bool(const std::vector<Constraint>&)>& m_canBeMet;
};

} // namespace

bool isOfSentence(const Constraint& constraint, int words)
{
    const bool ofRoot = constraint.kind == ConstraintKind::Root || constraint.kind == ConstraintKind::NotRoot;
    return constraint.dependent >= 1 && constraint.dependent <= words && constraint.head >= 0
        && constraint.head <= words && constraint.head != constraint.dependent && (!ofRoot || constraint.head == kRoot);
}

void constrain(ArcScores& scores, std::span<const Constraint> constraints, GraphShape shape)
{
    for (const Constraint& constraint : constraints) {
        assert(isOfSentence(constraint, scores.words()));
        float& score = scores.at(constraint.head, constraint.dependent);
        if (constraint.isPin() && score == forbiddenScore)
            score = 0;
    }
    for (const Constraint& constraint : constraints) {
        if (!constraint.isPin())
            scores.at(constraint.head, constraint.dependent) = forbiddenScore;
        for (int head = 0; head <= scores.words() && isExclusive(constraint, shape); ++head) {
            if (head != constraint.head)
                scores.at(head, constraint.dependent) = forbiddenScore;
        }
    }
}

bool satisfies(std::span<const Arc> arcs, std::span<const Constraint> constraints, GraphShape shape)
{
    return std::all_of(constraints.begin(), constraints.end(), [&](const Constraint& constraint) {
        bool there = false;
        bool others = false;
        for (const Arc& arc : arcs) {
            if (arc.dependent == constraint.dependent)
                (arc.head == constraint.head ? there : others) = true;
        }
        return constraint.isPin() ? there && !(others && isExclusive(constraint, shape)) : !there;
    });
}

std::vector<Constraint> smallestConflict(
    std::span<const Constraint> constraints, const std::function<bool(const std::vector<Constraint>&)>& canBeMet)
{
    const std::vector<Constraint> all(constraints.begin(), constraints.end());
    if (all.empty() || canBeMet(all))
        return {};
    return ConflictSearch(canBeMet).smallest({}, false, all);
}

std::vector<Constraint> findConflict(
    std::span<const Constraint> constraints, int words, GraphShape shape, RootPolicy root)
{
    const auto foreign = std::find_if(constraints.begin(), constraints.end(),
        [&](const Constraint& constraint) { return !isOfSentence(constraint, words); });
    if (foreign != constraints.end())
        return {*foreign};
    return smallestConflict(constraints, Possibility(words, shape, root));
}

} // namespace arcwright
