// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "core/documents/treebank.h"
#include "core/model/bunsetsu_model.h"

namespace arcwright::cli {

/// The choices of `train` that only parsers of bunsetsu have.
struct BunsetsuOptions {
    std::string ranker = "linear";
    std::string features; ///< empty: all that the decoder has
    std::string dependents = "rl";
    std::string games = "lr";
    double cost = BunsetsuSettings().cost;
};

void addBunsetsuOptions(CLI::App& command, BunsetsuOptions& options);

/// The settings of a decoder with its own choices, and with those of all decoders as they are by default.
BunsetsuSettings settingsOf(BunsetsuDecoder decoder, const BunsetsuOptions& options);

/// Throws CLI::ValidationError where the decoder asks what the chosen ranker does not answer.
void refuseUnfitRanker(BunsetsuDecoder decoder, const BunsetsuOptions& options);

/// `model info` of a model of bunsetsu.
int bunsetsuInfo(const BunsetsuModel& model, bool json);

} // namespace arcwright::cli
