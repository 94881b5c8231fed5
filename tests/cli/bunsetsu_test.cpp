// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/cli/program.h"
#include "tests/core/support/sanitized.h"

namespace arcwright {
namespace bunsetsu_test {

using nlohmann::json;
using test::Program;
using test::sample;
using Words = std::vector<std::string>;

test::Outcome train(const Program& program, const Words& more = {})
{
    Words arguments{"train", "--in", program.trainingSample("japanese.knp", 12), "--model", program.file("x.arcmodel")};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return program.run(arguments);
}

test::Outcome parse(const Program& program, const std::string& in, const Words& more = {})
{
    Words arguments{"parse", "--model", program.file("x.arcmodel"), "--in", in, "--out", program.file("out.knp")};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return program.run(arguments);
}

bool says(const test::Outcome& outcome, const std::string& text)
{
    return outcome.errors.find(text) != std::string::npos;
}

TEST(BunsetsuCommandsTest, TrainParseAndScore)
{
    for (const char* decoder : {"tournament", "sr", "cc", "relpref", "bunsetsu-cle", "bunsetsu-eisner"}) {
        const Program program;
        const std::string gold = program.trainingSample("japanese.knp", 12);
        const auto trained = train(program, {"--decoder", decoder, "--dev", gold, "--epochs", "2", "--json"});
        ASSERT_EQ(trained.status, test::fine) << trained.errors;
        const json report = json::parse(trained.output);
        EXPECT_EQ(report["sentences"], test::unlessSanitized(73, 12));
        EXPECT_EQ(report["unusable"], 0);
        ASSERT_EQ(parse(program, gold).status, test::fine);
        const auto scored
            = program.run({"eval", "--bunsetsu", "--json", "--gold", gold, "--system", program.file("out.knp")});
        ASSERT_EQ(scored.status, test::fine) << scored.errors;
        EXPECT_EQ(json::parse(scored.output)["bunsetsu"]["accuracy"], report["development"]["accuracy"]) << decoder;
    }
}

/// Words one a line, as JUMAN would write them.
constexpr auto asJuman = "awk '{print $0\" r \"$0\" 名詞 6 普通名詞 1 * 0 * 0 NIL\"} END {print \"EOS\"}'";

TEST(BunsetsuCommandsTest, TextIsParsedAsAnAnalyserTellsItsWordsApart)
{
    const Program program;
    ASSERT_EQ(train(program, {"--decoder", "sr"}).status, test::fine);
    std::ofstream(program.file("text")) << "山\n川"; // the last line without an end
    const auto parseText = [&](const Words& more) {
        Words arguments{"parse", "--model", program.file("x.arcmodel"), "--text", program.file("text"), "--out",
            program.file("out.knp")};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return program.run(arguments);
    };
    const auto plain = parseText({});
    EXPECT_EQ(plain.status, test::badInputOrOutput);
    EXPECT_TRUE(says(plain, "JUMAN and MeCab")) << plain.errors;
    const auto analysed = parseText({"--analyser", asJuman});
    ASSERT_EQ(analysed.status, test::fine) << analysed.errors;
    const std::string parsed
        = "* -1D\n山 r 山 名詞 6 普通名詞 1 * 0 * 0 NIL\n川 r 川 名詞 6 普通名詞 1 * 0 * 0 NIL\nEOS\n";
    EXPECT_EQ(test::readBytes(program.file("out.knp")), parsed);
    std::ofstream(program.file("text"))
        << "山 r 山 名詞 6 普通名詞 1 * 0 * 0 NIL\n川 r 川 名詞 6 普通名詞 1 * 0 * 0 NIL\nEOS\n";
    EXPECT_EQ(parseText({}).status, test::fine) << "what one has written is taken as it is";
    EXPECT_EQ(test::readBytes(program.file("out.knp")), parsed);
}

TEST(BunsetsuCommandsTest, AnAnalyserThatFailsIsNamed)
{
    const Program program;
    ASSERT_EQ(train(program, {"--decoder", "sr"}).status, test::fine);
    std::ofstream(program.file("text")) << "山川\n";
    for (const char* analyser : {"no-such-analyser", "cat", "false", "echo 山 | grep x"}) {
        const auto failed = program.run({"parse", "--model", program.file("x.arcmodel"), "--text", program.file("text"),
            "--analyser", analyser, "--out", program.file("out.knp")});
        EXPECT_EQ(failed.status, test::badInputOrOutput) << analyser;
        EXPECT_TRUE(says(failed, analyser)) << failed.errors;
    }
}

/// The lines of a file's first bunsetsu, `* 3D` and so on.
Words headLines(const Program& program, std::size_t count)
{
    std::istringstream text(test::readBytes(program.file("out.knp")));
    Words lines;
    for (std::string line; lines.size() < count && std::getline(text, line);) {
        if (line.starts_with("* "))
            lines.push_back(line);
    }
    return lines;
}

TEST(BunsetsuCommandsTest, ConstraintsAreKept)
{
    const Words all{"tournament", "sr", "cc", "relpref", "bunsetsu-cle", "bunsetsu-eisner"};
    for (const std::string& decoder : test::unlessSanitized(all, Words{"tournament", "bunsetsu-cle"})) {
        const Program program;
        ASSERT_EQ(train(program, {"--decoder", decoder, "--epochs", "1"}).status, test::fine);
        const auto parseUnder = [&](const char* constraints) {
            std::ofstream(program.file("constraints")) << constraints;
            return parse(program, sample("japanese.knp"), {"--constraints", program.file("constraints")});
        };
        ASSERT_EQ(parseUnder("1 head 2:1 P\n1 head 4:2\n").status, test::fine);
        EXPECT_EQ(headLines(program, 2), (Words{"* 1P", "* 3D"})) << decoder;
        ASSERT_EQ(parseUnder("1 no 2:1\n1 no 3:1\n1 no 3:2 # not yomanai\n").status, test::fine);
        EXPECT_EQ(headLines(program, 2), (Words{"* 3D", "* 3D"})) << decoder;

        std::filesystem::remove(program.file("out.knp"));
        const auto unmet = parseUnder("1 no 4:3\n1 head 4:2\n1 not-root 4\n");
        EXPECT_EQ(unmet.status, test::badInputOrOutput) << decoder;
        EXPECT_TRUE(says(unmet, "constraints:3:1: No tree of sentence 1 keeps this.")
            || says(unmet, "constraints:1:1: No tree of sentence 1 keeps this."))
            << unmet.errors;
        EXPECT_FALSE(says(unmet, "constraints:2:1")) << unmet.errors;
        EXPECT_FALSE(std::filesystem::exists(program.file("out.knp"))) << decoder;
        EXPECT_TRUE(says(parseUnder("1 head 5:1\n"), ":1:8: Sentence 1, of 4 bunsetsu, can have no such arc."));
    }
}

TEST(BunsetsuCommandsTest, OnlyHeadsAndTypesAreWritten)
{
    const Program program;
    ASSERT_EQ(train(program, {"--decoder", "tournament"}).status, test::fine);
    ASSERT_EQ(parse(program, sample("japanese.knp")).status, test::fine);
    std::istringstream before(test::readBytes(sample("japanese.knp")));
    std::istringstream after(test::readBytes(program.file("out.knp")));
    std::string old;
    std::string made;
    while (std::getline(before, old) && std::getline(after, made)) {
        const auto rest = [](const std::string& line) { return line.substr(std::min(line.find(' ', 2), line.size())); };
        if (!old.starts_with("* ") && !old.starts_with("+ "))
            EXPECT_EQ(made, old);
        else
            EXPECT_EQ(made.substr(0, 2) + rest(made), old.substr(0, 2) + rest(old));
    }
    EXPECT_FALSE(std::getline(after, made));
}

TEST(BunsetsuCommandsTest, ModelsAndFilesMustAgree)
{
    const Program program;
    ASSERT_EQ(train(program, {"--decoder", "tournament"}).status, test::fine);
    const auto words = parse(program, sample("english.conllu"));
    EXPECT_EQ(words.status, test::badInputOrOutput);
    EXPECT_TRUE(says(words, "The units of this treebank are words")) << words.errors;
    const auto other = parse(program, sample("japanese.knp"), {"--decoder", "sr"});
    EXPECT_EQ(other.status, test::badInputOrOutput);
    EXPECT_TRUE(says(other, "This model answers the questions of tournament, not those of sr.")) << other.errors;

    ASSERT_EQ(program
                  .run({"train", "--in", sample("english.conllu"), "--model", program.file("x.arcmodel"), "--decoder",
                      "eisner", "--epochs", "1"})
                  .status,
        test::fine);
    const auto bunsetsu = parse(program, sample("japanese.knp"));
    EXPECT_EQ(bunsetsu.status, test::badInputOrOutput);
    EXPECT_TRUE(says(bunsetsu, "The units of this treebank are bunsetsu")) << bunsetsu.errors;
    const auto tournament = parse(program, sample("english.conllu"), {"--decoder", "tournament"});
    EXPECT_EQ(tournament.status, test::badInputOrOutput);
    EXPECT_TRUE(says(tournament, "This is a model of dependencies between words")) << tournament.errors;
}

TEST(BunsetsuCommandsTest, WhatCannotBeTrainedIsRefused)
{
    const Program program;
    const auto dynamic = train(program, {"--decoder", "bunsetsu-cle", "--features", "all"});
    EXPECT_EQ(dynamic.status, test::badInputOrOutput);
    EXPECT_TRUE(says(dynamic, "bunsetsu-cle scores all dependencies before it chooses any")) << dynamic.errors;
    const auto words = program.run(
        {"train", "--in", sample("english.conllu"), "--model", program.file("y.arcmodel"), "--decoder", "tournament"});
    EXPECT_EQ(words.status, test::badInputOrOutput);
    const auto ofWords = train(program, {"--decoder", "eisner"});
    EXPECT_EQ(ofWords.status, test::badInputOrOutput);
    EXPECT_TRUE(says(ofWords, "Choose a parser of bunsetsu")) << ofWords.errors;
    EXPECT_EQ(train(program, {"--decoder", "tournament", "--learner", "mira"}).status, test::wrongUsage);
    EXPECT_EQ(train(program, {"--decoder", "relpref", "--ranker", "kernel"}).status, test::wrongUsage);
    EXPECT_TRUE(program.folder().names().empty());
}

TEST(BunsetsuCommandsTest, SentencesWithHeadsToTheLeftAreReported)
{
    const Program program;
    std::string bytes = test::readBytes(sample("japanese.knp"));
    const std::string first = "* 2D\n+ 2D\n本";
    const auto at = bytes.find(first);
    ASSERT_NE(at, std::string::npos);
    bytes.replace(at, 4, "* 0D");
    program.folder().write("left.knp", bytes);
    const auto outcome = program.run(
        {"train", "--in", program.file("left.knp"), "--model", program.file("x.arcmodel"), "--decoder", "tournament"});
    EXPECT_EQ(outcome.status, test::fine);
    EXPECT_NE(outcome.output.find("Trained on 72 sentences"), std::string::npos) << outcome.output;
    EXPECT_NE(outcome.output.find("Left out: 1 sentence with a head to the left."), std::string::npos);
}

TEST(BunsetsuCommandsTest, TracesAndInfo)
{
    const Program program;
    ASSERT_EQ(train(program, {"--decoder", "tournament", "--dependents", "lr", "--games", "rl"}).status, test::fine);
    const auto traced = program.run(
        {"trace", "--model", program.file("x.arcmodel"), "--in", sample("japanese.knp"), "--sentence", "1", "--json"});
    ASSERT_EQ(traced.status, test::fine) << traced.errors;
    std::istringstream lines(traced.output);
    std::string line;
    std::set<std::string> kinds;
    std::getline(lines, line);
    EXPECT_EQ(json::parse(line)["words"], (json{"彼は", "本を", "読まない", "人だ。"}));
    EXPECT_EQ(json::parse(line)["decoder"], "tournament");
    while (std::getline(lines, line)) {
        if (const json step = json::parse(line); step.contains("kind"))
            kinds.insert(step["kind"]);
    }
    EXPECT_EQ(kinds, (std::set<std::string>{"game", "settled", "finished"}));
    const auto info = program.run({"model", "info", program.file("x.arcmodel"), "--json"});
    ASSERT_EQ(info.status, test::fine);
    const json object = json::parse(info.output);
    EXPECT_EQ(object["units"], "bunsetsu");
    EXPECT_EQ(object["dependents"], "lr");
    EXPECT_EQ(object["games"], "rl");
    EXPECT_GT(object["pair_templates"].size(), 100U);
}

TEST(BunsetsuCommandsTest, BenchComparesAll)
{
    const Program program;
    const std::string learnt = program.trainingSample("japanese.knp", 12);
    const auto outcome = program.run({"bench", "bunsetsu", "--train", learnt, "--test", learnt, "--json"});
    ASSERT_EQ(outcome.status, test::fine) << outcome.errors;
    const json parsers = json::parse(outcome.output)["parsers"];
    ASSERT_EQ(parsers.size(), 12U);
    EXPECT_EQ(parsers[0]["decoder"], "tournament");
    EXPECT_EQ(parsers[0]["features"], "all");
    EXPECT_EQ(parsers[0]["p"], 1);
    for (const json& parser : parsers)
        EXPECT_GT(parser["accuracy"], 90);
}

} // namespace bunsetsu_test
} // namespace arcwright
