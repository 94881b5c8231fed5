// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/cli/program.h"

namespace arcwright {
namespace eval_test {

using nlohmann::json;
using test::Program;
using test::sample;
using Words = std::vector<std::string>;

/// A sentence of words given as `FORM TAG HEAD DEPREL`.
std::string sentence(const Words& words)
{
    std::string text;
    int id = 0;
    for (const std::string& word : words) {
        std::vector<std::string> fields(1);
        for (const char c : word)
            c == ' ' ? fields.emplace_back() : fields.back() += c;
        text += std::to_string(++id) + '\t' + fields[0] + '\t' + fields[0] + '\t' + fields[1] + "\t_\t_\t" + fields[2]
            + '\t' + fields[3] + "\t_\t_\n";
    }
    return text + "\n";
}

const std::string goldSentence
    = sentence({"She PRON 2 nsubj", "sings VERB 0 root", "old ADJ 4 amod", "songs NOUN 2 obj", ". PUNCT 2 punct"});
/// One head is wrong (and its relation), one relation.
const std::string otherSentence
    = sentence({"She PRON 2 obj", "sings VERB 0 root", "old ADJ 2 advmod", "songs NOUN 2 obj", ". PUNCT 2 punct"});

class EvalOptionsTest : public testing::Test {
protected:
    EvalOptionsTest()
    {
        m_program.folder().write("gold.conllu", goldSentence + goldSentence);
        m_program.folder().write("one.conllu", goldSentence + otherSentence);
        m_program.folder().write("two.conllu", otherSentence + otherSentence);
    }

    std::string file(std::string_view name) const { return m_program.file(name); }
    test::Outcome run(const Words& systems, const Words& more) const
    {
        Words arguments{"eval", "--gold", file("gold.conllu")};
        for (const std::string& system : systems)
            arguments.insert(arguments.end(), {"--system", file(system)});
        arguments.insert(arguments.end(), more.begin(), more.end());
        return m_program.run(arguments);
    }
    json object(const Words& systems, Words more) const
    {
        more.emplace_back("--json");
        const auto outcome = run(systems, more);
        EXPECT_EQ(outcome.status, test::fine) << outcome.errors;
        return json::parse(outcome.output);
    }

    Program m_program;
};

TEST_F(EvalOptionsTest, TheJsonObjectHasTheIntervalsAndTheUdScores)
{
    const json scores = object({"one.conllu"}, {});
    EXPECT_EQ(scores["uas"], 90.0);
    EXPECT_EQ(scores["las"], 80.0);
    EXPECT_EQ(scores["sentences"], 2);
    EXPECT_EQ(scores["ci"]["las"], json::parse("[49.02, 94.33]")) << "Wilson, 8 of 10";
    EXPECT_EQ(scores["no_punct"]["tokens"], 8);
    EXPECT_EQ(scores["ud"]["las"],
        json::parse(R"({"p": 80.0, "r": 80.0, "f": 80.0, "right": 8, "gold": 10, "system": 10, "aligned": 10,
            "aligned_accuracy": 80.0})"));
    EXPECT_EQ(scores["ud"]["clas"]["f"], 75.0) << "6 of 8";
    EXPECT_EQ(scores["graph"]["drop"]["sentences"], 2);
    EXPECT_FALSE(scores.contains("bunsetsu"));
    EXPECT_FALSE(scores.contains("breakdowns"));
    EXPECT_FALSE(scores.contains("confusions"));
}

TEST_F(EvalOptionsTest, PunctuationIsWhatTheUserSays)
{
    const json scores = object({"one.conllu"}, {"--punctuation", "ADJ", "PRON"});
    EXPECT_EQ(scores["no_punct"]["tokens"], 6);
    EXPECT_EQ(scores["no_punct"]["las"], 100.0);
    EXPECT_EQ(scores["no_punct"]["cm"], 100.0);
}

TEST_F(EvalOptionsTest, DeprelIsAnotherWordForRelation)
{
    const json scores = object({"one.conllu"}, {"--breakdown", "deprel"});
    EXPECT_EQ(scores["breakdowns"], object({"one.conllu"}, {"--breakdown", "relation"})["breakdowns"]);
    EXPECT_EQ(scores["breakdowns"].size(), 1U);
}

TEST_F(EvalOptionsTest, BreakdownsAndConfusionsAreThereWhenAskedFor)
{
    const json scores = object({"one.conllu"},
        {"--breakdown", "direction", "vocabulary", "--train", file("gold.conllu"), "--confusion", "relations"});
    ASSERT_EQ(scores["breakdowns"].size(), 2U);
    EXPECT_EQ(scores["breakdowns"]["direction"], json::parse(R"([
            {"value": "root", "gold": 2, "predicted": 2, "uas": 100.0, "las": 100.0, "la": 100.0,
                "uas_precision": 100.0, "las_precision": 100.0, "la_precision": 100.0},
            {"value": "left", "gold": 4, "predicted": 5, "uas": 100.0, "las": 100.0, "la": 100.0,
                "uas_precision": 80.0, "las_precision": 80.0, "la_precision": 80.0},
            {"value": "right", "gold": 4, "predicted": 3, "uas": 75.0, "las": 50.0, "la": 50.0,
                "uas_precision": 100.0, "las_precision": 66.67, "la_precision": 66.67}])"));
    EXPECT_EQ(scores["breakdowns"]["vocabulary"].size(), 1U);
    EXPECT_EQ(scores["breakdowns"]["vocabulary"][0]["value"], "known");
    EXPECT_FALSE(scores["confusions"].contains("head_tags"));
    EXPECT_EQ(scores["confusions"]["relations"][0]["count"], 2);
    const std::string text = run({"one.conllu"}, {"--breakdown", "all", "--confusion", "all"}).output;
    for (const char* part : {"By tag\n", "By depth\n", "Confusions of relations\n", "All tags of heads\n"})
        EXPECT_NE(text.find(part), std::string::npos) << part << '\n' << text;
    EXPECT_EQ(text.find("By vocabulary"), std::string::npos) << "there is none";
}

TEST_F(EvalOptionsTest, KindsOfAttachmentAreThoseOfTheFile)
{
    const std::string usual = run({"one.conllu"}, {"--kinds"}).output;
    for (const char* part : {"By kind of attachment", "\nroot", "\npunctuation"})
        EXPECT_NE(usual.find(part), std::string::npos) << usual;
    EXPECT_EQ(usual.find("\nPP"), std::string::npos) << "there is none";
    const std::string own = m_program.folder().write("own.txt", "# mine\nsubject: [relation=nsubj]\nrest: !root\n");
    EXPECT_EQ(object({"one.conllu"}, {"--kinds-file", own})["kinds"], json::parse(R"([
        {"kind": "subject", "gold": 2, "uas": 100.0, "las": 50.0, "la": 50.0},
        {"kind": "rest", "gold": 8, "uas": 87.5, "las": 75.0, "la": 75.0}])"));
    m_program.folder().write("own.txt", "a: [upos=X]\nb: [colour=red]\n");
    const auto refused = run({"one.conllu"}, {"--kinds-file", own});
    EXPECT_EQ(refused.status, test::badInputOrOutput);
    EXPECT_EQ(refused.errors.find(own + ":2:5: "), 0U) << refused.errors;
    EXPECT_EQ(run({"one.conllu"}, {"--kinds-file", file("none")}).status, test::badInputOrOutput);
}

TEST_F(EvalOptionsTest, TwoPropertiesTogether)
{
    const json systems = object({"one.conllu", "two.conllu"}, {"--cross", "direction", "tag"})["systems"];
    const auto cell = [](const json& system, const char* direction, const char* tag) {
        for (const json& each : system["cross"]) {
            if (each["direction"] == direction && each["tag"] == tag)
                return each;
        }
        return json();
    };
    EXPECT_EQ(cell(systems[0], "right", "ADJ"),
        json::parse(R"({"direction": "right", "tag": "ADJ", "gold": 2, "uas": 50.0, "las": 50.0, "la": 50.0})"));
    EXPECT_EQ(cell(systems[1], "right", "ADJ")["uas"], 0.0);
    EXPECT_EQ(systems[0]["cross"].size(), 5U);
    EXPECT_NE(run({"one.conllu"}, {"--cross", "direction", "tag"}).output.find("50.00 of 2"), std::string::npos);
    for (const Words& wrong : {Words{"--cross", "tag"}, Words{"--cross", "tag", "vocabulary"}})
        EXPECT_EQ(run({"one.conllu"}, wrong).status, test::wrongUsage);
}

TEST_F(EvalOptionsTest, RepairsAreCounted)
{
    const json repairs = object({"two.conllu"}, {"--repairs"})["repairs"];
    EXPECT_EQ(repairs["too-high"], json::parse(R"({"repairs": 2, "words": 2})"))
        << "old moves down from sings to songs";
    EXPECT_EQ(repairs["relation"], json::parse(R"({"repairs": 2, "words": 2})"));
    EXPECT_EQ(repairs["root"]["repairs"], 0);
    EXPECT_NE(run({"two.conllu"}, {"--repairs"}).output.find("\nRepairs\n"), std::string::npos);
}

TEST_F(EvalOptionsTest, FurtherParentsAreConfusedToo)
{
    const auto graph = [](const char* deps) {
        return "1\tShe\tshe\tPRON\t_\t_\t2\tnsubj\t" + std::string(deps)
            + "\t_\n2\tsings\tsing\tVERB\t_\t_\t0\troot\t0:root\t_\n3\tsongs\tsong\tNOUN\t_\t_\t2\tobj\t2:obj\t_\n\n";
    };
    m_program.folder().write("gold.conllu", graph("2:nsubj|3:nmod"));
    m_program.folder().write("one.conllu", graph("2:nsubj|3:obl"));
    const json confusions = object({"one.conllu"}, {"--confusion", "graphs"})["confusions"];
    EXPECT_EQ(confusions["secondary"], json::parse(R"([{"gold": "nmod", "predicted": "obl", "count": 1}])"));
    EXPECT_EQ(confusions["graph"].size(), 4U);
    EXPECT_FALSE(confusions.contains("relations"));
    EXPECT_NE(
        run({"one.conllu"}, {"--confusion", "graphs"}).output.find("Confusions of further parents"), std::string::npos);
}

TEST_F(EvalOptionsTest, SeveralSystemsAreTestedAgainstEachOther)
{
    const json scores = object({"one.conllu", "two.conllu"}, {"--significance"});
    ASSERT_EQ(scores["systems"].size(), 2U);
    EXPECT_EQ(scores["systems"][0]["name"], file("one.conllu"));
    EXPECT_EQ(scores["systems"][1]["las"], 60.0);
    ASSERT_EQ(scores["significance"].size(), 1U);
    const json& pair = scores["significance"][0];
    EXPECT_EQ(pair["first"], file("one.conllu"));
    EXPECT_EQ(pair["las"]["only_first"], 2);
    EXPECT_EQ(pair["las"]["only_second"], 0);
    EXPECT_EQ(pair["las"]["both"], 6);
    EXPECT_EQ(pair["las"]["neither"], 2);
    EXPECT_EQ(pair["las"]["mcnemar"], json::parse(R"({"p": 0.5, "p_holm": 0.5, "exact": true, "chi2": 0.5})"));
    EXPECT_EQ(pair["las"]["bootstrap"]["difference"], -20.0);
    EXPECT_EQ(pair["uas"]["only_first"], 1);
    EXPECT_EQ(pair["no_punct_uas"]["bootstrap"]["difference"], -12.5);
    const std::string text = run({"one.conllu", "two.conllu"}, {"--significance"}).output;
    EXPECT_NE(text.find("0.5000 exact"), std::string::npos) << text;
    const std::string verdict = "No difference can be shown between " + file("one.conllu") + " and ";
    EXPECT_EQ(pair["uas"]["verdict"].get<std::string>().find(verdict), 0U) << pair["uas"]["verdict"];
    EXPECT_NE(text.find(verdict), std::string::npos) << text;
}

TEST_F(EvalOptionsTest, OfThreeSystemsEveryPairIsTested)
{
    const json scores = object({"one.conllu", "two.conllu", "gold.conllu"}, {"--significance", "--resamples", "50"});
    EXPECT_EQ(scores["significance"].size(), 3U);
    EXPECT_EQ(scores["significance"][2]["first"], file("two.conllu"));
    EXPECT_EQ(scores["significance"][2]["second"], file("gold.conllu"));
    std::vector<double> p;
    for (const json& pair : scores["significance"])
        p.push_back(pair["las"]["mcnemar"]["p"]);
    const auto least = std::min_element(p.begin(), p.end());
    const json& tested = scores["significance"][static_cast<std::size_t>(least - p.begin())]["las"]["mcnemar"];
    EXPECT_DOUBLE_EQ(tested["p_holm"], std::min(1.0, 3 * *least));
}

TEST_F(EvalOptionsTest, TheBootstrapIsTheSameForAnyNumberOfThreads)
{
    const Words more{"--significance", "--seed", "7", "--resamples", "500", "--threads"};
    const auto with = [&](const std::string& threads) {
        Words all = more;
        all.push_back(threads);
        return object({"one.conllu", "two.conllu"}, all);
    };
    EXPECT_EQ(with("1"), with("3"));
}

TEST_F(EvalOptionsTest, APublishedAccuracyIsTestedAgainst)
{
    const json scores = object({"one.conllu"}, {"--against", "80:100"});
    EXPECT_EQ(scores["against"]["accuracy"], 80.0);
    EXPECT_EQ(scores["against"]["n"], 100);
    EXPECT_EQ(scores["against"]["las"], json::parse(R"({"z": 0.0, "p": 1.0})"));
    EXPECT_NEAR(scores["against"]["uas"]["z"], 0.7672, 0.0001) << "0.1 / sqrt(89/110 * 21/110 * 0.11)";
    EXPECT_NE(run({"one.conllu"}, {"--against", "80:100"}).output.find("Against 80.00 of 100"), std::string::npos);
}

TEST_F(EvalOptionsTest, TheReportIsOnePageWithAllTables)
{
    const auto outcome
        = run({"one.conllu", "two.conllu"}, {"--significance", "--report", file("scores.html"), "--resamples", "100"});
    EXPECT_EQ(outcome.status, test::fine) << outcome.errors;
    const std::string page = test::readBytes(file("scores.html"));
    EXPECT_EQ(page.find("<!DOCTYPE html>"), 0U);
    for (const char* part : {"prefers-color-scheme", "Significance", "By projectivity", "Confusions of tags of heads",
             "<td>80.00</td>", "As the UD tools score", "What costs most", "<svg role=\"img\"",
             "Examples of the largest kinds of error", "</html>"})
        EXPECT_NE(page.find(part), std::string::npos) << part;
    for (const char* part : {"<script", "http://", "https://", "<link", "<img"})
        EXPECT_EQ(page.find(part), std::string::npos) << part;
    std::size_t tables = 0;
    for (auto at = page.find("<table>"); at != std::string::npos; at = page.find("<table>", at + 1))
        ++tables;
    std::size_t ends = 0;
    for (auto at = page.find("</table>"); at != std::string::npos; at = page.find("</table>", at + 1))
        ++ends;
    EXPECT_EQ(tables, ends);
    EXPECT_EQ(tables, 2U + 2 * (1 + 2 + 1 + 13 + 4 + 2))
        << "overview and tests; of each system all but vocabulary, particle, genre, confidence";
}

TEST_F(EvalOptionsTest, TheReportBeginsWithTheVerdictUnasked)
{
    ASSERT_EQ(
        run({"one.conllu", "two.conllu"}, {"--report", file("scores.html"), "--resamples", "100"}).status, test::fine);
    const std::string page = test::readBytes(file("scores.html"));
    const auto verdict = page.find("<p class=\"verdict\">");
    ASSERT_NE(verdict, std::string::npos);
    EXPECT_LT(verdict, page.find("<svg"));
    EXPECT_LT(page.find("<svg"), page.find("<table>"));
    EXPECT_EQ(page.find("Significance"), std::string::npos) << "its tables were not asked for";
}

TEST_F(EvalOptionsTest, NamesInTheReportAreText)
{
    m_program.folder().write("<b>&.conllu", goldSentence + goldSentence);
    EXPECT_EQ(run({"<b>&.conllu"}, {"--report", file("scores.html")}).status, test::fine);
    const std::string page = test::readBytes(file("scores.html"));
    EXPECT_EQ(page.find("<b>"), std::string::npos);
    EXPECT_NE(page.find("&lt;b&gt;&amp;.conllu"), std::string::npos);
}

TEST_F(EvalOptionsTest, AReportThatCannotBeWrittenIsBadOutput)
{
    const auto outcome = run({"one.conllu"}, {"--report", file("no/such/folder.html")});
    EXPECT_EQ(outcome.status, test::badInputOrOutput);
    EXPECT_NE(outcome.errors.find("no/such/folder.html"), std::string::npos) << outcome.errors;
    EXPECT_EQ(outcome.output, "");
}

TEST_F(EvalOptionsTest, WrongUsageIsToldWithStatusTwo)
{
    const std::vector<Words> wrong{{"--significance"}, {"--against", "88"}, {"--against", "88:0"},
        {"--against", "188:10"}, {"--against", "88:10x"}, {"--breakdown", "colour"}, {"--breakdown", "vocabulary"},
        {"--confusion", "forms"}, {"--report", file("scores.pdf")}, {"--edeprel", "half"}, {"--resamples", "0"},
        {"--seed", "-1"}};
    for (const Words& more : wrong) {
        const auto outcome = run({"one.conllu"}, more);
        EXPECT_EQ(outcome.status, test::wrongUsage) << testing::PrintToString(more);
        EXPECT_NE(outcome.errors, "") << testing::PrintToString(more);
        EXPECT_EQ(outcome.output, "") << testing::PrintToString(more);
    }
}

TEST_F(EvalOptionsTest, OtherTokensAreScoredAsTheUdToolsDo)
{
    m_program.folder().write("one.conllu",
        goldSentence
            + sentence({"She PRON 2 nsubj", "si VERB 0 root", "ngs X 2 dep", "old ADJ 5 amod", "songs NOUN 2 obj",
                ". PUNCT 2 punct"}));
    const auto refused = run({"one.conllu"}, {"--json"});
    EXPECT_EQ(refused.status, test::badInputOrOutput);
    EXPECT_EQ(refused.errors.find(file("one.conllu") + ":8:1: "), 0U) << refused.errors;
    const json scores = object({"one.conllu"}, {"--ud"});
    EXPECT_EQ(scores.size(), 1U) << "nothing but the block ud";
    EXPECT_EQ(scores["ud"]["words"]["right"], 9);
    EXPECT_EQ(scores["ud"]["words"]["system"], 11);
    EXPECT_EQ(scores["ud"]["uas"]["right"], 6) << "5, and of the other sentence only the word whose head is aligned";
    EXPECT_EQ(run({"one.conllu"}, {"--ud"}).status, test::fine);
}

TEST_F(EvalOptionsTest, MismatchesAreNamedWithFileAndLine)
{
    const auto errorsOf = [&](const std::string& text, const Words& more) {
        m_program.folder().write("one.conllu", text);
        const auto outcome = run({"one.conllu"}, more);
        EXPECT_EQ(outcome.status, test::badInputOrOutput);
        EXPECT_EQ(outcome.output, "");
        return outcome.errors;
    };
    std::string other = goldSentence + goldSentence;
    other.replace(other.rfind("songs"), 5, "tunes"); // the lemma
    other.replace(other.rfind("songs"), 5, "tunes");
    EXPECT_EQ(errorsOf(other, {}).find(file("one.conllu") + ":10:1: Sentence 2, word 4 differs"), 0U);
    EXPECT_EQ(errorsOf(other, {"--ud"}).find(file("one.conllu") + ":10:1: The texts differ"), 0U);
    EXPECT_EQ(errorsOf(goldSentence + goldSentence + goldSentence, {}).find(file("one.conllu") + ":13:1: "), 0U)
        << "the first sentence that gold has not";
    EXPECT_EQ(errorsOf(goldSentence, {}).find(file("one.conllu") + ": The two treebanks differ in length"), 0U);
}

TEST_F(EvalOptionsTest, TheLabelsOfEnhancedGraphsAreCutOrWhole)
{
    const auto withDeps = [](const std::string& relation) {
        return "1\ta\ta\tX\t_\t_\t0\troot\t0:root\t_\n2\tb\tb\tX\t_\t_\t1\tobl\t1:obl:" + relation + "\t_\n\n";
    };
    m_program.folder().write("gold.conllu", withDeps("in"));
    m_program.folder().write("one.conllu", withDeps("at"));
    EXPECT_EQ(object({"one.conllu"}, {})["graph"]["f"], 100.0);
    EXPECT_EQ(object({"one.conllu"}, {"--edeprel", "full"})["graph"]["f"], 50.0);
    EXPECT_EQ(object({"one.conllu"}, {"--edeprel", "full"})["las"], 100.0) << "the tree has no case markers";
}

TEST(EvalBunsetsuTest, AreScoredWithoutTheLast)
{
    const Program program;
    const std::string text = test::readBytes(sample("japanese.knp"));
    std::string other = text;
    const auto at = other.find("\n* ");
    ASSERT_NE(at, std::string::npos);
    const auto type = other.find_first_of("DPAI", at + 3);
    other[type] = other[type] == 'P' ? 'A' : 'P';
    program.folder().write("gold.knp", text);
    program.folder().write("other.knp", other);
    const auto scored = [&](const std::string& system) {
        return json::parse(program
                               .run({"eval", "--gold", program.file("gold.knp"), "--system", program.file(system),
                                   "--bunsetsu", "--json"})
                               .output);
    };
    const json same = scored("gold.knp");
    EXPECT_EQ(same["bunsetsu"]["accuracy"], 100.0);
    EXPECT_EQ(same["bunsetsu"]["labelled_accuracy"], 100.0);
    EXPECT_EQ(
        same["tokens"].get<int>(), same["bunsetsu"]["bunsetsu"].get<int>() + same["bunsetsu"]["sentences"].get<int>());
    EXPECT_FALSE(same.contains("ud"));
    const json changed = scored("other.knp");
    EXPECT_EQ(changed["bunsetsu"]["accuracy"], 100.0);
    EXPECT_LT(changed["bunsetsu"]["type_accuracy"], 100.0);
}

TEST(EvalBunsetsuTest, AreNoneInATreebankOfWords)
{
    const auto outcome
        = Program().run({"eval", "--gold", sample("czech.conllu"), "--system", sample("czech.conllu"), "--bunsetsu"});
    EXPECT_EQ(outcome.status, test::badInputOrOutput);
    EXPECT_EQ(outcome.output, "");
    EXPECT_EQ(outcome.errors.find(sample("czech.conllu") + ": "), 0U) << outcome.errors;
}

} // namespace eval_test
} // namespace arcwright
