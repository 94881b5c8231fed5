// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "core/base/file_lock.h"
#include "tests/cli/program.h"

namespace arcwright {
namespace query_test {

using nlohmann::json;
using test::Program;

constexpr const char* dogs = "# sent_id = d1\n# text = Dogs bark\n"
                             "1\tDogs\tdog\tNOUN\t_\t_\t2\tnsubj\t_\t_\n"
                             "2\tbark\tbark\tVERB\t_\t_\t0\troot\t_\t_\n\n"
                             "1\tRun\trun\tVERB\t_\t_\t0\troot\t_\t_\n\n";
constexpr const char* otherDogs = "1\tDogs\tdog\tNOUN\t_\t_\t0\troot\t_\t_\n"
                                  "2\tbark\tbark\tVERB\t_\t_\t1\tacl\t_\t_\n\n"
                                  "1\tRun\trun\tVERB\t_\t_\t0\troot\t_\t_\n\n";

class QueryCommandTest : public testing::Test {
protected:
    QueryCommandTest()
    {
        gold = program.folder().write("gold.conllu", dogs);
        predicted = program.folder().write("predicted.conllu", otherDogs);
    }
    Program program;
    std::string gold;
    std::string predicted;
};

TEST_F(QueryCommandTest, ListsWhatIsFound)
{
    const auto outcome = program.run({"query", "--in", gold, "v:[upos=VERB] >nsubj []"});
    EXPECT_EQ(outcome.status, test::found) << outcome.errors;
    EXPECT_EQ(outcome.output, gold + ":1: sentence 1: v = 2 bark, 1 Dogs\n1 matches in 1 of 2 sentences\n");
}

TEST_F(QueryCommandTest, PrintsOneObject)
{
    const auto outcome = program.run({"query", "--in", gold, "upos=VERB", "--json"});
    const json object = json::parse(outcome.output);
    EXPECT_EQ(object["searched"], 2);
    EXPECT_EQ(object["matches"], 2);
    EXPECT_EQ(object["found"][0]["id"], "d1");
    EXPECT_EQ(object["found"][1]["matches"][0][0]["form"], "Run");
    EXPECT_EQ(object["found"][1]["sentence"], 2);
    const json counted = json::parse(program.run({"query", "--in", gold, "upos=VERB", "--json", "--count"}).output);
    EXPECT_EQ(counted["sentences"], 2);
    EXPECT_TRUE(counted["found"].empty());
}

TEST_F(QueryCommandTest, OnePatternOrAnotherHasColumnsOfBoth)
{
    const auto outcome = program.run({"query", "--in", gold, "n:[upos=NOUN] or v:[upos=VERB root]", "--tsv"});
    EXPECT_EQ(outcome.status, test::found) << outcome.errors;
    EXPECT_EQ(outcome.output,
        "file\tline\tsentence\tid\tn\tn.form\tn.relation\tv\tv.form\tv.relation\n" + gold
            + "\t1\t1\td1\t\t\t\t2\tbark\troot\n" + gold + "\t1\t1\td1\t1\tDogs\tnsubj\t\t\t\n" + gold
            + "\t6\t2\t\t\t\t\t1\tRun\troot\n");
    const auto listed = program.run({"query", "--in", gold, "n:[upos=NOUN] or n:[upos=VERB]"});
    EXPECT_TRUE(listed.output.ends_with("3 matches in 2 of 2 sentences\n")) << listed.output;
}

TEST_F(QueryCommandTest, WordsComeAndGo)
{
    const auto out = program.file("changed.conllu");
    const std::string replacement = "insert b:[form=big upos=ADJ head=n relation=amod] before n; delete v";
    const auto told = program.run({"query", "--in", gold, "n:[upos=NOUN] < v:[]", "--replace", replacement});
    EXPECT_EQ(told.status, test::found) << told.errors;
    EXPECT_NE(told.output.find(": 1 big: word _ -> big\n"), std::string::npos) << told.output;
    EXPECT_NE(told.output.find(": 2 bark: word bark -> _\n"), std::string::npos) << told.output;
    EXPECT_EQ(
        program.run({"query", "--in", gold, "n:[upos=NOUN] < v:[]", "--replace", replacement, "--out", out}).status,
        test::fine);
    EXPECT_EQ(test::readBytes(out),
        "# sent_id = d1\n# text = big Dogs\n1\tbig\t_\tADJ\t_\t_\t2\tamod\t_\t_\n"
        "2\tDogs\tdog\tNOUN\t_\t_\t0\troot\t_\t_\n\n1\tRun\trun\tVERB\t_\t_\t0\troot\t_\t_\n\n");
}

/// Edges of DTAG to words of other sentences go on to the same ones, also where both sentences are changed.
TEST_F(QueryCommandTest, EdgesOfOtherSentencesFollowWordsThatCome)
{
    const std::string edges = "<s>\n<W lemma=\"a\" msd=\"X\" in=\"\" out=\"4:coref\">a</W>\n"
                              "<W lemma=\"b\" msd=\"X\" in=\"\" out=\"\">b</W>\n</s>\n"
                              "<s>\n<W lemma=\"c\" msd=\"X\" in=\"-4:coref\" out=\"\">c</W>\n</s>\n";
    const auto in = program.folder().write("edges.tag", edges);
    const auto out = program.file("edges.changed.tag");
    const auto run
        = program.run({"query", "--in", in, "x:[form=b|c]", "--replace", "insert n:[form=q] before x", "--out", out});
    EXPECT_EQ(run.status, test::fine) << run.errors << run.output;
    EXPECT_NE(test::readBytes(out).find(">q</W>"), std::string::npos);
    EXPECT_NE(test::readBytes(out).find("out=\"6:coref\""), std::string::npos) << test::readBytes(out);
    EXPECT_NE(test::readBytes(out).find("in=\"-6:coref\""), std::string::npos) << test::readBytes(out);
}

/// A word comes and another one goes: in the first sentence the word of the edge moves, in the second it stays.
TEST_F(QueryCommandTest, TheyFollowWhereAsManyWordsGo)
{
    const std::string edges = "<s>\n<W lemma=\"a\" msd=\"X\" in=\"\" out=\"5:coref\">a</W>\n"
                              "<W lemma=\"b\" msd=\"X\" in=\"\" out=\"\">b</W>\n</s>\n"
                              "<s>\n<W lemma=\"d\" msd=\"X\" in=\"\" out=\"\">d</W>\n"
                              "<W lemma=\"c\" msd=\"X\" in=\"-5:coref\" out=\"\">c</W>\n</s>\n";
    const auto in = program.folder().write("edges.tag", edges);
    const auto out = program.file("edges.changed.tag");
    const auto run = program.run({"query", "--in", in, "x:[form=a|c]; y:[form=b|d]", "--replace",
        "insert n:[form=q] before x; delete y", "--out", out});
    EXPECT_EQ(run.status, test::fine) << run.errors << run.output;
    EXPECT_NE(test::readBytes(out).find("out=\"4:coref\""), std::string::npos) << test::readBytes(out);
    EXPECT_NE(test::readBytes(out).find("in=\"-4:coref\""), std::string::npos) << test::readBytes(out);
}

constexpr const char* gapping = "1\tMary\tMary\tPROPN\t_\t_\t2\tnsubj\t2:nsubj\t_\n"
                                "2\twon\twin\tVERB\t_\t_\t0\troot\t0:root\t_\n"
                                "3\tPeter\tPeter\tPROPN\t_\t_\t2\tconj\t3.1:nsubj\t_\n"
                                "3.1\twon\twin\tVERB\t_\t_\t_\t_\t2:conj\t_\n\n";

TEST_F(QueryCommandTest, EmptyNodesAreListedByTheirIds)
{
    const auto in = program.folder().write("gapping.conllu", gapping);
    const auto outcome = program.run({"query", "--in", in, "e:[empty] +>nsubj n:[]"});
    EXPECT_EQ(outcome.output, in + ":1: sentence 1: e = 3.1 won, n = 3 Peter\n1 matches in 1 of 1 sentences\n");
    const auto separated = program.run({"query", "--in", in, "empty", "--tsv"});
    EXPECT_TRUE(separated.output.ends_with("\t3.1\twon\t_\n")) << separated.output;
    const json object = json::parse(program.run({"query", "--in", in, "empty", "--json"}).output);
    EXPECT_EQ(object["found"][0]["matches"][0][0]["word"], "3.1");
    const auto refused = program.run({"query", "--in", in, "e:[empty]", "--replace", "e.relation=x"});
    EXPECT_NE(refused.output.find("1 cannot be changed so"), std::string::npos) << refused.output;
}

TEST_F(QueryCommandTest, ArcsOfTheEnhancedGraphAreReplaced)
{
    const auto in = program.folder().write("gapping.conllu", gapping);
    const auto out = program.file("arcs.conllu");
    const auto run = [&](const std::string& pattern, const std::string& replacement) {
        return program.run({"query", "--in", in, pattern, "--replace", replacement, "--out", out});
    };
    EXPECT_EQ(run("v:[] +>conj e:[empty]", "relabel v +>conj e as conj:and; v.misc.Gap=Yes").status, test::fine);
    std::string expected = gapping;
    expected.replace(expected.find("2:conj"), 6, "2:conj:and");
    expected.replace(expected.find("0:root\t_"), 8, "0:root\tGap=Yes");
    EXPECT_EQ(test::readBytes(out), expected);
    const auto told = program.run({"query", "--in", in, "v:[root]; p:[form=Peter]", "--replace", "add v +>obj p"});
    EXPECT_NE(told.output.find(": 3 Peter: DEPS _ -> 2:obj\n"), std::string::npos) << told.output;
}

TEST_F(QueryCommandTest, TheLineThatNamesTheColumnsOfConlluStays)
{
    const std::string names = "# global.columns = ID FORM LEMMA UPOS XPOS FEATS HEAD DEPREL DEPS MISC\n";
    const auto in = program.folder().write("named.conllu", names + dogs);
    const auto out = program.file("out.conllu");
    EXPECT_EQ(program.run({"query", "--in", in, "upos=VERB", "--replace", "upos=X", "--out", out}).status, test::fine);
    EXPECT_EQ(test::readBytes(out).find(names), 0U);
    const auto converted = program.file("converted.conllu");
    EXPECT_EQ(program.run({"convert", "--in", in, "--out", converted}).status, test::fine);
    EXPECT_EQ(test::readBytes(converted), names + dogs);
}

TEST_F(QueryCommandTest, FindsDifferences)
{
    const auto outcome = program.run(
        {"query", "--in", gold, "--predicted", predicted, "wrong head where gold relation is nsubj", "--json"});
    EXPECT_EQ(outcome.status, test::found) << outcome.errors;
    EXPECT_EQ(json::parse(outcome.output)["matches"], 1);
    const auto none = program.run({"query", "--in", gold, "wrong head"});
    EXPECT_EQ(none.status, test::wrongUsage);
    EXPECT_EQ(none.errors, "pattern:1: There is no predicted layer that could be asked.\n");
    const std::string shorter = program.folder().write("short.conllu", "1\tRun\trun\tVERB\t_\t_\t0\troot\t_\t_\n\n");
    EXPECT_EQ(program.run({"query", "--in", gold, "--predicted", shorter, "wrong"}).status, test::badInputOrOutput);
}

TEST_F(QueryCommandTest, NamesTheColumnOfAMistake)
{
    const auto outcome = program.run({"query", "--in", gold, "upos=VERB word=x"});
    EXPECT_EQ(outcome.status, test::wrongUsage);
    EXPECT_EQ(outcome.errors, "pattern:11: \"word\" is neither a field nor the name of a word.\n");
}

TEST_F(QueryCommandTest, NeedsATreebankThatIsThere)
{
    EXPECT_EQ(program.run({"query", "--in", program.file("none.conllu"), "root"}).status, test::badInputOrOutput);
    EXPECT_EQ(program.run({"query", "root"}).status, test::wrongUsage);
}

TEST_F(QueryCommandTest, TellsWhatAReplacementWouldChangeAndWritesNothing)
{
    const auto outcome
        = program.run({"query", "--in", gold, "relation=nsubj", "--replace", "relation=obj; upos=PROPN"});
    EXPECT_EQ(outcome.status, test::found) << outcome.errors;
    EXPECT_EQ(outcome.output,
        gold + ":1: sentence 1: 1 Dogs: UPOS NOUN -> PROPN\n" + gold
            + ":1: sentence 1: 1 Dogs: DEPREL nsubj -> obj\n"
              "1 of 2 sentences would change; 0 cannot be changed so\n");
    EXPECT_EQ(test::readBytes(gold), dogs);
    const auto same = program.run({"query", "--in", gold, "relation=nsubj", "--replace", "upos=NOUN"});
    EXPECT_EQ(same.status, test::fine);
    EXPECT_EQ(same.output, "0 of 2 sentences would change; 0 cannot be changed so\n");
}

TEST_F(QueryCommandTest, WritesAReplacementAndNothingElse)
{
    const std::string out = program.file("changed.conllu");
    const auto outcome = program.run(
        {"query", "--in", gold, "n:[upos=NOUN] < v:[]", "--replace", "n.lemma=v.form", "--out", out, "--json"});
    EXPECT_EQ(outcome.status, test::fine) << outcome.errors;
    const json object = json::parse(outcome.output);
    EXPECT_EQ(object["sentences"], 1);
    EXPECT_EQ(object["written"], true);
    EXPECT_EQ(object["changed"][0]["changes"][0],
        json({{"word", "1"}, {"form", "Dogs"}, {"field", "LEMMA"}, {"before", "dog"}, {"after", "bark"}}));
    std::string expected = dogs;
    expected.replace(expected.find("\tdog\t"), 5, "\tbark\t");
    EXPECT_EQ(test::readBytes(out), expected);
    EXPECT_EQ(test::readBytes(gold), dogs);
}

TEST_F(QueryCommandTest, AFileThatSomebodyEditsIsNotReplaced)
{
    const std::string out = program.folder().write("changed.conllu", "edited");
    const std::vector<std::string> replacement{
        "query", "--in", gold, "upos=NOUN", "--replace", "upos=PROPN", "--out", out};
    {
        const auto lock = FileLock::tryLock(out);
        ASSERT_TRUE(lock);
        EXPECT_EQ(program.run(replacement).status, test::badInputOrOutput);
        EXPECT_EQ(test::readBytes(out), "edited");
    }
    EXPECT_EQ(program.run(replacement).status, test::fine);
    EXPECT_NE(test::readBytes(out), "edited");
}

TEST_F(QueryCommandTest, TakesPredictedValuesAndCountsWhatCannotBeChanged)
{
    const std::string out = program.file("changed.conllu");
    const auto accepted = program.run({"query", "--in", gold, "--predicted", predicted, "wrong", "--replace",
        "head=predicted; relation=predicted", "--out", out});
    EXPECT_EQ(accepted.status, test::fine) << accepted.errors;
    EXPECT_EQ(test::readBytes(out).find("nsubj"), std::string::npos);
    EXPECT_NE(test::readBytes(out).find("1\tacl"), std::string::npos);
    const auto refused = program.run({"query", "--in", gold, "a:[upos=NOUN]", "--replace", "head=a"});
    EXPECT_EQ(refused.output, "0 of 2 sentences would change; 1 cannot be changed so\n");
}

TEST_F(QueryCommandTest, NamesTheColumnOfAMistakeInAReplacement)
{
    const auto outcome = program.run({"query", "--in", gold, "root", "--replace", "id=3"});
    EXPECT_EQ(outcome.status, test::wrongUsage);
    EXPECT_EQ(outcome.errors.rfind("replacement:1: ", 0), 0U) << outcome.errors;
    EXPECT_EQ(program.run({"query", "--in", gold, "root", "--out", gold}).status, test::wrongUsage)
        << "there is nothing to write";
}

} // namespace query_test
} // namespace arcwright
