// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/analysis/score_keeper.h"
#include "ui/documents/validator.h"
#include "ui/documents/workspace.h"
#include "ui/documents/zone_layers.h"
#include "ui/queue/queue_budget.h"
#include "ui/queue/sentence_queue.h"
#include "ui/training/assistant.h"
#include "ui/training/learning.h"
#include "ui/training/live_learner.h"
#include "ui/training/model_change.h"
#include "ui/training/training_queue.h"

namespace arcwright::ui {

/// What is open and what is computed on it: documents with their history, layers, models, trainings, what another model
/// has changed, what waits for the annotator, findings. It knows no widget, and outlives the window where that is made
/// anew to speak another language.
struct OpenWork {
    OpenWork();

    /// Tells the views of a window that has just been made what there is, in the language of now.
    void introduce();

    Workspace workspace;
    ZoneLayers zones;
    Learning learning;
    LiveLearner live;
    ModelChange change;
    SentenceQueue queue;
    QueueBudget budget;
    TrainingQueue jobs;
    Assistant assistant;
    ScoreKeeper scores;
    Validator validator;
};

} // namespace arcwright::ui
