// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "core/teaching/exercise_file.h"
#include "tests/cli/program.h"

namespace arcwright {
namespace exercise_test {

using nlohmann::json;
using test::Program;
using test::sample;

class ExerciseCommandTest : public testing::Test {
protected:
    Exercise make(const std::vector<std::string>& more = {})
    {
        std::vector<std::string> arguments{"exercise", "make", "--in", sample("english.conllu"), "--last", "3",
            "--title", "Week 1", "--out", m_exercise};
        arguments.insert(arguments.end(), more.begin(), more.end());
        const auto made = m_program.run(arguments);
        EXPECT_EQ(made.status, test::fine) << made.errors;
        const auto exercise = parseExercise(test::readBytes(m_exercise), m_exercise);
        EXPECT_TRUE(exercise);
        return exercise.value_or(Exercise());
    }
    std::string handIn(const Exercise& exercise, const std::string& student, bool isRight)
    {
        Answers answers = emptyAnswers(exercise);
        answers.student = student;
        answers.handedIn = "2024-05-01T10:00:00Z";
        for (std::size_t i = 0; isRight && i < answers.trees.size(); ++i)
            answers.trees[i] = exercise.items[i].solution;
        return m_program.folder().write(student + ".json", textOf(answers));
    }

    Program m_program;
    std::string m_exercise = m_program.file("week1.json");
};

TEST_F(ExerciseCommandTest, AnswersBecomeATable)
{
    const Exercise exercise = make({"--feedback", "marks"});
    EXPECT_EQ(exercise.items.size(), 3U);
    EXPECT_EQ(exercise.feedback, Feedback::Marks);
    const auto table = m_program.run({"exercise", "grade", "--exercise", m_exercise, "--in",
        handIn(exercise, "Anna", true), handIn(exercise, "Ben\tB.", false)});
    EXPECT_EQ(table.status, test::fine) << table.errors;
    const std::string words = std::to_string(scoreOf(exercise, emptyAnswers(exercise)).tokens);
    EXPECT_NE(table.output.find("student\thanded in\twords\theads\tUAS\trelations\tLAS\tcomplete\tfile\n"),
        std::string::npos);
    EXPECT_NE(table.output.find(
                  "Anna\t2024-05-01T10:00:00Z\t" + words + '\t' + words + "\t100.00\t" + words + "\t100.00\t3\t"),
        std::string::npos)
        << table.output;
    EXPECT_NE(
        table.output.find("Ben B.\t2024-05-01T10:00:00Z\t" + words + "\t0\t0.00\t0\t0.00\t0\t"), std::string::npos);
}

TEST_F(ExerciseCommandTest, JsonHasEverySentence)
{
    const Exercise exercise = make({"--relations", "off", "--first", "2"});
    ASSERT_EQ(exercise.items.size(), 2U);
    const auto graded = m_program.run(
        {"exercise", "grade", "--exercise", m_exercise, "--json", "--in", handIn(exercise, "Anna", true)});
    const json object = json::parse(graded.output);
    EXPECT_EQ(object["exercise"], "Week 1");
    EXPECT_EQ(object["sentences"], 2);
    ASSERT_EQ(object["students"].size(), 1U);
    EXPECT_EQ(object["students"][0]["uas"], 100.0);
    EXPECT_FALSE(object["students"][0].contains("las")) << "relations were not asked for";
    EXPECT_EQ(object["students"][0]["sentences"].size(), 2U);
}

TEST_F(ExerciseCommandTest, AFolderOfAnswersIsGradedInTheOrderOfItsNames)
{
    const Exercise exercise = make();
    const std::string folder = m_program.file("handed-in");
    std::filesystem::create_directory(folder);
    const auto none = m_program.run({"exercise", "grade", "--exercise", m_exercise, "--in", folder});
    EXPECT_EQ(none.status, test::badInputOrOutput) << "nothing was handed in";
    EXPECT_EQ(none.errors.find(folder + ": "), 0U) << none.errors;
    for (const char* student : {"Ben", "Anna"})
        std::filesystem::rename(handIn(exercise, student, true), folder + '/' + student + ".json");
    m_program.folder().write("handed-in/notes.txt", "Cara is ill.");
    const auto graded = m_program.run({"exercise", "grade", "--exercise", m_exercise, "--in", folder});
    EXPECT_EQ(graded.status, test::fine) << graded.errors;
    const auto anna = graded.output.find("Anna\t");
    const auto ben = graded.output.find("Ben\t");
    EXPECT_NE(ben, std::string::npos) << graded.output;
    EXPECT_LT(anna, ben);
}

TEST_F(ExerciseCommandTest, AFolderWithoutAnswersIsToldFromAFileThatCannotBeRead)
{
    const Exercise exercise = make();
    const std::string empty = m_program.file("handed-in");
    std::filesystem::create_directory(empty);
    const auto graded = m_program.run({"exercise", "grade", "--exercise", m_exercise, "--in", empty});
    EXPECT_EQ(graded.status, test::badInputOrOutput);
    EXPECT_EQ(graded.errors, empty + ": there are no answers in this folder: no file in it ends in .json\n");
    EXPECT_EQ(graded.output, "") << "a table of nobody";
    const auto others
        = m_program.run({"exercise", "grade", "--exercise", m_exercise, "--in", empty, handIn(exercise, "Anna", true)});
    EXPECT_EQ(others.status, test::badInputOrOutput);
    EXPECT_NE(others.output.find("Anna"), std::string::npos) << "the others are graded";
}

TEST_F(ExerciseCommandTest, SentencesThatAreNotThereAreNotSaidToHaveNoTree)
{
    const auto made = m_program.run(
        {"exercise", "make", "--in", sample("english.conllu"), "--first", "5", "--last", "3", "--out", m_exercise});
    EXPECT_EQ(made.status, test::wrongUsage);
    EXPECT_NE(made.errors.find("none of them is from 5 to 3"), std::string::npos) << made.errors;
}

TEST_F(ExerciseCommandTest, WhatIsNoAnswerIsNamedAndTheOthersAreGraded)
{
    const Exercise exercise = make();
    const std::string other = m_program.folder().write("other.json", "{\n\"format\": oops}");
    const auto graded
        = m_program.run({"exercise", "grade", "--exercise", m_exercise, "--in", other, handIn(exercise, "Anna", true)});
    EXPECT_EQ(graded.status, test::badInputOrOutput);
    EXPECT_NE(graded.errors.find("other.json:2:"), std::string::npos) << graded.errors;
    EXPECT_NE(graded.output.find("Anna"), std::string::npos);
}

} // namespace exercise_test
} // namespace arcwright
