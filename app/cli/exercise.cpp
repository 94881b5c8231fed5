// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <filesystem>
#include <iostream>
#include <memory>

#include <nlohmann/json.hpp>

#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/json_text.h"
#include "app/cli/spoken.h"
#include "app/cli/teaching_text.h"
#include "core/base/atomic_file.h"
#include "core/base/separated_values.h"
#include "core/base/text_file.h"
#include "core/teaching/exercise_file.h"

namespace arcwright::cli {

namespace {

using nlohmann::json;

struct MakeOptions {
    std::vector<std::string> in;
    std::string out;
    std::string title;
    std::string feedback = "percentage";
    bool relations = true;
    std::size_t first = 1;
    std::size_t last = 0; ///< 0: to the end
    std::string sentences; ///< those that are picked; empty: all from first to last
};

struct GradeOptions {
    std::string exercise;
    std::vector<std::string> answers;
    bool json = false;
};

int writeExercise(
    const MakeOptions& options, const Treebank& treebank, const std::vector<std::shared_ptr<const Sentence>>& sentences)
{
    std::set<std::string> relations; // those of the few sentences would tell what is right
    for (std::size_t index = 0; options.relations && index < treebank.size(); ++index)
        addRelations(*treebank.sentence(index), relations);
    const Exercise exercise = makeExercise(
        sentences, options.title, feedbackNamed(options.feedback).value(), options.relations, std::move(relations));
    if (exercise.items.empty()) {
        std::cerr << said(QT_TRANSLATE_NOOP("CommandLine", "None of the sentences has a tree to be drawn.")) << '\n';
        return BadInputOrOutput;
    }
    const std::string text = textOf(exercise);
    if (text.size() > mostTeachingBytes) {
        std::cerr << said(QT_TRANSLATE_NOOP("CommandLine",
                              "These are more sentences than an exercise can have: its file would be larger than %1 "
                              "MB. Choose fewer with --first and --last."),
            {std::to_string(mostTeachingBytes >> 20)})
                  << '\n';
        return BadInputOrOutput;
    }
    if (const auto written = writeFileAtomically(options.out, text); !written) {
        complain(written.error());
        return BadInputOrOutput;
    }
    if (const std::size_t left = sentences.size() - exercise.items.size(); left > 0)
        std::cerr << said(
            QT_TRANSLATE_NOOP("CommandLine", "%1 sentences without a tree were left out."), {std::to_string(left)})
                  << '\n';
    std::cerr << options.out << ": "
              << said(QT_TRANSLATE_NOOP("CommandLine", "%1 sentences"), {std::to_string(exercise.items.size())})
              << '\n';
    return Fine;
}

/// The exercise of single sentences, in the order in which they are named.
int makeOfPicked(const MakeOptions& options, const Treebank& treebank)
{
    const auto numbers = pickedSentences(options.sentences);
    if (!numbers) {
        std::cerr << said(
            QT_TRANSLATE_NOOP("CommandLine", "\"%1\" are no numbers of sentences, such as 3,7-9."), {options.sentences})
                  << '\n';
        return WrongUsage;
    }
    std::vector<std::shared_ptr<const Sentence>> sentences;
    for (const std::size_t number : *numbers) {
        if (number > treebank.size()) {
            std::cerr << said(QT_TRANSLATE_NOOP("CommandLine", "There is no sentence %1; the last one is %2."),
                {std::to_string(number), std::to_string(treebank.size())})
                      << '\n';
            return WrongUsage;
        }
        sentences.push_back(treebank.sentence(number - 1));
    }
    return writeExercise(options, treebank, sentences);
}

int make(const MakeOptions& options)
{
    const auto treebank = openWhole(options.in);
    if (!treebank)
        return BadInputOrOutput;
    if (!options.sentences.empty())
        return makeOfPicked(options, *treebank);
    const std::size_t end = options.last == 0 ? treebank->size() : std::min(options.last, treebank->size());
    std::vector<std::shared_ptr<const Sentence>> sentences;
    for (std::size_t index = options.first - 1; index < end; ++index)
        sentences.push_back(treebank->sentence(index));
    if (sentences.empty()) {
        std::cerr << said(QT_TRANSLATE_NOOP("CommandLine", "There are %1 sentences; none of them is from %2 to %3."),
            {std::to_string(treebank->size()), std::to_string(options.first),
                std::to_string(options.last == 0 ? treebank->size() : options.last)})
                  << '\n';
        return WrongUsage;
    }
    return writeExercise(options, *treebank, sentences);
}

/// One student's line of the table.
struct GradedAnswers {
    std::string file;
    Answers answers;
    AttachmentCounts all;
    std::vector<AttachmentCounts> bySentence;
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
    GradedAnswers row{path, *answers, {}, {}};
    for (std::size_t item = 0; item < exercise.items.size(); ++item) {
        row.bySentence.push_back(scoreOf(exercise, item, answers->trees[item]));
        row.all += row.bySentence.back();
    }
    return row;
}

void printTable(const Exercise& exercise, const std::vector<GradedAnswers>& rows)
{
    std::cout << "student\thanded in\twords\theads\tUAS" << (exercise.asksRelations ? "\trelations\tLAS" : "")
              << "\tcomplete\tfile\n";
    const auto percent = [](double value) {
        char text[32];
        std::snprintf(text, sizeof text, "%.2f", value);
        return std::string(text);
    };
    for (const GradedAnswers& row : rows) {
        std::cout << separatedCell(row.answers.student) << '\t' << separatedCell(row.answers.handedIn) << '\t'
                  << row.all.tokens << '\t' << row.all.heads << '\t' << percent(row.all.uas());
        if (exercise.asksRelations)
            std::cout << '\t' << row.all.labelled << '\t' << percent(row.all.las());
        std::cout << '\t' << row.all.complete << '\t' << separatedCell(row.file) << '\n';
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
        students.push_back(std::move(object));
    }
    std::cout << jsonText(
        json{{"exercise", exercise.title}, {"sentences", exercise.items.size()}, {"students", std::move(students)}})
              << '\n';
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

void tellOf(const GradedAnswers& row, std::string_view english, const std::vector<std::string>& arguments = {})
{
    std::cerr << row.file << ": " << said(english, arguments) << '\n';
}

/// Whether somebody drew anything, and not only what is right: then nobody else draws the same by chance.
bool isTelling(const Exercise& exercise, const GradedAnswers& row)
{
    return row.all.heads > 0 && row.all.complete < exercise.items.size();
}

/// Names what a teacher has to look at: drafts, answers of nobody, of the same name, and the same answers of several.
/// Whether there is nothing but, perhaps, the last.
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
        if (const auto* same = isBefore([&](const GradedAnswers& row) { return studentOf(row.answers) == name; });
            same != nullptr && !name.empty()) {
            tellOf(rows[i], QT_TRANSLATE_NOOP("CommandLine", "\"%1\" has handed in before: %2"), {name, same->file});
            isFine = false;
        }
        if (const auto* same
            = isBefore([&](const GradedAnswers& row) { return row.answers.trees == rows[i].answers.trees; });
            same != nullptr && isTelling(exercise, rows[i]))
            tellOf(
                rows[i], QT_TRANSLATE_NOOP("CommandLine", "the same trees, mistakes and all, as in %1"), {same->file});
    }
    return isFine;
}

int grade(const GradeOptions& options)
{
    const auto text = readFile(options.exercise);
    if (!text) {
        complain(text.error());
        return BadInputOrOutput;
    }
    const auto exercise = parseExercise(*text, options.exercise);
    if (!exercise) {
        complainOf(exercise.error());
        return BadInputOrOutput;
    }
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

} // namespace

void addExercise(CLI::App& program, int& status)
{
    auto* command = program.add_subcommand("exercise", "Make exercises for classes, and grade what is handed in");
    command->require_subcommand(1);

    auto making = std::make_shared<MakeOptions>();
    auto* make = command->add_subcommand("make", "Make an exercise of sentences, whose trees are hidden");
    make->add_option("--in", making->in, "Files, folders or patterns")->required()->expected(1, -1);
    make->add_option("--out", making->out, "The exercise")->required();
    make->add_option("--title", making->title, "What students see over it");
    make->add_option("--feedback", making->feedback, "What is told before a student hands in")
        ->check(CLI::IsMember({"percentage", "marks", "none"}))
        ->capture_default_str();
    make->add_option("--relations", making->relations, "on: relations are asked for; off: heads only")
        ->transform(CLI::CheckedTransformer(std::map<std::string, bool>{{"on", true}, {"off", false}}));
    make->add_option("--first", making->first, "The first sentence, from 1")->check(CLI::PositiveNumber);
    make->add_option("--last", making->last, "The last sentence")->check(CLI::PositiveNumber);
    make->add_option("--sentences", making->sentences, "Single sentences by their numbers, as 3,7-9, in that order")
        ->excludes("--first")
        ->excludes("--last");
    make->footer(
        "Example: arcwright-cli exercise make --in gold.conllu --last 10 --feedback marks --out week1.arcexercise");
    make->callback([making, &status] { status = arcwright::cli::make(*making); });

    auto grading = std::make_shared<GradeOptions>();
    auto* grade = command->add_subcommand("grade", "Gather answers to an exercise as a table");
    grade->add_option("--exercise", grading->exercise, "The exercise")->required();
    grade->add_option("--in", grading->answers, "Files that were handed in, or folders of them")
        ->required()
        ->expected(1, -1);
    grade->add_flag("--json", grading->json,
        "Print one object: exercise, sentences, students [{student, handed_in, file, words, heads, uas, labelled, las, "
        "complete, sentences [{words, heads, uas, labelled, las, complete}]}]. labelled and las where relations are "
        "asked for.");
    grade->footer("Example: arcwright-cli exercise grade --exercise week1.arcexercise --in handed-in > week1.tsv");
    grade->callback([grading, &status] { status = arcwright::cli::grade(*grading); });
}

} // namespace arcwright::cli
