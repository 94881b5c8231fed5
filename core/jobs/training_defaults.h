// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <stop_token>

#include "core/bunsetsu/bunsetsu_weights.h"
#include "core/learning/trainer.h"
#include "core/model/any_model.h"
#include "core/model/train.h"

namespace arcwright {

/// What of a treebank's trees decides how to learn them.
struct TreeTraits {
    Units units = Units::Words;
    std::size_t sentences = 0; ///< whose trees can be learnt
    std::size_t tokens = 0; ///< their words, or bunsetsu
    std::size_t crossing = 0; ///< words whose arc is not projective
    std::size_t severalParents = 0; ///< words with further parents, as they are learnt
    bool hasGraphs = false; ///< the formats say what the parents are, not what the head is (DTAG)
};

/// O(words). What is returned once `stop` is requested means nothing.
TreeTraits traitsOf(const Sentences& sentences, const std::stop_token& stop = {});

/// Why the defaults are what they are; defaultReason() in core/messages has the sentences.
enum class DefaultReason {
    NoTrees, ///< the usual settings, for want of anything to go by
    Bunsetsu,
    SeveralParents,
    Crossing,
    Projective,
    WhollyProjective, ///< no arc is not
};

/// Settings for a treebank.
struct TrainingDefaults {
    Decoder decoder = usualDecoder; ///< where the units are words; the order of its scores goes with it
    Learner learner = TrainerSettings().learner;
    BunsetsuDecoder bunsetsu = BunsetsuSettings().decoder;
    int epochs = TrainerSettings().epochs;
    unsigned threads = 1;
    DefaultReason reason = DefaultReason::NoTrees;
    double share = 0; ///< percent of the words that the reason speaks of
    bool isLarge = false; ///< so many words that fewer epochs are made
};

/// Chosen by what was measured (accuracy.md): second order is better than first everywhere. Where next to no arc
/// crosses another, the exact search for projective trees is as good as climbing from its tree, or better; else
/// climbing is better. Graphs are learnt where the format is one of graphs and a good part of the words has several
/// parents. Margins decide about updates everywhere.
TrainingDefaults defaultsFor(const TreeTraits& traits);

} // namespace arcwright
