// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/base/result.h"
#include "core/model/bunsetsu_model.h"

namespace arcwright {

/// The outcome of learning from one sentence.
struct BunsetsuLesson {
    std::shared_ptr<const BunsetsuModel> model; ///< the one before, where the lesson made nothing better
    int wrongBefore = 0; ///< bunsetsu before the last with a wrong head, or type, as the model parsed it before
    int wrongAfter = 0; ///< never greater
};

/// Learns from a corrected sentence, on top of what a model of bunsetsu knows (learnSentence() in
/// core/bunsetsu/training.h). The model stays what it is; the new one has weights of its own. Where some heads are not
/// given, only the others count. O(weights), and the time of two parses.
///
/// Fails with NoUsableSentences where nothing can be learnt from the sentence; that a kernel machine learns nothing
/// is no failure.
Result<BunsetsuLesson> learnFrom(const std::shared_ptr<const BunsetsuModel>& model, const Sentence& sentence);

} // namespace arcwright
