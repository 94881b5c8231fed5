// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/learning_options.h"

#include "app/cli/console.h"
#include "core/base/parallel.h"
#include "core/decoding/decoder.h"
#include "core/model/whole_trees.h"

namespace arcwright::cli {

std::vector<std::string> decoderNamesOfAllUnits()
{
    std::vector<std::string> names = rowNames(decoderTable);
    const std::vector<std::string> ofBunsetsu = rowNames(bunsetsuDecoderTable);
    names.insert(names.end(), ofBunsetsu.begin(), ofBunsetsu.end());
    return names;
}

CLI::Option* addLabels(CLI::App& command, std::string& labels)
{
    return command.add_option("--labels", labels, "on or off: learn relations, or heads only")
        ->check(CLI::IsMember({"on", "off"}))
        ->capture_default_str();
}

CLI::Option* addLanguage(CLI::App& command, std::string& language)
{
    std::vector<std::string> names;
    for (const Language one : allLanguages())
        names.emplace_back(nameOf(one));
    return command
        .add_option("--language", language,
            "What features fall back to where a word is rare: the lemma in Arabic (ar); part of speech and case of "
            "positional tags in Czech (cs); the first character, and numbers and dates as one, in Chinese (zh); the "
            "first five characters in Danish (da), English (en) and any other. The model remembers it")
        ->check(CLI::IsMember(names))
        ->capture_default_str();
}

CLI::Option* addEpochs(CLI::App& command, int& epochs, const std::string& help)
{
    return command.add_option("--epochs", epochs, help)->check(CLI::Range(1, 1000))->capture_default_str();
}

CLI::Option* addSeed(CLI::App& command, std::uint64_t& seed)
{
    return command.add_option("--seed", seed, "Order of the sentences")
        ->check(CLI::NonNegativeNumber)
        ->capture_default_str();
}

void addLearningOptions(CLI::App& command, LearningOptions& options)
{
    options.threads = defaultThreads();
    std::vector<std::string> learners; // whose models are trained one by one
    for (const LearnerRow& row : learnerTable) {
        if (!hasMembers(row.learner))
            learners.emplace_back(row.name);
    }
    command
        .add_option("--decoder", options.decoder,
            "The decoder that models are trained through and parse with, of words or of bunsetsu")
        ->check(CLI::IsMember(decoderNamesOfAllUnits()))
        ->capture_default_str();
    command.add_option("--learner", options.learner, "mira (1-best, cost-augmented) or perceptron")
        ->check(CLI::IsMember(learners))
        ->capture_default_str();
    addLabels(command, options.labels);
    addLanguage(command, options.language);
    addEpochs(command, options.epochs, "Passes over the training sentences; by default 5 for bunsetsu");
    addSeed(command, options.seed);
    command
        .add_option(
            "--threads", options.threads, "Models trained at the same time; the result is the same for any number")
        ->check(CLI::Range(1, 256))
        ->capture_default_str();
    addBunsetsuOptions(command, options.bunsetsu);
}

TrainingSettings settingsOf(const LearningOptions& options)
{
    TrainingSettings settings;
    settings.trainer.decoder.decoder = *decoderNamed(options.decoder);
    settings.trainer.learner = *learnerNamed(options.learner);
    useUsualCosts(settings.trainer);
    settings.trainer.epochs = options.epochs;
    settings.trainer.seed = options.seed;
    settings.labels = options.labels == "on";
    settings.language = *languageNamed(options.language);
    return settings;
}

std::optional<BunsetsuSettings> bunsetsuSettingsOf(const LearningOptions& options, const CLI::App& command)
{
    const auto decoder = bunsetsuDecoderNamed(options.decoder);
    if (!decoder)
        return std::nullopt;
    for (const char* other : {"--learner", "--labels", "--language"}) {
        if (command.count(other) > 0)
            throw CLI::ValidationError(other, "is not for parsers of bunsetsu");
    }
    refuseUnfitRanker(*decoder, options.bunsetsu);
    BunsetsuSettings settings = settingsOf(*decoder, options.bunsetsu);
    if (settings.features > mostFeaturesOf(*decoder))
        throw CLI::ValidationError("--features", options.decoder + " knows nothing of what is decided");
    if (command.count("--epochs") > 0)
        settings.epochs = options.epochs;
    settings.seed = options.seed;
    return settings;
}

Sentences givenSentences(const Treebank& treebank, GivenPart part)
{
    if (part != GivenPart::Pins)
        return sentencesOf(treebank);
    Sentences sentences;
    for (const auto& document : annotated(treebank)) {
        for (std::size_t i = 0; i < document->size(); ++i)
            sentences.push_back(givenPart(document->sentence(i), part));
    }
    return sentences;
}

} // namespace arcwright::cli
