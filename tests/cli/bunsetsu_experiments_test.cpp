// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/cli/program.h"
#include "tests/core/support/sanitized.h"

namespace arcwright {
namespace bunsetsu_experiments_test {

using nlohmann::json;
using test::Program;
using test::sample;
using Words = std::vector<std::string>;

/// Explains a bunsetsu of the third sentence of the sample by a model of it.
json explained(const Program& program, Words more)
{
    Words arguments{
        "explain", "--model", program.file("m"), "--in", sample("japanese.knp"), "--sentence", "3", "--json"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    const auto outcome = program.run(arguments);
    EXPECT_EQ(outcome.status, test::fine) << outcome.errors;
    return json::parse(outcome.output);
}

double sumOf(const json& answer)
{
    double sum = 0;
    for (const json& feature : answer["features"])
        sum += feature["weight"].get<double>();
    return sum;
}

TEST(BunsetsuExperimentsTest, ExplanationsAddUpWithEveryDecoder)
{
    for (const char* decoder : {"tournament", "sr", "cc", "relpref", "bunsetsu-cle", "bunsetsu-eisner"}) {
        const Program program;
        ASSERT_EQ(program
                      .run({"train", "--in", program.trainingSample("japanese.knp", 12), "--model", program.file("m"),
                          "--decoder", decoder, "--epochs", "1"})
                      .status,
            test::fine);
        const json whole = explained(program, {});
        ASSERT_GT(whole["bunsetsu"].size(), 2U);
        EXPECT_EQ(whole["bunsetsu"].back()["predicted"], 0);
        int asked = 0;
        for (const json& one : whole["bunsetsu"]) {
            if (asked++ >= test::unlessSanitized(100, 2))
                break; // of every decoder some
            const json why = explained(program, {"--word", std::to_string(one["bunsetsu"].get<int>())});
            EXPECT_EQ(why["predicted"], one["predicted"]) << decoder;
            EXPECT_EQ(why["difference"], one["difference"]);
            for (const char* answer : {"game", "predicted_pair", "other_pair"}) {
                if (why[answer].is_null())
                    continue;
                EXPECT_NEAR(sumOf(why[answer]), why[answer]["score"].get<double>(), 1e-4) << decoder;
            }
            const bool hasRival = why["rival"] != "none";
            EXPECT_TRUE(hasRival || why["other"].is_null());
            EXPECT_TRUE(!hasRival || why["game"].is_null() == (decoder != std::string("tournament")));
        }
    }
}

TEST(BunsetsuExperimentsTest, AnotherHeadIsToTheRight)
{
    const Program program;
    ASSERT_EQ(program
                  .run({"train", "--in", sample("japanese.knp"), "--model", program.file("m"), "--decoder",
                      "tournament", "--epochs", "1"})
                  .status,
        test::fine);
    const auto explain = [&](const char* arc) {
        return program.run(
            {"explain", "--model", program.file("m"), "--in", sample("japanese.knp"), "--sentence", "3", "--arc", arc});
    };
    EXPECT_EQ(explain("1:2").status, test::wrongUsage);
    EXPECT_EQ(explain("100:1").status, test::wrongUsage);
    EXPECT_EQ(explain("2:1").status, test::fine);
    EXPECT_NE(explain("2:1").output.find("against"), std::string::npos);
}

TEST(BunsetsuExperimentsTest, ContradictedHeadsAreSuspicious)
{
    const Program program;
    const auto outcome = program.run({"suspicious", "--decoder", "tournament", "--in",
        program.trainingSample("japanese.knp", 24), "--limit", "0", "--json", "--method", "jackknife"});
    ASSERT_EQ(outcome.status, test::found) << outcome.errors;
    const json found = json::parse(outcome.output);
    EXPECT_EQ(found["suspicious"].size(), found["found"].get<std::size_t>());
    for (const json& one : found["suspicious"]) {
        EXPECT_NE(one["gold"]["head"], one["rival"]["head"]);
        EXPECT_GT(one["gold"]["head"], one["word"]);
        EXPECT_FALSE(one["form"].get<std::string>().empty());
        EXPECT_GT(one["line"], 0);
    }
    for (std::size_t i = 1; i < found["suspicious"].size(); ++i)
        EXPECT_GE(found["suspicious"][i - 1]["confidence"], found["suspicious"][i]["confidence"]);
}

TEST(BunsetsuExperimentsTest, MoreSentencesMakeABetterParser)
{
    const Program program;
    const auto outcome = program.run({"curve", "--decoder", "sr", "--in", sample("japanese.knp"), "--dev",
        sample("japanese.knp"), "--sizes", "2,73", "--samples", "2", "--json"});
    ASSERT_EQ(outcome.status, test::fine) << outcome.errors;
    const json curve = json::parse(outcome.output);
    EXPECT_EQ(curve["sentences"], 73);
    EXPECT_EQ(curve["epochs"], 5);
    ASSERT_EQ(curve["curve"].size(), 2U);
    EXPECT_LT(curve["curve"][0]["uas"]["mean"], curve["curve"][1]["uas"]["mean"]);
    EXPECT_GE(curve["curve"][1]["uas"]["mean"], curve["curve"][1]["las"]["mean"]);
    EXPECT_EQ(program
                  .run({"curve", "--decoder", "sr", "--learner", "mira", "--in", sample("japanese.knp"), "--dev",
                      sample("japanese.knp")})
                  .status,
        test::wrongUsage);
}

} // namespace bunsetsu_experiments_test
} // namespace arcwright
