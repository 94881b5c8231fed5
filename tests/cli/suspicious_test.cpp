// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/cli/program.h"

namespace arcwright {
namespace suspicious_test {

using nlohmann::json;
using test::Program;
using test::sample;
using Words = std::vector<std::string>;

/// Sixty sentences "the N sees the N ." of four nouns each; the determiner that begins sentence 24 has the wrong head.
std::string treebankWithAnError()
{
    const Words nouns{"dog", "cat", "bird", "boat"};
    std::string text;
    for (std::size_t i = 0; i < 60; ++i) {
        const std::string& first = nouns[i % 4];
        const std::string& second = nouns[(i / 4) % 4];
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
        more.insert(more.begin(), {"suspicious", "--in", m_file, "--epochs", "3", "--folds", "3"});
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
    EXPECT_EQ(first["predicted"]["head"], 2);
    EXPECT_EQ(first["predicted"]["relation"], "det");
    EXPECT_GT(first["margin"], 0);
}

TEST_F(SuspiciousCommandTest, TextNamesFileLineAndWords)
{
    const auto outcome = run({});
    EXPECT_EQ(outcome.status, test::found);
    EXPECT_NE(outcome.output.find(m_file + ":186"), std::string::npos) << outcome.output;
    for (const char* text : {"s24", "1 the", "4 the", "margin", " shown of ", "360"})
        EXPECT_NE(outcome.output.find(text), std::string::npos) << text;
}

TEST_F(SuspiciousCommandTest, LimitAndLeastMarginCutTheListAndTheStatusFollows)
{
    const std::string in = sample("english.conllu");
    const auto shown = [&](Words more) {
        more.insert(more.begin(), {"suspicious", "--in", in, "--epochs", "1", "--json"});
        const auto outcome = m_program.run(more);
        const json object = json::parse(outcome.output);
        EXPECT_EQ(outcome.status, object["suspicious"].empty() ? test::fine : test::found);
        return object;
    };
    const json all = shown({"--limit", "0", "--least-margin", "-1000"});
    EXPECT_EQ(all["suspicious"].size(), all["contradicted"]);
    ASSERT_GT(all["suspicious"].size(), 60U);
    EXPECT_EQ(shown({})["suspicious"].size(), 50U);
    EXPECT_EQ(shown({"--limit", "3"})["suspicious"].size(), 3U);
    EXPECT_EQ(shown({"--limit", "3"})["suspicious"][2], all["suspicious"][2]);
    EXPECT_EQ(shown({"--least-margin", "1000"})["suspicious"].size(), 0U);
    for (std::size_t i = 1; i < all["suspicious"].size(); ++i)
        EXPECT_GE(all["suspicious"][i - 1]["margin"], all["suspicious"][i]["margin"]);
}

TEST_F(SuspiciousCommandTest, WithoutLabelsOnlyHeadsAreSuspicious)
{
    const json object = json::parse(run({"--labels", "off", "--json"}).output);
    ASSERT_FALSE(object["suspicious"].empty());
    for (const json& one : object["suspicious"]) {
        EXPECT_TRUE(one["predicted"]["relation"].is_null());
        EXPECT_NE(one["predicted"]["head"], one["gold"]["head"]);
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
}

} // namespace suspicious_test
} // namespace arcwright
