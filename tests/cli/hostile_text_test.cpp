// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>
#include <sstream>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "core/teaching/exercise_file.h"
#include "tests/cli/program.h"

namespace arcwright {
namespace hostile_text_test {

using nlohmann::json;
using test::Program;
using Words = std::vector<std::string>;

/// Colour, a C1 control, a turn of the direction of writing, a carriage return, a bell, and DEL.
const std::string hostile = "\x1b[31m\u009b1m\u202e\u2066\a\x7f";

/// What a terminal would obey in a text, or nothing.
std::string obeyed(const std::string& text)
{
    for (const char* bad : {"\x1b", "\u009b", "\u202e", "\u2066", "\a", "\r", "\x7f"}) {
        if (text.find(bad) != std::string::npos)
            return json(bad).dump(-1, ' ', true);
    }
    return {};
}

std::string row(int id, int head, const std::string& relation)
{
    const std::string word = std::to_string(id) + hostile;
    return std::to_string(id) + '\t' + word + '\t' + word + "\tX" + hostile + "\tY" + hostile + "\tA=" + hostile + '\t'
        + std::to_string(head) + '\t' + relation + hostile + '\t' + std::to_string(head) + ':' + relation + hostile
        + "\tNote=" + hostile + '\n';
}

std::string treebank(const std::string& relation)
{
    std::string text;
    for (int sentence = 1; sentence <= 6; ++sentence)
        text += "# sent_id = s" + std::to_string(sentence) + hostile + "\n# note = " + hostile + "\n# text = no"
            + hostile + '\n' + row(1, 2, relation) + row(2, 0, "root") + row(3, 2, "obj") + '\n';
    return text;
}

const std::string bunsetsu = "# S-ID:1" + hostile + "\n* 1D\n表" + hostile
    + " ひょう 表 名詞 6 普通名詞 1 * 0 * 0 NIL\n* -1D\n見る みる 見る 動詞 2 * 0 母音動詞 1 基本形 2 NIL\nEOS\n";

class HostileTextTest : public testing::Test {
protected:
    void expectHarmless(const Words& arguments) const
    {
        const auto outcome = m_program.run(arguments);
        const std::string command = testing::PrintToString(arguments);
        EXPECT_EQ(obeyed(outcome.output), "") << command << outcome.output;
        EXPECT_EQ(obeyed(outcome.errors), "") << command << outcome.errors;
        EXPECT_LE(outcome.status, test::badInputOrOutput) << command;
        if (std::find(arguments.begin(), arguments.end(), "--json") == arguments.end())
            return;
        EXPECT_TRUE(json::accept(outcome.output) || isJsonInLines(outcome.output)) << command << outcome.output;
    }
    /// The command as it is and with --json.
    void expectHarmlessEitherWay(Words arguments) const
    {
        expectHarmless(arguments);
        arguments.emplace_back("--json");
        expectHarmless(arguments);
    }
    static bool isJsonInLines(const std::string& text)
    {
        std::istringstream lines(text);
        for (std::string line; std::getline(lines, line);) {
            if (!json::accept(line))
                return false;
        }
        return true;
    }
    std::string written(const std::string& name, const std::string& text) const
    {
        return m_program.folder().write(name, text);
    }

    Program m_program;
    std::string m_gold = written("gold" + hostile + ".conllu", treebank("nsubj"));
    std::string m_system = written("system" + hostile + ".conllu", treebank("dep"));
    std::string m_broken = written("broken" + hostile + ".conllu", "1\tx" + hostile + "\n\n");
    std::string m_model = m_program.file("model" + hostile);
};

TEST_F(HostileTextTest, NoCommandOnTreebanksPrintsWhatATerminalObeys)
{
    const std::string knp = written("a" + hostile + ".knp", bunsetsu);
    // Sanitizers take a fifth of a second to start a command, and see nothing in what a terminal obeys.
    for (const std::string& in : test::unlessSanitized<Words>(
             {m_gold, m_broken, knp, m_program.file("missing" + hostile)}, {m_gold, m_broken})) {
        for (const char* command : {"stats", "validate"})
            expectHarmlessEitherWay({command, "--in", in});
        expectHarmlessEitherWay({"query", "--in", in, "a:[form~\".\"]"});
        expectHarmlessEitherWay({"query", "--in", in, hostile});
        for (const char* grouped : {"group by a.form", "group by a.lemma, a.deprel"}) {
            expectHarmlessEitherWay({"query", "--in", in, std::string("a:[form~\".\"] ") + grouped});
            expectHarmless({"query", "--in", in, "--tsv", std::string("a:[form~\".\"] ") + grouped});
        }
        expectHarmlessEitherWay({"query", "--in", m_gold, "--layer", "other" + hostile + '=' + in, "a:[form~\".\"]"});
        for (const char* method : {"jackknife", "variation", "validation"})
            expectHarmlessEitherWay({"suspicious", "--in", in, "--folds", "2", "--method", method});
        for (const char* format : {"conllu", "conllx", "dtag", "knp", "cabocha"})
            expectHarmlessEitherWay({"convert", "--in", in, "--out", m_program.file("out" + hostile), "--to", format});
        expectHarmlessEitherWay({"curve", "--in", in, "--dev", m_gold, "--sizes", "2"});
        expectHarmless({"exercise", "make", "--in", in, "--out", m_program.file("made" + hostile)});
        expectHarmless({"train", "--in", in, "--model", m_program.file("none" + hostile), "--epochs", "1"});
    }
    expectHarmlessEitherWay({"query", "--in", m_gold, "a:[form~\".\"] >b", "--replace", "a.lemma=\"" + hostile + '"'});
    expectHarmless({hostile});
    expectHarmless({"stats", "--" + hostile});
    expectHarmless({"convert", "--in", m_gold, "--out", "o", "--to", hostile});
}

TEST_F(HostileTextTest, NorDoesEval)
{
    const Words eval{"eval", "--gold", m_gold, "--system", m_system, m_gold};
    const std::string kinds = written("kinds" + hostile, "kind" + hostile + ": a:[form~\"1\"]\n");
    expectHarmlessEitherWay(eval);
    for (const Words& more : {Words{"--confusion", "relations"}, Words{"--confusion", "head-tags"}, Words{"--graph"},
             Words{"--ud"}, Words{"--breakdown", "relation"}, Words{"--repairs"}, Words{"--kinds"},
             Words{"--kinds", "--kinds-file", m_broken}, Words{"--kinds", "--kinds-file", kinds},
             Words{"--cross", "relation", "upos"}, Words{"--edeprel", "full"},
             Words{"--significance", "--resamples", "100"}}) {
        Words arguments = eval;
        arguments.insert(arguments.end(), more.begin(), more.end());
        expectHarmlessEitherWay(arguments);
    }
    const std::string report = m_program.file("report.html");
    m_program.run({"eval", "--gold", m_gold, "--system", m_system, "--confusion", "relations", "--report", report});
    EXPECT_EQ(obeyed(test::readBytes(report)), "");
    EXPECT_NE(test::readBytes(report).find("\\x1b[31m"), std::string::npos) << "it is there to be seen";
}

TEST_F(HostileTextTest, NorDoCommandsOnModels)
{
    const Words train{"train", "--in", m_gold, "--dev", m_gold, "--model", m_model, "--epochs", "1", "--tagger", "on"};
    ASSERT_EQ(m_program.run(train).status, test::fine) << m_program.run(train).errors;
    expectHarmlessEitherWay(train);
    expectHarmlessEitherWay({"model", "info", m_model});
    expectHarmless({"model", "average", m_model, m_model, "--out", m_program.file("mean" + hostile)});
    expectHarmlessEitherWay({"parse", "--model", m_model, "--in", m_gold, "--out", m_program.file("parsed.conllu")});
    expectHarmlessEitherWay({"parse", "--model", m_model, "--in", m_broken, "--out", m_program.file("parsed.conllu")});
    for (const char* command : {"trace", "explain"}) {
        expectHarmlessEitherWay({command, "--model", m_model, "--in", m_gold, "--sentence", "1"});
        expectHarmlessEitherWay({command, "--model", m_model, "--in", m_broken, "--sentence", hostile});
    }
    expectHarmlessEitherWay({"explain", "--model", m_model, "--in", m_gold, "--sentence", "1", "--word", "1"});
    expectHarmlessEitherWay(
        {"explain", "--model", m_model, "--in", m_gold, "--sentence", "1", "--word", "1", "--head", "3"});
    expectHarmlessEitherWay({"model", "info", m_gold});
    expectHarmlessEitherWay({"causes", "--model", m_model, "--in", m_gold});
    expectHarmlessEitherWay({"causes", "--model", m_model, "--in", m_broken});
}

TEST_F(HostileTextTest, NorDoExercisesWhoseCellsAreNoFormulas)
{
    const std::string path = m_program.file("exercise" + hostile + ".json");
    ASSERT_EQ(m_program.run({"exercise", "make", "--in", m_gold, "--out", path}).status, test::fine);
    const auto exercise = parseExercise(test::readBytes(path), path);
    ASSERT_TRUE(exercise);
    Words arguments{"exercise", "grade", "--exercise", path, "--in"};
    for (const std::string& name : {std::string("=1+1"), std::string("+1"), std::string("-1"), std::string("@SUM(A1)"),
             std::string("  =2"), hostile, std::string("Anna-Maria")}) {
        Answers answers = emptyAnswers(*exercise);
        answers.student = name;
        answers.handedIn = "=NOW()";
        arguments.push_back(written("handed" + std::to_string(arguments.size()) + hostile + ".json", textOf(answers)));
    }
    const auto table = m_program.run(arguments);
    EXPECT_EQ(table.status, test::fine) << table.errors;
    EXPECT_EQ(obeyed(table.output), "");
    std::istringstream cells(table.output);
    int defused = 0;
    for (std::string line; std::getline(cells, line);) {
        std::istringstream of(line);
        for (std::string cell; std::getline(of, cell, '\t');) {
            const auto first = cell.find_first_not_of(' ');
            EXPECT_TRUE(first == std::string::npos || std::string("=+-@").find(cell[first]) == std::string::npos)
                << cell;
            defused += cell.starts_with('\'') ? 1 : 0;
        }
    }
    EXPECT_EQ(defused, 12) << "five names, and seven times when they were handed in";
    EXPECT_NE(table.output.find("Anna-Maria\t"), std::string::npos) << "within a cell it is a hyphen";
    expectHarmlessEitherWay(arguments);
    expectHarmlessEitherWay({"exercise", "grade", "--exercise", m_broken, "--in", m_broken});
    expectHarmlessEitherWay({"exercise", "grade", "--exercise", path, "--in", m_broken});
}

TEST_F(HostileTextTest, JsonSaysWhatThereIs)
{
    const auto outcome = m_program.run({"query", "--in", m_gold, "a:[form~\".\"]", "--json"});
    EXPECT_NE(outcome.output.find("\\u009b"), std::string::npos) << outcome.output;
    EXPECT_NE(outcome.output.find("\\u202e"), std::string::npos);
    EXPECT_NE(json::parse(outcome.output).dump().find("\u202e"), std::string::npos) << "nothing is lost";
}

TEST_F(HostileTextTest, LinksAreNotFollowedToFilesThatNobodyNamed)
{
    const std::string precious = written("precious", "precious");
    const std::string plain = "1\tx\tx\tX\t_\t_\t0\troot\t_\tNote=a\n\n";
    const std::string in = written("in/a.conllu", plain);
    written("in/b.conllu", plain);
    std::filesystem::create_directories(m_program.file("out"));

    const std::string out = m_program.file("a.conllx");
    std::filesystem::create_symlink(precious, out + ".arcwright.json");
    const auto kept = m_program.run({"convert", "--in", in, "--out", out, "--to", "conllx", "--sidecar"});
    EXPECT_EQ(kept.status, test::badInputOrOutput);
    EXPECT_NE(kept.errors.find("a.conllx.arcwright.json"), std::string::npos) << kept.errors;
    EXPECT_FALSE(std::filesystem::exists(out)) << "the two are written together or not at all";

    std::filesystem::create_symlink(precious, m_program.file("out/a.conllu"));
    std::filesystem::create_symlink(precious, m_program.file("out/a.tag"));
    for (const char* format : {"conllu", "dtag"}) {
        const auto converted
            = m_program.run({"convert", "--in", m_program.file("in"), "--out", m_program.file("out"), "--to", format});
        EXPECT_EQ(converted.status, test::badInputOrOutput) << format;
        EXPECT_NE(converted.errors.find("symbolic link"), std::string::npos) << converted.errors;
    }
    ASSERT_EQ(m_program.run({"train", "--in", in, "--model", m_program.file("m"), "--epochs", "1"}).status, test::fine);
    const auto parsed = m_program.run(
        {"parse", "--model", m_program.file("m"), "--in", m_program.file("in"), "--out", m_program.file("out")});
    EXPECT_EQ(parsed.status, test::badInputOrOutput);
    EXPECT_NE(parsed.errors.find("symbolic link"), std::string::npos) << parsed.errors;
    EXPECT_EQ(test::readBytes(precious), "precious");

    const std::string link = m_program.file("named.conllu");
    std::filesystem::create_symlink(precious, link);
    EXPECT_EQ(m_program.run({"convert", "--in", in, "--out", link, "--to", "conllu"}).status, test::fine);
    EXPECT_EQ(test::readBytes(precious), plain) << "the user's own link is followed";
}

TEST_F(HostileTextTest, WithoutMemoryThereIsASentence)
{
#ifdef ARCWRIGHT_SANITIZED
    GTEST_SKIP() << "sanitizers map more memory than the limit leaves";
#endif
    std::string text;
    for (int word = 1; word <= 3'000; ++word)
        text += std::to_string(word) + "\tw\tw\tX\t_\t_\t" + std::to_string(word - 1) + "\tdep\t_\t_\n";
    const std::string in = written("long.conllu", text + '\n');
    ASSERT_EQ(
        m_program.run({"train", "--in", m_gold, "--model", m_model, "--epochs", "1", "--decoder", "eisner"}).status,
        test::fine);
    const auto outcome = m_program.run(
        {"trace", "--model", m_model, "--in", in, "--sentence", "1", "--detail", "everything", "--json"}, {},
        "ulimit -v 400000; ");
    EXPECT_EQ(outcome.status, test::badInputOrOutput);
    EXPECT_NE(outcome.errors.find("not enough memory"), std::string::npos) << outcome.errors;
}

} // namespace hostile_text_test
} // namespace arcwright
