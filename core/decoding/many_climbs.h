// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "core/decoding/decoder.h"
#include "core/decoding/hill_climbing.h"
#include "core/decoding/restarts.h"

namespace arcwright {

/// Randomised restarts as parsers run them: the first climb goes on from where hill climbing with siblings alone ends.
/// Moves need no price there, because features of whole trees tell where arcs may cross. A workspace, as decoders are.
class ManyClimbs {
public:
    /// See Restarts::stopWith().
    void stopWith(const std::stop_token& stop)
    {
        m_hill.stopWith(stop);
        m_restarts.stopWith(stop);
    }

    /// Whether a sentence is so long that fewer trees are climbed from than the settings say: a climb takes the square
    /// of the words, and more.
    static bool areFewerFor(int words) { return words > longestOfAll; }

    /// See Restarts::decode(). The scorer's trees have the arcs of `scores`.
    template <class Tracer>
    std::optional<RestartResult> decode(const SecondOrderScores& scores, TreeScorer& scorer,
        const DecoderSettings& settings, std::vector<int>& heads, Tracer& tracer,
        std::span<const RestartDetour> detours = {});

private:
    static constexpr int longestOfAll = 200; ///< words of a sentence that is climbed from as many trees as settings say
    static RestartSettings settingsFor(RestartSettings settings, int words);

    HillClimbing m_hill;
    Restarts m_restarts;
    std::vector<int> m_first; ///< the tree that the first climb starts from
};

} // namespace arcwright
