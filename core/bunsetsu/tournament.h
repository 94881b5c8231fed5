// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/bunsetsu/parse_steps.h"

namespace arcwright {

/// The paper's two times two orders; Figure 4 has dependents from right to left and games from left to right.
struct TournamentOrder {
    bool dependentsLeftToRight = false;
    bool gamesRightToLeft = false;

    friend bool operator==(const TournamentOrder&, const TournamentOrder&) = default;
};

/// The tournament model of Iwatate, Asahara and Matsumoto (2008): the candidates of each dependent play a step-ladder
/// tournament, each game between the winner so far and the next candidate. Candidates are all bunsetsu to the right
/// whose arc crosses none that is decided. O(n^2) games. See parse_steps.h for what it is a template over;
///
///   double Ranker::farMargin(int dependent, int near, int far)
///
/// is above 0 if the farther of the two candidates wins; a draw goes to the nearer one.
template <class Ranker, class Choices, class Tracer>
class Tournament {
public:
    Tournament(TournamentOrder order, Ranker& ranker, Choices& choices, Tracer& tracer)
        : m_order(order), m_ranker(ranker), m_choices(choices), m_tracer(tracer)
    {
    }

    void parse(int count, std::vector<int>& heads)
    {
        if (!beginParse(count, m_choices, heads, m_tracer))
            return;
        if (m_order.dependentsLeftToRight)
            fromLeft(count, heads);
        else
            fromRight(count, heads);
        finishParse(m_tracer);
    }

private:
    /// The candidates that cross no arc to the right: the next bunsetsu, its head, that one's head, and so on.
    void fromRight(int count, std::vector<int>& heads)
    {
        for (int dependent = count - 1; dependent >= 1; --dependent) {
            m_candidates.clear();
            for (int head = dependent + 1; head != kRoot; head = heads[static_cast<std::size_t>(head)])
                addCandidate(dependent, head);
            play(dependent, heads);
        }
    }

    /// The candidates that cross no arc to the left: none beyond the innermost head that is still to come.
    void fromLeft(int count, std::vector<int>& heads)
    {
        m_ends.assign(1, count);
        for (int dependent = 1; dependent < count; ++dependent) {
            while (m_ends.back() <= dependent)
                m_ends.pop_back();
            m_candidates.clear();
            for (int head = dependent + 1; head <= m_ends.back(); ++head)
                addCandidate(dependent, head);
            play(dependent, heads);
            m_ends.push_back(heads[static_cast<std::size_t>(dependent)]);
        }
    }

    void addCandidate(int dependent, int head)
    {
        if (m_choices.canTake(dependent, head))
            m_candidates.push_back(head);
    }

    void play(int dependent, std::vector<int>& heads)
    {
        const int winner = m_order.gamesRightToLeft ? winnerFromRight(dependent) : winnerFromLeft(dependent);
        attach(dependent, winner, m_candidates.size() == 1, m_ranker, m_choices, heads, m_tracer);
    }

    int winnerFromLeft(int dependent)
    {
        int winner = m_candidates.front();
        for (std::size_t next = 1; next < m_candidates.size(); ++next)
            winner = winnerOf(dependent, winner, m_candidates[next]);
        return winner;
    }

    int winnerFromRight(int dependent)
    {
        int winner = m_candidates.back();
        for (std::size_t next = m_candidates.size() - 1; next > 0; --next)
            winner = winnerOf(dependent, m_candidates[next - 1], winner);
        return winner;
    }

    int winnerOf(int dependent, int near, int far)
    {
        const GamePlayed game{dependent, near, far, m_ranker.farMargin(dependent, near, far)};
        if constexpr (Tracer::listens)
            m_tracer.record(game);
        return game.winner();
    }

    TournamentOrder m_order;
    Ranker& m_ranker;
    Choices& m_choices;
    Tracer& m_tracer;
    std::vector<int> m_candidates; ///< of the dependent at hand, from left to right
    std::vector<int> m_ends; ///< the heads of arcs that are open, the innermost last
};

} // namespace arcwright
