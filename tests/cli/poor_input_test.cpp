// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "core/decoding/decoder.h"
#include "tests/cli/program.h"
#include "tests/core/support/decoder_names.h"

namespace arcwright {
namespace poor_input_test {

using test::Program;
using test::sample;

constexpr const char* oneWord = "1\tHi\thi\tINTJ\t_\t_\t0\troot\t_\t_\n\n";
constexpr const char* allRoots = "1\tA\ta\tX\t_\t_\t0\troot\t_\t_\n2\tB\tb\tX\t_\t_\t0\troot\t_\t_\n\n";
constexpr const char* noHeads = "1\tA\ta\tX\t_\t_\t_\t_\t_\t_\n2\tB\tb\tX\t_\t_\t_\t_\t_\t_\n\n";
constexpr const char* fewColumns = "1\tA\ta\tX\t_\t_\t0\troot\n\n";

/// Little to learn from, or nothing: every decoder has a clear answer.
class PoorInputTest : public testing::TestWithParam<Decoder> {
protected:
    test::Outcome train(const std::string& text, const std::string& learner = "mira") const
    {
        const std::string in = written("in.conllu", text);
        std::vector<std::string> arguments{"train", "--in", in, "--model", program.file("model"), "--epochs", "1",
            "--learner", learner, "--decoder", std::string(nameOf(GetParam()))};
        if (learner == "bpm")
            arguments.insert(arguments.end(), {"--members", "2"});
        return program.run(arguments);
    }
    std::string written(const std::string& name, const std::string& text) const
    {
        test::writeBytes(program.file(name), text);
        return program.file(name);
    }
    test::Outcome parse(const std::string& text) const
    {
        return program.run({"parse", "--model", program.file("model"), "--in", written("text.conllu", text), "--out",
            program.file("out.conllu")});
    }

    /// Parsers of graphs write DEPS, too.
    static std::string asParsed(std::string text)
    {
        const std::string without = "0\troot\t_\t_";
        const std::string with = "0\troot\t0:root\t_";
        for (std::size_t at = text.find(without); findsGraphs(GetParam()) && at != std::string::npos;
             at = text.find(without, at))
            text.replace(at, without.size(), with);
        return text;
    }

    Program program;
};

TEST_P(PoorInputTest, OneWordAndSeveralRootsAreEnoughForEveryLearner)
{
    for (const char* learner : {"mira", "perceptron", "bpm"}) {
        for (const char* text : {oneWord, allRoots}) {
            const auto trained = train(text, learner);
            ASSERT_EQ(trained.status, test::fine) << learner << trained.errors;
            EXPECT_EQ(parse(text).status, test::fine);
            EXPECT_EQ(test::readBytes(program.file("out.conllu")), asParsed(text)) << learner;
        }
    }
}

TEST_P(PoorInputTest, WithoutATreeThereIsASentenceThatSaysSo)
{
    EXPECT_EQ(train("").status, test::badInputOrOutput);
    EXPECT_NE(train("").errors.find("empty"), std::string::npos);
    EXPECT_EQ(train(noHeads).status, test::badInputOrOutput);
    EXPECT_NE(train(noHeads).errors.find("None of the 1 sentences"), std::string::npos);
    EXPECT_EQ(train(fewColumns).status, test::badInputOrOutput);
    EXPECT_NE(train(fewColumns).errors.find("in.conllu:1:"), std::string::npos) << "with its place";
}

TEST_P(PoorInputTest, WordsWithoutHeadsAreParsed)
{
    ASSERT_EQ(train(allRoots).status, test::fine);
    EXPECT_EQ(parse(noHeads).status, test::fine);
    EXPECT_EQ(test::readBytes(program.file("out.conllu")), asParsed(allRoots));
    const auto broken = parse(fewColumns);
    EXPECT_EQ(broken.status, test::badInputOrOutput);
    EXPECT_NE(broken.errors.find("Expected 10 columns"), std::string::npos);
    EXPECT_EQ(test::readBytes(program.file("out.conllu")), fewColumns) << "kept as it was";
}

INSTANTIATE_TEST_SUITE_P(AllDecoders, PoorInputTest, testing::ValuesIn(allDecoders().begin(), allDecoders().end()),
    [](const auto& each) { return test::testNameOf(each.param); });

TEST(LanguageOfAModelTest, IsRememberedAndAnotherIsRefused)
{
    const Program program;
    const auto train = [&](const std::string& model, const std::string& language, const std::string& seed) {
        return program
            .run({"train", "--in", sample("english.conllu"), "--model", program.file(model), "--epochs", "1",
                "--language", language, "--seed", seed, "--decoder", "eisner-span"})
            .status;
    };
    const auto parse = [&](const std::string& model, const std::string& language) {
        return program.run({"parse", "--model", program.file(model), "--in", sample("english.conllu"), "--out",
            program.file("out.conllu"), "--language", language});
    };
    ASSERT_EQ(train("english", "en", "1"), test::fine);
    ASSERT_EQ(train("any", "any", "2"), test::fine);
    EXPECT_EQ(train("none", "klingon", "1"), test::wrongUsage);
    const auto info = program.run({"model", "info", program.file("english"), "--json"});
    EXPECT_EQ(nlohmann::json::parse(info.output).at("language"), "en");
    EXPECT_EQ(parse("english", "en").status, test::fine);
    EXPECT_EQ(parse("english", "en-GB").status, test::fine);
    EXPECT_EQ(parse("any", "zh").status, test::fine);
    const auto refused = parse("english", "zh");
    EXPECT_EQ(refused.status, test::badInputOrOutput);
    EXPECT_NE(refused.errors.find("with the language en"), std::string::npos) << refused.errors;
    const std::string chinese = program.file("zh_gsd-ud-dev.conllu");
    test::writeBytes(chinese, test::readBytes(sample("english.conllu")));
    const auto parseFile = [&](const std::string& model, const std::vector<std::string>& more) {
        std::vector<std::string> arguments{
            "parse", "--model", program.file(model), "--in", chinese, "--out", program.file("out.conllu")};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return program.run(arguments);
    };
    const auto byName = parseFile("english", {});
    EXPECT_EQ(byName.status, test::badInputOrOutput);
    EXPECT_NE(byName.errors.find("is said to be zh"), std::string::npos) << byName.errors;
    EXPECT_EQ(parseFile("english", {"--language", "en"}).status, test::fine) << "whoever says it knows better";
    EXPECT_EQ(parseFile("any", {}).status, test::fine);
    for (const char* command : {"explain", "trace"}) {
        std::vector<std::string> arguments{
            command, "--model", program.file("english"), "--in", chinese, "--sentence", "1"};
        if (arguments.front() == "explain")
            arguments.insert(arguments.end(), {"--word", "1"});
        const auto chosen = program.run(arguments);
        EXPECT_EQ(chosen.status, test::badInputOrOutput) << command;
        EXPECT_NE(chosen.errors.find("is said to be zh"), std::string::npos) << chosen.errors;
        arguments.insert(arguments.end(), {"--language", "en"});
        EXPECT_EQ(program.run(arguments).status, test::fine) << command;
    }
    const auto mean = program.run(
        {"model", "average", program.file("english"), program.file("any"), "--out", program.file("mean")});
    EXPECT_EQ(mean.status, test::badInputOrOutput);
    EXPECT_NE(mean.errors.find("--language"), std::string::npos) << mean.errors;
}

} // namespace poor_input_test
} // namespace arcwright
