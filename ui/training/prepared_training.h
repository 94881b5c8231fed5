// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>

#include "core/jobs/job_card.h"
#include "ui/training/training_job.h"

namespace arcwright::ui {

/// The sentences and settings of a training that is asked for, as they are now. Fails as sentencesOf() of training
/// sources.
Result<TrainingRun> preparedTraining(
    const TrainingRequest& request, const Treebank& treebank, const std::stop_token& stop);

/// Whether models of folds are to follow.
bool hasFolds(const TrainingRequest& request, const Treebank& treebank);

/// What is learnt from, for lists: `open`, the title of the open treebank, or files beside it or in its place.
QString titleOfSources(const TrainingRequest& request, const QString& open);

/// What a list shows of it, and what is told of its model.
/// `treebank` is what was asked of. O(words).
JobCard cardOf(
    const TrainingRequest& request, const QString& title, const TrainingRun& training, const Treebank& treebank);

} // namespace arcwright::ui
