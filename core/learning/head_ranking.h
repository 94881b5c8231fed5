// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include "core/base/result.h"
#include "core/learning/example.h"
#include "core/scoring/arc_filter.h"

namespace arcwright {

struct HeadRankingSettings {
    int epochs = 3;
    double rate = 0.2; ///< of the updates
    double lost = 0.0002; ///< the share of the training arcs that may be taken for hopeless
    float leastMargin = 6; ///< no head that is more than exp(-6) times as likely as the best is hopeless: what little
                           ///< data is learnt by heart says nothing about other sentences
    std::uint64_t seed = 1;
};

/// Learns to rank the heads that a filter lets pass, each word by itself: multinomial logistic regression by stochastic
/// gradient steps with a rate for each weight (AdaGrad; Duchi, Hazan and Singer 2011). The margin is the least that
/// keeps all but `lost` of the arcs learnt from, but not below `leastMargin`: like Rush and Petrov's vine pruning
/// (2012) it leaves many heads to words that may have many, and few to others. The same examples and settings give the
/// same ranking, bit for bit. Fails with Cancelled when `stop` is requested.
Result<HeadRanking> learnHeadRanking(const std::vector<Example>& examples, const ArcFilter& filter,
    const HeadRankingSettings& settings, const std::stop_token& stop);

} // namespace arcwright
