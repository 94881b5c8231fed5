// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/settings/setting.h"

namespace arcwright::ui {

/// What a training begins with, beside its decoder and epochs, which are Settings.
struct TrainingChoices {
    static const Setting<QString> learner; ///< by name; empty: the usual one
    static const Setting<bool> foldsPredict; ///< whether the open sentences are predicted by models of folds
    static const Setting<int> patience; ///< stop when so many epochs brought nothing better; 0: never
    static const Setting<int> threads; ///< 0: as many as suit the machine
    static const Setting<int> seed; ///< of the order of the sentences
};

} // namespace arcwright::ui
