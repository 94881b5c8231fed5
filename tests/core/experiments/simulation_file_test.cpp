// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/simulation_file.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "core/experiments/simulation_summary.h"
#include "core/learning/training_problems.h"

namespace arcwright {
namespace simulation_file_test {

SimulationPoint point(std::size_t sentences, std::size_t scale, double las)
{
    return {sentences, {10 * scale, 4 * scale, 3 * scale, 9 * scale, 8 * scale}, las + 5, las};
}

SimulationRecord sampleRecord()
{
    SimulationRecord record;
    record.treebank = "dev \"ø\"";
    record.order = AnnotationOrder::Gain;
    record.start = 20;
    record.sentences = 40;
    record.retrain = 20;
    record.live = false;
    record.seed = 7;
    record.seeds = 2;
    record.decoder = "hill";
    record.learner = "mira";
    record.epochs = 3;
    record.developmentSentences = 9;
    record.runs = {{7, {point(0, 0, 60.25), point(20, 10, 64.5), point(40, 20, 66)}},
        {8, {point(0, 0, 61.25), point(20, 12, 65.5)}}};
    return record;
}

std::string memberThatIsWrong(const std::string& text)
{
    const auto read = parseSimulations(text, "simulations.json");
    if (read || read.error().code != ProblemCode(TrainingProblem::NotASimulation))
        return "none";
    EXPECT_EQ(read.error().file, "simulations.json");
    return read.error().arguments.at(0);
}

TEST(SimulationFileTest, ComesBackAsItWas)
{
    SimulationRecord other = sampleRecord();
    other.isOfBunsetsu = true;
    other.order = AnnotationOrder::Words;
    const std::string text = simulationsText({sampleRecord(), other});
    const auto read = parseSimulations(text, "simulations.json");
    ASSERT_TRUE(read);
    ASSERT_EQ(read->size(), 2U);
    EXPECT_EQ(simulationsText(*read), text);
    const SimulationRecord& first = read->front();
    EXPECT_EQ(first.treebank, sampleRecord().treebank);
    EXPECT_EQ(first.order, AnnotationOrder::Gain);
    EXPECT_FALSE(first.live);
    ASSERT_EQ(first.runs.size(), 2U);
    EXPECT_EQ(first.runs[1].seed, 8U);
    EXPECT_EQ(first.runs[0].curve[1].cost, sampleRecord().runs[0].curve[1].cost);
    EXPECT_DOUBLE_EQ(first.runs[0].curve[1].las, 64.5);
    EXPECT_TRUE(read->back().isOfBunsetsu);
}

TEST(SimulationFileTest, ASingleObjectIsReadToo)
{
    const auto read = parseSimulations(simulationJson(sampleRecord()).dump(), "one.json");
    ASSERT_TRUE(read);
    ASSERT_EQ(read->size(), 1U);
    EXPECT_EQ(simulationsText(*read), simulationsText({sampleRecord()}));
}

TEST(SimulationFileTest, TheFirstWrongMemberIsNamed)
{
    nlohmann::json good = simulationJson(sampleRecord());
    const auto with = [&](const char* pointer, const nlohmann::json& value) {
        nlohmann::json changed = good;
        changed[nlohmann::json::json_pointer(pointer)] = value;
        return changed.dump();
    };
    EXPECT_EQ(memberThatIsWrong(good.dump()), "none");
    EXPECT_EQ(memberThatIsWrong("[]"), "format");
    EXPECT_EQ(memberThatIsWrong("{"), "format");
    EXPECT_EQ(memberThatIsWrong(with("/format", "other")), "format");
    EXPECT_EQ(memberThatIsWrong(with("/settings/order", "backwards")), "settings.order");
    EXPECT_EQ(memberThatIsWrong(with("/settings/live", 1)), "settings.live");
    EXPECT_EQ(memberThatIsWrong(with("/settings/units", "signs")), "settings.units");
    EXPECT_EQ(memberThatIsWrong(with("/runs", nlohmann::json::array())), "runs");
    EXPECT_EQ(memberThatIsWrong(with("/runs/1/curve", nlohmann::json::array())), "runs[1].curve");
    EXPECT_EQ(memberThatIsWrong(with("/runs/0/curve/2/las", 101)), "runs[0].curve[2].las");
    EXPECT_EQ(memberThatIsWrong(with("/runs/0/curve/2/keys", -1)), "runs[0].curve[2].keys");
    EXPECT_EQ(memberThatIsWrong(with("/runs/0/curve/2/keys", 1e300)), "runs[0].curve[2].keys");
    const auto later = parseSimulations(with("/version", 2), "later.json");
    ASSERT_FALSE(later);
    EXPECT_EQ(later.error().code, ProblemCode(TrainingProblem::SimulationTooNew));
}

TEST(SimulationSummaryTest, MeansAndDeviationsOverTheRuns)
{
    const auto runs = sampleRecord().runs;
    EXPECT_EQ(pointsOf(runs), 2U) << "as many as all have";
    EXPECT_EQ(pointsOf({}), 0U);
    const FigureSpread read = spreadOf(runs, 1, SimulationFigure::WordsRead);
    EXPECT_DOUBLE_EQ(read.mean, 110);
    EXPECT_DOUBLE_EQ(read.deviation, std::sqrt(200.0));
    EXPECT_DOUBLE_EQ(spreadOf({runs.front()}, 1, SimulationFigure::Keys).deviation, 0);
    const MeanReached reached = whereReached(runs, 64.5);
    EXPECT_EQ(reached.runs, 2U);
    // The first run reaches it after 100 words, the second between its points.
    const double second = 120 * (64.5 - 61.25) / (65.5 - 61.25);
    EXPECT_DOUBLE_EQ(reached.at.wordsRead, (100 + second) / 2);
    EXPECT_EQ(whereReached(runs, 66).runs, 1U);
    EXPECT_EQ(whereReached(runs, 99).runs, 0U);
}

} // namespace simulation_file_test
} // namespace arcwright
