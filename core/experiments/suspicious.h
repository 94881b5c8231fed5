// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <variant>
#include <vector>

#include "core/experiments/jackknife.h"
#include "core/validation/suspicious_annotation.h"
#include "core/validation/validate.h"

namespace arcwright {

/// How suspicious annotations are looked for.
struct SuspicionSettings {
    std::vector<SuspicionMethod> methods{allSuspicionMethods.begin(), allSuspicionMethods.end()};
    /// How the first parser is trained on folds; of words, or of bunsetsu.
    std::variant<JackknifeSettings, BunsetsuJackknifeSettings> jackknife;
    unsigned parsers = 3; ///< of words, each of another kind, see committeeOf(); of bunsetsu there is one
    /// Who judges each sentence in place of parsers that are trained for it, see evidenceOfModels(); none: those are.
    std::vector<AnyModel> judges;
    ValidationOptions validation;
    unsigned threads = 1;
    WorkShares* shares = nullptr; ///< who asks the parsers, of each of which a fold is a share; null: the threads
    bool withDecided = false; ///< also those on which somebody has decided (suspicion_decisions.h)
};

/// Finds annotations that may be wrong by several methods, as one list, the most suspicious first (merged()). The same
/// for any number of threads. Every sentence is judged by parsers that have not seen it, or by none.
///
/// `progress` is of the whole and called on worker threads, on one at a time; work rests while it does not return
/// (PauseGate). Fails as train() or trainBunsetsuModel() do if parsers are asked, else with Cancelled alone.
Result<std::vector<SuspiciousAnnotation>> findSuspicious(const Sentences& sentences, const SuspicionSettings& settings,
    const ProgressSink& progress, const std::stop_token& stop);

/// One list (merged()) of what parsers contradict and what other methods find. What is found elsewise, but all parsers
/// agree with, is hardly ever wrong: its confidence becomes much less, but for sentences that none has judged:
/// `unjudged` by sentence, of none where it is empty. O(n log n).
std::vector<SuspiciousAnnotation> withParsers(std::vector<SuspiciousAnnotation> contradicted,
    std::vector<std::vector<SuspiciousAnnotation>> others, const std::vector<bool>& unjudged = {});

/// Takes out those on which somebody has decided since; `sentences` as they are now, by the index of each entry. An
/// entry whose unit has another head or relation now is taken out too: what was said of it does not hold any more.
void dropSettled(std::vector<SuspiciousAnnotation>& suspicions, const Sentences& sentences);

} // namespace arcwright
