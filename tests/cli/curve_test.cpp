// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/cli/program.h"

namespace arcwright {
namespace curve_test {

using nlohmann::json;
using test::Program;
using test::sample;
using Words = std::vector<std::string>;

test::Outcome curve(Words more)
{
    more.insert(
        more.begin(), {"curve", "--in", sample("english.conllu"), "--dev", sample("english.conllu"), "--epochs", "2"});
    return Program().run(more);
}

TEST(CurveCommandTest, JsonHasEverySizeAndSample)
{
    const auto outcome = curve({"--sizes", "60,5", "--samples", "2", "--seed", "4", "--json"});
    ASSERT_EQ(outcome.status, test::fine) << outcome.errors;
    EXPECT_EQ(outcome.errors, "");
    const json object = json::parse(outcome.output);
    EXPECT_EQ(object["sentences"], 81);
    EXPECT_EQ(object["development_sentences"], 81);
    EXPECT_EQ(object["decoder"], "hill");
    EXPECT_EQ(object["learner"], "mira");
    EXPECT_EQ(object["epochs"], 2);
    ASSERT_EQ(object["curve"].size(), 2U);
    const json& small = object["curve"][0];
    const json& large = object["curve"][1];
    EXPECT_EQ(small["size"], 5);
    EXPECT_EQ(large["size"], 60);
    EXPECT_LT(small["uas"]["mean"], large["uas"]["mean"]);
    EXPECT_LT(small["las"]["mean"], large["las"]["mean"]);
    EXPECT_LT(small["tokens"], large["tokens"]);
    ASSERT_EQ(large["samples"].size(), 2U);
    EXPECT_EQ(large["samples"][0]["seed"], 4);
    EXPECT_EQ(large["samples"][1]["seed"], 5);
    EXPECT_NEAR(large["uas"]["mean"].get<double>(),
        (large["samples"][0]["uas"].get<double>() + large["samples"][1]["uas"].get<double>()) / 2, 0.02);
}

TEST(CurveCommandTest, TextIsATableWithARowASize)
{
    const auto outcome = curve({"--samples", "1", "--decoder", "eisner"});
    EXPECT_EQ(outcome.status, test::fine);
    for (const char* text : {"sentences", "UAS", "LAS", "\n2 ", "\n5 ", "\n10 ", "\n20 ", "\n40 ", "\n81 "})
        EXPECT_NE(outcome.output.find(text), std::string::npos) << text << '\n' << outcome.output;
}

TEST(CurveCommandTest, WithoutLabelsThereIsNoLas)
{
    const json object = json::parse(curve({"--sizes", "10", "--samples", "1", "--labels", "off", "--json"}).output);
    EXPECT_TRUE(object["curve"][0]["las"].is_null());
    EXPECT_TRUE(object["curve"][0]["samples"][0]["las"].is_null());
    EXPECT_EQ(curve({"--sizes", "10", "--samples", "1", "--labels", "off"}).output.find("LAS"), std::string::npos);
}

TEST(CurveCommandTest, ThreadsChangeNothing)
{
    EXPECT_EQ(curve({"--sizes", "5,20", "--samples", "2", "--json", "--threads", "1"}).output,
        curve({"--sizes", "5,20", "--samples", "2", "--json", "--threads", "3"}).output);
}

TEST(CurveCommandTest, WhatCannotBeDoneIsRefused)
{
    for (const Words& arguments : {Words{"--sizes", "82"}, Words{"--sizes", "0"}, Words{"--sizes", "some"},
             Words{"--samples", "0"}, Words{"--decoder", "magic"}}) {
        const auto outcome = curve(arguments);
        EXPECT_EQ(outcome.status, test::wrongUsage) << testing::PrintToString(arguments);
        EXPECT_EQ(outcome.output, "");
        EXPECT_NE(outcome.errors, "");
    }
    const Program program;
    const auto missing
        = program.run({"curve", "--in", sample("english.conllu"), "--dev", program.file("none"), "--sizes", "5"});
    EXPECT_EQ(missing.status, test::badInputOrOutput);
    EXPECT_EQ(missing.errors.find(program.file("none") + ": "), 0U);
    EXPECT_NE(missing.errors.find("Check the name"), std::string::npos) << missing.errors;
    const auto bunsetsu = program.run({"curve", "--in", sample("japanese.knp"), "--dev", sample("english.conllu")});
    EXPECT_EQ(bunsetsu.status, test::badInputOrOutput);
    EXPECT_NE(bunsetsu.errors.find("bunsetsu"), std::string::npos);
}

TEST(CurveCommandTest, CurvesAreKeptInAFileAndStandTogether)
{
    const Program program;
    const std::string one = program.file("one.json");
    const std::string both = program.file("both.json");
    const Words common{"curve", "--in", sample("english.conllu"), "--dev", sample("english.conllu"), "--epochs", "1",
        "--samples", "2", "--sizes", "5,10,20"};
    const auto with = [&](Words more) {
        more.insert(more.begin(), common.begin(), common.end());
        return program.run(more);
    };
    ASSERT_EQ(with({"--out", one}).status, test::fine);
    ASSERT_EQ(with({"--decoder", "eisner", "--name", "Eisner", "--from", one, "--out", both}).status, test::fine);
    const auto told = program.run({"curve", "--from", both, "--json"});
    ASSERT_EQ(told.status, test::fine) << told.errors;
    const json object = json::parse(told.output);
    ASSERT_EQ(object["curves"].size(), 2U);
    EXPECT_EQ(object["curves"][0]["name"], "hill");
    EXPECT_EQ(object["curves"][1]["name"], "Eisner");
    EXPECT_EQ(object["curves"][1]["decoder"], "eisner");
    EXPECT_EQ(object["curves"][0]["curve"].size(), 3U);
    EXPECT_EQ(object["curves"][0]["curve"], json::parse(with({"--json"}).output)["curve"]) << "nothing is lost";
    const auto text = program.run({"curve", "--from", both});
    for (const char* part : {"hill\n", "Eisner\n", "with twice the data (40 sentences) LAS would be"})
        EXPECT_NE(text.output.find(part), std::string::npos) << part << '\n' << text.output;
}

TEST(CurveCommandTest, SaysWhatMoreDataWouldBring)
{
    const json object
        = json::parse(curve({"--sizes", "5,10,20,40", "--samples", "3", "--json", "--times", "4"}).output);
    const json& more = object["extrapolation"];
    EXPECT_EQ(more["sentences"], 160);
    EXPECT_EQ(more["score"], "LAS");
    EXPECT_GT(more["mean"], object["curve"][3]["las"]["mean"].get<double>() - 3);
    EXPECT_LE(more["interval"][0], more["mean"]);
    EXPECT_GE(more["interval"][1], more["mean"]);
    EXPECT_NE(more["text"].get<std::string>().find("with 4 times the data (160 sentences)"), std::string::npos);
    EXPECT_TRUE(json::parse(curve({"--sizes", "5,10", "--samples", "1", "--json"}).output)["extrapolation"].is_null());
}

TEST(CurveCommandTest, AFileOfSomethingElseIsRefused)
{
    const Program program;
    const auto outcome = program.run({"curve", "--from", sample("english.conllu")});
    EXPECT_EQ(outcome.status, test::badInputOrOutput);
    EXPECT_NE(outcome.errors.find("no file of learning curves"), std::string::npos) << outcome.errors;
    EXPECT_EQ(program.run({"curve"}).status, test::wrongUsage);
    EXPECT_EQ(program.run({"curve", "--in", sample("english.conllu")}).status, test::wrongUsage);
}

} // namespace curve_test
} // namespace arcwright
