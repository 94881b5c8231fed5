// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <stop_token>
#include <vector>

#include "core/evaluation/bootstrap.h"
#include "core/evaluation/outcome_table.h"
#include "core/evaluation/significance.h"

namespace arcwright {

/// How two tests judge a difference, at 5%.
enum class Judgement {
    Better, ///< one system is: both tests say so
    OnlyMcNemar, ///< only McNemar's test says so, which takes words of one sentence for independent
    OnlyBootstrap,
    NoDifference, ///< neither says so
    Same, ///< both systems have exactly the same words right
};

/// One system against another: the words that both have analysed.
struct Verdict {
    std::size_t first = 0; ///< indices of systems
    std::size_t second = 0;
    Scored scored = Scored::Heads;
    std::size_t both = 0; ///< words that both have right
    std::size_t neither = 0;
    McNemar mcNemar;
    Bootstrap bootstrap; ///< of the words right, second less first
    double mcNemarHolm = 1; ///< p corrected for the number of pairs (Holm 1979); p itself where there is one pair
    double bootstrapHolm = 1;
    std::size_t pairs = 1; ///< that it is one of

    std::size_t words() const { return both + neither + mcNemar.onlyFirst + mcNemar.onlySecond; }
    std::size_t firstRight() const { return both + mcNemar.onlyFirst; }
    std::size_t secondRight() const { return both + mcNemar.onlySecond; }
    bool isSecondBetter() const { return mcNemar.onlySecond > mcNemar.onlyFirst; }
    /// By the corrected p.
    Judgement judgement() const;
};

/// Of each hypothesis the p at which Holm's method rejects it, in the order given; at most 1 (Holm 1979). O(n log n).
std::vector<double> holmCorrected(const std::vector<double>& p);

/// Two systems; the corrected p are the p.
Verdict verdictOn(const OutcomeTable& table, std::size_t first, std::size_t second, Scored scored,
    const BootstrapSettings& settings, bool withPunctuation = true, const std::stop_token& stop = {});

/// All pairs of systems, by first, then second, corrected together, each of the two tests by itself.
std::vector<Verdict> allVerdicts(const OutcomeTable& table, Scored scored, const BootstrapSettings& settings,
    bool withPunctuation = true, const std::stop_token& stop = {});

} // namespace arcwright
