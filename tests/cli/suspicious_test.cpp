// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "core/documents/annotation_file.h"
#include "core/editing/suspicion_decisions.h"
#include "core/formats/open.h"
#include "tests/cli/program.h"

namespace arcwright {
namespace suspicious_test {

using nlohmann::json;
using test::Program;
using test::sample;
using Words = std::vector<std::string>;

std::string nounOf(std::size_t number)
{
    static const Words nouns{"dog", "cat", "bird", "boat"};
    return nouns[number % 4];
}

/// Sixty sentences "the N sees the N ." of four nouns each; the determiner that begins sentence 24 has the wrong head.
std::string treebankWithAnError()
{
    std::string text;
    for (std::size_t i = 0; i < 60; ++i) {
        const std::string first = nounOf(i);
        const std::string second = nounOf(i / 4);
        text += "# sent_id = s" + std::to_string(i + 1) + "\n";
        text += "1\tthe\tthe\tDET\t_\t_\t" + std::string(i == 23 ? "4" : "2") + "\tdet\t_\t_\n";
        text += "2\t" + first + "\t" + first + "\tNOUN\t_\t_\t3\tnsubj\t_\t_\n";
        text += "3\tsees\tsee\tVERB\t_\t_\t0\troot\t_\t_\n";
        text += "4\tthe\tthe\tDET\t_\t_\t5\tdet\t_\t_\n";
        text += "5\t" + second + "\t" + second + "\tNOUN\t_\t_\t3\tobj\t_\t_\n";
        // Copies are held out together, so every sentence has something of its own.
        text += "6\tword" + std::to_string(i) + "\tword\tADV\t_\t_\t3\tadvmod\t_\t_\n\n";
    }
    return text;
}

class SuspiciousCommandTest : public testing::Test {
protected:
    SuspiciousCommandTest() : m_file(m_program.folder().write("in.conllu", treebankWithAnError())) { }

    test::Outcome run(Words more) const
    {
        more.insert(more.begin(), {"suspicious", "--in", m_file, "--epochs", "3", "--folds", "3", "--parsers", "2"});
        return m_program.run(more);
    }

    Program m_program;
    std::string m_file;
};

TEST_F(SuspiciousCommandTest, TheErrorIsFoundWithItsPlace)
{
    const auto outcome = run({"--json"});
    EXPECT_EQ(outcome.status, test::found);
    EXPECT_EQ(outcome.errors, "");
    const json object = json::parse(outcome.output);
    EXPECT_EQ(object["sentences"], 60);
    EXPECT_EQ(object["words"], 360);
    EXPECT_EQ(object["folds"], 3);
    ASSERT_FALSE(object["suspicious"].empty());
    const json& first = object["suspicious"][0];
    EXPECT_EQ(first["file"], m_file);
    EXPECT_EQ(first["line"], 23 * 8 + 2);
    EXPECT_EQ(first["sentence"], 24);
    EXPECT_EQ(first["id"], "s24");
    EXPECT_EQ(first["word"], 1);
    EXPECT_EQ(first["form"], "the");
    EXPECT_EQ(first["gold"], (json{{"head", 4}, {"head_form", "the"}, {"relation", "det"}}));
    EXPECT_EQ(first["rival"], (json{{"head", 2}, {"head_form", nounOf(23)}, {"relation", "det"}}));
    EXPECT_GT(first["confidence"], 0.1);
    EXPECT_EQ(object["methods"], (json{"jackknife", "variation", "validation"}));
    EXPECT_EQ(object["decided"], (json{{"accepted", 0}, {"kept", 0}, {"postponed", 0}, {"precision", nullptr}}));
}

TEST_F(SuspiciousCommandTest, TheReasonsOfAllMethodsAreTold)
{
    const json object = json::parse(run({"--json"}).output);
    std::map<std::string, std::string> reasons;
    for (const json& reason : object["suspicious"][0]["reasons"])
        reasons[reason["method"]] = reason["text"];
    EXPECT_EQ(reasons["jackknife"], "2 of 2 parsers that had not seen it say head 2 (" + nounOf(23) + "), det.");
    // `the bird` is linked in all of 31 sentences but this, in which it stands once.
    EXPECT_NE(reasons["variation"].find("linked by det"), std::string::npos) << reasons["variation"];
    const json alone = json::parse(run({"--json", "--method", "variation"}).output);
    EXPECT_EQ(alone["methods"], (json{"variation"}));
    ASSERT_FALSE(alone["suspicious"].empty());
    for (const json& one : alone["suspicious"]) {
        for (const json& reason : one["reasons"])
            EXPECT_EQ(reason["method"], "variation");
    }
    EXPECT_FALSE(alone["suspicious"][0]["reasons"][0]["elsewhere"].empty());
}

TEST_F(SuspiciousCommandTest, WhatIsDecidedIsCountedAndNotShown)
{
    const auto isShown = [&](const json& object) {
        return std::any_of(object["suspicious"].begin(), object["suspicious"].end(),
            [](const json& one) { return one["sentence"] == 24 && one["word"] == 1; });
    };
    const Words quick{"--json", "--method", "variation"};
    ASSERT_TRUE(isShown(json::parse(run(quick).output)));
    // What the window leaves beside the file.
    const auto document = openDocument(m_file);
    ASSERT_TRUE(document.has_value());
    const auto kept = decide(*(*document)->sentence(23), 1, SuspicionDecision::Kept, {"ada", 7});
    ASSERT_TRUE(kept.has_value());
    ASSERT_TRUE(writeAnnotations(*(*document)->withAnnotations({{23, kept->annotation}}), m_file, {}, 1));
    const json after = json::parse(run(quick).output);
    EXPECT_FALSE(isShown(after));
    EXPECT_EQ(after["decided"]["kept"], 1);
    EXPECT_EQ(after["decided"]["precision"], 0.0);
    EXPECT_TRUE(isShown(json::parse(run({"--json", "--method", "variation", "--decided"}).output)));
    EXPECT_NE(run({"--method", "variation"}).output.find("1 kept"), std::string::npos);
}

TEST_F(SuspiciousCommandTest, TextNamesFileLineAndWords)
{
    const auto outcome = run({});
    EXPECT_EQ(outcome.status, test::found);
    EXPECT_NE(outcome.output.find(m_file + ":186"), std::string::npos) << outcome.output;
    for (const char* text : {"s24", "1 the", "4 the", "confidence", " shown of ", "360"})
        EXPECT_NE(outcome.output.find(text), std::string::npos) << text;
}

TEST_F(SuspiciousCommandTest, LimitAndLeastConfidenceCutTheListAndTheStatusFollows)
{
    const std::string in = sample("english.conllu");
    const auto shown = [&](Words more) {
        more.insert(more.begin(), {"suspicious", "--in", in, "--epochs", "1", "--parsers", "1", "--json"});
        const auto outcome = m_program.run(more);
        const json object = json::parse(outcome.output);
        EXPECT_EQ(outcome.status, object["suspicious"].empty() ? test::fine : test::found);
        return object;
    };
    const json all = shown({"--limit", "0"});
    EXPECT_EQ(all["suspicious"].size(), all["found"]);
    ASSERT_GT(all["suspicious"].size(), 60U);
    EXPECT_EQ(shown({})["suspicious"].size(), 50U);
    EXPECT_EQ(shown({"--limit", "3"})["suspicious"].size(), 3U);
    EXPECT_EQ(shown({"--limit", "3"})["suspicious"][2], all["suspicious"][2]);
    EXPECT_EQ(shown({"--least-confidence", "1"})["suspicious"].size(), 0U);
    for (std::size_t i = 1; i < all["suspicious"].size(); ++i)
        EXPECT_GE(all["suspicious"][i - 1]["confidence"], all["suspicious"][i]["confidence"]);
}

TEST_F(SuspiciousCommandTest, WithoutLabelsOnlyHeadsAreSuspicious)
{
    const json object = json::parse(run({"--labels", "off", "--method", "jackknife", "--json"}).output);
    ASSERT_FALSE(object["suspicious"].empty());
    for (const json& one : object["suspicious"]) {
        EXPECT_TRUE(one["rival"]["relation"].is_null());
        EXPECT_NE(one["rival"]["head"], one["gold"]["head"]);
    }
}

TEST_F(SuspiciousCommandTest, BadInputIsStatusThree)
{
    const auto missing = m_program.run({"suspicious", "--in", m_program.file("none")});
    EXPECT_EQ(missing.status, test::badInputOrOutput);
    EXPECT_EQ(missing.output, "");
    const auto bunsetsu = m_program.run({"suspicious", "--in", sample("japanese.knp")});
    EXPECT_EQ(bunsetsu.status, test::badInputOrOutput);
    EXPECT_NE(bunsetsu.errors.find("bunsetsu"), std::string::npos);
    EXPECT_EQ(m_program.run({"suspicious", "--in", m_file, "--folds", "1"}).status, test::wrongUsage);
    EXPECT_EQ(m_program.run({"suspicious", "--in", m_file, "--method", "margin"}).status, test::wrongUsage);
}

} // namespace suspicious_test
} // namespace arcwright
