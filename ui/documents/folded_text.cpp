// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/folded_text.h"

namespace arcwright::ui {

namespace {

bool isOfLetters(QChar letter)
{
    const QChar::Script script = letter.script();
    return script == QChar::Script_Latin || script == QChar::Script_Greek || script == QChar::Script_Cyrillic;
}

bool isMark(QChar letter)
{
    return letter.category() == QChar::Mark_NonSpacing;
}

} // namespace

FoldedText foldedText(const QString& text)
{
    FoldedText folded;
    bool isBehindLetter = false;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const QChar letter = text[at];
        if (isMark(letter) && isBehindLetter)
            continue;
        const QString parts
            = letter.unicode() < 0x80 ? QString(letter) : QString(letter).normalized(QString::NormalizationForm_D);
        isBehindLetter = isOfLetters(parts.front());
        folded.text += isBehindLetter ? parts.front() : letter;
        folded.places.push_back(at);
    }
    folded.places.push_back(text.size());
    return folded;
}

bool isWithoutDiacritics(const QString& text)
{
    return foldedText(text).text == text;
}

} // namespace arcwright::ui
