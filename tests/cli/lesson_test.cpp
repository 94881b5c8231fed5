// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/lesson.h"

#include <filesystem>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "core/decoding/eisner.h"
#include "tests/cli/json_lines.h"
#include "tests/cli/program.h"
#include "tests/paths.h"

namespace arcwright {
namespace lesson_command_test {

using nlohmann::json;

class LessonCommandTest : public testing::Test {
protected:
    std::string write(const std::string& name, const std::string& text) { return m_program.folder().write(name, text); }
    /// Two stops, the second of other scores.
    std::string series()
    {
        return write("two.arclesson",
            R"({"format": "arcwright-lesson", "version": 2, "id": "two", "stops": [
{"player": "eisner", "words": ["a", "b", "c"], "scores": {"arcs": [[0, 2, 5], [2, 1, 3], [2, 3, 4]]}},
{"player": "hill", "words": ["a", "b"], "scores": {"arcs": [[0, 1, 5], [1, 2, 3]], "siblings": []}}]})");
    }
    std::vector<json> lines(const std::vector<std::string>& arguments)
    {
        const auto outcome = m_program.run(arguments);
        EXPECT_EQ(outcome.status, test::fine) << outcome.errors;
        return test::jsonLines(outcome.output);
    }

    test::Program m_program;
};

TEST_F(LessonCommandTest, CheckIsContentWithWhatIsRight)
{
    std::vector<std::string> arguments{"lesson", "check", series()};
    for (const auto& entry : std::filesystem::directory_iterator(test::lessonsFolder())) {
        if (entry.path().extension() == ".json")
            arguments.push_back(entry.path().string());
    }
    ASSERT_GE(arguments.size(), 16U);
    const auto outcome = m_program.run(arguments);
    EXPECT_EQ(outcome.status, test::fine) << outcome.output;
    EXPECT_NE(outcome.output.find("two.arclesson: nothing is wrong; stops: 2\n"), std::string::npos) << outcome.output;
    EXPECT_EQ(outcome.errors, "");
}

TEST_F(LessonCommandTest, CheckNamesEveryFindingWithItsPlaceAndEndsWithStatusThree)
{
    const std::string bad = write("bad.arclesson", R"({"format": "arcwright-lesson", "version": 2, "id": "x", "stops": [
{"player": "eisner", "stp": 3, "step": 400, "words": ["a", "b"],
 "scores": {"arcs": [[0, 1, 1]]}},
{"player": "hill", "words": ["a", "b"],
 "scores": {"arcs": [], "siblings": [[1, 0, 2, 1], [0, 2, 1, 1]]}}]})");
    const auto outcome = m_program.run({"lesson", "check", bad, series()});
    EXPECT_EQ(outcome.status, test::badInputOrOutput);
    EXPECT_NE(outcome.output.find("bad.arclesson:2:22: stops[0].stp is not known; expected step\n"), std::string::npos)
        << outcome.output;
    EXPECT_NE(
        outcome.output.find("bad.arclesson:2:40: stops[0].step is out of range; expected 0 to "), std::string::npos)
        << outcome.output;
    EXPECT_NE(outcome.output.find("bad.arclesson:5:52: stops[1].scores.siblings[1] is not what was expected: two "
                                  "dependents on one side of a head, the nearer one first\n"),
        std::string::npos)
        << outcome.output;
    EXPECT_NE(outcome.output.find("two.arclesson: nothing is wrong"), std::string::npos);
    EXPECT_EQ(m_program.run({"lesson", "check", m_program.file("nowhere")}).status, test::badInputOrOutput);
    EXPECT_EQ(m_program.run({"lesson", "check"}).status, test::wrongUsage);
}

TEST_F(LessonCommandTest, TraceTakesScoresThatSomebodyWrote)
{
    const auto objects = lines({"trace", "--scores", series(), "--json"});
    EXPECT_EQ(objects.front()["words"], (json{"a", "b", "c"}));
    EXPECT_EQ(objects.front()["decoder"], "eisner");
    EXPECT_EQ(objects.front()["id"], "two");
    const json& tree = objects.back()["tree"];
    EXPECT_EQ(tree[0]["head"], 2);
    EXPECT_EQ(tree[1]["head"], 0);
    EXPECT_EQ(tree[2]["head"], 2);
    EXPECT_EQ(objects[objects.size() - 2]["score"], 12);
    const auto other = lines({"trace", "--scores", series(), "--decoder", "cle", "--json"});
    EXPECT_EQ(other.front()["decoder"], "cle");
    EXPECT_EQ(other.back(), objects.back());
    const auto climb = lines({"trace", "--scores", series(), "--stop", "2", "--move-price", "2.5", "--json"});
    EXPECT_EQ(climb.front()["sentence"], 2);
    EXPECT_EQ(climb[climb.size() - 2]["price"], 2.5);
}

TEST_F(LessonCommandTest, ExportLeavesThePicturesToTheProgramOfTheWindow)
{
    const std::string page = m_program.file("two.html");
    const auto refused = m_program.run({"lesson", "export", write("no.json", "{}"), "--to", page});
    EXPECT_EQ(refused.status, test::badInputOrOutput);
    EXPECT_NE(refused.errors.find("no.json"), std::string::npos) << refused.errors;
    EXPECT_EQ(m_program.run({"lesson", "export", series()}).status, test::wrongUsage) << "where to is not said";
    const auto window = std::filesystem::path(test::cliProgram).parent_path() / "arcwright";
    if (!std::filesystem::exists(window))
        GTEST_SKIP() << "the program of the window is not built";
    const auto outcome = m_program.run({"lesson", "export", series(), "--to", page, "--steps", "main"});
    ASSERT_EQ(outcome.status, test::fine) << outcome.errors;
    const std::string html = test::readBytes(page);
    EXPECT_TRUE(html.starts_with("<!DOCTYPE html>"));
    EXPECT_NE(html.find("\"parts\""), std::string::npos);
    EXPECT_EQ(
        m_program.run({"lesson", "export", series(), "--to", m_program.file("two.doc")}).status, test::wrongUsage);
    EXPECT_EQ(m_program.run({"lesson", "export", series(), "--to", m_program.file("none/two.html")}).status,
        test::badInputOrOutput);
}

/// Those of the papers' lessons, in words, too.
TEST_F(LessonCommandTest, TraceTellsEveryLessonThatHasADecoder)
{
    for (const char* id : {"mcdonald-2006-figure-3", "mcdonald-2006-figure-5", "iwatate-2008-figure-2"}) {
        const std::string path = (std::filesystem::path(test::lessonsFolder()) / (std::string(id) + ".json")).string();
        for (const char* detail : {"steps", "everything"}) {
            const auto outcome = m_program.run({"trace", "--scores", path, "--detail", detail});
            EXPECT_EQ(outcome.status, test::fine) << outcome.errors;
            EXPECT_TRUE(outcome.output.starts_with("Sentence 1: "));
        }
    }
}

TEST_F(LessonCommandTest, TraceSaysWhatItCannotTrace)
{
    const auto refused = [&](std::vector<std::string> arguments, const char* text) {
        arguments.insert(arguments.begin(), "trace");
        const auto outcome = m_program.run(arguments);
        EXPECT_EQ(outcome.status, test::wrongUsage) << text;
        EXPECT_NE(outcome.errors.find(text), std::string::npos) << outcome.errors;
    };
    refused({"--scores", series(), "--stop", "3"}, "There is no stop 3; the last one is 2.");
    refused({"--scores", series(), "--decoder", "tournament"}, "cannot be traced with tournament");
    refused({"--scores", series(), "--move-price", "1"}, "--move-price is for hill");
    refused({"--scores", series(), "--model", "m"}, "--model");
    refused({"--stop", "2"}, "--scores");
    refused({"--model", "m", "--in", "a"}, "--sentence is needed, or --scores in its place.");
    refused({}, "--model is needed");
    EXPECT_EQ(m_program.run({"trace", "--scores", m_program.file("nowhere")}).status, test::badInputOrOutput);
    EXPECT_EQ(m_program.run({"trace", "--scores", write("no.json", "{}")}).status, test::badInputOrOutput);
}

} // namespace lesson_command_test
} // namespace arcwright
