// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include <CLI/CLI.hpp>

#include "core/model/train.h"
#include "core/treebank/treebank.h"

namespace arcwright::cli {

/// How the models of an experiment are trained: the choices of `train` that matter there, with the same defaults.
struct LearningOptions {
    std::string decoder = "hill";
    std::string learner = "mira";
    std::string labels = "on";
    int epochs = 10;
    std::uint64_t seed = 1;
    unsigned threads = 0; ///< models trained at the same time
};

void addLearningOptions(CLI::App& command, LearningOptions& options);

TrainingSettings settingsOf(const LearningOptions& options);

/// All sentences of a treebank.
Sentences sentencesOf(const Treebank& treebank);

} // namespace arcwright::cli
