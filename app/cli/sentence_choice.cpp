// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sentence_choice.h"

#include <charconv>
#include <iostream>

#include "app/cli/console.h"
#include "core/formats/open.h"
#include "core/model/model_file.h"

namespace arcwright::cli {

namespace {

/// The index of a sentence named by its number from 1 or by its sent_id; size() if there is none.
std::size_t findSentence(const Treebank& treebank, const std::string& name)
{
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), number);
    if (error == std::errc() && end == name.data() + name.size() && number >= 1 && number <= treebank.size())
        return number - 1;
    std::size_t index = 0;
    while (index < treebank.size() && treebank.sentence(index)->metadata("sent_id") != name)
        ++index;
    return index;
}

} // namespace

void addSentenceOptions(CLI::App& command, SentenceOptions& options)
{
    command.add_option("--model", options.model, "A model written by train")->required();
    command.add_option("--in", options.in, "Files, folders or patterns the sentence is in")
        ->required()
        ->expected(1, -1);
    command.add_option("--sentence", options.sentence, "Its number, from 1, or its sent_id")->required();
    command.add_option("--decoder", options.decoder, "By default the one the model was trained through")
        ->check(CLI::IsMember(decoderNames()));
}

std::optional<ChosenSentence> choose(const SentenceOptions& options, int& status)
{
    status = BadInputOrOutput;
    const auto model = loadModel(options.model);
    if (!model) {
        complain(model.error());
        return std::nullopt;
    }
    auto decoder = decoderFor(**model, options.decoder);
    if (!decoder) {
        decoder.error().file = options.model;
        complain(decoder.error());
        return std::nullopt;
    }
    const auto treebank = openTreebank(options.in);
    if (!treebank) {
        complain(treebank.error());
        return std::nullopt;
    }
    const std::size_t index = findSentence(*treebank, options.sentence);
    if (index == treebank->size()) {
        std::cerr << "There is no sentence " << options.sentence << ": the treebank has " << treebank->size()
                  << " sentences, and none with that sent_id.\n";
        status = WrongUsage;
        return std::nullopt;
    }
    ChosenSentence chosen{std::make_unique<RelationPool>(), nullptr, treebank->sentence(index), index + 1};
    if (chosen.sentence->problem) {
        complain(*chosen.sentence->problem);
        return std::nullopt;
    }
    chosen.parser = std::make_unique<Parser>(*model, *chosen.relations, *decoder);
    status = Fine;
    return chosen;
}

} // namespace arcwright::cli
