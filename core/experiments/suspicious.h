// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/advice/contradictions.h"
#include "core/experiments/jackknife.h"

namespace arcwright {

/// A gold arc that a parser which never saw it contradicts.
struct Suspicion {
    std::size_t sentence = 0; ///< index in the list given
    Contradiction contradiction;
};

/// Jackknifes the sentences and ranks all gold arcs that the parsers contradict, the most confident contradiction
/// (greatest margin) first; ties by place. The same for any number of threads. Fails as jackknife() does.
Result<std::vector<Suspicion>> findSuspicious(const Sentences& sentences, const JackknifeSettings& settings,
    const ProgressSink& progress, const std::stop_token& stop);

/// Suspicious heads of bunsetsu (Contradiction::word is the number of one); the margin is by how much the predicted
/// head is worth more than the gold one (BunsetsuExplanation::difference()). Heads to the left are passed over, since
/// no parser could give them.
Result<std::vector<Suspicion>> findSuspicious(const Sentences& sentences, const BunsetsuJackknifeSettings& settings,
    const ProgressSink& progress, const std::stop_token& stop);

} // namespace arcwright
