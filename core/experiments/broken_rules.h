// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/model/train.h"
#include "core/validation/suspicious_annotation.h"
#include "core/validation/validate.h"

namespace arcwright {

/// What validation says of single units that is not waived, punctuation among it: for Universal Dependencies what
/// guidelines ask of annotation, for others what makes no tree. One entry a unit with a reason for each rule that it
/// breaks. A rule that is broken often says less. By confidence, ties by place; the same for any number of threads.
/// Fails with Cancelled alone.
Result<std::vector<SuspiciousAnnotation>> findBrokenRules(const Sentences& sentences, const ValidationOptions& options,
    unsigned threads, const ProgressSink& progress, const std::stop_token& stop);

/// How likely an annotation is wrong that breaks a rule which is broken so often in so many units.
double brokenRuleConfidence(std::size_t broken, std::size_t units);

} // namespace arcwright
