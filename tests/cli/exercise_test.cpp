// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <filesystem>
#include <set>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "core/decoding/part_scores.h"
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
    m_program.folder().write("handed-in/.listing", "kept by the system");
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
    EXPECT_EQ(graded.errors, empty + ": there are no answers in this folder: it has no files\n");
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

TEST_F(ExerciseCommandTest, TheRelationsToChooseFromAreThoseOfTheTreebank)
{
    const Exercise exercise = make();
    std::set<std::string> right;
    for (const Exercise::Item& item : exercise.items)
        right.insert(item.solution.relations.begin() + 1, item.solution.relations.end());
    EXPECT_GT(exercise.relations.size(), right.size()) << "the list tells which relations occur";
    for (const std::string& relation : right)
        EXPECT_NE(std::find(exercise.relations.begin(), exercise.relations.end(), relation), exercise.relations.end());
    EXPECT_TRUE(make({"--relations", "off"}).relations.empty());
}

TEST_F(ExerciseCommandTest, SingleSentencesArePicked)
{
    const auto pick = [&](const std::string& numbers) {
        return m_program.run(
            {"exercise", "make", "--in", sample("english.conllu"), "--sentences", numbers, "--out", m_exercise});
    };
    const auto made = pick("4,2");
    EXPECT_EQ(made.status, test::fine) << made.errors;
    const auto picked = parseExercise(test::readBytes(m_exercise), m_exercise);
    const auto wholly = m_program.run(
        {"exercise", "make", "--in", sample("english.conllu"), "--out", m_program.file("all.arcexercise")});
    const auto all = parseExercise(test::readBytes(m_program.file("all.arcexercise")), "");
    ASSERT_TRUE(picked && all);
    ASSERT_EQ(picked->items.size(), 2U);
    EXPECT_EQ(picked->items[0].sentence->tokens, all->items[3].sentence->tokens);
    EXPECT_EQ(picked->items[1].sentence->tokens, all->items[1].sentence->tokens);
    EXPECT_EQ(pick("4,x").status, test::wrongUsage);
    EXPECT_NE(pick("4000").errors.find("There is no sentence 4000"), std::string::npos);
}

/// Thirty students: most do their best, some cheat, some files are broken.
class ClassTest : public ExerciseCommandTest {
protected:
    struct Student {
        std::string name;
        std::string file;
        std::size_t heads = 0; ///< that are right
    };
    /// The solution with every `step`-th head wrong; how many are right, counted here.
    Answers answersOf(const Exercise& exercise, const std::string& name, int step, std::size_t& right)
    {
        Answers answers = emptyAnswers(exercise);
        answers.student = name;
        answers.handedIn = "2024-05-01T10:00:00Z";
        int count = 0;
        right = 0;
        for (std::size_t item = 0; item < exercise.items.size(); ++item) {
            DrawnTree& tree = answers.trees[item] = exercise.items[item].solution;
            for (std::size_t unit = 1; unit < tree.heads.size(); ++unit) {
                const bool isWrong = ++count % step == 0;
                right += isWrong ? 0 : 1;
                if (isWrong)
                    tree.heads[unit] = tree.heads[unit] == kRoot ? (unit == 1 ? 2 : 1) : kRoot;
            }
        }
        return answers;
    }
    std::string put(const std::string& file, const std::string& text)
    {
        return m_program.folder().write("handed-in/" + file, text);
    }
    std::string m_folder = m_program.file("handed-in");
};

TEST_F(ClassTest, AClassOfThirtyIsGradedRightly)
{
    const Exercise exercise = make();
    std::filesystem::create_directory(m_folder);
    std::vector<Student> honest;
    for (int i = 0; i < 20; ++i) {
        Student student{"Student " + std::to_string(i), "s" + std::to_string(i) + ".json"};
        put(student.file, textOf(answersOf(exercise, student.name, i + 2, student.heads)));
        honest.push_back(student);
    }
    std::size_t right = 0;
    // Who copies from whom, who calls a draft an answer, who has no name, who tries twice, and who writes marks in.
    const Answers copied = answersOf(exercise, "Copy", 2, right);
    put("t0.json", textOf(copied));
    Answers draft = answersOf(exercise, "Draft", 3, right);
    draft.handedIn.clear();
    put("t1.json", textOf(draft));
    put("t2.json", textOf(answersOf(exercise, "  ", 5, right)));
    put("t3.json", textOf(answersOf(exercise, " STUDENT  1 ", 1000, right)));
    json marked = json::parse(textOf(answersOf(exercise, "Marks", 2, right)));
    marked["uas"] = 100.0;
    marked["heads"] = 1000;
    put("t4.json", marked.dump());
    put("t5.json", textOf(answersOf(exercise, "=HYPERLINK(1)", 23, right)));
    // Broken files: half of one, another exercise's, heads that there are not, and what is no answer at all.
    const std::string whole = textOf(answersOf(exercise, "Half", 2, right));
    put("u0.json", whole.substr(0, whole.size() / 2));
    Answers other = answersOf(exercise, "Other", 2, right);
    other.exercise = std::string(16, '0');
    put("u1.json", textOf(other));
    Answers outside = answersOf(exercise, "Outside", 2, right);
    outside.trees[0].heads[1] = 1000;
    put("u2.json", textOf(outside));
    put("u3.docx", "PK");

    const auto graded = m_program.run({"exercise", "grade", "--exercise", m_exercise, "--in", m_folder});
    EXPECT_EQ(graded.status, test::badInputOrOutput);
    for (const Student& student : honest)
        EXPECT_NE(graded.output.find('\n' + student.name + "\t2024-05-01T10:00:00Z\t"
                      + std::to_string(scoreOf(exercise, emptyAnswers(exercise)).tokens) + '\t'
                      + std::to_string(student.heads) + '\t'),
            std::string::npos)
            << student.name << '\n'
            << graded.output;
    EXPECT_EQ(std::count(graded.output.begin(), graded.output.end(), '\n'), 1 + 20 + 6);
    EXPECT_EQ(graded.output.find("1000\t"), std::string::npos) << "what a file says of itself";
    EXPECT_NE(graded.output.find("\n'=HYPERLINK(1)\t"), std::string::npos);
    const auto says = [&](const std::string& file, const std::string& what) {
        EXPECT_NE(graded.errors.find(m_folder + '/' + file + what), std::string::npos) << file << what << '\n'
                                                                                       << graded.errors;
    };
    says("t0.json", ": the same trees, mistakes and all, as in " + m_folder + "/s0.json\n");
    says("t1.json", ": a draft that was never handed in\n");
    says("t2.json", ": there is no name in it\n");
    says("t3.json", ": \"STUDENT  1\" has handed in before: " + m_folder + "/s1.json\n");
    for (const char* broken : {"u0.json:", "u1.json:", "u2.json:", "u3.docx:"})
        says(broken, "");
    for (const char* fine : {"s0.json", "s19.json", "t5.json"})
        EXPECT_EQ(graded.errors.find(m_folder + '/' + fine + ": "), std::string::npos) << fine;
}

/// A lesson whose stops ask about each kind of algorithm, over scores that are drawn.
class QuestionsTest : public ClassTest {
protected:
    static Lesson stop(const char* player, int step)
    {
        auto sentence = std::make_shared<Sentence>();
        for (const char* form : {"She", "saw", "a", "duck"})
            sentence->tokens.emplace_back().form = form;
        Lesson lesson;
        lesson.player = player;
        lesson.step = step;
        lesson.sentence = std::move(sentence);
        lesson.scores = randomPartScores(4, 5, RootPolicy::Single);
        return lesson;
    }
    std::string lessonFile(int atCycle)
    {
        LessonSeries series;
        series.id = "week2";
        series.stops
            = {stop("eisner", 2), stop("hill", 1), stop("arc-eager", 1), stop("cle", atCycle), stop("matrix-tree", 1)};
        return m_program.folder().write("week2.arclesson", textOf(series));
    }
    /// Trees and questions, the solution in a file of its own.
    Exercise makeWithQuestions()
    {
        int atCycle = 0;
        while (!questionAt(stop("cle", atCycle)))
            ++atCycle;
        const auto made = m_program.run({"exercise", "make", "--in", sample("english.conllu"), "--last", "2",
            "--lesson", lessonFile(atCycle), "--cells", "5", "--solution", m_solution, "--out", m_exercise});
        EXPECT_EQ(made.status, test::fine) << made.errors;
        EXPECT_NE(made.errors.find("2 sentences, 4 questions\n"), std::string::npos) << made.errors;
        EXPECT_NE(made.errors.find("stop 5 asks nothing"), std::string::npos);
        return withSolution(parseExercise(test::readBytes(m_exercise), "").value(), test::readBytes(m_solution), "")
            .value();
    }
    /// All trees right, and of the answers those whose place is no multiple of `step`.
    static Answers answersTo(const Exercise& exercise, const std::string& name, std::size_t step, std::size_t& right)
    {
        Answers answers = emptyAnswers(exercise);
        answers.student = name;
        answers.handedIn = "2024-05-01T10:00:00Z";
        for (std::size_t item = 0; item < exercise.items.size(); ++item)
            answers.trees[item] = exercise.items[item].solution;
        std::size_t count = 0;
        right = 0;
        for (std::size_t question = 0; question < exercise.questions.size(); ++question) {
            for (std::size_t part = 0; part < exercise.questions[question].parts(); ++part) {
                const bool isWrong = ++count % step == 0;
                right += isWrong ? 0 : 1;
                answers.questions[question][part]
                    = isWrong ? "no" + name : rightAnswer(exercise.questions[question], part);
            }
        }
        return answers;
    }
    std::string m_solution = m_program.file("week1.arcsolution");
};

TEST_F(QuestionsTest, AClassOfThirtyIsGradedByTheTeachersSolution)
{
    const Exercise exercise = makeWithQuestions();
    std::filesystem::create_directory(m_folder);
    std::vector<std::size_t> right(30);
    for (std::size_t i = 0; i < 30; ++i)
        put("s" + std::to_string(i) + ".json",
            textOf(answersTo(exercise, "Student " + std::to_string(i), i % 9 + 1, right[i])));
    // One writes marks and a solution into the file, one answers another exercise, one has an answer too few.
    json marked = json::parse(textOf(answersTo(exercise, "Marks", 1, right[0])));
    marked["right"] = 1000;
    marked["solution"] = "mine";
    put("s0.json", marked.dump());
    Answers other = answersTo(exercise, "Other", 2, right[1]);
    other.exercise = std::string(16, '0');
    put("s1.json", textOf(other));
    Answers few = answersTo(exercise, "Few", 2, right[2]);
    few.questions[0].pop_back();
    put("s2.json", textOf(few));
    // A student who knows the program puts a solution into the exercise: the teacher grades by the teacher's.
    const auto without = m_program.run({"exercise", "grade", "--exercise", m_exercise, "--in", m_folder});
    EXPECT_EQ(without.status, test::badInputOrOutput);
    EXPECT_NE(without.errors.find("name it with --solution"), std::string::npos);

    const auto graded
        = m_program.run({"exercise", "grade", "--exercise", m_exercise, "--solution", m_solution, "--in", m_folder});
    EXPECT_EQ(graded.status, test::badInputOrOutput) << "two files are no answers";
    EXPECT_EQ(graded.output.substr(0, graded.output.find('\n')),
        "student\thanded in\twords\theads\tUAS\trelations\tLAS\tcomplete\tanswers\tright\tpercent\tfile");
    EXPECT_EQ(std::count(graded.output.begin(), graded.output.end(), '\n'), 1 + 28) << graded.errors;
    for (std::size_t i = 3; i < 30; ++i) {
        const std::string name = "\nStudent " + std::to_string(i) + '\t';
        const auto line = graded.output.find(name);
        ASSERT_NE(line, std::string::npos) << i;
        const std::string row = graded.output.substr(line, graded.output.find('\n', line + 1) - line);
        EXPECT_NE(row.find("\t100.00\t2\t8\t" + std::to_string(right[i]) + '\t'), std::string::npos) << row;
    }
    EXPECT_NE(graded.output.find("\t8\t0\t0.00\t" + m_folder + "/s0.json"), std::string::npos) << graded.output;
    EXPECT_NE(graded.errors.find(m_folder + "/s1.json: these are answers to another exercise"), std::string::npos);
    EXPECT_NE(graded.errors.find(m_folder + "/s2.json: questions[0]"), std::string::npos) << graded.errors;

    const auto asJson = m_program.run({"exercise", "grade", "--json", "--exercise", m_exercise, "--solution",
        m_solution, "--in", m_folder + "/s5.json"});
    const json object = json::parse(asJson.output);
    EXPECT_EQ(object["questions"], 4);
    EXPECT_EQ(object["students"][0]["right"], right[5]);
    EXPECT_EQ(object["students"][0]["questions"][1]["kind"], "next-move");
}

TEST_F(QuestionsTest, QuestionsAloneNeedNoTreebankAndNoSolution)
{
    const auto made = m_program.run({"exercise", "make", "--lesson", lessonFile(0), "--out", m_exercise});
    EXPECT_EQ(made.status, test::fine) << made.errors;
    const Exercise exercise = parseExercise(test::readBytes(m_exercise), "").value();
    EXPECT_TRUE(exercise.items.empty());
    std::size_t right = 0;
    std::filesystem::create_directory(m_folder);
    put("a.json", textOf(answersTo(exercise, "Anna", 100, right)));
    const auto graded = m_program.run({"exercise", "grade", "--exercise", m_exercise, "--in", m_folder});
    EXPECT_EQ(graded.status, test::fine) << graded.errors;
    EXPECT_EQ(graded.output.substr(0, graded.output.find('\n')), "student\thanded in\tanswers\tright\tpercent\tfile");
    EXPECT_EQ(m_program.run({"exercise", "make", "--out", m_exercise}).status, test::wrongUsage);
}

TEST_F(QuestionsTest, WhatCannotBeWrittenLeavesTheSolutionAsItWas)
{
    const std::string old = m_program.folder().write("week1.arcsolution", "old");
    const auto make = [&](const std::string& out) {
        return m_program.run({"exercise", "make", "--lesson", lessonFile(0), "--solution", old, "--out", out});
    };
    for (const std::string& out : {old, m_program.file("./week1.arcsolution"), m_program.file("none/week1.json")}) {
        const auto made = make(out);
        EXPECT_EQ(made.status, test::badInputOrOutput) << out;
        EXPECT_FALSE(made.errors.empty());
        EXPECT_EQ(test::readBytes(old), "old") << out;
    }
    EXPECT_EQ(make(m_exercise).status, test::fine);
    EXPECT_NE(test::readBytes(old), "old");
}

TEST_F(QuestionsTest, CopiedTreesAreNamedThoughAnAnswerDiffersAndCopiedAnswersThoughATreeDoes)
{
    const Exercise exercise = makeWithQuestions();
    std::filesystem::create_directory(m_folder);
    std::size_t right = 0;
    Answers answers = answersTo(exercise, "A", 1, right); // all answers wrong
    answers.trees[0].heads[1] = kNoHead;
    put("a.json", textOf(answers));
    answers.student = "B";
    answers.questions[1][0] = "another";
    put("b.json", textOf(answers));
    answers.student = "C";
    answers.trees[1].heads[1] = kNoHead;
    put("c.json", textOf(answers));
    const auto graded
        = m_program.run({"exercise", "grade", "--exercise", m_exercise, "--solution", m_solution, "--in", m_folder});
    EXPECT_EQ(graded.errors,
        m_folder + "/b.json: the same trees, mistakes and all, as in " + m_folder + "/a.json\n" + m_folder
            + "/c.json: the same answers, mistakes and all, as in " + m_folder + "/b.json\n");
}

TEST_F(QuestionsTest, TheSolutionOfAnotherExerciseIsRefused)
{
    makeWithQuestions();
    const std::string solution = test::readBytes(m_solution);
    makeWithQuestions(); // of the same sentences, and yet another one
    m_program.folder().write("old.arcsolution", solution);
    const auto graded = m_program.run({"exercise", "grade", "--exercise", m_exercise, "--solution",
        m_program.file("old.arcsolution"), "--in", m_exercise});
    EXPECT_EQ(graded.status, test::badInputOrOutput);
    EXPECT_NE(graded.errors.find("this is the solution of another exercise"), std::string::npos) << graded.errors;
}

} // namespace exercise_test
} // namespace arcwright
