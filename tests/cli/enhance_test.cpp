// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/cli/program.h"

namespace arcwright::enhance_test {

using nlohmann::json;
using test::Program;

constexpr auto bare
    = "# sent_id = s1\n1\tAnn\tAnn\tPROPN\t_\t_\t4\tnsubj\t_\t_\n2\tand\tand\tCCONJ\t_\t_\t3\tcc\t_\t_\n"
      "3\tBen\tBen\tPROPN\t_\t_\t1\tconj\t_\t_\n4\tsing\tsing\tVERB\t_\t_\t0\troot\t_\t_\n\n"
      "# sent_id = s2\n1\tGo\tgo\tVERB\t_\t_\t0\troot\t_\t_\n\n";

class EnhanceProgramTest : public testing::Test {
protected:
    Program program;
    std::string in = program.folder().write("in.conllu", bare);
};

TEST_F(EnhanceProgramTest, TellsWhatWouldChangeAndWritesItWhereAsked)
{
    const auto told = program.run({"enhance", "--in", in, "--where", "relation=conj"});
    EXPECT_EQ(told.status, test::found) << told.errors;
    EXPECT_EQ(told.output,
        in + ":1: sentence 1: 1 Ann: DEPS _ -> 4:nsubj\n" + in + ":1: sentence 1: 2 and: DEPS _ -> 3:cc\n" + in
            + ":1: sentence 1: 3 Ben: DEPS _ -> 1:conj:and|4:nsubj\n" + in
            + ":1: sentence 1: 4 sing: DEPS _ -> 0:root\n1 of 2 sentences would change; 0 cannot be changed so\n");
    const std::string out = program.file("out.conllu");
    const auto written = program.run({"enhance", "--in", in, "--out", out, "--count"});
    EXPECT_EQ(written.status, test::fine);
    EXPECT_EQ(written.output, "2 of 2 sentences changed; 0 cannot be changed so\n");
    EXPECT_NE(test::readBytes(out).find("\tconj\t1:conj:and|4:nsubj\t_\n"), std::string::npos);
    const auto again = program.run({"enhance", "--in", out});
    EXPECT_EQ(again.status, test::fine) << again.output;
    const std::string back = program.file("back.conllu");
    EXPECT_EQ(program.run({"enhance", "--in", out, "--collapse", "--out", back}).status, test::fine);
    EXPECT_EQ(test::readBytes(back), bare) << "every byte";
}

TEST_F(EnhanceProgramTest, KindsCanBeChosenAndTheCustomsOfOtherFilesFollowed)
{
    const auto told = json::parse(program.run({"enhance", "--in", in, "--kinds", "copy", "--json"}).output);
    EXPECT_EQ(told["sentences"], 2);
    EXPECT_EQ(told["written"], false);
    EXPECT_EQ(told["changed"][0]["id"], "s1");
    EXPECT_EQ(
        told["changed"][0]["changes"][2], (json{{"node", "3"}, {"form", "Ben"}, {"before", "_"}, {"after", "1:conj"}}));
    std::string plain;
    for (int i = 0; i < 10; ++i)
        plain += "1\tA\tA\tNOUN\t_\t_\t0\troot\t0:root\t_\n2\tor\tor\tCCONJ\t_\t_\t3\tcc\t3:cc\t_\n"
                 "3\tB\tB\tNOUN\t_\t_\t1\tconj\t0:root|1:conj\t_\n\n";
    const std::string like = program.folder().write("like.conllu", plain);
    const auto followed = program.run({"enhance", "--in", in, "--like", like, "--where", "relation=conj"});
    EXPECT_NE(followed.output.find("3 Ben: DEPS _ -> 1:conj|4:nsubj\n"), std::string::npos) << followed.output;
}

TEST_F(EnhanceProgramTest, GraphsThatAreBeingMadeAreNoCustoms)
{
    std::string many;
    for (int i = 0; i < 10; ++i)
        many += bare;
    const std::string several = program.folder().write("several.conllu", many);
    const std::string copied = program.file("copied.conllu");
    program.run({"enhance", "--in", several, "--kinds", "copy", "--out", copied, "--count"});
    const auto labelled = program.run({"enhance", "--in", copied, "--kinds", "labels"});
    EXPECT_NE(labelled.output.find("3 Ben: DEPS 1:conj -> 1:conj:and\n"), std::string::npos) << labelled.output;
    const std::string inSteps = program.file("steps.conllu");
    const std::string atOnce = program.file("once.conllu");
    program.run({"enhance", "--in", copied, "--out", inSteps, "--count"});
    program.run({"enhance", "--in", several, "--out", atOnce, "--count"});
    EXPECT_EQ(test::readBytes(inSteps), test::readBytes(atOnce));
}

TEST_F(EnhanceProgramTest, TheGuidelinesCanBeFollowedAgainstTheCustoms)
{
    std::string many;
    for (int i = 0; i < 10; ++i)
        many += "1\tGo\tgo\tVERB\t_\t_\t0\troot\t0:root\t_\n2\tand\tand\tCCONJ\t_\t_\t3\tcc\t3:cc\t_\n"
                "3\tsee\tsee\tVERB\t_\t_\t1\tconj\t0:root|1:conj:and\t_\n\n";
    const std::string like = program.folder().write("roots.conllu", many);
    const auto told = [&](std::vector<std::string> options) {
        options.insert(options.begin(), {"enhance", "--in", like, "--anew", "--count"});
        return program.run(options).output;
    };
    EXPECT_EQ(told({}), "0 of 10 sentences would change; 0 cannot be changed so\n");
    EXPECT_EQ(told({"--guidelines"}), "10 of 10 sentences would change; 0 cannot be changed so\n");
    EXPECT_EQ(program.run({"enhance", "--in", in, "--guidelines", "--like", like}).status, test::wrongUsage);
}

TEST_F(EnhanceProgramTest, PatternsMeanWhatTheyMeanInTheSearch)
{
    const std::string file = program.folder().write("named.conllu", "# newdoc id = d1\n" + std::string(bare));
    for (const std::string pattern : {"document=d1", "kind=root"}) {
        const auto told = program.run({"enhance", "--in", file, "--where", pattern, "--count"});
        EXPECT_EQ(told.output, "2 of 2 sentences would change; 0 cannot be changed so\n") << pattern << told.errors;
    }
    EXPECT_EQ(program.run({"enhance", "--in", file, "--where", "document=d2", "--count"}).output,
        "0 of 2 sentences would change; 0 cannot be changed so\n");
}

TEST_F(EnhanceProgramTest, ComparesWithTheGraphsOfTheFile)
{
    const std::string out = program.file("out.conllu");
    program.run({"enhance", "--in", in, "--out", out, "--count"});
    const auto told = program.run({"enhance", "--in", out, "--compare", "--json"});
    EXPECT_EQ(told.status, test::fine) << told.errors;
    const json compared = json::parse(told.output);
    EXPECT_EQ(compared["sentences"], 2);
    EXPECT_EQ(compared["made"]["elas"], 100.0);
    EXPECT_LT(compared["copy"]["elas"], 100.0);
    for (const json& row : compared["kinds"])
        EXPECT_EQ(row["right"], row["gold"]) << row;
    const auto table = program.run({"enhance", "--in", out, "--compare", "--kinds", "copy"}).output;
    EXPECT_NE(table.find("conjuncts"), std::string::npos) << table;
    EXPECT_NE(table.find("ELAS"), std::string::npos);
}

TEST_F(EnhanceProgramTest, WhatCannotBeAskedIsWrongUsage)
{
    EXPECT_EQ(program.run({"enhance", "--in", in, "--where", "relation="}).status, test::wrongUsage);
    EXPECT_EQ(program.run({"enhance", "--in", in, "--where", "wrong in B"}).status, test::wrongUsage);
    EXPECT_EQ(program.run({"enhance", "--in", in, "--kinds", "all"}).status, test::wrongUsage);
    EXPECT_EQ(program.run({"enhance", "--in", in, "--compare", "--anew"}).status, test::wrongUsage);
    EXPECT_EQ(program.run({"enhance", "--in", in, "--compare", "--count"}).status, test::wrongUsage);
    EXPECT_EQ(program.run({"enhance", "--in", in, "--collapse", "--kinds", "copy"}).status, test::wrongUsage);
    EXPECT_EQ(program.run({"enhance", "--in", program.file("none")}).status, test::badInputOrOutput);
    const auto danish = program.folder().write("a.tag", "<s>\n<W in=\"\" out=\"\">Ja</W>\n</s>\n");
    const auto refused = program.run({"enhance", "--in", danish});
    EXPECT_EQ(refused.status, test::fine);
    EXPECT_NE(refused.output.find("1 cannot be changed so"), std::string::npos) << refused.output;
    const auto joined = program.folder().write(
        "b.tag", "<s>\n<W in=\"1:subj\" out=\"\">Ja</W>\n<W in=\"\" out=\"-1:subj\">!</W>\n</s>\n");
    const auto compared = program.run({"enhance", "--in", joined, "--compare"});
    EXPECT_EQ(compared.status, test::badInputOrOutput);
    EXPECT_EQ(compared.errors.rfind(joined + ":1:1: Only CoNLL-U has this.", 0), 0U) << compared.errors;
}

} // namespace arcwright::enhance_test
