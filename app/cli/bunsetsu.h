// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "core/documents/treebank.h"
#include "core/model/bunsetsu_model.h"

namespace arcwright::cli {

// What train, parse, trace and model do where the units are bunsetsu.

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

/// What `train` was told, where its decoder is one of bunsetsu.
struct BunsetsuTraining {
    std::vector<std::string> in;
    std::vector<std::string> development;
    std::string model;
    BunsetsuSettings settings;
    bool json = false;
};
int trainBunsetsu(const BunsetsuTraining& training);

/// Where `parse` has its sentences from and puts them.
struct BunsetsuParsing {
    std::vector<std::string> in;
    std::string text; ///< a file of text in place of treebanks; - for standard input
    std::string analyser; ///< the command that tells its words apart; empty: they are
    std::string out;
    std::string model;
    std::string format;
    std::string decoder;
    std::string constraints; ///< a file; empty: none
    unsigned threads = 1;
    bool json = false;
};
int parseBunsetsu(const BunsetsuParsing& parsing);

/// `model info` of a model of bunsetsu.
int bunsetsuInfo(const BunsetsuModel& model, bool json);

} // namespace arcwright::cli
