// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/work_shares.h"
#include "core/experiments/jackknife.h"
#include "core/model/any_model.h"

namespace arcwright {

/// What a parser that has not seen a sentence says of the arc of one unit.
struct ArcEvidence {
    int head = kNoHead; ///< the parser's; kNoHead where it says nothing of the unit
    RelationId relation; ///< the parser's, for its own head; none if it tells none
    /// By how much the best tree with the annotated head scores less than the best, in units of what the second head of
    /// a word usually does in the sentence (usualMargin()); if it is the best itself, by how much the second one does,
    /// negative.
    float headLoss = 0;
    RelationId relationOfGold; ///< the parser's, for the annotated head
    float relationLoss = 0; ///< likewise of the relations of the annotated head
    /// How likely the annotated head is to the ranking of single arcs (headLikelihoods()) and how likely the likeliest,
    /// logarithms; 0 where there is none.
    float likelihood = 0;
    float best = 0;
};

/// Evidence of a parser for all units: by sentence, then unit - 1; empty for sentences it says nothing of.
using Evidence = std::vector<std::vector<ArcEvidence>>;

/// The parsers that are asked for their opinion: the one that is given, and others that err otherwise, by another order
/// of scores, another learner or another order of sentences. The same number gives the same parsers.
std::vector<TrainingSettings> committeeOf(const TrainingSettings& given, unsigned parsers);

/// Jackknifes and asks about every unit that has a head, but not in sentences of more than 1,000 words: what each of
/// the parsers says that are trained with these settings. Folds of all parsers are shares of the work, done by `shares`
/// or, where it is null, by as many threads as the settings say. The same whoever does it. Fails as jackknife() does.
Result<std::vector<Evidence>> collectEvidence(const Sentences& sentences,
    const std::vector<JackknifeSettings>& committee, RelationPool& relations, WorkShares* shares,
    const ProgressSink& progress, const std::stop_token& stop);

/// Of bunsetsu, whose parsers judge heads alone: headLoss is by how much the predicted head is worth more than the
/// annotated one (BunsetsuExplanation::difference()). Heads to the left are passed over, since no parser could give
/// them.
Result<std::vector<Evidence>> collectEvidence(const Sentences& sentences,
    const std::vector<BunsetsuJackknifeSettings>& committee, RelationPool& relations, WorkShares* shares,
    const ProgressSink& progress, const std::stop_token& stop);

/// What models that are there already say of sentences that they have not learnt from: `judges` by sentence, null where
/// none is to be asked. The whole is empty for a sentence of other units than its judge's, and for one that the judge
/// has learnt from (hasSeen()), whose opinion of it would be what it was taught. Fails with Cancelled alone.
Result<Evidence> evidenceOfModels(const Sentences& sentences, const std::vector<AnyModel>& judges,
    RelationPool& relations, unsigned threads, const ProgressSink& progress, const std::stop_token& stop);

} // namespace arcwright
