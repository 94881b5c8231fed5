// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/cli/program.h"

namespace arcwright {
namespace files_test {

using nlohmann::json;
using test::Program;
using test::sample;
using Words = std::vector<std::string>;

std::string line(int id, const std::string& form, const std::string& tag, int head, const std::string& relation,
    const std::string& deps = "_")
{
    return std::to_string(id) + '\t' + form + "\t_\t" + tag + "\t_\t_\t" + std::to_string(head) + '\t' + relation + '\t'
        + deps + "\t_\n";
}

const std::string gold = line(1, "She", "PRON", 2, "nsubj", "2:nsubj|3:nsubj")
    + line(2, "sings", "VERB", 0, "root", "0:root") + line(3, "songs", "NOUN", 2, "obj", "2:obj")
    + line(4, ".", "PUNCT", 2, "punct", "2:punct") + "\n";
const std::string system = line(1, "She", "PRON", 2, "nsubj", "2:nsubj|3:obj")
    + line(2, "sings", "VERB", 0, "root", "0:root") + line(3, "songs", "NOUN", 2, "iobj", "2:iobj")
    + line(4, ".", "PUNCT", 3, "punct", "3:punct") + "\n";

test::Outcome eval(const Program& program, const Words& more = {})
{
    Words arguments{"eval", "--gold", program.file("gold.conllu"), "--system", program.file("system.conllu")};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return program.run(arguments);
}

TEST(EvalCommandTest, JsonHasTheHandComputedScores)
{
    const Program program;
    program.folder().write("gold.conllu", gold + gold);
    program.folder().write("system.conllu", gold + system);
    const auto outcome = eval(program, {"--json"});
    EXPECT_EQ(outcome.status, test::fine);
    EXPECT_EQ(outcome.errors, "");
    const json found = json::parse(outcome.output);
    json both = found;
    both.merge_patch(json::parse(R"({
            "tokens": 8, "uas": 87.5, "las": 75.0, "la": 87.5, "cm": 50.0, "ra": 100.0,
            "no_punct": {"tokens": 6, "uas": 100.0, "las": 83.33, "la": 83.33, "cm": 100.0, "ra": 100.0},
            "graph": {"p": 70.0, "r": 70.0, "f": 70.0,
                "primary": {"p": 75.0, "r": 75.0, "f": 75.0}, "secondary": {"p": 50.0, "r": 50.0, "f": 50.0}}})"));
    EXPECT_EQ(found, both);
}

TEST(EvalCommandTest, TheTableHasTheSameScores)
{
    const Program program;
    program.folder().write("gold.conllu", gold + gold);
    program.folder().write("system.conllu", gold + system);
    const std::string plain = eval(program).output;
    for (const char* text : {"UAS  right head              87.50", "LAS  head and relation       75.00",
             "RA   roots                  100.00                               100.00"})
        EXPECT_NE(plain.find(text), std::string::npos) << text << '\n' << plain;
    EXPECT_EQ(plain.find("further parents"), std::string::npos);
    EXPECT_NE(eval(program, {"--graph"}).output.find("further parents       50.00       50.00       50.00"),
        std::string::npos);
}

TEST(EvalCommandTest, ATreebankAgainstItselfIsAllRight)
{
    for (const char* name : {"english.conllu", "czech.conllu", "danish.tag"}) {
        const auto outcome = Program().run({"eval", "--gold", sample(name), "--system", sample(name), "--json"});
        EXPECT_EQ(outcome.status, test::fine);
        const json object = json::parse(outcome.output);
        for (const char* score : {"uas", "las", "la", "cm", "ra"})
            EXPECT_EQ(object[score], 100.0) << name << ' ' << score;
        EXPECT_EQ(object["graph"]["f"], 100.0);
    }
}

TEST(EvalCommandTest, TreebanksThatDoNotMatchAreRefusedWithTheSentence)
{
    const Program program;
    program.folder().write("gold.conllu", gold + gold);
    const auto refused = [&](const std::string& text) {
        program.folder().write("system.conllu", text);
        const auto outcome = eval(program, {"--json"});
        EXPECT_EQ(outcome.status, test::badInputOrOutput);
        EXPECT_EQ(outcome.output, "");
        return outcome.errors;
    };
    const std::string sentences = refused(gold);
    EXPECT_NE(sentences.find('2'), std::string::npos) << sentences;
    EXPECT_NE(sentences.find('1'), std::string::npos) << sentences;
    const std::string words = refused(gold + line(1, "She", "PRON", 0, "root") + "\n");
    EXPECT_NE(words.find('2'), std::string::npos) << words;
    EXPECT_NE(words.find('4'), std::string::npos) << words;
    std::string other = gold + gold;
    other.replace(other.rfind("songs"), 5, "tunes");
    const std::string form = refused(other);
    EXPECT_NE(form.find("songs"), std::string::npos) << form;
    EXPECT_NE(form.find("tunes"), std::string::npos) << form;
}

TEST(EvalCommandTest, ProblemsOfBothFilesArePrintedAsCompilersDo)
{
    const Program program;
    program.folder().write("gold.conllu", gold + "1\tx\n\n");
    program.folder().write("system.conllu", "# c\n\n" + gold);
    const auto outcome = eval(program, {"--json"});
    EXPECT_EQ(outcome.status, test::badInputOrOutput);
    EXPECT_EQ(outcome.output, "");
    EXPECT_EQ(outcome.errors.find(program.file("gold.conllu") + ":6:4: "), 0U) << outcome.errors;
    EXPECT_NE(outcome.errors.find('\n' + program.file("system.conllu") + ":1:1: "), std::string::npos)
        << outcome.errors;
}

TEST(EvalCommandTest, OfManyProblemsTheFirstFewAreShown)
{
    const Program program;
    std::string text;
    for (int i = 0; i < 25; ++i)
        text += "1\tx\n\n";
    program.folder().write("gold.conllu", text);
    program.folder().write("system.conllu", gold);
    const std::string errors = eval(program).errors;
    EXPECT_EQ(std::count(errors.begin(), errors.end(), '\n'), 11) << errors;
    EXPECT_NE(errors.find("15 more"), std::string::npos) << errors;
    const std::string step = "Mend the file in a text editor";
    const std::size_t told = errors.find(step);
    EXPECT_LT(told, errors.find('\n')) << "what can be done stands behind the first";
    EXPECT_EQ(errors.find(step, told + 1), std::string::npos) << "and only there";
}

TEST(ConvertCommandTest, ToItsOwnFormatIsByteForByte)
{
    const Program program;
    const std::string bytes = "\xEF\xBB\xBF" + gold + "\n \n# odd\n" + gold.substr(0, gold.size() - 2);
    const auto in = program.folder().write("in.conllu", bytes);
    EXPECT_EQ(program.run({"convert", "--in", in, "--out", program.file("out.conllu")}).status, test::fine);
    EXPECT_EQ(test::readBytes(program.file("out.conllu")), bytes);
}

TEST(ConvertCommandTest, DtagBecomesConllu)
{
    const Program program;
    const auto outcome = program.run({"convert", "--in", sample("danish.tag"), "--out", program.file("out.conllu")});
    EXPECT_EQ(outcome.status, test::fine) << outcome.errors;
    EXPECT_EQ(outcome.output, "");
    const auto score
        = program.run({"eval", "--gold", sample("danish.tag"), "--system", program.file("out.conllu"), "--json"});
    EXPECT_EQ(json::parse(score.output)["graph"]["f"], 100.0) << "the graph is the same in both";
}

TEST(ConvertCommandTest, AFolderBecomesAFolder)
{
    const Program program;
    program.folder().write("in/1.tag", test::readBytes(sample("danish.tag")));
    program.folder().write("in/2.conllu", gold);
    EXPECT_EQ(
        program.run({"convert", "--in", program.file("in"), "--out", program.file("out"), "--to", "conllu"}).status,
        test::fine);
    EXPECT_TRUE(std::filesystem::exists(program.file("out/1.conllu")));
    EXPECT_EQ(test::readBytes(program.file("out/2.conllu")), gold);
}

TEST(ConvertCommandTest, ABrokenFileIsNotHalfConverted)
{
    const Program program;
    const auto in = program.folder().write("in.tag", "<s>\n<W in=\"x\" out=\"\">a</W>\n</s>\n");
    const auto outcome = program.run({"convert", "--in", in, "--out", program.file("out.conllu")});
    EXPECT_EQ(outcome.status, test::badInputOrOutput);
    EXPECT_EQ(outcome.errors.find(in + ":2:8: "), 0U) << outcome.errors;
    EXPECT_FALSE(std::filesystem::exists(program.file("out.conllu")));
}

TEST(StatsCommandTest, JsonIsOneObjectWithEveryFigureOfTheHelp)
{
    const Program program;
    program.folder().write("in/a.conllu", gold);
    program.folder().write("in/b.conllu", gold + gold);
    const auto outcome = program.run({"stats", "--in", program.file("in"), "--json"});
    EXPECT_EQ(outcome.status, test::fine);
    EXPECT_EQ(outcome.errors, "");
    EXPECT_EQ(json::parse(outcome.output), json::parse(R"({
            "files": 2, "sentences": 3, "unreadable": 0, "tokens": 12, "multiword_tokens": 0, "empty_nodes": 0,
            "longest": 4, "non_projective_arcs": 0, "non_projective_sentences": 0, "crossing_arcs": 0, "roots": 3,
            "headless": 0, "cyclic": 0, "secondary_arcs": 3, "several_parents": 3,
            "relations": {"nsubj": 3, "root": 3, "obj": 3, "punct": 3}})"));
    const std::string help = program.run({"stats", "--help"}).output;
    const json object = json::parse(outcome.output);
    for (const auto& [key, value] : object.items())
        EXPECT_NE(help.find(key), std::string::npos) << key;
}

TEST(StatsCommandTest, SamplesHaveFiguresInWords)
{
    for (const char* name : {"english.conllu", "czech.conllu", "danish.tag"}) {
        const auto outcome = Program().run({"stats", "--in", sample(name)});
        EXPECT_EQ(outcome.status, test::fine);
        for (const char* text : {"files                                       1",
                 "sentences that cannot be read               0", "non-projective arcs", "relations:"})
            EXPECT_NE(outcome.output.find(text), std::string::npos) << name << ": " << text;
    }
}

TEST(StatsCommandTest, BrokenSentencesAreCountedReportedAndStatusThree)
{
    const Program program;
    const auto in = program.folder().write("in.conllu", gold + "1\tx\n\n");
    const auto outcome = program.run({"stats", "--in", in, "--json"});
    EXPECT_EQ(outcome.status, test::badInputOrOutput);
    EXPECT_EQ(json::parse(outcome.output)["unreadable"], 1);
    EXPECT_EQ(json::parse(outcome.output)["sentences"], 1);
    EXPECT_EQ(outcome.errors.find(in + ":6:4: "), 0U) << outcome.errors;
}

TEST(StatsCommandTest, OutputThatCannotBeWrittenIsStatusThree)
{
    if (!std::filesystem::exists("/dev/full"))
        GTEST_SKIP() << "this system has no /dev/full";
    const Program program;
    const auto in = program.folder().write("in.conllu", gold);
    EXPECT_EQ(program.run({"stats", "--in", in, "--json"}, "/dev/full").status, test::badInputOrOutput);
    EXPECT_EQ(program.run({"stats", "--in", in}, "/dev/full").status, test::badInputOrOutput);
}

TEST(FileNameTest, MayBeNoUtf8InJson)
{
    const Program program;
    const std::string file = program.folder().write("l\xE6rke.conllu", gold);
    const std::string model = program.file("l\xE6rke.arcmodel");
    const std::vector<Words> runs{{"validate", "--in", file}, {"stats", "--in", file},
        {"query", "upos=NOUN", "--in", file}, {"query", "upos=NOUN", "--replace", "upos=X", "--in", file},
        {"eval", "--gold", file, "--system", file}, {"train", "--in", file, "--model", model, "--epochs", "1"},
        {"convert", "--in", file, "--out", file + ".conllx"}};
    for (Words arguments : runs) {
        arguments.emplace_back("--json");
        const auto outcome = program.run(arguments);
        EXPECT_LE(outcome.status, test::found) << arguments.front() << ": " << outcome.errors;
        EXPECT_TRUE(json::accept(outcome.output)) << arguments.front() << ": " << outcome.output;
    }
}

TEST(StatsCommandTest, PlaceholdersInArgumentsStayAsTheyAre)
{
    const Program program;
    const auto in = program.folder().write("in.conllu", "1\tx\tx\tX\t_\t_\t%2%1\troot\t_\t_\n\n");
    EXPECT_NE(program.run({"stats", "--in", in}).errors.find("%2%1"), std::string::npos);
}

} // namespace files_test
} // namespace arcwright
