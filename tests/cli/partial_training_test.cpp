// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/cli/program.h"
#include "tests/core/support/temporary_folder.h"

namespace arcwright {
namespace partial_training_cli_test {

using nlohmann::json;
using test::Program;

constexpr const char* part = "1\tthe\tthe\tDET\t_\t_\t2\tdet\t_\t_\n"
                             "2\tdog\tdog\tNOUN\t_\t_\t_\t_\t_\t_\n"
                             "3\tsees\tsee\tVERB\t_\t_\t0\troot\t_\t_\n\n"
                             "1\ta\ta\tDET\t_\t_\t_\t_\t_\t_\n\n";

TEST(PartialTrainingCommandTest, WhatIsGivenIsTold)
{
    const test::TemporaryFolder folder;
    const std::string in = folder.write("part.conllu", part);
    const std::string model = folder.file("model");
    const auto trained = Program().run({"train", "--in", in, "--model", model, "--given", "heads", "--json"});
    ASSERT_EQ(trained.status, test::fine) << trained.errors;
    const json report = json::parse(trained.output);
    EXPECT_EQ(report["sentences"], 1);
    EXPECT_EQ(report["unusable"], 1);
    EXPECT_EQ(report["given_heads"], 2);
    const json info = json::parse(Program().run({"model", "info", model, "--json"}).output);
    EXPECT_EQ(info["given_heads"], 2);
    EXPECT_EQ(info["tokens"], 3);
    EXPECT_NE(Program().run({"model", "info", model}).output.find("3 tokens, of which 2 heads were given"),
        std::string::npos);
}

TEST(PartialTrainingCommandTest, WithoutTheChoiceTreesAloneAreLearnt)
{
    const test::TemporaryFolder folder;
    const std::string in = folder.write("part.conllu", part);
    EXPECT_EQ(Program().run({"train", "--in", in, "--model", folder.file("model")}).status, test::badInputOrOutput);
    EXPECT_EQ(Program().run({"train", "--in", in, "--model", folder.file("model"), "--given", "pins"}).status,
        test::badInputOrOutput); // nothing is pinned
}

} // namespace partial_training_cli_test
} // namespace arcwright
