// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/learning/arc_filter.h"
#include "core/learning/sentence_parser.h"
#include "core/learning/update_rules.h"
#include "core/learning/weights.h"

namespace arcwright {

/// A sentence as the trainer sees it: features, and the tree to learn. Node 0 has neither head nor relation.
struct Example {
    TokenSymbols symbols;
    LabelledTree tree;
};

/// How to train. The same settings and examples give the same weights, bit for bit, for any number of threads.
struct TrainerSettings {
    Learner learner = Learner::Mira;
    bool averaging = true;
    bool costAugmented = false; ///< learn from the tree that is best with its loss added, not from the best one
    int epochs = 10;
    std::uint64_t seed = 1;
    DecoderSettings decoder; ///< what sentences are parsed with, to learn from its errors
    int arcBits = 22; ///< these three: see WeightShape
    int siblingBits = 20; ///< of decoders of second order
    int rowBits = 16;
    unsigned threads = 1; ///< for parsing the development examples; updates are made one after another
};

/// The shape of the weights that such training makes; `relations` is 0 to learn heads only.
WeightShape shapeFor(const TrainerSettings& settings, int relations);

/// Attachment of a set of examples, in percent of their tokens.
struct AttachmentRates {
    double uas = 0;
    double las = 0;
};

/// What an epoch came to.
struct EpochReport {
    int epoch = 0; ///< from 1
    int epochs = 0;
    AttachmentRates training; ///< of the trees that were learnt from, just before each update
    AttachmentRates development; ///< with the averaged weights; 0 without development examples
    double loss = 0; ///< sum over the examples
    std::size_t updates = 0; ///< examples that changed the weights
    double seconds = 0;
};

/// Trains a model: decode, compare with the gold tree, update, sentence after sentence.
class Trainer {
public:
    /// `relations`: how many there are, 0 to learn heads only.
    Trainer(TrainerSettings settings, int relations, const ArcFilter& filter);

    /// Called after each epoch, on the training thread.
    using EpochSink = std::function<void(const EpochReport&)>;

    /// Fails with Cancelled when `stop` is requested; it is looked at before every sentence.
    Result<Weights> run(const std::vector<Example>& training, const std::vector<Example>& development,
        const ProgressSink& progress, const EpochSink& epochDone, const std::stop_token& stop);

private:
    TrainerSettings m_settings;
    int m_relations;
    const ArcFilter& m_filter;
};

} // namespace arcwright
