// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/cli/program.h"

namespace arcwright::query_layers_test {

using nlohmann::json;
using test::Program;

/// Ten words: the last is an `obl` of the first, nine words away, the second one of its neighbour.
std::string walk(const std::string& headOfLast, const std::string& headOfSecond, const std::string& misc = "_")
{
    std::string text = "# sent_id = w1\n1\tGo\tgo\tVERB\t_\t_\t0\troot\t_\t_\n2\there\there\tNOUN\t_\t_\t"
        + headOfSecond + "\tobl\t_\t" + misc + '\n';
    for (int word = 3; word <= 9; ++word)
        text += std::to_string(word) + "\tvery\tvery\tADV\t_\t_\t10\tadvmod\t_\t_\n";
    return text + "10\thome\thome\tNOUN\t_\t_\t" + headOfLast + "\tobl\t_\t_\n\n";
}

class QueryLayersTest : public testing::Test {
protected:
    QueryLayersTest()
    {
        gold = program.folder().write("gold.conllu", walk("1", "1"));
        first = program.folder().write("first.conllu", walk("1", "10"));
        second = program.folder().write("second.conllu", walk("2", "1", "ArcwrightConfidence=0.4000|SpaceAfter=No"));
    }
    test::Outcome asked(const std::string& pattern, const std::vector<std::string>& more = {}) const
    {
        std::vector<std::string> arguments{
            "query", "--in", gold, "--layer", "A=" + first, "--layer", "my b=" + second, pattern};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return program.run(arguments);
    }

    Program program;
    std::string gold;
    std::string first;
    std::string second;
};

TEST_F(QueryLayersTest, TwoSystemsByTheirNames)
{
    const auto outcome = asked("right in A wrong in \"my b\" relation=obl distance>7");
    EXPECT_EQ(outcome.status, test::found) << outcome.errors;
    EXPECT_EQ(outcome.output, gold + ":1: sentence 1: 10 home\n1 matches in 1 of 1 sentences\n");
    EXPECT_EQ(asked("wrong head in A AND \"my b\".head=1").output,
        gold + ":1: sentence 1: 2 here\n1 matches in 1 of 1 sentences\n");
    EXPECT_EQ(asked("\"my b\".confidence<0.5", {"--count"}).output, "1 matches in 1 of 1 sentences\n");
}

/// A pattern compares two layers; gold gets the head of one, and the relation of the other.
TEST_F(QueryLayersTest, GoldGetsWhatLayersSay)
{
    const auto out = program.file("changed.conllu");
    const auto outcome = asked("x:[relation=obl]; x.A.head!=x.\"my b\".head", {"--count"});
    EXPECT_EQ(outcome.status, test::wrongUsage) << "a quoted layer has no node before it";
    const auto changed = asked("wrong head in A right in \"my b\" relation=obl",
        {"--replace", "head=A.head; relation=\"my b\".relation; misc.B=\"my b\".head", "--out", out});
    EXPECT_EQ(changed.status, test::fine) << changed.errors;
    EXPECT_NE(test::readBytes(out).find("2\there\there\tNOUN\t_\t_\t10\tobl\t_\tB=1\n"), std::string::npos)
        << test::readBytes(out);
    EXPECT_EQ(asked("root", {"--replace", "head=C.head"}).errors,
        "replacement:6: No layer beside gold is named \"C\". Layers: A, my b.\n");
}

TEST_F(QueryLayersTest, WhatCannotBeAskedIsNamedWithItsColumn)
{
    const auto unknown = asked("relation=obl wrong in C");
    EXPECT_EQ(unknown.status, test::wrongUsage);
    EXPECT_EQ(unknown.errors, "pattern:23: No layer beside gold is named \"C\". Layers: A, my b.\n");
    EXPECT_EQ(asked("wrong").errors,
        "pattern:1: Several layers could be meant (A, my b): name one, as in wrong in NAME or NAME.relation.\n");
    EXPECT_EQ(asked("A.confidence>0.5").errors, "pattern:1: The layer \"A\" does not say how sure its parser was.\n");
    EXPECT_EQ(asked("upos=X known=no").errors,
        "pattern:8: The training sentences, whose words would be known, are not given.\n");
    EXPECT_EQ(asked("known=no", {"--train", gold}).status, test::fine);
    EXPECT_EQ(asked("known=yes", {"--train", gold, "--count"}).output, "10 matches in 1 of 1 sentences\n");
    EXPECT_EQ(program.run({"query", "--in", gold, "--layer", first, "root"}).status, test::wrongUsage);
    EXPECT_EQ(program.run({"query", "--in", gold, "--layer", "gold=" + first, "root"}).status, test::wrongUsage);
    EXPECT_EQ(program.run({"query", "--in", gold, "--layer", "A=" + first, "wrong", "--count"}).output,
        "1 matches in 1 of 1 sentences\n")
        << "the only layer needs no name";
}

TEST_F(QueryLayersTest, CountsByGroups)
{
    const auto outcome = asked("x:[] > y:[] group by y.relation, \"my b\".outcome");
    EXPECT_EQ(outcome.status, test::found) << outcome.errors;
    // The key without a node is of the head: nine arcs hang on words that the layer has right or wrong.
    EXPECT_EQ(outcome.output,
        "y.relation  \"my b\".outcome       count       share\n"
        "advmod          wrong-head           7       77.78  ##############################\n"
        "obl                  right           2       22.22  #########\n"
        "9 matches in 1 of 1 sentences\n");
    EXPECT_EQ(asked("relation=obl group by distance, A.outcome", {"--tsv"}).output,
        "distance\tA.outcome\tcount\tshare\n1\twrong-head\t1\t50.00\n9\tright\t1\t50.00\n");
    const json object = json::parse(asked("upos=ADV|NOUN group by upos", {"--json"}).output);
    EXPECT_EQ(object["keys"], json({"upos"}));
    EXPECT_EQ(object["matches"], 9);
    EXPECT_EQ(object["groups"][0], json({{"values", {"ADV"}}, {"count", 7}, {"share", 77.78}}));
    EXPECT_EQ(asked("[] group by word").errors, "pattern:13: \"word\" is neither a field nor the name of a word.\n");
    EXPECT_EQ(program.run({"query", "--in", gold, "[] group by upos", "--replace", "upos=X"}).errors,
        "pattern:13: Matches are listed here: they cannot be counted by groups.\n");
}

TEST_F(QueryLayersTest, WordsThatCostSomethingOfAScore)
{
    EXPECT_EQ(asked("A.misses=CLAS", {"--count"}).output, "1 matches in 1 of 1 sentences\n")
        << "`here`, with another head";
    EXPECT_EQ(asked("A.misses=CLAS AND id=2", {"--count"}).output, "1 matches in 1 of 1 sentences\n");
    EXPECT_EQ(asked("!A.misses=MLAS", {"--count"}).output, "9 matches in 1 of 1 sentences\n");
    EXPECT_EQ(asked("A.misses!=MLAS", {"--count"}).output, "9 matches in 1 of 1 sentences\n");
    EXPECT_EQ(asked("[] group by A.misses", {"--tsv"}).output,
        "A.misses\tcount\tshare\n\t9\t90.00\nBLEX\t1\t10.00\nCLAS\t1\t10.00\nMLAS\t1\t10.00\n");
    EXPECT_EQ(asked("A.misses=\"\"", {"--count"}).output, "9 matches in 1 of 1 sentences\n");
    EXPECT_EQ(program.run({"query", "--in", gold, "--layer", "G=" + gold, "G.misses=CLAS|MLAS|BLEX", "--count"}).output,
        "0 matches in 0 of 1 sentences\n");
    EXPECT_EQ(asked("A.misses=ELAS").status, test::wrongUsage) << "layers do not know all arcs of DEPS";
}

TEST_F(QueryLayersTest, KindsOfALayerOfGraphsAreThoseOfGraphsInEverySentence)
{
    const std::string tree = "1\tgo\t_\tVERB\t_\t_\t0\troot\t_\t_\n2\ton\t_\tADP\t_\t_\t1\tprt\t_\t_\n\n";
    const std::string graph = "1\tgo\t_\tVERB\t_\t_\t0\troot\t0:root\t_\n2\ton\t_\tADP\t_\t_\t1\tprt\t0:x|1:prt\t_\n\n";
    const auto in = program.folder().write("two.conllu", tree + tree);
    const auto trees = program.folder().write("trees.conllu", tree + tree);
    const auto graphs = program.folder().write("graphs.conllu", tree + graph);
    const auto kinds = program.folder().write("my.kinds", "enhanced: deps~\".\"\n");
    const auto counted = [&](const std::string& pattern) {
        return program
            .run({"query", "--in", in, "--layer", "T=" + trees, "--layer", "G=" + graphs, "--kinds-file", kinds,
                pattern, "--count"})
            .output;
    };
    EXPECT_EQ(counted("T.kind=enhanced"), "0 matches in 0 of 2 sentences\n");
    EXPECT_EQ(counted("G.kind=enhanced"), "4 matches in 2 of 2 sentences\n");
}

TEST_F(QueryLayersTest, DocumentsAndGenres)
{
    const std::string word = "1\tgo\t_\tVERB\t_\t_\t0\troot\t_\t_\n\n";
    const auto in = program.folder().write(
        "several.conllu", word + "# newdoc id = d1\n# genre = news\n" + word + word + "# newdoc id = d2\n" + word);
    EXPECT_EQ(program.run({"query", "--in", in, "tag=VERB group by document, genre", "--tsv"}).output,
        "document\tgenre\tcount\tshare\nd1\tnews\t2\t50.00\nd2\t\t1\t25.00\nseveral.conllu\t\t1\t25.00\n");
    EXPECT_EQ(program.run({"query", "--in", in, "genre=news", "--count"}).output, "2 matches in 2 of 4 sentences\n");
}

TEST_F(QueryLayersTest, CellsOfTablesAreNoFormulas)
{
    const auto in = program.folder().write("formula.conllu", "1\t=1+1\t_\tX\t_\t_\t0\troot\t_\t_\n\n");
    EXPECT_EQ(program.run({"query", "--in", in, "[] group by form", "--tsv"}).output,
        "form\tcount\tshare\n'=1+1\t1\t100.00\n");
    EXPECT_EQ(program.run({"query", "--in", in, "x:[]; not y:[upos=NOUN]", "--tsv"}).output,
        "file\tline\tsentence\tid\tx\tx.form\tx.relation\n" + in + "\t1\t1\t\t1\t'=1+1\troot\n");
}

TEST_F(QueryLayersTest, LayersOfOtherWordsAreLaidOverOrRefusedWithTheirPlace)
{
    const std::string goldWords = program.folder().write("words.conllu",
        "1\tcan\t_\tAUX\t_\t_\t2\taux\t_\t_\n2\tnot\t_\tPART\t_\t_\t0\troot\t_\t_\n\n"
        "1\tgo\t_\tVERB\t_\t_\t0\troot\t_\t_\n2\ton\t_\tADP\t_\t_\t1\tprt\t_\t_\n\n");
    const std::string joined = program.folder().write("joined.conllu",
        "1\tcannot\t_\tAUX\t_\t_\t0\troot\t_\t_\n\n"
        "1\tgo\t_\tVERB\t_\t_\t2\tdep\t_\t_\n2\ton\t_\tADP\t_\t_\t0\troot\t_\t_\n\n");
    EXPECT_EQ(program.run({"query", "--in", goldWords, "--layer", "A=" + joined, "wrong in A", "--count"}).output,
        "2 matches in 1 of 2 sentences\n")
        << "nothing is said of what is divided more finely";
    const std::string other = program.folder().write("other.conllu",
        "1\tcan\t_\tAUX\t_\t_\t2\taux\t_\t_\n2\tnot\t_\tPART\t_\t_\t0\troot\t_\t_\n\n"
        "# a line more\n1\tgo\t_\tVERB\t_\t_\t0\troot\t_\t_\n2\tin\t_\tADP\t_\t_\t1\tprt\t_\t_\n\n");
    const auto refused = program.run({"query", "--in", goldWords, "--layer", "A=" + other, "wrong in A"});
    EXPECT_EQ(refused.status, test::badInputOrOutput);
    EXPECT_EQ(refused.errors.rfind(other + ":6:1: ", 0), 0U) << refused.errors;
    const std::string shorter = program.folder().write(
        "short.conllu", "1\tgo\t_\tVERB\t_\t_\t0\troot\t_\t_\n2\ton\t_\tADP\t_\t_\t1\tprt\t_\t_\n\n");
    const auto missing = program.run({"query", "--in", goldWords, "--layer", "A=" + shorter, "wrong in A"});
    EXPECT_EQ(missing.status, test::badInputOrOutput);
    EXPECT_EQ(missing.errors.rfind(shorter + ":1:1: ", 0), 0U) << missing.errors;
}

} // namespace arcwright::query_layers_test
