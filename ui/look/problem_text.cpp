// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/problem_text.h"

#include <QCoreApplication>
#include <QDir>

#include "core/messages/filled_sentence.h"
#include "core/messages/problem_sentences.h"
#include "core/model/model_problems.h"
#include "ui/look/joined_texts.h"
#include "ui/look/language_names.h"

namespace arcwright::ui {

QString filledIn(const QString& pattern, const std::vector<std::string>& arguments)
{
    return QString::fromStdString(filledSentence(pattern.toStdString(), arguments));
}

namespace {

/// The arguments of a problem as people call them: the command line knows languages by their codes.
std::vector<std::string> namedArguments(const Problem& problem)
{
    std::vector<std::string> named = problem.arguments;
    if (problem.code != ModelProblem::OfOtherLanguage)
        return named;
    for (std::string& argument : named) {
        if (const auto language = languageNamed(argument))
            argument = titleOf(*language).toStdString();
    }
    return named;
}

} // namespace

QString problemText(const Problem& problem)
{
    const auto sentence = [arguments = namedArguments(problem)](const char* english) {
        return filledIn(QCoreApplication::translate("Problem", english), arguments);
    };
    const char* reason = problemReasonSentence(problem);
    return inARow({sentence(problemSentence(problem.code)), reason ? sentence(reason) : QString()});
}

QString problemTextWithStep(const Problem& problem, MendingPlace place)
{
    const char* step = nextStep(problem.code, place);
    return inARow({problemText(problem), step ? QCoreApplication::translate("Problem", step) : QString()});
}

QString problemPlace(const Problem& problem)
{
    QString file = QDir::toNativeSeparators(QString::fromStdString(problem.file));
    if (problem.line == 0)
        return file;
    if (file.isEmpty())
        return QCoreApplication::translate("Problem", "line %1, column %2").arg(problem.line).arg(problem.column);
    return QCoreApplication::translate("Problem", "%1, line %2, column %3")
        .arg(file)
        .arg(problem.line)
        .arg(problem.column);
}

} // namespace arcwright::ui
