// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/finding_text.h"

#include <QCoreApplication>

#include "core/messages/finding_sentences.h"
#include "ui/look/problem_text.h"

namespace arcwright::ui {

QString findingText(const Finding& finding)
{
    const FindingSentence sentence = findingSentence(finding);
    return filledIn(QCoreApplication::translate(sentence.context, sentence.text), finding.arguments);
}

QString severityText(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return QCoreApplication::translate("Validation", "error");
    case Severity::Warning:
        return QCoreApplication::translate("Validation", "warning");
    case Severity::Information:
        break;
    }
    return QCoreApplication::translate("Validation", "note");
}

QString severityMark(const Finding& finding)
{
    if (finding.isWaived)
        return QStringLiteral("✓");
    switch (finding.severity) {
    case Severity::Error:
        return QStringLiteral("✖");
    case Severity::Warning:
        return QStringLiteral("▲");
    case Severity::Information:
        break;
    }
    return QStringLiteral("●");
}

} // namespace arcwright::ui
