// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/cli/program.h"

namespace arcwright {
namespace causes_test {

using nlohmann::json;
using test::Program;
using test::sample;
using Words = std::vector<std::string>;

/// A model of the English sample that has learnt little of it.
class CausesCommandTest : public testing::Test {
protected:
    static void SetUpTestSuite()
    {
        program = std::make_unique<Program>();
        ASSERT_EQ(program
                      ->run({"train", "--in", sample("english.conllu"), "--model", program->file("m"), "--epochs", "1",
                          "--decoder", "eisner"})
                      .status,
            test::fine);
    }
    static void TearDownTestSuite() { program.reset(); }

    static test::Outcome causes(const Words& more, const std::string& in = sample("english.conllu"))
    {
        Words arguments{"causes", "--model", program->file("m"), "--in", in};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return program->run(arguments);
    }

    static std::unique_ptr<Program> program;
};

std::unique_ptr<Program> CausesCommandTest::program;

TEST_F(CausesCommandTest, TheObjectAddsUp)
{
    const auto outcome = causes({"--json"});
    ASSERT_EQ(outcome.status, test::fine) << outcome.errors;
    const json object = json::parse(outcome.output);
    EXPECT_EQ(object["decoder"], "eisner");
    const std::size_t errors = object["errors"];
    EXPECT_GT(errors, 0U);
    EXPECT_EQ(object["list"].size(), errors);
    std::size_t sentences = 0;
    std::size_t bySource = 0;
    for (const auto& [name, counts] : object["sources"].items()) {
        sentences += counts["sentences"].get<std::size_t>();
        bySource += counts["errors"].get<std::size_t>();
    }
    EXPECT_EQ(sentences, object["sentences"]);
    EXPECT_EQ(bySource, errors);
    EXPECT_EQ(object["sources"]["search"]["sentences"], 0) << "the decoder is exact";
    std::size_t repaired = 0;
    for (const json& error : object["list"]) {
        EXPECT_NE(error["head"], error["gold_head"]);
        repaired += error["repaired"].size();
    }
    EXPECT_EQ(object["repaired"], repaired);
    // The wrong heads are those that the same model makes when it parses.
    ASSERT_EQ(program
                  ->run({"parse", "--model", program->file("m"), "--in", sample("english.conllu"), "--out",
                      program->file("parsed.conllu")})
                  .status,
        test::fine);
    const auto scores = program->run(
        {"eval", "--gold", sample("english.conllu"), "--system", program->file("parsed.conllu"), "--json"});
    const json eval = json::parse(scores.output);
    EXPECT_NEAR(
        eval["uas"].get<double>(), 100.0 * (1 - static_cast<double>(errors) / eval["tokens"].get<double>()), 0.01);
}

TEST_F(CausesCommandTest, ThePageSaysItInTables)
{
    const auto outcome = causes({"--limit", "3"});
    EXPECT_EQ(outcome.status, test::fine) << outcome.errors;
    for (const char* part : {"Why trees are not gold's", "second best", "What the repair of one head repairs",
             "Heads whose repair repairs most"})
        EXPECT_NE(outcome.output.find(part), std::string::npos) << part;
    const std::string less = causes({"--no-propagation"}).output;
    EXPECT_EQ(less.find("repair"), std::string::npos) << less;
    EXPECT_NE(less.find("out of reach"), std::string::npos);
}

TEST_F(CausesCommandTest, SentencesOfTheTrainingAreCounted)
{
    EXPECT_GT(json::parse(causes({"--json"}).output)["seen"], 0);
    EXPECT_NE(causes({}).output.find("The model was trained on"), std::string::npos);
}

TEST_F(CausesCommandTest, OfBunsetsuToo)
{
    const std::string model = program->file("ja");
    ASSERT_EQ(program
                  ->run({"train", "--in", sample("japanese.knp"), "--model", model, "--epochs", "1", "--decoder",
                      "tournament"})
                  .status,
        test::fine);
    const auto outcome = program->run({"causes", "--model", model, "--in", sample("japanese.knp"), "--json"});
    ASSERT_EQ(outcome.status, test::fine) << outcome.errors;
    const json object = json::parse(outcome.output);
    EXPECT_EQ(object["decoder"], "tournament");
    EXPECT_GT(object["sentences"], 0);
    EXPECT_EQ(object["list"].size(), object["errors"]);
    EXPECT_EQ(
        program->run({"causes", "--model", model, "--in", sample("english.conllu")}).status, test::badInputOrOutput);
    EXPECT_EQ(program->run({"causes", "--model", model, "--in", sample("japanese.knp"), "--decoder", "sr"}).status,
        test::badInputOrOutput);
}

TEST_F(CausesCommandTest, WhatCannotBeToldIsRefused)
{
    EXPECT_EQ(causes({"--decoder", "tournament"}).status, test::badInputOrOutput) << "of words";
    EXPECT_EQ(causes({}, program->file("none.conllu")).status, test::badInputOrOutput);
    EXPECT_EQ(causes({"--decoder", "none"}).status, test::wrongUsage);
    EXPECT_EQ(causes({"--decoder", "multi"}).status, test::badInputOrOutput) << "the model is one of trees";
}

} // namespace causes_test
} // namespace arcwright
