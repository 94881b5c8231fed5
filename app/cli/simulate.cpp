// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>
#include <iostream>
#include <memory>

#include <nlohmann/json.hpp>

#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/division.h"
#include "app/cli/json_text.h"
#include "app/cli/learning_options.h"
#include "app/cli/visible_output.h"
#include "core/experiments/simulation_file.h"
#include "core/experiments/simulation_summary.h"
#include "core/messages/order_sentences.h"
#include "core/model/whole_trees.h"

namespace arcwright::cli {

namespace {

using nlohmann::json;

struct SimulateOptions {
    std::vector<std::string> in;
    std::vector<std::string> development;
    std::string order{nameOf(AnnotationOrder::Sequence)};
    std::string live = "on";
    std::string recent = "on";
    std::size_t start = 100;
    std::size_t sentences = 0;
    std::size_t retrain = 100;
    unsigned seeds = 1;
    std::optional<double> target;
    LearningOptions learning;
    DivisionOptions division;
    bool json = false;
};

constexpr const char* simulateSchema
    = "JSON: {format, version, settings: {treebank, order, start, sentences, retrain, live, recent, seed, seeds, "
      "decoder, learner, epochs, "
      "units, development_sentences}, "
      "totals: {sentences, words_read, wrong_words, corrected_words, decisions, keys, keys_per_wrong_word, uas, las}, "
      "spread: {the same, standard deviations over the seeds}, curve: [{sentences, words_read, wrong_words, "
      "corrected_words, decisions, keys, uas, las}], runs: [{seed, curve}], with --target reached: {las, of_seeds, "
      "sentences, words_read, decisions, corrected_words, keys}}. Totals and the curve are means over the seeds. "
      "wrong_words were suggested wrongly at first, corrected_words are those that somebody had to correct by hand. A "
      "word is decided about when its sentence is read and confirmed, in the order of words when it is asked about. "
      "Keys "
      "are those of the window, the fewest for each thing that is to be done. Of bunsetsu, words are bunsetsu, uas is "
      "that of heads and las of heads and types. The window draws it: Parser, Simulated annotator, Open.";

/// Mean and standard deviation of the figures of the runs' points of one number.
std::pair<json, json> summary(const std::vector<SimulationRun>& runs, std::size_t index)
{
    json means;
    json deviations;
    for (const SimulationFigureRow& row : simulationFigures) {
        const FigureSpread spread = spreadOf(runs, index, row.figure);
        means[std::string(row.name)] = rounded(spread.mean);
        deviations[std::string(row.name)] = rounded(spread.deviation);
    }
    return {means, deviations};
}

/// Where the runs that reach a score do, as a mean.
json reachedJson(const std::vector<SimulationRun>& runs, double las)
{
    const MeanReached reached = whereReached(runs, las);
    json object{{"las", las}, {"of_seeds", reached.runs}};
    if (reached.runs > 0)
        object.update({{"sentences", rounded(reached.at.sentences)}, {"words_read", rounded(reached.at.wordsRead)},
            {"decisions", rounded(reached.at.decisions)}, {"corrected_words", rounded(reached.at.correctedWords)},
            {"keys", rounded(reached.at.keys)}});
    return object;
}

json outcomeJson(const SimulationRecord& simulation, std::optional<double> target)
{
    const std::size_t points = pointsOf(simulation.runs);
    json curve = json::array();
    for (std::size_t i = 0; i < points; ++i)
        curve.push_back(summary(simulation.runs, i).first);
    auto [totals, spread] = summary(simulation.runs, points - 1);
    const double wrong = totals["wrong_words"].get<double>();
    totals["keys_per_wrong_word"] = wrong > 0 ? rounded(totals["keys"].get<double>() / wrong) : 0;
    json object = simulationJson(simulation);
    object.update({{"totals", std::move(totals)}, {"spread", std::move(spread)}, {"curve", std::move(curve)}});
    if (target)
        object["reached"] = reachedJson(simulation.runs, *target);
    return object;
}

void printOutcome(const json& outcome)
{
    printFormatted("sentences  words read  wrong  corrected  decisions   keys    UAS    LAS\n");
    for (const json& point : outcome["curve"])
        printFormatted("%9.0f  %10.0f  %5.0f  %9.0f  %9.0f  %5.0f  %5.2f  %5.2f\n", point["sentences"].get<double>(),
            point["words_read"].get<double>(), point["wrong_words"].get<double>(),
            point["corrected_words"].get<double>(), point["decisions"].get<double>(), point["keys"].get<double>(),
            point["uas"].get<double>(), point["las"].get<double>());
    printFormatted("%.2f keys for each wrong word.\n", outcome["totals"]["keys_per_wrong_word"].get<double>());
    if (!outcome.contains("reached"))
        return;
    const json& reached = outcome["reached"];
    if (reached["of_seeds"].get<int>() == 0)
        printFormatted("LAS %.2f was not reached.\n", reached["las"].get<double>());
    else
        printFormatted("LAS %.2f was reached after %.0f words read, %.0f decisions, %.0f corrected words, %.0f keys.\n",
            reached["las"].get<double>(), reached["words_read"].get<double>(), reached["decisions"].get<double>(),
            reached["corrected_words"].get<double>(), reached["keys"].get<double>());
}

SimulationRecord simulationFor(const SimulateOptions& options, const SimulationSettings& settings)
{
    SimulationRecord simulation;
    for (const std::string& path : options.in)
        simulation.treebank
            += (simulation.treebank.empty() ? "" : ", ") + std::filesystem::path(path).filename().string();
    simulation.order = settings.order;
    simulation.start = settings.start;
    simulation.sentences = settings.sentences;
    simulation.retrain = settings.retrain;
    simulation.live = settings.live;
    simulation.recent = settings.recent;
    simulation.seed = settings.seed;
    simulation.seeds = settings.seeds;
    simulation.decoder = options.learning.decoder;
    return simulation;
}

SimulationSettings settingsOf(const SimulateOptions& options, const std::optional<BunsetsuSettings>& bunsetsu)
{
    SimulationSettings settings;
    if (bunsetsu)
        settings.training = *bunsetsu;
    else
        settings.training = settingsOf(options.learning);
    settings.order = *orderNamed(options.order);
    settings.start = options.start;
    settings.sentences = options.sentences;
    settings.retrain = options.retrain;
    settings.live = options.live == "on";
    settings.recent = options.recent == "on";
    settings.seed = options.learning.seed;
    settings.seeds = options.seeds;
    settings.threads = options.learning.threads;
    return settings;
}

int runSimulate(
    const SimulateOptions& options, const CLI::App& command, const std::optional<BunsetsuSettings>& bunsetsu)
{
    Division division(options.division, command);
    const auto gold = openWhole(options.in);
    const auto development = options.development.empty() ? std::optional(Treebank()) : openWhole(options.development);
    if (!gold || !development)
        return BadInputOrOutput;
    SimulationSettings settings = settingsOf(options, bunsetsu);
    settings.shares = division.begin(settings.threads, {&*gold, &*development});
    ProgressBar bar("annotating");
    const auto runs
        = simulateAnnotation(sentencesOf(*gold), sentencesOf(*development), settings, division.sink(bar), {});
    bar.clear();
    if (!runs)
        return division.ended(runs.error());
    SimulationRecord simulation = simulationFor(options, settings);
    simulation.epochs = bunsetsu ? bunsetsu->epochs : options.learning.epochs;
    simulation.isOfBunsetsu = bunsetsu.has_value();
    simulation.learner = bunsetsu ? options.learning.bunsetsu.ranker : options.learning.learner;
    simulation.developmentSentences = development->size();
    simulation.runs = *runs;
    const json outcome = outcomeJson(simulation, options.target);
    if (options.json)
        std::cout << jsonText(outcome) << '\n';
    else
        printOutcome(outcome);
    return Fine;
}

std::string orderHelp()
{
    std::string help = "Which sentence comes next: ";
    for (const OrderSentence& sentence : orderSentences)
        help += std::string(nameOf(sentence.kind)) + " (" + sentence.help + "), ";
    help.resize(help.size() - 2);
    return help;
}

/// How the parser learns meanwhile, and how often it is all done.
void addLoop(CLI::App& command, SimulateOptions& options)
{
    command.add_option("--live", options.live, "on or off: learn from each sentence, or word, at once")
        ->check(CLI::IsMember({"on", "off"}))
        ->capture_default_str();
    command
        .add_option("--retrain", options.retrain,
            "Train anew after so many sentences, in the order of words as many words as these have; 0: never")
        ->check(CLI::Range(0, 1'000'000'000))
        ->capture_default_str();
    command.add_option("--recent", options.recent, "on or off: guess first what was decided alike a moment ago")
        ->check(CLI::IsMember({"on", "off"}))
        ->capture_default_str();
    command.add_option("--seeds", options.seeds, "So many runs, with the seeds from --seed on")
        ->check(CLI::Range(1, 1000))
        ->capture_default_str();
    command.add_option("--target", options.target, "Tell what it takes to reach this LAS on the development files")
        ->check(CLI::Range(0.0, 100.0));
}

} // namespace

void addSimulate(CLI::App& program, int& status)
{
    auto options = std::make_shared<SimulateOptions>();
    auto* command = program.add_subcommand(
        "simulate", "Replay a treebank as an annotator would make it, and count corrections and keys");
    command->add_option("--in", options->in, "Files, folders or patterns: the treebank that is made again")
        ->required()
        ->expected(1, -1);
    command->add_option("--dev", options->development, "Files to score on, after each training")->expected(1, -1);
    command
        ->add_option("--start", options->start,
            "How many sentences, the first of the treebank, are annotated before, to train on")
        ->check(CLI::Range(1, 1'000'000'000))
        ->capture_default_str();
    command
        ->add_option("--sentences", options->sentences,
            "How many are annotated then; 0: all. In the order of words, as many words as these have on average")
        ->check(CLI::Range(0, 1'000'000'000))
        ->capture_default_str();
    command->add_option("--order", options->order, orderHelp())
        ->check(CLI::IsMember(rowNames(orderTable)))
        ->capture_default_str();
    addLoop(*command, *options);
    addLearningOptions(*command, options->learning);
    addDivision(*command, options->division);
    command->add_flag("--json", options->json, "Print one object, as described below");
    command->footer(std::string("Example: arcwright-cli simulate --in train.conllu --dev dev.conllu --sentences 1000 "
                                "--order gain --seeds 5 --json\n"
                                "Example: arcwright-cli simulate --in train.knp --dev dev.knp --decoder tournament "
                                "--order words\n\n")
        + simulateSchema);
    command->callback([options, command, &status] {
        status = runSimulate(*options, *command, bunsetsuSettingsOf(options->learning, *command));
    });
}

} // namespace arcwright::cli
