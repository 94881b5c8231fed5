// SPDX-License-Identifier: GPL-3.0-or-later
#include <iostream>
#include <memory>

#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/spoken.h"
#include "app/cli/teaching_text.h"
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

} // namespace

void addLesson(CLI::App& program, int& status)
{
    auto* command = program.add_subcommand("lesson", "Check lessons that somebody has written");
    command->require_subcommand(1);

    auto files = std::make_shared<std::vector<std::string>>();
    auto* checking = command->add_subcommand("check", "Name what is wrong in lessons, with line and column");
    checking->add_option("files", *files, "Lessons; - for standard input")->required()->expected(1, -1);
    checking->footer(
        "Told are members that are not known, steps that an algorithm does not have, arcs and pairs that cannot be, "
        "and all that keeps a lesson from being read. The exit status is 3 where anything is wrong, else 0.\n\n"
        "Example: arcwright-cli lesson check week1.arclesson");
    checking->callback([files, &status] { status = check(*files); });
}

} // namespace arcwright::cli
