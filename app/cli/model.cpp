// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <iostream>
#include <memory>

#include <nlohmann/json.hpp>

#include "app/cli/bunsetsu.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/json_text.h"
#include "app/cli/visible_output.h"
#include "core/model/average.h"
#include "core/model/bunsetsu_model_file.h"
#include "core/model/model_file.h"
#include "core/model/model_problems.h"
#include "core/model/tagger_file.h"

namespace arcwright::cli {

namespace {

struct ModelOptions {
    std::string model;
    bool json = false;
};

struct AverageOptions {
    std::vector<std::string> models;
    std::string out;
};

int average(const AverageOptions& options)
{
    const auto mean = averageModels(options.models);
    if (!mean) {
        complain(mean.error());
        return BadInputOrOutput;
    }
    // Members are trained on one treebank, so that they have the same tagger.
    const auto tagger = loadTagger(options.models.front());
    const bool isTagging = tagger && *tagger;
    if (const auto saved = isTagging ? saveModel(**mean, **tagger, options.out) : saveModel(**mean, options.out);
        !saved) {
        complain(saved.error());
        return BadInputOrOutput;
    }
    printFormatted("Wrote the mean of %zu models to %s\n", options.models.size(), options.out.c_str());
    return Fine;
}

void printBestEpochs(const ModelConfiguration& configuration)
{
    if (configuration.bestEpochs.empty())
        return;
    printFormatted(
        "stops       after %d epochs without a better development score; best:", configuration.trainer.patience);
    for (const int epoch : configuration.bestEpochs)
        printFormatted(" %d", epoch);
    printFormatted("\n");
}

int info(const ModelOptions& options)
{
    const auto loaded = loadModel(options.model);
    if (!loaded && loaded.error().code == ModelProblem::OfBunsetsu) {
        if (const auto bunsetsu = loadBunsetsuModel(options.model))
            return bunsetsuInfo(**bunsetsu, options.json);
        else
            complain(bunsetsu.error());
        return BadInputOrOutput;
    }
    if (!loaded) {
        complain(loaded.error());
        return BadInputOrOutput;
    }
    const Model& model = **loaded;
    const ModelConfiguration& configuration = model.configuration;
    const std::vector<float>& values = model.weights.values();
    const auto used
        = static_cast<std::size_t>(std::count_if(values.begin(), values.end(), [](float value) { return value != 0; }));
    const TrainerSettings& trainer = configuration.trainer;
    const std::string learner(nameOf(trainer.learner));
    const char* root = configuration.trainer.decoder.root == RootPolicy::Single ? "single" : "many";
    if (options.json) {
        nlohmann::json json{{"decoder", nameOf(configuration.decoder())},
            {"train_decoder", nameOf(trainer.decoder.decoder)}, {"learner", learner},
            {"averaging", configuration.trainer.averaging}, {"cost_augmented", configuration.trainer.costAugmented},
            {"labels", configuration.labels}, {"language", nameOf(configuration.language)}, {"root", root},
            {"epochs", configuration.trainer.epochs}, {"seed", configuration.trainer.seed},
            {"sentences", configuration.trainingSentences}, {"tokens", configuration.trainingTokens}, {"weights", used},
            {"relations", model.relations}, {"shuffle", trainer.shuffleOnce ? "once" : "every"},
            {"members", trainer.members}, {"patience", trainer.patience}, {"best_epochs", configuration.bestEpochs},
            {"move_price", trainer.decoder.climb.price}};
        if (configuration.givenHeads)
            json["given_heads"] = *configuration.givenHeads;
        std::cout << jsonText(json) << '\n';
        return Fine;
    }
    printFormatted("decoder     %s\nlearner     %s%s, %s%s, %d epochs, seed %llu%s\nroot        %s\n",
        std::string(nameOf(configuration.decoder())).c_str(), learner.c_str(),
        trainer.members > 1 ? (", mean of " + std::to_string(trainer.members)).c_str() : "",
        trainer.averaging ? "averaged" : "not averaged", trainer.costAugmented ? ", cost-augmented" : "",
        trainer.epochs, static_cast<unsigned long long>(trainer.seed), trainer.shuffleOnce ? ", shuffled once" : "",
        root);
    printBestEpochs(configuration);
    if (configuration.decoder() == Decoder::Hill)
        printFormatted("move price  %g\n", trainer.decoder.climb.price);
    printFormatted("language    %s\n", std::string(nameOf(configuration.language)).c_str());
    printFormatted(
        "trained on  %zu sentences, %zu tokens", configuration.trainingSentences, configuration.trainingTokens);
    if (configuration.givenHeads)
        printFormatted(", of which %zu heads were given", *configuration.givenHeads);
    printFormatted("\nweights     %zu that are not zero\n", used);
    if (configuration.labels)
        printFormatted("relations   %zu\n", model.relations.size());
    else
        printFormatted("relations   none: heads only\n");
    return Fine;
}

} // namespace

void addModel(CLI::App& program, int& status)
{
    auto options = std::make_shared<ModelOptions>();
    auto* command = program.add_subcommand("model", "Look at models, average them");
    command->require_subcommand(1);
    auto* show = command->add_subcommand("info", "Tell how a model was trained");
    show->add_option("model", options->model, "A model written by train")->required();
    show->add_flag("--json", options->json,
        "Print one object: decoder (to parse with), train_decoder, learner, averaging, cost_augmented, labels, "
        "language, root, epochs, seed, sentences, tokens, where not all were given given_heads, "
        "weights (how many are not zero), relations, shuffle, members (of how many models it is the mean), patience, "
        "best_epochs (by member, the epoch whose weights were taken, where training might stop early), "
        "move_price (what a move of hill climbing has to gain more than)");
    show->callback([options, &status] { status = info(*options); });

    auto averaging = std::make_shared<AverageOptions>();
    auto* mean = command->add_subcommand("average",
        "Write the mean of the weights of models with the same relations and filter, trained on one treebank. Of all "
        "members of a Bayes Point Machine, each trained by itself, it is the model that `train --learner bpm` gives.");
    mean->add_option("models", averaging->models, "Models written by train")->required();
    mean->add_option("--out", averaging->out, "Where to write the mean")->required();
    mean->footer("Example: arcwright-cli model average member1.arcmodel member2.arcmodel --out mean.arcmodel");
    mean->callback([averaging, &status] { status = average(*averaging); });
}

} // namespace arcwright::cli
