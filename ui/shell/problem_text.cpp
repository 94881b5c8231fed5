// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/problem_text.h"

#include <QCoreApplication>
#include <QDir>

#include "ui/shell/problem_sentences.h"

namespace arcwright::ui {

QString filledIn(const QString& pattern, const std::vector<std::string>& arguments)
{
    QString text;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const int number = pattern[i] == u'%' && i + 1 < pattern.size() ? pattern[i + 1].digitValue() : -1;
        if (number >= 1 && static_cast<std::size_t>(number) <= arguments.size()) {
            text += QString::fromStdString(arguments[static_cast<std::size_t>(number) - 1]);
            ++i;
        } else {
            text += pattern[i];
        }
    }
    return text;
}

QString problemText(const Problem& problem)
{
    QString text = filledIn(QCoreApplication::translate("Problem", problemSentence(problem.code)), problem.arguments);
    if (problem.code == ProblemCode::FileInUse && problem.arguments.size() >= 2 && !problem.arguments[0].empty())
        text += u' '
            + QCoreApplication::translate("Problem", "It is process %1 on %2.")
                  .arg(QString::fromStdString(problem.arguments[0]), QString::fromStdString(problem.arguments[1]));
    return text;
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
