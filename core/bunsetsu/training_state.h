// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace arcwright {

/// Where the training of a ranker stands after an epoch: all that it goes on from.
struct BunsetsuTrainingState {
    int epoch = 0; ///< from 1
    std::uint64_t random = 0; ///< the state of the generator that shuffles
    std::vector<std::uint32_t> order; ///< in which this epoch took the sentences
    std::vector<float> weights; ///< of heads
    std::vector<float> late; ///< of preferences, LogLinearLearner::late(); else empty
    std::vector<float> alphas; ///< of games and pairs, by example; else empty
};

} // namespace arcwright
