// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "core/model/bunsetsu_model.h"
#include "core/model/parser.h"

namespace arcwright::cli {

/// The options that commands about one sentence share: a model and the place of the sentence.
struct SentenceOptions {
    std::string model;
    std::vector<std::string> in;
    std::string sentence;
    std::string decoder; ///< empty for the one the model was trained through
    std::optional<double> movePrice; ///< of hill climbing, in place of the model's
    std::string language; ///< of the text; empty for what the names of the files say
};

/// `further`: names that --decoder takes beside those of decoders.
void addSentenceOptions(CLI::App& command, SentenceOptions& options, const std::vector<std::string>& further = {});

/// A parser and the sentence it is to work on.
struct ChosenSentence {
    std::unique_ptr<RelationPool> relations; ///< the parser's
    std::unique_ptr<Parser> parser; ///< null where the model is one of bunsetsu
    std::unique_ptr<BunsetsuParser> bunsetsuParser; ///< null elsewhere
    std::shared_ptr<const Sentence> sentence;
    std::size_t number = 0; ///< from 1

    /// The name of the decoder that the sentence is parsed with.
    std::string_view decoder() const;
};

/// Whether a command has an answer about parsers of bunsetsu.
enum class BunsetsuModels { Refused, Taken };

/// Loads both. Where that fails, prints why and leaves the exit status in `status`.
std::optional<ChosenSentence> choose(
    const SentenceOptions& options, int& status, BunsetsuModels bunsetsu = BunsetsuModels::Refused);

} // namespace arcwright::cli
