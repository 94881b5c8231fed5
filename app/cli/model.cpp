// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <iostream>
#include <memory>

#include <nlohmann/json.hpp>

#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "core/model/model_file.h"

namespace arcwright::cli {

namespace {

struct Options {
    std::string model;
    bool json = false;
};

int info(const Options& options)
{
    const auto loaded = loadModel(options.model);
    if (!loaded) {
        complain(loaded.error());
        return BadInputOrOutput;
    }
    const Model& model = **loaded;
    const ModelConfiguration& configuration = model.configuration;
    const std::vector<float>& values = model.weights.values();
    const auto used
        = static_cast<std::size_t>(std::count_if(values.begin(), values.end(), [](float value) { return value != 0; }));
    const char* learner = configuration.trainer.learner == Learner::Mira ? "mira" : "perceptron";
    const char* root = configuration.trainer.decoder.root == RootPolicy::Single ? "single" : "many";
    if (options.json) {
        std::cout << nlohmann::json{{"decoder", nameOf(configuration.trainer.decoder.decoder)}, {"learner", learner},
            {"averaging", configuration.trainer.averaging}, {"cost_augmented", configuration.trainer.costAugmented},
            {"labels", configuration.labels}, {"root", root}, {"epochs", configuration.trainer.epochs},
            {"seed", configuration.trainer.seed}, {"sentences", configuration.trainingSentences},
            {"tokens", configuration.trainingTokens}, {"weights", used}, {"relations", model.relations}}
                         .dump()
                  << '\n';
        return Fine;
    }
    std::printf("decoder     %s\nlearner     %s, %s%s, %d epochs, seed %llu\nroot        %s\n",
        std::string(nameOf(configuration.trainer.decoder.decoder)).c_str(), learner,
        configuration.trainer.averaging ? "averaged" : "not averaged",
        configuration.trainer.costAugmented ? ", cost-augmented" : "", configuration.trainer.epochs,
        static_cast<unsigned long long>(configuration.trainer.seed), root);
    std::printf("trained on  %zu sentences, %zu tokens\nweights     %zu that are not zero\n",
        configuration.trainingSentences, configuration.trainingTokens, used);
    if (configuration.labels)
        std::printf("relations   %zu\n", model.relations.size());
    else
        std::printf("relations   none: heads only\n");
    return Fine;
}

} // namespace

void addModel(CLI::App& program, int& status)
{
    auto options = std::make_shared<Options>();
    auto* command = program.add_subcommand("model", "Look at models");
    command->require_subcommand(1);
    auto* show = command->add_subcommand("info", "Tell how a model was trained");
    show->add_option("model", options->model, "A model written by train")->required();
    show->add_flag("--json", options->json,
        "Print one object: decoder, learner, averaging, labels, root, epochs, seed, sentences, tokens, weights, "
        "relations");
    show->callback([options, &status] { status = info(*options); });
}

} // namespace arcwright::cli
