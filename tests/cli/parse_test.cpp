// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "core/formats/text/lines.h"
#include "tests/cli/program.h"
#include "tests/core/support/word_edits.h"

namespace arcwright {
namespace parse_test {

using nlohmann::json;
using test::Program;
using test::sample;
using Words = std::vector<std::string>;

const std::string one = "# one\n1\tshe\tshe\tPRON\t_\t_\t_\t_\t_\tNote=x\n2\tsings\tsing\tVERB\t_\t_\t_\t_\t_\t_\n\n";
const std::string broken = "# broken\n1\tshe\t_\n\n";

/// The program with a model, trained on the English sample, in its folder.
class ParseCommandTest : public testing::Test {
protected:
    void SetUp() override
    {
        ASSERT_EQ(program.run({"train", "--in", sample("english.conllu"), "--model", model(), "--epochs", "3"}).status,
            test::fine);
    }
    std::string model() const { return program.file("model"); }
    test::Outcome parse(const Words& in, const std::string& out, const Words& more = {}) const
    {
        Words arguments{"parse", "--model", model(), "--out", out, "--in"};
        arguments.insert(arguments.end(), in.begin(), in.end());
        arguments.insert(arguments.end(), more.begin(), more.end());
        return program.run(arguments);
    }
    json statistics(const std::string& file) const
    {
        const auto outcome = program.run({"stats", "--in", file, "--json"});
        EXPECT_EQ(outcome.status, test::fine) << outcome.errors;
        return json::parse(outcome.output);
    }

    Program program;
};

TEST_F(ParseCommandTest, ChangesOnlyTheTreeColumns)
{
    const auto outcome = parse({sample("english.conllu")}, program.file("out.conllu"));
    EXPECT_EQ(outcome.status, test::fine);
    EXPECT_EQ(outcome.output.find("Parsed 81 sentences"), 0U) << outcome.output;
    const std::string before = test::readBytes(sample("english.conllu"));
    const std::string after = test::readBytes(program.file("out.conllu"));
    EXPECT_NE(before, after);
    const auto oldLines = splitLines(before);
    const auto newLines = splitLines(after);
    ASSERT_EQ(oldLines.size(), newLines.size());
    for (std::size_t i = 0; i < oldLines.size(); ++i) {
        EXPECT_TRUE(test::onlyTreeColumnsDiffer(oldLines[i].text, newLines[i].text)) << newLines[i].text;
    }
}

TEST_F(ParseCommandTest, PredictsMostOfWhatItWasTrainedOn)
{
    ASSERT_EQ(parse({sample("english.conllu")}, program.file("out.conllu")).status, test::fine);
    const auto outcome
        = program.run({"eval", "--gold", sample("english.conllu"), "--system", program.file("out.conllu"), "--json"});
    EXPECT_EQ(outcome.status, test::fine);
    EXPECT_GT(json::parse(outcome.output)["uas"], 90.0);
    EXPECT_GT(json::parse(outcome.output)["las"], 85.0);
    const json counts = statistics(program.file("out.conllu"));
    EXPECT_EQ(counts["roots"], 81) << "trained on single roots";
    EXPECT_GT(counts["non_projective_arcs"], 0) << "hill climbing leaves the projective trees";
    EXPECT_EQ(counts["secondary_arcs"], 0) << "the enhanced graph belonged to the old tree";
}

TEST_F(ParseCommandTest, TheDecoderMayBeAnotherThanInTraining)
{
    for (const char* decoder : {"eisner", "eisner2"}) {
        const std::string out = program.file(std::string(decoder) + ".conllu");
        ASSERT_EQ(parse({sample("english.conllu")}, out, {"--decoder", decoder}).status, test::fine);
        EXPECT_EQ(statistics(out)["non_projective_arcs"], 0) << decoder;
    }
    EXPECT_NE(test::readBytes(program.file("eisner.conllu")), test::readBytes(program.file("eisner2.conllu")));
}

TEST_F(ParseCommandTest, AModelOfTreesFindsNoGraphs)
{
    const auto refused = parse({sample("english.conllu")}, program.file("out.conllu"), {"--decoder", "multi"});
    EXPECT_EQ(refused.status, test::badInputOrOutput);
    EXPECT_NE(refused.errors.find("trained on trees"), std::string::npos) << refused.errors;
    EXPECT_FALSE(std::filesystem::exists(program.file("out.conllu")));
}

TEST_F(ParseCommandTest, SeveralParentsAreWritten)
{
    const auto trained = program.run({"train", "--in", sample("danish.tag"), "--model", program.file("graphs"),
        "--decoder", "multi", "--epochs", "10"});
    ASSERT_EQ(trained.status, test::fine) << trained.errors;
    for (const std::string out : {"out.tag", "out.conllu"}) {
        const auto outcome = program.run(
            {"parse", "--model", program.file("graphs"), "--in", sample("danish.tag"), "--out", program.file(out)});
        EXPECT_EQ(outcome.status, test::fine) << outcome.errors;
        EXPECT_GT(statistics(program.file(out))["several_parents"], 10) << out;
    }
}

TEST_F(ParseCommandTest, JsonIsOneObjectAndNothingElse)
{
    const auto outcome = parse({sample("english.conllu")}, program.file("out.conllu"), {"--json"});
    EXPECT_EQ(outcome.status, test::fine);
    const json object = json::parse(outcome.output);
    EXPECT_EQ(object.size(), 5U);
    EXPECT_EQ(object["searched_less"], 0);
    EXPECT_EQ(object["sentences"], 81);
    EXPECT_EQ(object["unreadable"], 0);
    EXPECT_EQ(object["tokens"], statistics(sample("english.conllu"))["tokens"]);
    EXPECT_TRUE(object["seconds"].is_number());
    EXPECT_EQ(outcome.errors, "");
}

TEST_F(ParseCommandTest, TheOutputIsTheSameForAnyNumberOfThreads)
{
    ASSERT_EQ(parse({sample("czech.conllu")}, program.file("1.conllu"), {"--threads", "1"}).status, test::fine);
    ASSERT_EQ(parse({sample("czech.conllu")}, program.file("5.conllu"), {"--threads", "5"}).status, test::fine);
    EXPECT_EQ(test::readBytes(program.file("1.conllu")), test::readBytes(program.file("5.conllu")));
}

TEST_F(ParseCommandTest, EveryFormatThatCanBeWrittenCanBeAskedFor)
{
    const std::string out = program.file("out.conll");
    const auto outcome = parse({sample("english.conllu")}, out, {"--to", "conllx"});
    EXPECT_EQ(outcome.status, test::fine) << outcome.errors;
    EXPECT_EQ(statistics(out)["sentences"], 81);
    EXPECT_EQ(parse({sample("english.conllu")}, out, {"--to", "nonsense"}).status, test::wrongUsage);
}

TEST_F(ParseCommandTest, AFileCanBeParsedInPlace)
{
    const auto file = program.folder().write("here.conllu", one);
    EXPECT_EQ(parse({file}, file).status, test::fine);
    EXPECT_NE(test::readBytes(file), one);
    EXPECT_EQ(statistics(file)["headless"], 0);
}

TEST_F(ParseCommandTest, BrokenSentencesAreKeptReportedAndTheRestIsParsed)
{
    const auto in = program.folder().write("in.conllu", one + broken + one);
    const auto outcome = parse({in}, program.file("out.conllu"), {"--json"});
    EXPECT_EQ(outcome.status, test::badInputOrOutput);
    EXPECT_EQ(outcome.errors.find(in + ":6:8: "), 0U) << outcome.errors;
    EXPECT_EQ(json::parse(outcome.output)["unreadable"], 1);
    const std::string text = test::readBytes(program.file("out.conllu"));
    EXPECT_NE(text.find("\n\n" + broken + "# one\n"), std::string::npos) << "kept byte for byte";
    EXPECT_EQ(text.find("\t_\t_\t_\tNote=x"), std::string::npos) << "the others have heads";
}

TEST_F(ParseCommandTest, AFolderInIsAFolderOfTheSameNamesOut)
{
    program.folder().write("in/a.conllu", one);
    program.folder().write("in/b.conllu", one + one);
    program.folder().write("in/notes.txt", "x");
    EXPECT_EQ(parse({program.file("in")}, program.file("out")).status, test::fine);
    EXPECT_EQ(statistics(program.file("out/a.conllu"))["sentences"], 1);
    EXPECT_EQ(statistics(program.file("out/b.conllu"))["sentences"], 2);
    EXPECT_FALSE(std::filesystem::exists(program.file("out/notes.txt")));
}

TEST_F(ParseCommandTest, AFolderWithOneFileInIsAFolderOutToo)
{
    program.folder().write("in/only.conllu", one);
    EXPECT_EQ(parse({program.file("in")}, program.file("out")).status, test::fine);
    ASSERT_TRUE(std::filesystem::is_directory(program.file("out")));
    EXPECT_TRUE(std::filesystem::exists(program.file("out/only.conllu")));
}

TEST_F(ParseCommandTest, APatternIsAllItsFiles)
{
    program.folder().write("a1.conllu", one);
    program.folder().write("a2.conllu", one);
    program.folder().write("b.conllu", one);
    EXPECT_EQ(parse({program.file("a*.conllu")}, program.file("out")).status, test::fine);
    EXPECT_TRUE(std::filesystem::exists(program.file("out/a1.conllu")));
    EXPECT_TRUE(std::filesystem::exists(program.file("out/a2.conllu")));
    EXPECT_FALSE(std::filesystem::exists(program.file("out/b.conllu")));
}

TEST_F(ParseCommandTest, FilesOfTheSameNameNeverOverwriteEachOther)
{
    const auto first = program.folder().write("x/same.conllu", one);
    const auto second = program.folder().write("y/same.conllu", one + one);
    const auto outcome = parse({first, second}, program.file("out"));
    const bool bothWritten = outcome.status == test::fine
        && std::distance(std::filesystem::directory_iterator(program.file("out")), {}) == 2;
    EXPECT_TRUE(outcome.status == test::badInputOrOutput || bothWritten) << "one of two files was lost in silence";
}

TEST_F(ParseCommandTest, DtagIsWrittenAsConlluWhereThatIsAskedFor)
{
    EXPECT_EQ(parse({sample("danish.tag")}, program.file("out.conllu")).status, test::fine);
    EXPECT_EQ(parse({sample("danish.tag")}, program.file("out.txt"), {"--to", "conllu"}).status, test::fine);
    EXPECT_EQ(test::readBytes(program.file("out.conllu")), test::readBytes(program.file("out.txt")));
    EXPECT_EQ(statistics(program.file("out.conllu"))["tokens"], statistics(sample("danish.tag"))["tokens"]);
    program.folder().write("in/1.tag", test::readBytes(sample("danish.tag")));
    program.folder().write("in/2.tag", test::readBytes(sample("danish.tag")));
    EXPECT_EQ(parse({program.file("in")}, program.file("folder"), {"--to", "conllu"}).status, test::fine);
    EXPECT_EQ(test::readBytes(program.file("folder/2.conllu")), test::readBytes(program.file("out.conllu")));
}

TEST_F(ParseCommandTest, DtagIsWrittenAsDtag)
{
    EXPECT_EQ(parse({sample("danish.tag")}, program.file("out.tag")).status, test::fine);
    EXPECT_EQ(statistics(program.file("out.tag"))["tokens"], statistics(sample("danish.tag"))["tokens"]);
    EXPECT_NE(test::readBytes(program.file("out.tag")), test::readBytes(sample("danish.tag")));
}

TEST_F(ParseCommandTest, AProblemOfTheInputIsNeverBlamedOnTheOutput)
{
    const auto in = program.folder().write("in.tag", "<s>\n<W in=\"x\" out=\"\">a</W>\n</s>\n");
    const auto outcome = parse({in}, program.file("out.conllu"));
    EXPECT_EQ(outcome.status, test::badInputOrOutput);
    EXPECT_EQ(outcome.errors.find(in + ":2:8: "), 0U) << outcome.errors;
    EXPECT_EQ(outcome.errors.find(program.file("out.conllu") + ":2"), std::string::npos) << outcome.errors;
}

TEST_F(ParseCommandTest, WhatCannotBeReadOrWrittenIsNamed)
{
    const auto missing = parse({program.file("missing")}, program.file("out.conllu"));
    EXPECT_EQ(missing.status, test::badInputOrOutput);
    EXPECT_EQ(missing.errors.find(program.file("missing") + ": "), 0U) << missing.errors;
    const auto unwritable = parse({sample("english.conllu")}, program.file("no/such/out.conllu"), {"--json"});
    EXPECT_EQ(unwritable.status, test::badInputOrOutput);
    EXPECT_EQ(unwritable.errors.find(program.file("no/such/out.conllu") + ": "), 0U) << unwritable.errors;
    EXPECT_EQ(unwritable.output, "");
    const auto noModel = program.run({"parse", "--model", sample("english.conllu"), "--in", sample("english.conllu"),
        "--out", program.file("out.conllu")});
    EXPECT_EQ(noModel.status, test::badInputOrOutput);
    EXPECT_EQ(noModel.errors.find(sample("english.conllu") + ": "), 0U) << noModel.errors;
    EXPECT_FALSE(std::filesystem::exists(program.file("out.conllu")));
}

} // namespace parse_test
} // namespace arcwright
