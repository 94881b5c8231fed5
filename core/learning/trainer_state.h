// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <numeric>
#include <vector>

#include "core/base/random.h"
#include "core/learning/averaged_weights.h"

namespace arcwright {

/// Attachment of a set of examples, in percent of their tokens.
struct AttachmentRates {
    double uas = 0;
    double las = 0;

    friend bool operator==(const AttachmentRates&, const AttachmentRates&) = default;
};

/// The outcome of an epoch.
struct EpochReport {
    int epoch = 0; ///< from 1
    int epochs = 0; ///< at most
    AttachmentRates training; ///< of the trees that were learnt from, just before each update
    AttachmentRates development; ///< with the averaged weights; 0 without development examples
    double loss = 0; ///< sum over the examples
    std::size_t updates = 0; ///< examples that changed the weights
    double seconds = 0;
    int member = 0; ///< of Bpm, from 1; 0 if it is none
};

/// All that training goes on from after an epoch: with it, the rest is as if there had been no break.
struct TrainerState {
    /// The best epoch so far; kept only where training may stop early.
    struct Best {
        int epoch = 0; ///< 0: there is none yet
        AttachmentRates development;
        Weights weights;
    };

    /// Before the first epoch.
    TrainerState(const WeightShape& shape, std::uint64_t seed, std::size_t examples)
        : weights(Weights(shape)), random(seed), order(examples)
    {
        std::iota(order.begin(), order.end(), 0U);
    }

    AveragedWeights weights;
    Random random;
    std::vector<std::uint32_t> order; ///< in which the last epoch took the examples
    int epoch = 0; ///< how many are done
    Best best;
};

} // namespace arcwright
