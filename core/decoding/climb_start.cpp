// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decoding/climb_start.h"

namespace arcwright {

bool ClimbStarter::find(
    const SecondOrderScores& scores, RootPolicy root, const ClimbSettings& settings, std::vector<int>& heads)
{
    switch (settings.start) {
    case ClimbStart::Projective:
        return m_projective.decode(scores, root, heads) || m_nonProjective.decode(scores.arcs(), root, heads);
    case ClimbStart::NonProjective:
        return m_nonProjective.decode(scores.arcs(), root, heads).has_value();
    case ClimbStart::Random:
        if (!m_sampler.prepareUniform(scores.arcs(), root))
            return false;
        Random random(settings.seed);
        m_sampler.sample(random, heads);
        return true;
    }
    return false;
}

} // namespace arcwright
