// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/cli/program.h"

namespace arcwright {
namespace explain_test {

using nlohmann::json;
using test::Program;
using test::sample;
using Words = std::vector<std::string>;

/// A folder with a model of the English sample, `m`.
class ExplainCommandTest : public testing::Test {
protected:
    static void SetUpTestSuite()
    {
        program = std::make_unique<Program>();
        ASSERT_EQ(
            program->run({"train", "--in", sample("english.conllu"), "--model", program->file("m"), "--epochs", "2"})
                .status,
            test::fine);
    }
    static void TearDownTestSuite() { program.reset(); }

    static test::Outcome explain(const Words& more, const std::string& in = sample("english.conllu"))
    {
        Words arguments{"explain", "--model", program->file("m"), "--in", in};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return program->run(arguments);
    }
    static json explained(Words more)
    {
        more.emplace_back("--json");
        const auto outcome = explain(more);
        EXPECT_EQ(outcome.status, test::fine) << outcome.errors;
        EXPECT_EQ(outcome.errors, "");
        return json::parse(outcome.output);
    }

    static std::unique_ptr<Program> program;
};

std::unique_ptr<Program> ExplainCommandTest::program;

void expectSum(const json& arc)
{
    double sum = 0;
    for (const json& feature : arc["features"]) {
        EXPECT_NEAR(feature["contribution"].get<double>(),
            feature["count"].get<double>() * feature["weight"].get<double>(), 1e-6);
        EXPECT_EQ(feature["key"].get<std::string>().size(), 16U);
        EXPECT_FALSE(feature["words"].get<std::string>().empty());
        EXPECT_NE(feature["words"], feature["name"]) << "both the name and what it says";
        sum += feature["contribution"].get<double>();
    }
    EXPECT_NEAR(sum, arc["score"].get<double>(), 1e-6);
    EXPECT_GT(arc["features"].size(), 50U);
}

TEST_F(ExplainCommandTest, JsonOfAWordHasAllFeaturesOfBothArcsAndTheirDifference)
{
    const json object = explained({"--sentence", "2", "--word", "1", "--head", "4"});
    EXPECT_EQ(object["sentence"], 2);
    EXPECT_EQ(object["word"], 1);
    EXPECT_EQ(object["decoder"], "hill");
    EXPECT_EQ(object["rival"], "asked");
    EXPECT_EQ(object["other"]["head"], 4);
    expectSum(object["predicted"]);
    expectSum(object["other"]);
    const double difference = object["difference"];
    EXPECT_NEAR(difference, object["predicted"]["score"].get<double>() - object["other"]["score"].get<double>(), 1e-9);
    double sum = 0;
    bool hasSiblings = false;
    for (const json& row : object["templates"]) {
        sum += row["difference"].get<double>();
        EXPECT_NE(row["words"], row["template"]);
        hasSiblings = hasSiblings || row["kind"] == "sibling";
    }
    EXPECT_NEAR(sum, difference, 1e-6);
    EXPECT_TRUE(hasSiblings) << "hill climbing is of second order";
}

TEST_F(ExplainCommandTest, AnArcIsAWordAndAHead)
{
    EXPECT_EQ(
        explained({"--sentence", "2", "--arc", "4:1"}), explained({"--sentence", "2", "--word", "1", "--head", "4"}));
    const json predicted = explained({"--sentence", "2", "--word", "1"})["predicted"];
    const json same = explained({"--sentence", "2", "--arc", std::to_string(predicted["head"].get<int>()) + ":1"});
    EXPECT_EQ(same["predicted"], predicted);
    EXPECT_NE(same["rival"], "asked") << "an arc is not held against itself";
}

TEST_F(ExplainCommandTest, ADecoderOfFirstOrderHasNoSiblings)
{
    const json object = explained({"--sentence", "2", "--word", "1", "--decoder", "eisner"});
    EXPECT_EQ(object["decoder"], "eisner");
    for (const json& row : object["templates"])
        EXPECT_NE(row["kind"], "sibling");
    EXPECT_TRUE(object["predicted"]["sibling"].is_null());
}

TEST_F(ExplainCommandTest, TheOverviewHasALineForEveryWord)
{
    const json object = explained({"--sentence", "3"});
    const auto text = explain({"--sentence", "3"});
    EXPECT_EQ(text.status, test::fine);
    ASSERT_GT(object["words"].size(), 3U);
    for (const json& word : object["words"]) {
        const std::string line = '\n' + std::to_string(word["word"].get<int>()) + ' ' + word["form"].get<std::string>();
        EXPECT_NE(text.output.find(line), std::string::npos) << line;
        const json whole = explained({"--sentence", "3", "--word", std::to_string(word["word"].get<int>())});
        EXPECT_EQ(whole["predicted"]["head"], word["predicted"]["head"]);
        EXPECT_EQ(whole["rival"], word["rival"]);
        EXPECT_EQ(whole["difference"], word["difference"]);
    }
}

TEST_F(ExplainCommandTest, TextHasAsManyFeaturesAsAskedForAndTheRestInOneLine)
{
    const auto few = explain({"--sentence", "2", "--word", "1", "--head", "4", "--limit", "3"});
    const auto all = explain({"--sentence", "2", "--word", "1", "--head", "4", "--limit", "0"});
    EXPECT_EQ(few.status, test::fine);
    EXPECT_NE(few.output.find(" more "), std::string::npos);
    EXPECT_EQ(all.output.find(" more "), std::string::npos);
    for (const char* text : {"predicted: ", "\nscore ", "by template", "->"})
        EXPECT_NE(few.output.find(text), std::string::npos) << text;
    EXPECT_GT(std::count(all.output.begin(), all.output.end(), '\n'), 100);
    EXPECT_LT(std::count(few.output.begin(), few.output.end(), '\n'), 40);
}

TEST_F(ExplainCommandTest, ASentenceIsNamedByItsNumberOrItsId)
{
    const auto file = program->folder().write("ids.conllu",
        "# sent_id = first\n1\tYes\tyes\tINTJ\t_\t_\t0\troot\t_\t_\n\n"
        "# sent_id = second\n1\tNo\tno\tINTJ\t_\t_\t0\troot\t_\t_\n\n");
    const auto byId = explain({"--sentence", "second", "--json"}, file);
    EXPECT_EQ(json::parse(byId.output)["sentence"], 2);
    EXPECT_EQ(json::parse(byId.output)["id"], "second");
    EXPECT_EQ(explain({"--sentence", "2", "--json"}, file).output, byId.output);
    const auto text = explain({"--sentence", "2", "--word", "1"}, file);
    EXPECT_EQ(text.status, test::fine);
    EXPECT_NE(text.output.find("can have no other head"), std::string::npos);
}

TEST_F(ExplainCommandTest, WhatIsNotThereIsRefused)
{
    for (const Words& arguments :
        {Words{"--sentence", "0"}, Words{"--sentence", "100000"}, Words{"--sentence", "nowhere"},
            Words{"--sentence", "1", "--word", "900"}, Words{"--sentence", "1", "--word", "1", "--head", "900"},
            Words{"--sentence", "1", "--head", "1"}, Words{"--sentence", "1", "--word", "1", "--head", "1"},
            Words{"--sentence", "1", "--word", "0"}, Words{"--sentence", "1", "--arc", "4"},
            Words{"--sentence", "1", "--arc", "4:0"}, Words{"--sentence", "1", "--arc", "-1:2"},
            Words{"--sentence", "1", "--arc", "2:2"}, Words{"--sentence", "1", "--arc", "1:2x"},
            Words{"--sentence", "1", "--arc", "2:1", "--word", "1"}, Words{"--sentence", "1", "--arc", "900:1"}}) {
        const auto outcome = explain(arguments);
        EXPECT_EQ(outcome.status, test::wrongUsage) << testing::PrintToString(arguments);
        EXPECT_EQ(outcome.output, "") << testing::PrintToString(arguments);
        EXPECT_NE(outcome.errors, "") << testing::PrintToString(arguments);
    }
}

TEST_F(ExplainCommandTest, BadInputIsStatusThreeWithTheFilesName)
{
    const auto broken = program->folder().write("broken.conllu", "1\ta\n\n");
    const auto outcome = explain({"--sentence", "1"}, broken);
    EXPECT_EQ(outcome.status, test::badInputOrOutput);
    EXPECT_EQ(outcome.errors.find(broken + ":1:4: "), 0U) << outcome.errors;
    EXPECT_EQ(explain({"--sentence", "1"}, program->file("missing")).status, test::badInputOrOutput);
    const auto noModel = program->run(
        {"explain", "--model", program->file("none"), "--in", sample("english.conllu"), "--sentence", "1"});
    EXPECT_EQ(noModel.status, test::badInputOrOutput);
    EXPECT_EQ(noModel.errors.find(program->file("none") + ": "), 0U) << noModel.errors;
}

} // namespace explain_test
} // namespace arcwright
