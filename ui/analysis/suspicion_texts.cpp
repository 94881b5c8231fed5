// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/analysis/suspicion_texts.h"

#include <cmath>

#include "core/messages/suspicion_sentences.h"
#include "ui/look/joined_texts.h"
#include "ui/look/problem_text.h"

namespace arcwright::ui {

QString reasonText(const SuspicionReason& reason)
{
    const FindingSentence sentence = suspicionSentence(reason);
    return filledIn(QCoreApplication::translate(sentence.context, sentence.text), reason.arguments);
}

QString methodText(SuspicionMethod method)
{
    switch (method) {
    case SuspicionMethod::Jackknife:
        return Suspicions::tr("Parsers contradict it");
    case SuspicionMethod::Variation:
        return Suspicions::tr("Same words, annotated otherwise");
    case SuspicionMethod::Validation:
        break;
    }
    return Suspicions::tr("It breaks a rule");
}

QString stateText(SuspicionState state)
{
    switch (state) {
    case SuspicionState::Open:
        return Suspicions::tr("to decide");
    case SuspicionState::Postponed:
        return Suspicions::tr("postponed");
    case SuspicionState::Accepted:
        return Suspicions::tr("corrected");
    case SuspicionState::Kept:
        return Suspicions::tr("kept");
    case SuspicionState::Edited:
        break;
    }
    return Suspicions::tr("edited since");
}

QString confidenceText(double confidence)
{
    constexpr double percents = 100;
    return Suspicions::tr("%1%").arg(std::lround(confidence * percents));
}

QString decisionsText(const DecisionCounts& decisions)
{
    QStringList parts;
    if (const auto decided = static_cast<int>(decisions.accepted + decisions.kept); decided > 0)
        parts << Suspicions::tr("%1 of %n looked at were corrected", "count", decided).arg(decisions.accepted);
    if (decisions.kept > 0)
        parts << Suspicions::tr("%1 kept").arg(decisions.kept);
    if (decisions.postponed > 0)
        parts << Suspicions::tr("%1 postponed").arg(decisions.postponed);
    return listed(parts);
}

} // namespace arcwright::ui
