// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/learning_options.h"

#include "app/cli/console.h"
#include "core/base/parallel.h"
#include "core/decoding/decoder.h"

namespace arcwright::cli {

void addLearningOptions(CLI::App& command, LearningOptions& options)
{
    options.threads = defaultThreads();
    command.add_option("--decoder", options.decoder, "The decoder that models are trained through and parse with")
        ->check(CLI::IsMember(decoderNames()))
        ->capture_default_str();
    command.add_option("--learner", options.learner, "mira (1-best, cost-augmented) or perceptron")
        ->check(CLI::IsMember({"mira", "perceptron"}))
        ->capture_default_str();
    command.add_option("--labels", options.labels, "on or off: learn relations, or heads only")
        ->check(CLI::IsMember({"on", "off"}))
        ->capture_default_str();
    command.add_option("--epochs", options.epochs, "Passes over the training sentences")
        ->check(CLI::Range(1, 1000))
        ->capture_default_str();
    command.add_option("--seed", options.seed, "Order of the sentences")
        ->check(CLI::NonNegativeNumber)
        ->capture_default_str();
    command
        .add_option(
            "--threads", options.threads, "Models trained at the same time; the result is the same for any number")
        ->check(CLI::Range(1, 256))
        ->capture_default_str();
}

TrainingSettings settingsOf(const LearningOptions& options)
{
    TrainingSettings settings;
    settings.trainer.decoder.decoder = *decoderNamed(options.decoder);
    settings.trainer.learner = options.learner == "mira" ? Learner::Mira : Learner::Perceptron;
    settings.trainer.costAugmented = settings.trainer.learner == Learner::Mira;
    settings.trainer.epochs = options.epochs;
    settings.trainer.seed = options.seed;
    settings.labels = options.labels == "on";
    return settings;
}

Sentences sentencesOf(const Treebank& treebank)
{
    Sentences sentences;
    for (std::size_t i = 0; i < treebank.size(); ++i)
        sentences.push_back(treebank.sentence(i));
    return sentences;
}

} // namespace arcwright::cli
