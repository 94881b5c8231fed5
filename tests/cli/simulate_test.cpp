// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/cli/program.h"

namespace arcwright {
namespace simulate_test {

using nlohmann::json;
using test::Program;
using test::sample;
using Words = std::vector<std::string>;

test::Outcome simulate(Words more)
{
    more.insert(more.begin(),
        {"simulate", "--in", sample("english.conllu"), "--dev", sample("english.conllu"), "--epochs", "2", "--decoder",
            "eisner"});
    return Program().run(more);
}

TEST(SimulateCommandTest, JsonHasTotalsSpreadAndCurve)
{
    const auto outcome = simulate(
        {"--start", "20", "--sentences", "40", "--retrain", "20", "--seeds", "2", "--target", "1", "--json"});
    ASSERT_EQ(outcome.status, test::fine) << outcome.errors;
    EXPECT_EQ(outcome.errors, "");
    const json object = json::parse(outcome.output);
    EXPECT_EQ(object["settings"]["order"], "sequence");
    EXPECT_EQ(object["settings"]["live"], true);
    EXPECT_EQ(object["settings"]["decoder"], "eisner");
    ASSERT_EQ(object["curve"].size(), 3U);
    EXPECT_EQ(object["curve"][2]["sentences"], 40);
    EXPECT_EQ(object["totals"]["words_read"], object["curve"][2]["words_read"]);
    EXPECT_GT(object["totals"]["keys"], object["totals"]["corrected_words"]);
    EXPECT_GT(object["totals"]["las"], object["curve"][0]["las"]);
    EXPECT_EQ(object["spread"]["sentences"], 0);
    ASSERT_EQ(object["runs"].size(), 2U);
    EXPECT_EQ(object["runs"][1]["seed"], 2);
    EXPECT_EQ(object["reached"]["of_seeds"], 2);
    EXPECT_EQ(object["reached"]["words_read"], 0);
}

TEST(SimulateCommandTest, TextIsATableOfTheCurve)
{
    const auto outcome = simulate({"--start", "20", "--sentences", "20", "--order", "words", "--target", "99.9"});
    EXPECT_EQ(outcome.status, test::fine);
    for (const char* text : {"words read", "corrected", "keys for each wrong word", "LAS 99.90 was not reached"})
        EXPECT_NE(outcome.output.find(text), std::string::npos) << text << '\n' << outcome.output;
}

TEST(SimulateCommandTest, BunsetsuAreSimulatedToo)
{
    const auto outcome = Program().run({"simulate", "--in", sample("japanese.knp"), "--dev", sample("japanese.knp"),
        "--decoder", "sr", "--start", "20", "--sentences", "20", "--order", "gain", "--json"});
    ASSERT_EQ(outcome.status, test::fine) << outcome.errors;
    EXPECT_EQ(json::parse(outcome.output)["totals"]["sentences"], 20);
}

TEST(SimulateCommandTest, WhatIsWrongIsRefused)
{
    EXPECT_EQ(simulate({"--start", "20", "--order", "backwards"}).status, test::wrongUsage);
    EXPECT_EQ(simulate({"--start", "0"}).status, test::wrongUsage);
    EXPECT_EQ(simulate({"--start", "1000"}).status, test::badInputOrOutput);
}

} // namespace simulate_test
} // namespace arcwright
