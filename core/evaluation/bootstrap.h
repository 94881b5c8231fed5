// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <vector>

#include "core/evaluation/significance.h"

namespace arcwright {

/// The correct units of two systems in one sentence.
struct SentenceOutcome {
    std::uint32_t tokens = 0;
    std::uint32_t first = 0;
    std::uint32_t second = 0;
};

struct BootstrapSettings {
    std::size_t resamples = 10000;
    std::uint64_t seed = 1;
    unsigned threads = 1;
};

/// How much better the second system is than the first.
struct Bootstrap {
    double difference = 0; ///< of their percentages, second less first
    Interval interval; ///< the middle 95% of the resamples' differences
    double p = 1; ///< two-sided, see pairedBootstrap()
};

/// The paired bootstrap over sentences (Efron and Tibshirani 1993; Koehn 2004): p is the share of resamples whose
/// difference lies at least as far from the observed one as that lies from 0, both counted with one more, so that p is
/// never 0. Sentences are drawn with equal probability; differences are those of percentages of all tokens drawn. The
/// same seed gives the same result for any number of threads. O(resamples * sentences). What is returned after a stop
/// is requested means nothing.
Bootstrap pairedBootstrap(
    const std::vector<SentenceOutcome>& outcomes, const BootstrapSettings& settings, const std::stop_token& stop = {});

} // namespace arcwright
