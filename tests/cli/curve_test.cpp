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
    const auto bunsetsu = program.run({"curve", "--in", sample("japanese.knp"), "--dev", sample("english.conllu")});
    EXPECT_EQ(bunsetsu.status, test::badInputOrOutput);
    EXPECT_NE(bunsetsu.errors.find("bunsetsu"), std::string::npos);
}

} // namespace curve_test
} // namespace arcwright
