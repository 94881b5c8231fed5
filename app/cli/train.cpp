// SPDX-License-Identifier: GPL-3.0-or-later
#include <chrono>
#include <iostream>
#include <memory>

#include <nlohmann/json.hpp>

#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "core/base/parallel.h"
#include "core/model/model_file.h"
#include "core/model/train.h"

namespace arcwright::cli {

namespace {

struct Options {
    std::vector<std::string> in;
    std::vector<std::string> development;
    std::string model;
    std::string decoder = "hill";
    std::string start = "projective";
    std::string learner = "mira";
    std::string averaging = "on";
    std::string costAugmented; ///< by default on for MIRA
    std::string labels = "on";
    std::string root;
    TrainerSettings trainer;
    bool json = false;
};

Sentences sentencesOf(const Treebank& treebank)
{
    Sentences sentences;
    for (std::size_t i = 0; i < treebank.size(); ++i)
        sentences.push_back(treebank.sentence(i));
    return sentences;
}

nlohmann::json asJson(const EpochReport& report)
{
    return {{"epoch", report.epoch},
        {"training", {{"uas", rounded(report.training.uas)}, {"las", rounded(report.training.las)}}},
        {"development", {{"uas", rounded(report.development.uas)}, {"las", rounded(report.development.las)}}},
        {"loss", report.loss}, {"updates", report.updates}, {"seconds", report.seconds}};
}

void printEpoch(const EpochReport& report, bool development)
{
    std::fprintf(stdout, "epoch %2d/%d  training UAS %.2f LAS %.2f", report.epoch, report.epochs, report.training.uas,
        report.training.las);
    if (development)
        std::fprintf(stdout, "  development UAS %.2f LAS %.2f", report.development.uas, report.development.las);
    std::fprintf(stdout, "  loss %.0f  updates %zu  %.2f s\n", report.loss, report.updates, report.seconds);
    std::fflush(stdout);
}

int run(const Options& options)
{
    const auto training = openWhole(options.in);
    const auto development = options.development.empty() ? std::optional(Treebank()) : openWhole(options.development);
    if (!training || !development)
        return BadInputOrOutput;

    TrainingSettings settings;
    settings.trainer = options.trainer;
    settings.trainer.learner = options.learner == "mira" ? Learner::Mira : Learner::Perceptron;
    settings.trainer.averaging = options.averaging == "on";
    settings.trainer.costAugmented
        = options.costAugmented.empty() ? options.learner == "mira" : options.costAugmented == "on";
    settings.trainer.decoder.decoder = *decoderNamed(options.decoder);
    settings.trainer.decoder.climb.start = *climbStartNamed(options.start);
    settings.labels = options.labels == "on";
    if (!options.root.empty())
        settings.root = options.root == "single" ? RootPolicy::Single : RootPolicy::Many;
    const Sentences sentences = sentencesOf(*training);
    const Sentences heldOut = sentencesOf(*development);
    const auto unusable
        = std::count_if(sentences.begin(), sentences.end(), [](const auto& s) { return !isUsable(*s); });

    nlohmann::json epochs = nlohmann::json::array();
    const auto begin = std::chrono::steady_clock::now();
    auto bar = std::make_unique<ProgressBar>("training");
    const auto model = train(sentences, heldOut, settings, bar->sink(),
        [&](const EpochReport& report) {
            epochs.push_back(asJson(report));
            bar->clear();
            if (!options.json)
                printEpoch(report, !heldOut.empty());
        },
        {});
    bar.reset();
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    if (!model) {
        complain(model.error());
        return BadInputOrOutput;
    }
    if (const auto saved = saveModel(**model, options.model); !saved) {
        complain(saved.error());
        return BadInputOrOutput;
    }
    const ModelConfiguration& configuration = (*model)->configuration;
    if (options.json) {
        std::cout << nlohmann::json{{"model", options.model}, {"sentences", configuration.trainingSentences},
            {"unusable", unusable}, {"tokens", configuration.trainingTokens}, {"seconds", seconds},
            {"epochs",
                epochs}}.dump()
                  << '\n';
    } else {
        std::printf("Trained on %zu sentences, %zu tokens, in %.1f s", configuration.trainingSentences,
            configuration.trainingTokens, seconds);
        if (unusable > 0)
            std::printf(" (%zd sentences without a tree left out)", unusable);
        std::printf(".\nWrote %s\n", options.model.c_str());
    }
    return Fine;
}

} // namespace

void addTrain(CLI::App& program, int& status)
{
    auto options = std::make_shared<Options>();
    TrainerSettings& trainer = options->trainer;
    trainer.threads = defaultThreads();
    auto* command = program.add_subcommand("train", "Train a parser on a treebank");
    const CLI::IsMember onOrOff({"on", "off"});
    command->add_option("--in", options->in, "Files, folders or patterns to train on")->required()->expected(1, -1);
    command->add_option("--dev", options->development, "Files to score after every epoch")->expected(1, -1);
    command->add_option("--model", options->model, "Where to write the model")->required();
    command
        ->add_option("--decoder", options->decoder,
            "eisner: first order, projective; eisner2: second order, projective; cle: first order, non-projective; "
            "hill: second order, non-projective, by hill climbing")
        ->check(CLI::IsMember(decoderNames()))
        ->capture_default_str();
    command->add_option("--start", options->start, "Where hill climbing starts: projective, nonprojective or random")
        ->check(CLI::IsMember({"projective", "nonprojective", "random"}))
        ->capture_default_str();
    command
        ->add_option("--moves", trainer.decoder.climb.mostMoves,
            "At most so many moves of hill climbing; 0: twice the number of words")
        ->check(CLI::Range(0, 1'000'000))
        ->capture_default_str();
    command
        ->add_option("--kept-heads", trainer.decoder.keptHeads,
            "How many heads a word second-order scores are asked for, the best by first order; 0: all")
        ->check(CLI::Range(0, 1'000))
        ->capture_default_str();
    command->add_option("--learner", options->learner, "mira (1-best) or perceptron")
        ->check(CLI::IsMember({"mira", "perceptron"}))
        ->capture_default_str();
    command->add_option("--averaging", options->averaging, "on or off: take the mean of the weights of all steps")
        ->check(onOrOff)
        ->capture_default_str();
    command
        ->add_option("--cost-augmented", options->costAugmented,
            "on or off: learn from the tree that is best with its errors added to its score; by default on for mira")
        ->check(onOrOff);
    command->add_option("--labels", options->labels, "on or off: learn relations, or heads only")
        ->check(onOrOff)
        ->capture_default_str();
    command->add_option("--root", options->root, "single or many; by default what the treebank has")
        ->check(CLI::IsMember({"single", "many"}));
    command->add_option("--epochs", trainer.epochs, "Passes over the treebank")
        ->check(CLI::Range(1, 1000))
        ->capture_default_str();
    command->add_option("--seed", trainer.seed, "Order of the sentences")
        ->check(CLI::NonNegativeNumber)
        ->capture_default_str();
    command->add_option("--threads", trainer.threads, "Threads for scoring; the model is the same for any number")
        ->check(CLI::Range(1, 256))
        ->capture_default_str();
    command->add_flag("--json", options->json,
        "Print one object: model, sentences, unusable, tokens, seconds, epochs [{epoch, training {uas, las}, "
        "development {uas, las}, loss, updates, seconds}]");
    command->footer("Example: arcwright-cli train --in train.conllu --dev dev.conllu --model czech.arcmodel");
    command->callback([options, &status] { status = run(*options); });
}

} // namespace arcwright::cli
