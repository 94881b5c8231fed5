// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/teaching_text.h"

#include <iostream>

#include "app/cli/spoken.h"

namespace arcwright::cli {

std::string sentenceFor(const TeachingProblem& problem)
{
    std::string place = problem.file;
    if (problem.line > 0)
        place += ':' + std::to_string(problem.line) + ':' + std::to_string(problem.column);
    const auto text = [&]() -> std::string {
        switch (problem.fault) {
        case TeachingFault::NotReadable:
            return said(QT_TRANSLATE_NOOP("CommandLine", "cannot be read"));
        case TeachingFault::NotWritable:
            return said(QT_TRANSLATE_NOOP("CommandLine", "cannot be written"));
        case TeachingFault::NotJson:
            return said(QT_TRANSLATE_NOOP("CommandLine", "this is no JSON"));
        case TeachingFault::OtherKind:
            return said(QT_TRANSLATE_NOOP("CommandLine", "this is no %1 file"), {problem.expected});
        case TeachingFault::TooNew:
            return said(QT_TRANSLATE_NOOP("CommandLine", "written by a newer version; this one reads version %1"),
                {problem.expected});
        case TeachingFault::Missing:
            return said(
                QT_TRANSLATE_NOOP("CommandLine", "%1 is missing; expected %2"), {problem.member, problem.expected});
        case TeachingFault::Unknown:
            return said(
                QT_TRANSLATE_NOOP("CommandLine", "%1 is not known; expected %2"), {problem.member, problem.expected});
        case TeachingFault::WrongValue:
            return said(QT_TRANSLATE_NOOP("CommandLine", "%1 is not what was expected: %2"),
                {problem.member, problem.expected});
        case TeachingFault::OutOfRange:
            return said(QT_TRANSLATE_NOOP("CommandLine", "%1 is out of range; expected %2"),
                {problem.member, problem.expected});
        case TeachingFault::Damaged:
            return said(QT_TRANSLATE_NOOP("CommandLine", "%1 is damaged"), {problem.member});
        case TeachingFault::TooLarge:
            return said(QT_TRANSLATE_NOOP("CommandLine", "larger than %1; no such file has to be"), {problem.expected});
        case TeachingFault::OtherExercise:
            return said(QT_TRANSLATE_NOOP("CommandLine", "these are answers to another exercise"));
        }
        return {};
    };
    return place + ": " + text();
}

void complainOf(const TeachingProblem& problem)
{
    std::cerr << sentenceFor(problem) << '\n';
}

} // namespace arcwright::cli
