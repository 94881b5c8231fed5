// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/word_context.h"

#include <algorithm>

#include <QStringList>

namespace arcwright::ui {

namespace {

constexpr int wordsAround = 8;

} // namespace

QString wordInContext(const Sentence& sentence, int unit)
{
    const QString between = sentence.bunsetsu.empty() ? QStringLiteral(" ") : QString();
    QStringList words;
    const int last = std::min(unit + wordsAround, sentence.unitCount());
    for (int at = std::max(unit - wordsAround, 1); at <= last; ++at) {
        const QString word = QString::fromStdString(sentence.unitText(at));
        words << (at == unit ? QStringLiteral("[%1]").arg(word) : word);
    }
    return (unit > wordsAround + 1 ? QStringLiteral("… ") : QString()) + words.join(between)
        + (last < sentence.unitCount() ? QStringLiteral(" …") : QString());
}

} // namespace arcwright::ui
