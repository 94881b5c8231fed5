// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <set>
#include <sstream>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/cli/json_lines.h"
#include "tests/cli/program.h"

namespace arcwright {
namespace trace_test {

using nlohmann::json;
using test::Program;
using test::sample;
using Words = std::vector<std::string>;

/// A folder with a model of the English sample, `m`, and one long enough to have cycles to contract.
class TraceCommandTest : public testing::Test {
protected:
    static void SetUpTestSuite()
    {
        program = std::make_unique<Program>();
        ASSERT_EQ(program
                      ->run({"train", "--in", sample("english.conllu"), "--model", program->file("m"), "--epochs", "1",
                          "--move-price", "0"}) // so that there are moves
                      .status,
            test::fine);
    }
    static void TearDownTestSuite() { program.reset(); }

    static test::Outcome trace(const std::string& sentence, Words more)
    {
        more.insert(more.begin(),
            {"trace", "--model", program->file("m"), "--in", sample("czech.conllu"), "--sentence", sentence});
        return program->run(more);
    }
    static std::vector<json> lines(const std::string& sentence, Words more)
    {
        more.emplace_back("--json");
        const auto outcome = trace(sentence, more);
        EXPECT_EQ(outcome.status, test::fine) << outcome.errors;
        return test::jsonLines(outcome.output);
    }

    static std::unique_ptr<Program> program;
};

std::unique_ptr<Program> TraceCommandTest::program;

/// The heads that the steps themselves tell, by word.
std::map<int, int> headsOfSteps(const std::vector<json>& objects)
{
    std::map<int, int> heads;
    for (const json& step : objects) {
        if (!step.contains("kind"))
            continue;
        if (step["kind"] == "settled" || (step["kind"] == "traced" && step.contains("head")))
            heads[step["dependent"]] = step["head"];
        if (step["kind"] == "started") {
            for (const json& arc : step["arcs"])
                heads[arc["dependent"]] = arc["head"];
        }
        if (step["kind"] == "moved") {
            const json& move = step["move"];
            heads[move["dependent"]] = move["new_head"];
            if (move["kind"] == "change root")
                heads[move["old_root"]] = move["old_root_head"];
        }
    }
    return heads;
}

TEST_F(TraceCommandTest, StepsOfEveryDecoderLeadToItsTree)
{
    std::set<std::string> kinds;
    for (const char* decoder : {"eisner", "eisner2", "cle", "hill"}) {
        for (const char* sentence : {"1", "2", "3", "4", "5", "6", "7", "8"}) {
            const auto objects = lines(sentence, {"--decoder", decoder});
            ASSERT_GE(objects.size(), 3U);
            EXPECT_EQ(objects.front()["decoder"], decoder);
            EXPECT_EQ(objects.front()["steps"], objects.size() - 2);
            EXPECT_EQ(std::to_string(objects.front()["sentence"].get<int>()), sentence);
            std::map<int, int> tree;
            for (const json& word : objects.back()["tree"])
                tree[word["word"]] = word["head"];
            EXPECT_EQ(tree.size(), objects.front()["words"].size());
            EXPECT_EQ(headsOfSteps(objects), tree) << decoder << ' ' << sentence;
            for (std::size_t i = 1; i + 1 < objects.size(); ++i) {
                EXPECT_EQ(objects[i]["step"], i);
                kinds.insert(objects[i]["kind"]);
            }
            EXPECT_EQ(objects[objects.size() - 2]["kind"], "finished");
        }
    }
    EXPECT_EQ(kinds,
        (std::set<std::string>{
            "item", "traced", "finished", "greedy", "cycle", "contracted", "expanded", "settled", "started", "moved"}));
}

TEST_F(TraceCommandTest, StepsOfAGraphLeadToAllItsArcs)
{
    ASSERT_EQ(program
                  ->run({"train", "--in", sample("danish.tag"), "--model", program->file("graphs"), "--epochs", "4",
                      "--decoder", "multi"})
                  .status,
        test::fine);
    std::size_t further = 0;
    for (int sentence = 1; sentence <= 12; ++sentence) {
        const auto outcome = program->run({"trace", "--model", program->file("graphs"), "--in", sample("danish.tag"),
            "--sentence", std::to_string(sentence), "--json"});
        ASSERT_EQ(outcome.status, test::fine) << outcome.errors;
        std::set<std::pair<int, int>> arcs;
        std::set<std::pair<int, int>> found;
        std::istringstream text(outcome.output);
        for (std::string line; std::getline(text, line);) {
            const json object = json::parse(line);
            if (object.value("kind", "") == "started") {
                for (const json& arc : object["arcs"])
                    arcs.emplace(arc["head"], arc["dependent"]);
            } else if (object.value("kind", "") == "moved") {
                const json& move = object["move"];
                EXPECT_EQ(move["kind"] == "add parent", move["old_head"].is_null());
                if (!move["old_head"].is_null())
                    arcs.erase({move["old_head"], move["dependent"]});
                arcs.emplace(move["new_head"], move["dependent"]);
            } else if (object.contains("tree")) {
                for (const char* part : {"tree", "further"}) {
                    for (const json& arc : object[part])
                        found.emplace(arc["head"], arc["word"]);
                }
                further += object["further"].size();
            }
        }
        EXPECT_EQ(arcs, found) << sentence;
    }
    EXPECT_GT(further, 0U);
}

TEST_F(TraceCommandTest, RestartsTellWhereTheyStartAndWhatEveryGainComesFrom)
{
    ASSERT_EQ(program
                  ->run({"train", "--in", sample("english.conllu"), "--model", program->file("restarts"), "--epochs",
                      "1", "--decoder", "restarts"})
                  .status,
        test::fine);
    int drawn = 0;
    int ofWholeTrees = 0;
    for (const char* sentence : {"1", "2", "3", "4"}) {
        const Words command{"trace", "--model", program->file("restarts"), "--in", sample("czech.conllu"), "--sentence",
            sentence, "--json"};
        const auto outcome = program->run(command);
        ASSERT_EQ(outcome.status, test::fine) << outcome.errors;
        const std::vector<json> objects = test::jsonLines(outcome.output);
        EXPECT_FALSE(objects[1]["drawn"].get<bool>()) << "the first tree is that of hill climbing";
        double best = -1e9;
        double score = 0;
        for (const json& step : objects) {
            const std::string kind = step.value("kind", "");
            if (kind == "started") {
                drawn += step["drawn"].get<bool>() ? 1 : 0;
                score = step["score"];
            } else if (kind == "moved") {
                double sum = 0;
                for (const auto& [part, share] : step["shares"].items())
                    sum += share.get<double>();
                EXPECT_EQ(step["shares"].size(), 5U);
                EXPECT_NEAR(sum, step["gain"].get<double>(), 1e-4);
                ofWholeTrees += step["shares"]["whole_tree"] != 0 ? 1 : 0;
                score += step["gain"].get<double>();
                EXPECT_NEAR(score, step["score"].get<double>(), 1e-6);
            } else if (kind == "finished") {
                best = std::max(best, step["score"].get<double>());
            }
        }
        const json& kept = objects[objects.size() - 2];
        ASSERT_EQ(kept["kind"], "kept");
        EXPECT_NEAR(kept["score"].get<double>(), best, 1e-5);
        std::map<int, int> tree;
        for (const json& word : objects.back()["tree"])
            tree[word["word"]] = word["head"];
        for (const json& arc : kept["arcs"])
            EXPECT_EQ(tree[arc["dependent"]], arc["head"]);
    }
    EXPECT_GT(drawn, 4);
    EXPECT_GT(ofWholeTrees, 0);
    const auto words = program->run(
        {"trace", "--model", program->file("restarts"), "--in", sample("czech.conllu"), "--sentence", "1"});
    EXPECT_NE(words.output.find("starts from a tree that was drawn: "), std::string::npos);
}

TEST_F(TraceCommandTest, EverythingHasTheSplitsAndTheMovesThatWereWeighed)
{
    const auto chart = lines("1", {"--decoder", "eisner", "--detail", "everything"});
    for (const json& step : chart) {
        if (step.contains("item") && step["kind"] == "item") {
            ASSERT_FALSE(step["splits"].empty());
            double best = -1e9;
            for (const json& split : step["splits"]) {
                if (!split["score"].is_null())
                    best = std::max(best, split["score"].get<double>());
            }
            EXPECT_EQ(best, step["score"].get<double>());
        }
    }
    const auto count = [](const std::vector<json>& objects, const char* kind) {
        return std::count_if(objects.begin(), objects.end(),
            [&](const json& object) { return object.contains("kind") && object["kind"] == kind; });
    };
    EXPECT_GT(count(lines("1", {"--detail", "everything"}), "weighed"), 0);
    EXPECT_EQ(count(lines("1", {}), "weighed"), 0);
    for (const json& step : lines("1", {"--decoder", "eisner"}))
        EXPECT_FALSE(step.contains("splits"));
}

TEST_F(TraceCommandTest, ThePartsOfEverySplitAddUpToItsScore)
{
    for (const char* decoder : {"eisner", "eisner2"}) {
        int arcs = 0;
        double siblings = 0;
        for (const json& step : lines("1", {"--decoder", decoder, "--detail", "everything"})) {
            if (step.value("kind", "") != "item")
                continue;
            for (const json& split : step["splits"]) {
                if (split["score"].is_null())
                    continue;
                double sum = 0;
                for (const char* part : {"first_score", "second_score", "arc", "sibling", "inside"})
                    sum += split.value(part, 0.0);
                EXPECT_NEAR(sum, split["score"].get<double>(), 1e-3);
                arcs += split.contains("arc") ? 1 : 0;
                siblings += std::abs(split.value("sibling", 0.0));
            }
        }
        EXPECT_GT(arcs, 0);
        EXPECT_EQ(siblings > 0, std::string(decoder) == "eisner2");
    }
    const auto text = trace("1", {"--decoder", "eisner2", "--detail", "everything"}).output;
    for (const char* part : {" (arc) + ", " (first on its side) = ", " (sibling "})
        EXPECT_NE(text.find(part), std::string::npos) << part;
}

TEST_F(TraceCommandTest, MovesThatGainLessThanThePriceAreMarked)
{
    int tooDear = 0;
    for (const char* sentence : {"1", "2", "3", "4"}) {
        const auto objects = lines(sentence, {"--decoder", "hill", "--detail", "everything", "--move-price", "5"});
        EXPECT_EQ(objects[objects.size() - 2]["price"], 5);
        for (const json& step : objects) {
            if (step.value("kind", "") == "moved") {
                EXPECT_GT(step["gain"], 5);
            }
            if (step.value("kind", "") != "weighed")
                continue;
            for (const json& option : step["options"]) {
                const double gain = option["gain"].is_null() ? 0 : option["gain"].get<double>();
                EXPECT_EQ(option["too_dear"].get<bool>(), gain > 1e-6 && gain <= 5);
                tooDear += option["too_dear"].get<bool>() ? 1 : 0;
            }
        }
    }
    EXPECT_GT(tooDear, 0) << "else nothing was looked at";
    const auto refused = trace("1", {"--decoder", "cle", "--move-price", "1"});
    EXPECT_EQ(refused.status, test::wrongUsage);
    EXPECT_NE(refused.errors.find("--move-price"), std::string::npos);
}

TEST_F(TraceCommandTest, TextIsALineAStepInWords)
{
    for (const auto& [decoder, words] : {std::pair("eisner", "back through arc "), std::pair("eisner2", "siblings "),
             std::pair("cle", " takes its best arc: "), std::pair("hill", "starts from ")}) {
        const auto outcome = trace("2", {"--decoder", decoder});
        EXPECT_EQ(outcome.status, test::fine);
        EXPECT_EQ(outcome.output.find("Sentence 2: "), 0U);
        EXPECT_NE(outcome.output.find("\n    1  "), std::string::npos);
        EXPECT_NE(outcome.output.find(words), std::string::npos) << decoder << '\n' << outcome.output;
        EXPECT_NE(outcome.output.find("score "), std::string::npos);
        EXPECT_EQ(outcome.errors, "");
    }
    const auto weighed = trace("2", {"--detail", "everything"});
    EXPECT_NE(weighed.output.find("weighs "), std::string::npos);
}

TEST_F(TraceCommandTest, WithoutADecoderItIsTheModels)
{
    EXPECT_EQ(lines("1", {}).front()["decoder"], "hill");
}

TEST_F(TraceCommandTest, WhatIsNotThereIsRefused)
{
    EXPECT_EQ(trace("99999", {}).status, test::wrongUsage);
    EXPECT_EQ(trace("1", {"--decoder", "magic"}).status, test::wrongUsage);
    EXPECT_EQ(trace("1", {"--detail", "some"}).status, test::wrongUsage);
    const auto missing = program->run(
        {"trace", "--model", program->file("none"), "--in", sample("english.conllu"), "--sentence", "1"});
    EXPECT_EQ(missing.status, test::badInputOrOutput);
    EXPECT_EQ(missing.errors.find(program->file("none") + ": "), 0U);
}

} // namespace trace_test
} // namespace arcwright
