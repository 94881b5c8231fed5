// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/problem_text.h"

#include <QCoreApplication>
#include <QDir>

#include "core/base/utf8.h"
#include "core/messages/problem_sentences.h"

namespace arcwright::ui {

QString filledIn(const QString& pattern, const std::vector<std::string>& arguments)
{
    QString text;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const int number = pattern[i] == u'%' && i + 1 < pattern.size() ? pattern[i + 1].digitValue() : -1;
        if (number >= 1 && static_cast<std::size_t>(number) <= arguments.size()) {
            text += QString::fromStdString(withVisibleControls(arguments[static_cast<std::size_t>(number) - 1]));
            ++i;
        } else {
            text += pattern[i];
        }
    }
    return text;
}

QString problemText(const Problem& problem)
{
    const auto sentence = [&](const char* english) {
        return filledIn(QCoreApplication::translate("Problem", english), problem.arguments);
    };
    const char* reason = problemReasonSentence(problem);
    return reason ? sentence(problemSentence(problem.code)) + u' ' + sentence(reason)
                  : sentence(problemSentence(problem.code));
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
