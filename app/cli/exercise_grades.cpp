// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/exercise_grades.h"

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <sstream>

#include <nlohmann/json.hpp>

#include "app/cli/console.h"
#include "app/cli/json_text.h"
#include "app/cli/spoken.h"
#include "app/cli/teaching_text.h"
#include "core/base/separated_values.h"
#include "core/base/text_file.h"
#include "core/base/utf8.h"
#include "core/teaching/exercise_file.h"

namespace arcwright::cli {

namespace {

using nlohmann::json;

/// One student's line of the table.
struct GradedAnswers {
    std::string file;
    Answers answers;
    AttachmentCounts all;
    std::vector<AttachmentCounts> bySentence;
    AnswerCounts answered;
    std::vector<AnswerCounts> byQuestion;
};

std::optional<GradedAnswers> gradeOne(const Exercise& exercise, const std::string& path)
{
    const auto text = readFile(path);
    if (!text) {
        complain(text.error());
        return std::nullopt;
    }
    const auto answers = parseAnswers(*text, path, exercise);
    if (!answers) {
        complainOf(answers.error());
        return std::nullopt;
    }
    GradedAnswers row{path, *answers, {}, {}, {}, {}};
    for (std::size_t item = 0; item < exercise.items.size(); ++item) {
        row.bySentence.push_back(scoreOf(exercise, item, answers->trees[item]));
        row.all += row.bySentence.back();
    }
    for (std::size_t question = 0; question < exercise.questions.size(); ++question) {
        row.byQuestion.push_back(answersTo(exercise, question, *answers));
        row.answered += row.byQuestion.back();
    }
    return row;
}

std::string percentText(double value)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.2f", value);
    return text;
}

/// Columns of trees and of questions, where the exercise has any.
void printTable(const Exercise& exercise, const std::vector<GradedAnswers>& rows)
{
    const bool hasTrees = !exercise.items.empty();
    std::cout << "student\thanded in";
    if (hasTrees)
        std::cout << "\twords\theads\tUAS" << (exercise.asksRelations ? "\trelations\tLAS" : "") << "\tcomplete";
    std::cout << (exercise.questions.empty() ? "" : "\tanswers\tright\tpercent") << "\tfile\n";
    for (const GradedAnswers& row : rows) {
        std::cout << separatedCell(row.answers.student) << '\t' << separatedCell(row.answers.handedIn);
        if (hasTrees) {
            std::cout << '\t' << row.all.tokens << '\t' << row.all.heads << '\t' << percentText(row.all.uas());
            if (exercise.asksRelations)
                std::cout << '\t' << row.all.labelled << '\t' << percentText(row.all.las());
            std::cout << '\t' << row.all.complete;
        }
        if (!exercise.questions.empty())
            std::cout << '\t' << row.answered.parts << '\t' << row.answered.right << '\t'
                      << percentText(row.answered.percent());
        std::cout << '\t' << separatedCell(row.file) << '\n';
    }
}

json asJson(const Exercise& exercise, const AttachmentCounts& counts)
{
    json object{{"words", counts.tokens}, {"heads", counts.heads}, {"uas", rounded(counts.uas())},
        {"complete", counts.complete}};
    if (exercise.asksRelations) {
        object["labelled"] = counts.labelled;
        object["las"] = rounded(counts.las());
    }
    return object;
}

void printJson(const Exercise& exercise, const std::vector<GradedAnswers>& rows)
{
    json students = json::array();
    for (const GradedAnswers& row : rows) {
        json object = asJson(exercise, row.all);
        object["student"] = row.answers.student;
        object["handed_in"] = row.answers.handedIn.empty() ? json() : json(row.answers.handedIn);
        object["file"] = row.file;
        object["sentences"] = json::array();
        for (const AttachmentCounts& counts : row.bySentence)
            object["sentences"].push_back(asJson(exercise, counts));
        for (std::size_t question = 0; question < row.byQuestion.size(); ++question)
            object["questions"].push_back({{"kind", nameOf(exercise.questions[question].kind)},
                {"answers", row.byQuestion[question].parts}, {"right", row.byQuestion[question].right}});
        if (!row.byQuestion.empty()) {
            object["answers"] = row.answered.parts;
            object["right"] = row.answered.right;
            object["percent"] = rounded(row.answered.percent());
        }
        students.push_back(std::move(object));
    }
    json object{{"exercise", exercise.title}, {"sentences", exercise.items.size()}, {"students", std::move(students)}};
    if (!exercise.questions.empty())
        object["questions"] = exercise.questions.size();
    std::cout << jsonText(object) << '\n';
}

/// The files, and all of the folders but hidden ones, whatever they are called: what is no answer is complained of when
/// it is read. A folder without any is complained of, and makes the grading incomplete.
std::vector<std::string> answerFiles(const std::vector<std::string>& paths, bool& isComplete)
{
    std::vector<std::string> files;
    for (const std::string& path : paths) {
        std::error_code none;
        if (!std::filesystem::is_directory(path, none)) {
            files.push_back(path);
            continue;
        }
        const std::size_t before = files.size();
        for (const auto& entry : std::filesystem::directory_iterator(path, none)) {
            if (!entry.is_directory(none) && !entry.path().filename().string().starts_with('.'))
                files.push_back(entry.path().string());
        }
        if (files.size() == before) {
            std::cerr << path << ": "
                      << said(QT_TRANSLATE_NOOP("CommandLine", "there are no answers in this folder: it has no files"))
                      << '\n';
            isComplete = false;
        }
        std::sort(files.begin() + static_cast<std::ptrdiff_t>(before), files.end());
    }
    return files;
}

/// The name as people write it, without what is around it.
std::string studentOf(const Answers& answers)
{
    const auto begin = answers.student.find_first_not_of(" \t\r\n");
    const auto end = answers.student.find_last_not_of(" \t\r\n");
    return begin == std::string::npos ? std::string() : answers.student.substr(begin, end - begin + 1);
}

/// For comparing: in small letters, with one space where there are several. Nobody writes the own name alike every
/// time.
std::string comparableName(const std::string& name)
{
    std::istringstream words(lowerCased(name));
    std::string all;
    for (std::string word; words >> word;)
        all += (all.empty() ? "" : " ") + word;
    return all;
}

void tellOf(const GradedAnswers& row, std::string_view english, const std::vector<std::string>& arguments = {})
{
    std::cerr << row.file << ": " << said(english, arguments) << '\n';
}

/// Whether somebody did anything, and not only what is right: then nobody else does the same by chance.
bool areTreesTelling(const Exercise& exercise, const GradedAnswers& row)
{
    return row.all.heads > 0 && row.all.complete < exercise.items.size();
}

/// There are few choices: three have to be wrong.
bool areAnswersTelling(const GradedAnswers& row)
{
    constexpr std::size_t enough = 3;
    std::size_t given = 0;
    for (const auto& parts : row.answers.questions)
        given += static_cast<std::size_t>(
            std::count_if(parts.begin(), parts.end(), [](const std::string& answer) { return !answer.empty(); }));
    return given >= row.answered.right + enough;
}

/// Names what a teacher has to look at: drafts, answers of nobody, of the same name, and the same trees or answers of
/// several. Whether there is nothing but, perhaps, the last.
bool tellOfRows(const Exercise& exercise, const std::vector<GradedAnswers>& rows)
{
    bool isFine = true;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const std::string name = studentOf(rows[i].answers);
        if (rows[i].answers.handedIn.empty()) {
            tellOf(rows[i], QT_TRANSLATE_NOOP("CommandLine", "a draft that was never handed in"));
            isFine = false;
        }
        if (name.empty()) {
            tellOf(rows[i], QT_TRANSLATE_NOOP("CommandLine", "there is no name in it"));
            isFine = false;
        }
        const auto isBefore = [&](auto predicate) {
            const auto end = rows.begin() + static_cast<std::ptrdiff_t>(i);
            const auto found = std::find_if(rows.begin(), end, predicate);
            return found == end ? nullptr : &*found;
        };
        const std::string comparable = comparableName(name);
        if (const auto* same
            = isBefore([&](const GradedAnswers& row) { return comparableName(studentOf(row.answers)) == comparable; });
            same != nullptr && !name.empty()) {
            tellOf(rows[i], QT_TRANSLATE_NOOP("CommandLine", "\"%1\" has handed in before: %2"), {name, same->file});
            isFine = false;
        }
        const Answers& mine = rows[i].answers;
        if (const auto* same = isBefore([&](const GradedAnswers& row) { return row.answers.trees == mine.trees; });
            same != nullptr && areTreesTelling(exercise, rows[i]))
            tellOf(
                rows[i], QT_TRANSLATE_NOOP("CommandLine", "the same trees, mistakes and all, as in %1"), {same->file});
        if (const auto* same
            = isBefore([&](const GradedAnswers& row) { return row.answers.questions == mine.questions; });
            same != nullptr && areAnswersTelling(rows[i]))
            tellOf(rows[i], QT_TRANSLATE_NOOP("CommandLine", "the same answers, mistakes and all, as in %1"),
                {same->file});
    }
    return isFine;
}

/// The exercise with its solution, wherever that is; nothing, and why is said, if it cannot be had.
std::optional<Exercise> solvedExercise(const GradeOptions& options)
{
    const auto text = readFile(options.exercise);
    if (!text) {
        complain(text.error());
        return std::nullopt;
    }
    auto exercise = parseExercise(*text, options.exercise);
    if (!exercise) {
        complainOf(exercise.error());
        return std::nullopt;
    }
    if (options.solution.empty()) {
        if (exercise->isSolved())
            return *std::move(exercise);
        std::cerr << options.exercise << ": "
                  << said(QT_TRANSLATE_NOOP(
                         "CommandLine", "the solution is in a file of its own; name it with --solution"))
                  << '\n';
        return std::nullopt;
    }
    const auto solution = readFile(options.solution);
    if (!solution) {
        complain(solution.error());
        return std::nullopt;
    }
    auto solved = withSolution(*std::move(exercise), *solution, options.solution);
    if (solved)
        return *std::move(solved);
    if (solved.error().fault == TeachingFault::OtherExercise)
        std::cerr << options.solution << ": "
                  << said(QT_TRANSLATE_NOOP("CommandLine", "this is the solution of another exercise")) << '\n';
    else
        complainOf(solved.error());
    return std::nullopt;
}

} // namespace

int gradeAnswers(const GradeOptions& options)
{
    const auto exercise = solvedExercise(options);
    if (!exercise)
        return BadInputOrOutput;
    std::vector<GradedAnswers> rows;
    bool isComplete = true;
    for (const std::string& path : answerFiles(options.answers, isComplete)) {
        auto row = gradeOne(*exercise, path);
        isComplete = isComplete && row.has_value();
        if (row)
            rows.push_back(std::move(*row));
    }
    isComplete = tellOfRows(*exercise, rows) && isComplete;
    if (options.json)
        printJson(*exercise, rows);
    else if (!rows.empty())
        printTable(*exercise, rows);
    return isComplete ? Fine : BadInputOrOutput;
}

} // namespace arcwright::cli
