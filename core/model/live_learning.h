// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/model/live_model.h"
#include "core/model/parser.h"

namespace arcwright {

struct LiveSettings {
    /// Parse and update so often at most, until the model finds the sentence's tree.
    int rounds = 1;
    /// How much of a step is made. A whole one has the sentence right at once, and others wrong that were right:
    /// weights of a trained model are means over many sentences, which one alone must not outvote. What was
    /// measured is in resources/help/accuracy.md.
    double rate = 0.15;
};

/// The outcome of learning from one sentence.
struct LiveUpdate {
    LiveModel model;
    double lossBefore = 0; ///< words with a wrong head, or relation (see SentenceParser), as the model parsed it before
    double lossAfter = 0; ///< never greater
    int rounds = 0;
    std::size_t unknownRelations = 0; ///< arcs whose relation the base does not have; training anew teaches it
};

/// Learns from a corrected sentence: parts of 1-best MIRA steps (McDonald and Pereira 2006, Figure 6) from the weights
/// of `model` towards such that parse the sentence as it is, through the model's decoder; of several rounds, the
/// weights with the least loss. `model`, its base and other models of the base stay what they are; a model that parses
/// the sentence already comes back as it is. The time of some parses, and O(features of what was wrong); the first time
/// a workspace sees a base, O(weights) on top.
///
/// Of a sentence in which some words have no head, the tree to learn is the best one around those that have
/// (core/learning/partial_tree.h), and only they count.
///
/// Fails with BunsetsuNotTrainable, or with NoUsableSentences where the sentence has no heads, or a cycle.
Result<LiveUpdate> learnFrom(
    const LiveModel& model, const Sentence& sentence, Parser::Workspace& workspace, const LiveSettings& settings = {});

} // namespace arcwright
