// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <map>
#include <tuple>
#include <utility>

namespace arcwright {

/// Answers that somebody gives in the ranker's place: the parser goes on from them by itself.
class Overrulings {
public:
    /// The winner of a game between two candidates of a dependent, whenever it is played.
    void setGame(int dependent, int near, int far, bool farWins) { m_games[{dependent, near, far}] = farWins; }
    /// Whether a bunsetsu depends on another, whenever that is asked; where candidates are weighed, which one is the
    /// best (`attaches`), or the worst, whatever the others have.
    void setPair(int dependent, int candidate, bool attaches) { m_pairs[{dependent, candidate}] = attaches; }
    void clear() { *this = {}; }
    bool empty() const { return m_games.empty() && m_pairs.empty(); }

    bool hasGame(int dependent, int near, int far) const { return m_games.count({dependent, near, far}) > 0; }
    bool hasPair(int dependent, int candidate) const { return m_pairs.count({dependent, candidate}) > 0; }
    /// Forgets what was said of one question; nothing happens if that is nothing.
    void forgetGame(int dependent, int near, int far) { m_games.erase({dependent, near, far}); }
    void forgetPair(int dependent, int candidate) { m_pairs.erase({dependent, candidate}); }

    /// The margin that stands for an answer: infinite, so that a trace shows which were overruled.
    template <class Ask>
    double gameOr(int dependent, int near, int far, Ask ask) const
    {
        const auto found = m_games.find({dependent, near, far});
        return found == m_games.end() ? ask() : marginFor(found->second);
    }
    template <class Ask>
    double pairOr(int dependent, int candidate, Ask ask) const
    {
        const auto found = m_pairs.find({dependent, candidate});
        return found == m_pairs.end() ? ask() : marginFor(found->second);
    }

    friend bool operator==(const Overrulings&, const Overrulings&) = default;

private:
    static double marginFor(bool yes)
    {
        const double beyond = std::numeric_limits<double>::infinity();
        return yes ? beyond : -beyond;
    }

    std::map<std::tuple<int, int, int>, bool> m_games;
    std::map<std::pair<int, int>, bool> m_pairs;
};

/// A ranker that is overruled where somebody knows better. Ranker and overrulings must outlive it.
template <class Ranker>
class OverruledRanker {
public:
    OverruledRanker(Ranker& ranker, const Overrulings& overrulings) : m_ranker(ranker), m_overrulings(overrulings) { }

    double farMargin(int dependent, int near, int far)
    {
        return m_overrulings.gameOr(dependent, near, far, [&] { return m_ranker.farMargin(dependent, near, far); });
    }
    double attachMargin(int dependent, int candidate)
    {
        return m_overrulings.pairOr(dependent, candidate, [&] { return m_ranker.attachMargin(dependent, candidate); });
    }
    double preference(int dependent, int candidate)
    {
        return m_overrulings.pairOr(dependent, candidate, [&] { return m_ranker.preference(dependent, candidate); });
    }
    void settled(int dependent, int head) { m_ranker.settled(dependent, head); }

private:
    Ranker& m_ranker;
    const Overrulings& m_overrulings;
};

} // namespace arcwright
