// SPDX-License-Identifier: GPL-3.0-or-later
#include <iostream>
#include <memory>

#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/spoken.h"
#include "app/cli/teaching_text.h"
#include "app/cli/window_program.h"
#include "core/teaching/lesson.h"
#include "core/teaching/lesson_check.h"

namespace arcwright::cli {

namespace {

int check(const std::vector<std::string>& files)
{
    bool areFine = true;
    for (const std::string& file : files) {
        const auto text = readText(file);
        if (!text) {
            complain(text.error());
            areFine = false;
            continue;
        }
        const auto findings = checkLesson(*text, file);
        for (const TeachingProblem& finding : findings)
            std::cout << sentenceFor(finding) << '\n';
        areFine = areFine && findings.empty();
        if (findings.empty()) {
            const auto series = parseLessonSeries(*text, file);
            std::cout << file << ": "
                      << said(QT_TRANSLATE_NOOP("CommandLine", "nothing is wrong; stops: %1"),
                             {std::to_string(series ? series->stops.size() : 0)})
                      << '\n';
        }
    }
    return areFine ? Fine : BadInputOrOutput;
}

struct ExportOptions {
    std::string lesson;
    std::string to;
    std::string steps = "all";
    std::string theme = "light";
    bool isHandout = false;
    int perPage = 0;
};

/// What draws knows Qt, which this program does not.
int exportSteps(const ExportOptions& options)
{
    const auto text = readText(options.lesson);
    if (!text) {
        complain(text.error());
        return BadInputOrOutput;
    }
    if (const auto series = parseLessonSeries(*text, options.lesson); !series) {
        complainOf(series.error());
        return BadInputOrOutput;
    }
    std::vector<std::string> arguments{"--lesson=" + options.lesson, "--export=" + options.to,
        "--steps=" + options.steps, "--theme=" + options.theme, "--language=" + spokenLanguage()};
    if (options.isHandout)
        arguments.emplace_back("--handout");
    if (options.perPage > 0)
        arguments.push_back("--per-page=" + std::to_string(options.perPage));
    const auto status = runWindowProgram(arguments);
    if (status)
        return *status;
    std::cerr << said(QT_TRANSLATE_NOOP("CommandLine",
        "Steps are drawn by the program arcwright, which is neither beside this one nor on the path, or "
        "did not run to its end."))
              << '\n';
    return BadInputOrOutput;
}

void addExport(CLI::App& command, int& status)
{
    auto options = std::make_shared<ExportOptions>();
    auto* exporting = command.add_subcommand("export", "Save the steps of a lesson, with its words");
    exporting->add_option("file", options->lesson, "A lesson")->required();
    exporting
        ->add_option("--to", options->to,
            "Where to: a page that plays by itself (.html), slides (.pdf, of beamer: .tex), pictures (.svg, .png)")
        ->required();
    exporting
        ->add_option(
            "--steps", options->steps, "Which steps: those at which stops open, the main ones and both ends, or all")
        ->check(CLI::IsMember({"opening", "main", "all"}))
        ->capture_default_str();
    auto* handout
        = exporting->add_flag("--handout", options->isHandout, "Text and pictures on paper instead (.pdf, .html)");
    constexpr int most = 4;
    exporting
        ->add_option("--per-page", options->perPage,
            "So many steps on a page of a handout in PDF; else two where they can be read, one where they cannot")
        ->check(CLI::Range(1, most))
        ->needs(handout);
    exporting->add_option("--theme", options->theme, "Colours of slides and pictures; a page has both")
        ->check(CLI::IsMember({"light", "dark", "high-contrast"}))
        ->capture_default_str();
    exporting->footer("All stops are saved in their order. Steps are drawn by the program arcwright, which has to be "
                      "installed, too; no display is needed.\n\n"
                      "Example: arcwright-cli lesson export week1.arclesson --to week1.html");
    exporting->callback([options, &status] { status = exportSteps(*options); });
}

} // namespace

void addLesson(CLI::App& program, int& status)
{
    auto* command = program.add_subcommand("lesson", "Check lessons that somebody has written, and export them");
    command->require_subcommand(1);

    auto files = std::make_shared<std::vector<std::string>>();
    auto* checking = command->add_subcommand("check", "Name what is wrong in lessons, with line and column");
    checking->add_option("files", *files, "Lessons; - for standard input")->required()->expected(1, -1);
    checking->footer(
        "Told are members that are not known, steps that an algorithm does not have, arcs and pairs that cannot be, "
        "and all that keeps a lesson from being read. The exit status is 3 where anything is wrong, else 0.\n\n"
        "Example: arcwright-cli lesson check week1.arclesson");
    checking->callback([files, &status] { status = check(*files); });
    addExport(*command, status);
}

} // namespace arcwright::cli
