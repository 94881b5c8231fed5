// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sentence_choice.h"

#include <charconv>
#include <iostream>

#include "app/cli/bunsetsu.h"
#include "app/cli/console.h"
#include "app/cli/learning_options.h"
#include "app/cli/spoken.h"
#include "core/bunsetsu/parser_problems.h"
#include "core/model/bunsetsu_model_file.h"
#include "core/model/model_file.h"
#include "core/model/model_problems.h"
#include "core/model/text_language.h"

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

void addSentenceOptions(CLI::App& command, SentenceOptions& options, const std::vector<std::string>& further)
{
    std::vector<std::string> names = decoderNamesOfAllUnits();
    names.insert(names.end(), further.begin(), further.end());
    command.add_option("--model", options.model, "A model written by train")->required();
    command.add_option("--in", options.in, "Files, folders or patterns the sentence is in")
        ->required()
        ->expected(1, -1);
    command.add_option("--sentence", options.sentence, "Its number, from 1, or its sent_id")->required();
    command.add_option("--decoder", options.decoder, "By default the one the model was trained through")
        ->check(CLI::IsMember(names));
    command.add_option("--language", options.language,
        "The language of the text, as `da`: a model that was trained with another --language is refused. By default "
        "what the names of the files say");
}

namespace {

/// The parser of a model of words, with the decoder asked for.
Result<void> addParser(ChosenSentence& chosen, const SentenceOptions& options)
{
    const auto model = loadModel(options.model);
    if (!model)
        return failure(model.error());
    if (bunsetsuDecoderNamed(options.decoder))
        return failure(ModelProblem::OfWords, options.model);
    auto decoder = decoderFor(**model, options.decoder);
    if (!decoder) {
        decoder.error().file = options.model;
        return failure(decoder.error());
    }
    chosen.parser = std::make_unique<Parser>(*model, *chosen.relations, *decoder);
    if (options.movePrice)
        chosen.parser->setMovePrice(*options.movePrice);
    return {};
}

Result<void> addBunsetsuParser(ChosenSentence& chosen, const SentenceOptions& options)
{
    const auto model = loadBunsetsuModel(options.model);
    if (!model)
        return failure(model.error());
    const std::string own(nameOf((*model)->weights.settings.decoder));
    if (!options.decoder.empty() && options.decoder != own)
        return failure(Problem{ModelProblem::OfOtherDecoder, options.model, 0, 0, {own, options.decoder}});
    chosen.bunsetsuParser = std::make_unique<BunsetsuParser>(*model, *chosen.relations);
    return {};
}

Result<void> addAnyParser(ChosenSentence& chosen, const SentenceOptions& options, BunsetsuModels bunsetsu)
{
    auto added = addParser(chosen, options);
    const bool isOfBunsetsu = !added && added.error().code == ModelProblem::OfBunsetsu;
    return isOfBunsetsu && bunsetsu == BunsetsuModels::Taken ? addBunsetsuParser(chosen, options) : added;
}

} // namespace

std::optional<ChosenSentence> choose(const SentenceOptions& options, int& status, BunsetsuModels bunsetsu)
{
    status = BadInputOrOutput;
    ChosenSentence chosen{std::make_unique<RelationPool>(), nullptr, nullptr, nullptr, 0};
    if (const auto added = addAnyParser(chosen, options, bunsetsu); !added) {
        complain(added.error());
        return std::nullopt;
    }
    const auto treebank = openNamed(options.in);
    if (!treebank) {
        complain(treebank.error());
        return std::nullopt;
    }
    const std::string language = options.language.empty() ? languageOf(*treebank) : options.language;
    if (auto other = chosen.parser ? findOtherLanguage(chosen.parser->model(), language) : std::nullopt) {
        other->file = options.model;
        complain(*other);
        return std::nullopt;
    }
    const std::size_t index = findSentence(*treebank, options.sentence);
    if (index == treebank->size()) {
        std::cerr << said(QT_TRANSLATE_NOOP("CommandLine",
                              "There is no sentence %1: the treebank has %2 sentences, and none with that sent_id."),
            {options.sentence, std::to_string(treebank->size())})
                  << '\n';
        status = WrongUsage;
        return std::nullopt;
    }
    chosen.sentence = treebank->sentence(index);
    chosen.number = index + 1;
    if (chosen.sentence->problem) {
        complain(*chosen.sentence->problem);
        return std::nullopt;
    }
    if (chosen.sentence->bunsetsu.empty() != (chosen.bunsetsuParser == nullptr)) {
        complain({chosen.parser ? ParserProblem::BunsetsuNotWords : ParserProblem::WordsNotBunsetsu,
            treebank->documents()[treebank->place(index).document]->path(), chosen.sentence->source.line, 1, {}});
        return std::nullopt;
    }
    status = Fine;
    return chosen;
}

std::string_view ChosenSentence::decoder() const
{
    return parser ? nameOf(parser->decoder().decoder) : nameOf(bunsetsuParser->model().weights.settings.decoder);
}

} // namespace arcwright::cli
