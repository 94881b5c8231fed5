// SPDX-License-Identifier: GPL-3.0-or-later
#include <fstream>
#include <set>

#include <gtest/gtest.h>

#include "core/decoding/decoder.h"
#include "core/formats/text/lines.h"
#include "tests/cli/program.h"
#include "tests/core/support/decoder_names.h"

namespace arcwright {
namespace parse_extras_test {

using test::Program;
using Words = std::vector<std::string>;

const std::string sentences = "# sent_id = a\n# text = she sings old songs\n"
                              "1\tshe\tshe\tPRON\t_\t_\t_\t_\t_\tNote=x\n2\tsings\tsing\tVERB\t_\t_\t_\t_\t_\t_\n"
                              "3\told\told\tADJ\t_\t_\t_\t_\t_\t_\n4\tsongs\tsong\tNOUN\t_\t_\t_\t_\t_\t_\n\n"
                              "# sent_id = b\n# text = he sleeps\n"
                              "1\the\the\tPRON\t_\t_\t_\t_\t_\t_\n2\tsleeps\tsleep\tVERB\t_\t_\t_\t_\t_\t_\n\n";

/// With a model for each decoder, trained on the English sample.
class ParseExtrasTest : public testing::TestWithParam<Decoder> {
protected:
    void SetUp() override
    {
        ASSERT_EQ(program
                      .run({"train", "--in", program.trainingSample("english.conllu", 20), "--model",
                          program.file("model"), "--epochs", "2", "--decoder", std::string(nameOf(GetParam()))})
                      .status,
            test::fine);
        write("in.conllu", sentences);
    }
    void write(const std::string& name, const std::string& text) const { std::ofstream(program.file(name)) << text; }
    test::Outcome parse(const Words& more) const
    {
        Words arguments{"parse", "--model", program.file("model"), "--in", program.file("in.conllu"), "--out",
            program.file("out.conllu")};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return program.run(arguments);
    }
    /// A column, from 0, of the words of all sentences.
    Words column(std::size_t index) const
    {
        Words cells;
        const std::string text = test::readBytes(program.file("out.conllu"));
        for (const Line& line : splitLines(text)) {
            if (!line.text.empty() && line.text.front() != '#')
                cells.emplace_back(split(line.text, '\t')[index]);
        }
        return cells;
    }
    test::Outcome parseUnder(const std::string& constraints) const
    {
        write("constraints", constraints);
        return parse({"--constraints", program.file("constraints")});
    }

    Program program;
};

TEST_P(ParseExtrasTest, ConstraintsAreKept)
{
    const auto outcome
        = parseUnder("# what is known\na head 4:1 odd\n1\troot\t3 # a comment\nb no 2:1\n\n2 not-root 2\n");
    ASSERT_EQ(outcome.status, test::fine) << outcome.errors;
    const Words heads = column(6);
    EXPECT_EQ(heads[0], "4");
    EXPECT_EQ(column(7)[0], "odd");
    EXPECT_EQ(heads[2], "0");
    EXPECT_EQ(heads[4], "0");
    EXPECT_EQ(heads[5], "1");
}

TEST_P(ParseExtrasTest, ConfidenceIsAProbabilityBesideWhatWasInMisc)
{
    ASSERT_EQ(parse({"--confidence"}).status, test::fine);
    const Words misc = column(9);
    ASSERT_EQ(misc.size(), 6U);
    EXPECT_EQ(misc[0].rfind("Note=x|ArcwrightConfidence=", 0), 0U) << misc[0];
    for (const std::string& cell : misc) {
        const double confidence = std::stod(cell.substr(cell.find("Confidence=") + 11));
        EXPECT_TRUE(confidence > 0 && confidence <= 1) << cell;
    }
}

TEST_P(ParseExtrasTest, FurtherTreesAreInComments)
{
    const auto outcome = parse({"--kbest", "3"});
    if (findsGraphs(GetParam())) {
        EXPECT_EQ(outcome.status, test::wrongUsage);
        EXPECT_NE(outcome.errors.find("finds graphs"), std::string::npos) << outcome.errors;
        return;
    }
    ASSERT_EQ(outcome.status, test::fine) << outcome.errors;
    const std::string text = test::readBytes(program.file("out.conllu"));
    std::set<std::string> trees;
    double last = 0;
    for (const Line& line : splitLines(text)) {
        if (!line.text.starts_with("# arcwright tree "))
            continue;
        const auto fields = split(line.text, ' ');
        last = fields[3] == "2" ? 0 : last;
        const double loss = std::stod(std::string(fields[5]));
        EXPECT_LE(loss, last + 1e-4);
        last = loss;
        trees.insert(std::string(line.text.substr(line.text.find('=') + 2 + fields[5].size())));
    }
    EXPECT_GE(trees.size(), 2U) << text;
    EXPECT_EQ(program.run({"validate", "--in", program.file("out.conllu")}).output.find("Syntax"), std::string::npos);
}

INSTANTIATE_TEST_SUITE_P(AllDecoders, ParseExtrasTest, testing::ValuesIn(allDecoders().begin(), allDecoders().end()),
    [](const auto& each) { return test::testNameOf(each.param); });

/// Problems of a file of constraints, whatever the decoder.
class ConstraintFileTest : public ParseExtrasTest { };

TEST_P(ConstraintFileTest, BadLinesAreRefusedWithTheirPlaces)
{
    const std::vector<std::pair<std::string, std::string>> lines{{"1 head\n", ":1:3: Expected a sentence"},
        {"\n9 head 1:2\n", ":2:1: There is no sentence 9"}, {"1  knows 1:2\n", ":1:4: Expected head, arc"},
        {"1 head 1-2\n", ":1:8: Expected an arc"}, {"1 root x\n", ":1:8: Expected the number"},
        {"a head 5:1\n", ":1:8: Sentence a, of 4 words"}, {"1 no 2:2\n", ":1:6: Sentence 1"},
        {"1 no 2:1 nsubj\n", ":1:10: Nothing is expected"}, {"1 root 0\n", ":1:8: Sentence 1"}};
    for (const auto& [text, expected] : lines) {
        const auto outcome = parseUnder(text);
        EXPECT_EQ(outcome.status, test::badInputOrOutput) << text;
        EXPECT_NE(outcome.errors.find(expected), std::string::npos) << outcome.errors;
    }
    EXPECT_EQ(parse({"--constraints", program.file("none")}).status, test::badInputOrOutput);
}

TEST_P(ConstraintFileTest, WhatCannotBeKeptTogetherIsNamedAndNothingIsWritten)
{
    const auto outcome = parseUnder("1 head 3:4\n1 head 2:1\n1 head 4:3\n");
    EXPECT_EQ(outcome.status, test::badInputOrOutput);
    EXPECT_NE(outcome.errors.find("constraints:1:1: No tree of sentence 1"), std::string::npos) << outcome.errors;
    EXPECT_EQ(outcome.errors.find("constraints:2:1"), std::string::npos) << outcome.errors;
    EXPECT_NE(outcome.errors.find("constraints:3:1"), std::string::npos) << outcome.errors;
    EXPECT_FALSE(std::ifstream(program.file("out.conllu")).good());
    const auto alone = parseUnder("2 head 2:1\n2 no 0:2\n");
    EXPECT_NE(alone.errors.find("constraints:2:1: No tree of sentence 2 keeps this"), std::string::npos)
        << alone.errors;
}

TEST_P(ConstraintFileTest, WhatOtherFormatsHaveNoPlaceForIsRefused)
{
    EXPECT_EQ(parse({"--confidence", "--to", "dtag"}).status, test::wrongUsage);
}

INSTANTIATE_TEST_SUITE_P(Eisner, ConstraintFileTest, testing::Values(Decoder::Eisner),
    [](const auto& each) { return test::testNameOf(each.param); });

} // namespace parse_extras_test
} // namespace arcwright
