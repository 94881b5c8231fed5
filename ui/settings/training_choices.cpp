// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/training_choices.h"

namespace arcwright::ui {

const Setting<QString> TrainingChoices::learner{"training/learner", {}};
const Setting<bool> TrainingChoices::foldsPredict{"training/folds", true};
const Setting<int> TrainingChoices::patience{"training/patience", 0};
const Setting<int> TrainingChoices::threads{"training/threads", 0};
const Setting<int> TrainingChoices::seed{"training/seed", 1};

} // namespace arcwright::ui
