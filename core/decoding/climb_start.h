// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/decoding/chu_liu_edmonds.h"
#include "core/decoding/eisner2.h"
#include "core/decoding/tree_sampler.h"

namespace arcwright {

/// The tree that hill climbing starts from.
enum class ClimbStart {
    Projective, ///< the best projective one; where there is none, as NonProjective
    NonProjective, ///< the best under first-order scores alone
    Random, ///< any tree, each as likely
};

/// Gains no greater than this are none.
inline constexpr double leastGain = 1e-6;

struct ClimbSettings {
    ClimbStart start = ClimbStart::Projective;
    int mostMoves = 0; ///< 0: twice the number of words
    std::uint64_t seed = 0; ///< of a random start
    double price = 0; ///< what a move from one tree to another has to gain more than; graphs pay none. The first from
                      ///< the best projective tree always makes arcs cross, and scores alone make too many cross

    bool movesRoot = true; ///< under a single root, by a move of two arcs, which hill climbing over trees makes beside
                           ///< those of Figure 4

    int limit(int words) const { return mostMoves > 0 ? mostMoves : 2 * words; }
    /// The gain that a move between trees has to exceed.
    double threshold() const { return price > leastGain ? price : leastGain; }
};

struct ClimbResult {
    double score = 0;
    int moves = 0;
    bool limitReached = false; ///< there were gains left when the last move was made
};

/// Finds the tree to start from; a workspace, as decoders are.
class ClimbStarter {
public:
    /// See Eisner2::stopWith().
    void stopWith(std::stop_token stop) { m_projective.stopWith(std::move(stop)); }

    /// False, and nothing to be relied on in `heads`, if there is none.
    bool find(const SecondOrderScores& scores, RootPolicy root, const ClimbSettings& settings, std::vector<int>& heads);

private:
    Eisner2 m_projective;
    ChuLiuEdmonds m_nonProjective;
    TreeSampler m_sampler;
};

} // namespace arcwright
