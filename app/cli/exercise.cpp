// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <iostream>
#include <memory>

#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/exercise_grades.h"
#include "app/cli/spoken.h"
#include "app/cli/teaching_text.h"
#include "core/base/text_file.h"
#include "core/teaching/exercise_file.h"

namespace arcwright::cli {

namespace {

struct MakeOptions {
    std::vector<std::string> in;
    std::string out;
    std::string title;
    std::string feedback = "percentage";
    bool relations = true;
    std::size_t first = 1;
    std::size_t last = 0; ///< 0: to the end
    std::string sentences; ///< those that are picked; empty: all from first to last
    std::string lesson; ///< whose stops are asked about; empty: none
    int cells = 1; ///< to be filled, of each chart
    std::string solution; ///< the file that it is kept in; empty: in the exercise
};

/// A text about one of something, or about so many.
std::string counted(std::size_t count, const char* one, const char* several)
{
    return count == 1 ? said(one) : said(several, {std::to_string(count)});
}

/// Adds the questions of a lesson's stops; false, and why is said, where there are none.
bool addQuestions(const MakeOptions& options, Exercise& exercise)
{
    if (options.lesson.empty())
        return true;
    const auto text = readText(options.lesson);
    if (!text) {
        complain(text.error());
        return false;
    }
    const auto series = parseLessonSeries(*text, options.lesson);
    if (!series) {
        complainOf(series.error());
        return false;
    }
    for (std::size_t stop = 0; stop < series->stops.size(); ++stop) {
        if (auto question = questionForExercise(series->stops[stop], options.cells))
            exercise.questions.push_back(*std::move(question));
        else
            std::cerr << options.lesson << ": "
                      << said(QT_TRANSLATE_NOOP("CommandLine",
                                  "stop %1 asks nothing: it is not before a cell of Eisner's chart, a move of hill, a "
                                  "transition, or the opening of a cycle of cle"),
                             {std::to_string(stop + 1)})
                      << '\n';
    }
    return !exercise.questions.empty();
}

/// Writes the exercise, and its solution where that has a file of its own.
bool writeFiles(const MakeOptions& options, const Exercise& exercise)
{
    const auto files = filesOf(exercise, options.out, options.solution);
    if (!files && files.error().fault == TeachingFault::TooLarge && exercise.questions.empty()) {
        std::cerr << said(QT_TRANSLATE_NOOP("CommandLine",
                              "These are more sentences than an exercise can have: its file would be larger than %1 "
                              "MB. Choose fewer with --first and --last."),
            {std::to_string(mostTeachingBytes >> 20)})
                  << '\n';
        return false;
    }
    if (!files) {
        complainOf(files.error());
        return false;
    }
    const auto written = write(*files);
    if (!written)
        complain(written.error());
    return written.has_value();
}

int writeExercise(
    const MakeOptions& options, const Treebank* treebank, const std::vector<std::shared_ptr<const Sentence>>& sentences)
{
    std::set<std::string> relations; // those of the few sentences would tell what is right
    for (std::size_t index = 0; treebank && options.relations && index < treebank->size(); ++index)
        addRelations(*treebank->sentence(index), relations);
    Exercise exercise = makeExercise(
        sentences, options.title, feedbackNamed(options.feedback).value(), options.relations, std::move(relations));
    if (treebank && exercise.items.empty()) {
        std::cerr << said(QT_TRANSLATE_NOOP("CommandLine", "None of the sentences has a tree to be drawn.")) << '\n';
        return BadInputOrOutput;
    }
    if (!addQuestions(options, exercise) || !writeFiles(options, exercise))
        return BadInputOrOutput;
    if (const std::size_t left = sentences.size() - exercise.items.size(); left > 0)
        std::cerr << counted(left, QT_TRANSLATE_NOOP("CommandLine", "A sentence without a tree was left out."),
            QT_TRANSLATE_NOOP("CommandLine", "%1 sentences without a tree were left out."))
                  << '\n';
    std::cerr << options.out << ": "
              << counted(exercise.items.size(), QT_TRANSLATE_NOOP("CommandLine", "1 sentence"),
                     QT_TRANSLATE_NOOP("CommandLine", "%1 sentences"));
    if (!exercise.questions.empty())
        std::cerr << ", "
                  << counted(exercise.questions.size(), QT_TRANSLATE_NOOP("CommandLine", "1 question"),
                         QT_TRANSLATE_NOOP("CommandLine", "%1 questions"));
    std::cerr << '\n';
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
    return writeExercise(options, &treebank, sentences);
}

int make(const MakeOptions& options)
{
    if (options.in.empty() && options.lesson.empty()) {
        std::cerr << said(QT_TRANSLATE_NOOP("CommandLine", "%1 is needed, or %2."), {"--in", "--lesson"}) << '\n';
        return WrongUsage;
    }
    if (options.in.empty())
        return writeExercise(options, nullptr, {});
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
    return writeExercise(options, &*treebank, sentences);
}

} // namespace

void addExercise(CLI::App& program, int& status)
{
    auto* command = program.add_subcommand("exercise", "Make exercises for classes, and grade what is handed in");
    command->require_subcommand(1);

    auto making = std::make_shared<MakeOptions>();
    auto* make = command->add_subcommand("make", "Make an exercise of sentences, whose trees are hidden");
    make->add_option("--in", making->in, "Files, folders or patterns")->expected(1, -1);
    make->add_option("--out", making->out, "The exercise")->required();
    make->add_option("--title", making->title, "What students see over it");
    auto* feedback = make->add_option("--feedback", making->feedback, "What is told before a student hands in")
                         ->check(CLI::IsMember({"percentage", "marks", "none"}))
                         ->capture_default_str();
    make->add_option("--relations", making->relations, "on: relations are asked for; off: heads only")
        ->transform(CLI::CheckedTransformer(std::map<std::string, bool>{{"on", true}, {"off", false}}));
    make->add_option("--first", making->first, "The first sentence, from 1")->check(CLI::PositiveNumber);
    make->add_option("--last", making->last, "The last sentence")->check(CLI::PositiveNumber);
    make->add_option("--sentences", making->sentences, "Single sentences by their numbers, as 3,7-9, in that order")
        ->excludes("--first")
        ->excludes("--last");
    auto* lesson = make->add_option("--lesson", making->lesson,
        "A lesson, of whose stops questions are made, with --in or without: the cells of Eisner's chart that come "
        "next, "
        "the next move of hill, the next transition, the arc that a cycle of cle gives up");
    make->add_option("--cells", making->cells, "How many cells of a chart are to be filled")
        ->check(CLI::Range(1, mostQuestionCells))
        ->needs(lesson)
        ->capture_default_str();
    make->add_option("--solution", making->solution,
            "A file that the solution is kept in, for the teacher alone: the exercise has none then, and tells "
            "students "
            "nothing of what is right")
        ->excludes(feedback);
    make->footer(
        "Example: arcwright-cli exercise make --in gold.conllu --last 10 --feedback marks --out week1.arcexercise\n"
        "arcwright-cli exercise make --lesson week2.arclesson --cells 4 --solution week2.arcsolution --out "
        "week2.arcexercise");
    make->callback([making, &status] { status = arcwright::cli::make(*making); });

    auto grading = std::make_shared<GradeOptions>();
    auto* grade = command->add_subcommand("grade", "Gather answers to an exercise as a table");
    grade->add_option("--exercise", grading->exercise, "The exercise")->required();
    grade->add_option(
        "--solution", grading->solution, "The solution, where it is not in the exercise but in a file of its own");
    grade->add_option("--in", grading->answers, "Files that were handed in, or folders of them")
        ->required()
        ->expected(1, -1);
    grade->add_flag("--json", grading->json,
        "Print one object: exercise, sentences, questions, students [{student, handed_in, file, words, heads, uas, "
        "labelled, las, complete, sentences [{words, heads, uas, labelled, las, complete}], answers, right, percent, "
        "questions [{kind, answers, right}]}]. labelled and las where relations are asked for; what is of questions "
        "where there are any.");
    grade->footer("Example: arcwright-cli exercise grade --exercise week1.arcexercise --in handed-in > week1.tsv");
    grade->callback([grading, &status] { status = gradeAnswers(*grading); });
}

} // namespace arcwright::cli
