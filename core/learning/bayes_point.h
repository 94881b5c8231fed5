// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/base/work_shares.h"
#include "core/learning/trainer.h"
#include "core/learning/weight_mean.h"

namespace arcwright {

/// The result of training a member.
struct MemberReport {
    int member = 0; ///< from 1
    int epochs = 0; ///< it was trained for
    int bestEpoch = 0; ///< the epoch whose weights are its, where it might stop early; else 0: the last
    AttachmentRates development; ///< with its weights; 0 without development examples

    friend bool operator==(const MemberReport&, const MemberReport&) = default;
};

/// How the members and their mean do on the development examples (Corston-Oliver et al. 2006, Table 4).
struct MembersReport {
    std::vector<MemberReport> members; ///< from the first on
    AttachmentRates average;
    int relations = 0; ///< 0: heads only, and UAS decides which is best

    /// The first of those with the highest, or lowest, score. There must be a member.
    const MemberReport& best() const;
    const MemberReport& worst() const;
};

/// All that training goes on from after a member.
struct BayesPointState {
    WeightMean mean;
    std::vector<MemberReport> members; ///< those in the mean
};

/// The settings of a member, trained by itself or among the others: a perceptron whose seed is `settings.seed + member`
/// and which goes through the examples in one order, the same every epoch.
TrainerSettings memberSettings(const TrainerSettings& settings, int member);

/// The Bayes Point Machine (Herbrich, Graepel and Campbell 2001; Corston-Oliver, Aue, Duh and Ringger 2006, section
/// 4.2): perceptrons trained on shuffles of the examples, and the mean of their weights. Members are trained side by
/// side, as many as there are threads; memory is that of so many trainings, one sum, and the weights of members that
/// are done before earlier ones.
class BayesPoint {
public:
    /// Takes the arguments of a Trainer; the number of members is `settings.members`.
    BayesPoint(TrainerSettings settings, int relations, const ArcFilter& filter);

    /// Called after each member, in their order, with what training would go on from. A failure ends training.
    using StateSink = std::function<Result<void>(const BayesPointState&)>;
    /// Any may be empty. They are called on any of the threads, one at a time.
    struct Sinks {
        ProgressSink progress;
        Trainer::EpochSink epochDone; ///< epochs of a member come in order, members in any
        StateSink stateReached;
    };

    /// Fails as Trainer::run() does. Each member stops early for itself. `from`: a state that the same settings and
    /// examples reached. Each member is a share of the work, done by `shares` or, where it is null, by the threads of
    /// the settings. What is told of a member's epochs is told when it is done if somebody else does it.
    Result<BayesPointState> run(const std::vector<Example>& training, const std::vector<Example>& development,
        const Sinks& sinks, const std::stop_token& stop, std::optional<BayesPointState> from = std::nullopt,
        WorkShares* shares = nullptr);

private:
    TrainerSettings m_settings;
    int m_relations;
    const ArcFilter& m_filter;
};

} // namespace arcwright
