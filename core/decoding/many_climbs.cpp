// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/many_climbs.h"

#include <algorithm>

namespace arcwright {

RestartSettings ManyClimbs::settingsFor(RestartSettings settings, int words)
{
    if (areFewerFor(words)) {
        settings.mostStarts = std::max(settings.mostStarts * longestOfAll / words, 1);
        settings.patience = std::max(settings.patience * longestOfAll / words, 1);
    }
    return settings;
}

template <class Tracer>
std::optional<RestartResult> ManyClimbs::decode(const SecondOrderScores& scores, TreeScorer& scorer,
    const DecoderSettings& settings, std::vector<int>& heads, Tracer& tracer, std::span<const RestartDetour> detours)
{
    ClimbSettings climb = settings.climb;
    climb.price = 0;
    if (!m_hill.decode(scores, settings.root, climb, m_first))
        m_first.clear();
    return m_restarts.decode(scores.arcs(), scorer, settings.root, settingsFor(settings.restarts, scores.words()),
        m_first, heads, tracer, detours);
}

template std::optional<RestartResult> ManyClimbs::decode(const SecondOrderScores&, TreeScorer&, const DecoderSettings&,
    std::vector<int>&, NullTracer&, std::span<const RestartDetour>);
template std::optional<RestartResult> ManyClimbs::decode(const SecondOrderScores&, TreeScorer&, const DecoderSettings&,
    std::vector<int>&, MoveRecorder&, std::span<const RestartDetour>);

} // namespace arcwright
