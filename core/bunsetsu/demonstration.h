// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/bunsetsu/bunsetsu_weights.h"
#include "core/bunsetsu/overruling.h"
#include "core/tracing/bunsetsu_steps.h"

namespace arcwright {

/// How a parser is to be shown at work: one of those that runBunsetsuParser() runs, and the order of tournaments.
struct Demonstration {
    BunsetsuDecoder decoder = BunsetsuDecoder::Tournament;
    TournamentOrder order;

    friend bool operator==(const Demonstration&, const Demonstration&) = default;
};

/// How much each bunsetsu would like to depend on each to its right: a ranker without a model, for the blackboard.
class PreferenceTable {
public:
    /// All 0.
    explicit PreferenceTable(int bunsetsu = 0)
        : m_side(static_cast<std::size_t>(bunsetsu) + 1), m_values(m_side * m_side, 0.0)
    {
    }

    int size() const { return static_cast<int>(m_side) - 1; }
    double at(int dependent, int candidate) const { return m_values[index(dependent, candidate)]; }
    void set(int dependent, int candidate, double value) { m_values[index(dependent, candidate)] = value; }

    double farMargin(int dependent, int near, int far) const { return at(dependent, far) - at(dependent, near); }
    double attachMargin(int dependent, int candidate) const { return at(dependent, candidate); }
    double preference(int dependent, int candidate) const { return at(dependent, candidate); }
    void settled(int, int) const { }

    friend bool operator==(const PreferenceTable&, const PreferenceTable&) = default;

private:
    std::size_t index(int dependent, int candidate) const
    {
        return static_cast<std::size_t>(dependent) * m_side + static_cast<std::size_t>(candidate);
    }

    std::size_t m_side;
    std::vector<double> m_values;
};

/// Whole numbers from -5 to 5; the same seed gives the same table.
PreferenceTable randomPreferences(int bunsetsu, std::uint64_t seed);

/// The steps and the result of a parser.
struct Demonstrated {
    std::vector<BunsetsuStep> steps;
    std::vector<int> heads; ///< one entry a bunsetsu and one for the root, as Graph has them
};

/// Plays by a table. Games: the margin is the difference of two preferences.
Demonstrated demonstrate(const Demonstration& what, const PreferenceTable& table, const Overrulings& overrulings);

/// Plays by what a model has learnt, whose parser must ask the same question (questionOf()); its order need not be the
/// one asked for. Without overrulings and in the model's own order, this is what BunsetsuAnalyser does.
Demonstrated demonstrate(
    const Demonstration& what, const BunsetsuWeights& learnt, const Sentence& sentence, const Overrulings& overrulings);

} // namespace arcwright
