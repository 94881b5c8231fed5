// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <vector>

#include "core/decoding/second_order_scores.h"
#include "core/tracing/move_steps.h"

namespace arcwright {

/// A sum of scores in which minus infinities are counted, so that they can be subtracted again. The fewer of them the
/// better, then the greater the sum.
struct CountedScore {
    int forbidden = 0;
    double sum = 0;

    void add(float score, int times)
    {
        if (score == forbiddenScore)
            forbidden += times;
        else
            sum += times * static_cast<double>(score);
    }
    /// The gain as one number; minus infinity where anything is forbidden.
    double value() const { return forbidden > 0 ? -std::numeric_limits<double>::infinity() : sum; }

    /// A difference as one number: infinity where something forbidden is got rid of.
    double gain() const
    {
        return forbidden == 0 ? sum : (forbidden > 0 ? -1 : 1) * std::numeric_limits<double>::infinity();
    }

    friend CountedScore operator+(const CountedScore& a, const CountedScore& b)
    {
        return {a.forbidden + b.forbidden, a.sum + b.sum};
    }
    friend CountedScore operator-(const CountedScore& a, const CountedScore& b)
    {
        return {a.forbidden - b.forbidden, a.sum - b.sum};
    }
    friend bool operator>(const CountedScore& a, const CountedScore& b)
    {
        return a.forbidden != b.forbidden ? a.forbidden < b.forbidden : a.sum > b.sum;
    }
    friend bool operator==(const CountedScore&, const CountedScore&) = default;
};

/// A move as a listener is told of it.
inline MoveOption weighed(const Move& move, const CountedScore& gain)
{
    return {move, gain.gain(), gain.forbidden > 0 ? MoveVerdict::ForbiddenPair : MoveVerdict::Possible};
}

/// The worth of each arc beside the others of a graph: by how much the graph's second-order score is greater with the
/// arc than without it. Changing one arc changes the worth of arcs of one head on one side only; so the gain of any
/// head change is a difference of two of these numbers. A word may have any number of heads.
class ArcValues {
public:
    /// Begins with no arc. Under a single root, pairs of root arcs do not count: there is only one. O(arcs).
    void reset(const SecondOrderScores& scores, RootPolicy root);

    /// Puts an arc in or takes it out. Values are out of date until update().
    void put(int arc) { m_isThere[at(arc)] = true; }
    void take(int arc) { m_isThere[at(arc)] = false; }
    bool has(int arc) const { return m_isThere[at(arc)]; }

    /// Brings all values up to date and returns the score of the whole graph. O(arcs).
    CountedScore update();
    /// Brings the values up to date after a change of one arc. O(length of its list).
    void update(int arc);

    /// By position in the list of the arc's dependent, where a search reads them.
    const CountedScore& value(int position) const { return m_values[at(position)]; }

private:
    static std::size_t at(int index) { return static_cast<std::size_t>(index); }
    CountedScore updateList(int head, Direction side);
    void setValue(int arc, int begin, int inner, int outer);

    const SecondOrderScores* m_scores = nullptr;
    RootPolicy m_root = RootPolicy::Many;
    std::vector<char> m_isThere; ///< by arc
    std::vector<CountedScore> m_values; ///< by position
};

} // namespace arcwright
