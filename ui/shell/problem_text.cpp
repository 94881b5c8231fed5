// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/problem_text.h"

#include <QCoreApplication>
#include <QDir>

#include "ui/shell/problem_sentences.h"

namespace arcwright::ui {

QString problemText(const Problem& problem)
{
    const QString pattern = QCoreApplication::translate("Problem", problemSentence(problem.code));
    QString text;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const int number = pattern[i] == u'%' && i + 1 < pattern.size() ? pattern[i + 1].digitValue() : -1;
        if (number >= 1 && static_cast<std::size_t>(number) <= problem.arguments.size()) {
            text += QString::fromStdString(problem.arguments[static_cast<std::size_t>(number) - 1]);
            ++i;
        } else {
            text += pattern[i];
        }
    }
    return text;
}

QString problemPlace(const Problem& problem)
{
    QString file = QDir::toNativeSeparators(QString::fromStdString(problem.file));
    if (problem.line == 0)
        return file;
    return QCoreApplication::translate("Problem", "%1, line %2, column %3")
        .arg(file)
        .arg(problem.line)
        .arg(problem.column);
}

} // namespace arcwright::ui
