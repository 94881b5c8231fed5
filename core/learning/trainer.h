// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/learning/example.h"
#include "core/learning/trainer_state.h"
#include "core/learning/update_rules.h"
#include "core/scoring/arc_filter.h"
#include "core/scoring/sentence_parser.h"
#include "core/scoring/weights.h"

namespace arcwright {

/// The price of hill climbing's moves in parsing where training was cost-augmented: half of the cost of a wrong head
/// there, which is good for all languages that were tried, whether or not many of their trees are projective.
inline constexpr double movePriceWithCosts = 0.5;

/// How to train. The same settings and examples give the same weights, bit for bit, for any number of threads.
struct TrainerSettings {
    Learner learner = Learner::Mira;
    bool averaging = true;
    bool costAugmented = false; ///< learn from the tree that is best with its loss added, not from the best one
    int epochs = 10;
    int patience = 0; ///< stop when so many epochs brought no better development score; 0: never
    std::uint64_t seed = 1;
    bool shuffleOnce = false; ///< every epoch in the same order, not each in its own; Bpm's members always are
    int members = 10; ///< of Bpm
    DecoderSettings decoder; ///< what sentences are parsed with; to learn from its errors, without a price of moves
    int arcBits = 22; ///< these five: see WeightShape
    int siblingBits = 20; ///< of decoders of second order
    int rowBits = 16;
    int treeBits = 22; ///< of decoders that score whole trees
    int insideBits = 20; ///< of decoders that score what is inside arcs
    unsigned threads = 1; ///< for Bpm's members, and for scoring and keeping what an epoch reached while the next one
                          ///< runs; updates of one set of weights are made one after another
};

/// The price of moves that suits training with or without costs.
constexpr double usualMovePrice(bool costAugmented)
{
    return costAugmented ? movePriceWithCosts : 0.0;
}

/// Cost-augmented or not as suits the learner, moves of hill climbing priced as suits that.
void useUsualCosts(TrainerSettings& settings);

/// The shape of the weights that such training makes; `relations` is 0 to learn heads only.
WeightShape shapeFor(const TrainerSettings& settings, int relations);

/// How weights do on examples. Incomplete if `stop` is requested. `kept`, if not empty, has the candidates of each
/// example, or gets them.
AttachmentRates attachment(const std::vector<Example>& examples, const ArcFilter& filter, const Weights& weights,
    const TrainerSettings& settings, const std::stop_token& stop, std::span<KeptCandidates> kept = {});

/// The figure that the better of two epochs, or members, has more of: LAS, or UAS where only heads are learnt.
constexpr double developmentScore(const AttachmentRates& rates, int relations)
{
    return relations > 0 ? rates.las : rates.uas;
}

/// The outcome of training.
struct TrainedWeights {
    Weights weights;
    int bestEpoch = 0; ///< the epoch whose weights they are, where training might stop early; else 0: the last
};

/// Trains a model: decode, compare with the gold tree, update, sentence after sentence.
class Trainer {
public:
    /// `relations`: how many there are, 0 to learn heads only. The learner is an update rule, not Bpm.
    Trainer(TrainerSettings settings, int relations, const ArcFilter& filter);

    /// Called after each epoch.
    using EpochSink = std::function<void(const EpochReport&)>;
    /// Called after each epoch, before the EpochSink, with what training would go on from. A failure ends training.
    using StateSink = std::function<Result<void>(const TrainerState&)>;
    /// Any may be empty. Those of one epoch are called before those of the next; with several threads, while it runs,
    /// on another thread, but progress and epochDone never at the same time.
    struct Sinks {
        ProgressSink progress;
        EpochSink epochDone;
        StateSink stateReached;
    };

    /// Fails with Cancelled when `stop` is requested, which is looked at before every sentence; with
    /// NoUsableDevelopment where scores are to tell when to stop and there are no development examples; and as
    /// stateReached does. `from`: a state that the same settings (but for the number of epochs) and examples reached.
    Result<TrainedWeights> run(const std::vector<Example>& training, const std::vector<Example>& development,
        const Sinks& sinks, const std::stop_token& stop, std::optional<TrainerState> from = std::nullopt);

private:
    Result<EpochReport> runEpoch(TrainerState& state, const std::vector<Example>& training,
        std::span<KeptCandidates> kept, const ProgressSink& progress, const std::stop_token& stop);
    /// The development score of an epoch, and its sinks.
    Result<void> scoreAndKeep(TrainerState& reached, EpochReport& report, const std::vector<Example>& development,
        std::span<KeptCandidates> kept, const Sinks& sinks, const std::stop_token& stop);
    bool isDone(const TrainerState& state) const;
    bool stopsEarly() const { return m_settings.patience > 0; }
    /// Not where it depends on an epoch's score whether there is a next one.
    bool endsBesideTheNext() const { return m_settings.threads > 1 && !stopsEarly(); }
    /// What training would give if it ended with these weights.
    void resultInto(Weights& result, const AveragedWeights& weights) const;

    TrainerSettings m_settings;
    int m_relations;
    const ArcFilter& m_filter;
    SentenceParser m_parser;
    FeatureVector m_features;
    Weights m_scored; ///< which the last development score is of; the next are put into their memory
};

} // namespace arcwright
