// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/cli/program.h"

namespace arcwright {
namespace train_decoder_test {

using test::Program;
using test::sample;

/// A model may parse with another decoder than it was trained through.
class TrainDecoderTest : public testing::Test {
protected:
    test::Outcome train(const std::string& model, const std::vector<std::string>& more) const
    {
        std::vector<std::string> arguments{
            "train", "--in", sample("english.conllu"), "--model", program.file(model), "--epochs", "2"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return program.run(arguments);
    }
    std::string parsed(const std::string& model, const std::vector<std::string>& more = {}) const
    {
        std::vector<std::string> arguments{"parse", "--model", program.file(model), "--in", sample("czech.conllu"),
            "--out", program.file("out.conllu")};
        arguments.insert(arguments.end(), more.begin(), more.end());
        EXPECT_EQ(program.run(arguments).status, test::fine);
        return test::readBytes(program.file("out.conllu"));
    }

    Program program;
};

TEST_F(TrainDecoderTest, TheModelLearnsThroughOneAndParsesWithTheOther)
{
    ASSERT_EQ(train("both", {"--decoder", "cle", "--train-decoder", "eisner2"}).status, test::fine);
    ASSERT_EQ(train("one", {"--decoder", "eisner2"}).status, test::fine);
    EXPECT_EQ(parsed("both"), parsed("one", {"--decoder", "cle"}));
    EXPECT_EQ(parsed("both", {"--decoder", "eisner2"}), parsed("one"));
    EXPECT_NE(parsed("both"), parsed("one"));
    const auto info = nlohmann::json::parse(program.run({"model", "info", program.file("both"), "--json"}).output);
    EXPECT_EQ(info.at("decoder"), "cle");
    EXPECT_EQ(info.at("train_decoder"), "eisner2");
}

TEST_F(TrainDecoderTest, SeveralParentsNeedTrainingThroughThem)
{
    const auto outcome = train("none", {"--decoder", "multi", "--train-decoder", "hill"});
    EXPECT_EQ(outcome.status, test::wrongUsage);
    EXPECT_NE(outcome.errors.find("multi"), std::string::npos);
    EXPECT_EQ(train("trees", {"--decoder", "hill", "--train-decoder", "multi"}).status, test::fine);
}

} // namespace train_decoder_test
} // namespace arcwright
