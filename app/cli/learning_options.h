// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include <CLI/CLI.hpp>

#include "app/cli/bunsetsu.h"
#include "core/decoding/decoder.h"
#include "core/documents/treebank.h"
#include "core/model/given_part.h"
#include "core/model/train.h"

namespace arcwright::cli {

/// How the models of an experiment are trained: the choices of `train` that matter there, with the same defaults.
struct LearningOptions {
    std::string decoder{nameOf(usualDecoder)};
    std::string learner{nameOf(TrainerSettings().learner)};
    std::string labels = "on";
    std::string language = "any";
    int epochs = 10;
    std::uint64_t seed = 1;
    unsigned threads = 0; ///< models trained at the same time
    BunsetsuOptions bunsetsu; ///< where the decoder is one of these
};

/// The names of a table's rows, as an option takes them.
template <class Table>
std::vector<std::string> rowNames(const Table& table)
{
    std::vector<std::string> names;
    names.reserve(table.size());
    for (const auto& row : table)
        names.emplace_back(row.name);
    return names;
}

/// The names of all decoders, of words and of bunsetsu, as `--decoder` takes them.
std::vector<std::string> decoderNamesOfAllUnits();

// The options that `train` and the experiments share, one by one.
CLI::Option* addLabels(CLI::App& command, std::string& labels);
CLI::Option* addLanguage(CLI::App& command, std::string& language);
CLI::Option* addEpochs(CLI::App& command, int& epochs, const std::string& help);
CLI::Option* addSeed(CLI::App& command, std::uint64_t& seed);

void addLearningOptions(CLI::App& command, LearningOptions& options);

/// The settings for a decoder of words.
TrainingSettings settingsOf(const LearningOptions& options);
/// The settings for a decoder of bunsetsu; nothing for one of words. Throws CLI::ValidationError for what these parsers
/// do not have.
std::optional<BunsetsuSettings> bunsetsuSettingsOf(const LearningOptions& options, const CLI::App& command);

/// What of them is given to a learner, with the pins that are kept beside the files.
Sentences givenSentences(const Treebank& treebank, GivenPart part);

} // namespace arcwright::cli
