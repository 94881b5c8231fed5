// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/simulation_file.h"

#include <cmath>

#include <nlohmann/json.hpp>

#include "core/base/json_members.h"
#include "core/base/text_file.h"
#include "core/base/utf8.h"
#include "core/experiments/simulation_summary.h"
#include "core/learning/training_problems.h"

namespace arcwright {

namespace {

using nlohmann::json;

constexpr const char* simulationFormat = "arcwright-simulation";
constexpr int simulationVersion = 1;
constexpr std::size_t mostSimulations = 1000;
constexpr std::size_t mostSimulatedRuns = 1000;
constexpr std::size_t mostPoints = 1'000'000;

/// Four decimals tell scores apart that differ by one word in a million.
double toFourDecimals(double value)
{
    constexpr double unit = 10'000;
    return std::round(value * unit) / unit;
}

json pointJson(const SimulationPoint& point)
{
    json object;
    for (const SimulationFigureRow& row : simulationFigures) {
        const double value = figureOf(point, row.figure);
        if (row.figure == SimulationFigure::Uas || row.figure == SimulationFigure::Las)
            object[std::string(row.name)] = toFourDecimals(value);
        else
            object[std::string(row.name)] = static_cast<std::uint64_t>(value);
    }
    return object;
}

SimulationPoint pointOf(const json& value, const std::string& path)
{
    SimulationPoint point;
    point.sentences = wholeOf<std::size_t>(value, path, "sentences");
    point.cost.wordsRead = wholeOf<std::size_t>(value, path, "words_read");
    point.cost.wrongWords = wholeOf<std::size_t>(value, path, "wrong_words");
    point.cost.correctedWords = wholeOf<std::size_t>(value, path, "corrected_words");
    point.cost.decisions = wholeOf<std::size_t>(value, path, "decisions");
    point.cost.keys = wholeOf<std::size_t>(value, path, "keys");
    point.uas = percentOf(value, path, "uas");
    point.las = percentOf(value, path, "las");
    return point;
}

SimulationRun simulationRunOf(const json& value, const std::string& path)
{
    SimulationRun run;
    run.seed = wholeOf<std::uint64_t>(value, path, "seed");
    const json& curve = listOf(value, path, "curve", mostPoints);
    if (curve.empty())
        throw JsonFault{path + "curve"};
    for (std::size_t i = 0; i < curve.size(); ++i)
        run.curve.push_back(pointOf(curve[i], path + "curve[" + std::to_string(i) + "]."));
    return run;
}

void readSettings(const json& value, const std::string& path, SimulationRecord& simulation)
{
    simulation.treebank = textIn(value, path, "treebank");
    const auto order = orderNamed(textIn(value, path, "order"));
    if (!order)
        throw JsonFault{path + "order"};
    simulation.order = *order;
    simulation.start = wholeOf<std::size_t>(value, path, "start");
    simulation.sentences = wholeOf<std::size_t>(value, path, "sentences");
    simulation.retrain = wholeOf<std::size_t>(value, path, "retrain");
    simulation.live = truthOf(value, path, "live");
    simulation.recent = truthOf(value, path, "recent");
    simulation.seed = wholeOf<std::uint64_t>(value, path, "seed");
    simulation.seeds = wholeOf<unsigned>(value, path, "seeds");
    simulation.decoder = textIn(value, path, "decoder");
    simulation.learner = textIn(value, path, "learner");
    simulation.epochs = wholeOf<int>(value, path, "epochs");
    simulation.isOfBunsetsu = isSecondOf(value, path, "units", "words", "bunsetsu");
    simulation.developmentSentences = wholeOf<std::size_t>(value, path, "development_sentences");
}

SimulationRecord simulationOf(const json& value, const std::string& path)
{
    SimulationRecord simulation;
    readSettings(memberOf(value, path, "settings"), path + "settings.", simulation);
    const json& runs = listOf(value, path, "runs", mostSimulatedRuns);
    if (runs.empty())
        throw JsonFault{path + "runs"};
    for (std::size_t i = 0; i < runs.size(); ++i)
        simulation.runs.push_back(simulationRunOf(runs[i], path + "runs[" + std::to_string(i) + "]."));
    return simulation;
}

std::vector<SimulationRecord> simulationsOf(const json& file)
{
    if (textIn(file, "", "format") != simulationFormat)
        throw JsonFault{"format"};
    if (wholeOf<int>(file, "", "version") < 1)
        throw JsonFault{"version"};
    if (!file.contains("simulations"))
        return {simulationOf(file, "")};
    const json& list = listOf(file, "", "simulations", mostSimulations);
    std::vector<SimulationRecord> simulations;
    for (std::size_t i = 0; i < list.size(); ++i)
        simulations.push_back(simulationOf(list[i], "simulations[" + std::to_string(i) + "]."));
    return simulations;
}

} // namespace

json simulationJson(const SimulationRecord& simulation)
{
    json runs = json::array();
    for (const SimulationRun& run : simulation.runs) {
        json curve = json::array();
        for (const SimulationPoint& point : run.curve)
            curve.push_back(pointJson(point));
        runs.push_back({{"seed", run.seed}, {"curve", std::move(curve)}});
    }
    return {{"format", simulationFormat}, {"version", simulationVersion},
        {"settings",
            {{"treebank", simulation.treebank}, {"order", nameOf(simulation.order)}, {"start", simulation.start},
                {"sentences", simulation.sentences}, {"retrain", simulation.retrain}, {"live", simulation.live},
                {"recent", simulation.recent}, {"seed", simulation.seed}, {"seeds", simulation.seeds},
                {"decoder", simulation.decoder}, {"learner", simulation.learner}, {"epochs", simulation.epochs},
                {"units", simulation.isOfBunsetsu ? "bunsetsu" : "words"},
                {"development_sentences", simulation.developmentSentences}}},
        {"runs", std::move(runs)}};
}

std::string simulationsText(const std::vector<SimulationRecord>& simulations)
{
    json list = json::array();
    for (const SimulationRecord& simulation : simulations)
        list.push_back(simulationJson(simulation));
    const json file{{"format", simulationFormat}, {"version", simulationVersion}, {"simulations", std::move(list)}};
    return withJsonEscapes(file.dump(1, ' ', false, json::error_handler_t::replace)) + '\n';
}

Result<std::vector<SimulationRecord>> parseSimulations(std::string_view text, const std::string& file)
{
    const auto wrong = [&](const std::string& member) {
        return failure(Problem{TrainingProblem::NotASimulation, file, 0, 0, {member}});
    };
    const json value = json::parse(text, nullptr, false);
    if (value.is_discarded() || !value.is_object())
        return wrong("format");
    if (isOfLaterVersion(value, simulationFormat, simulationVersion))
        return failure(TrainingProblem::SimulationTooNew, file);
    try {
        return simulationsOf(value);
    } catch (const JsonFault& fault) {
        return wrong(fault.member);
    }
}

Result<std::vector<SimulationRecord>> readSimulations(const std::string& path)
{
    const auto text = readFile(path);
    if (!text)
        return failure(text.error());
    return parseSimulations(*text, path);
}

} // namespace arcwright
