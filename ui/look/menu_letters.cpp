// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/menu_letters.h"

#include <algorithm>

#include <QAbstractButton>
#include <QAction>
#include <QLabel>

namespace arcwright::ui {

namespace {

/// The place of the sign that marks a letter; -1 if there is none. Two signs are one to be read.
qsizetype placeOfMark(const QString& text)
{
    for (qsizetype at = 0; at + 1 < text.size(); ++at) {
        if (text[at] == u'&' && text[at + 1] != u'&')
            return at;
        at += text[at] == u'&' ? 1 : 0;
    }
    return -1;
}

/// Letters of no script are signs of many, such as the one that makes a vowel of kana long.
bool isTypedLetter(QChar letter)
{
    return letter.isDigit()
        || (letter.isLetter() && letter.script() != QChar::Script_Common && letter.script() != QChar::Script_Han
            && letter.script() != QChar::Script_Hiragana && letter.script() != QChar::Script_Katakana);
}

/// Without its mark, and without the brackets round a letter that is there for the mark alone.
QString withoutMark(QString text)
{
    const qsizetype mark = placeOfMark(text);
    if (mark < 0)
        return text;
    const bool isAppended = mark > 0 && text[mark - 1] == u'(' && mark + 2 < text.size() && text[mark + 2] == u')';
    return isAppended ? text.remove(mark - 1, 4) : text.remove(mark, 1);
}

} // namespace

QChar letterOf(const QString& text)
{
    const qsizetype place = placeOfMark(text);
    return place < 0 ? QChar() : text[place + 1].toUpper();
}

QString withFreeLetter(const QString& text, const QString& taken)
{
    const QChar own = letterOf(text);
    if (!own.isNull() && !taken.contains(own))
        return text;
    QString bare = withoutMark(text);
    qsizetype place = -1;
    for (qsizetype at = 0; at < bare.size(); ++at) {
        const bool begins = at == 0 || bare[at - 1].isSpace();
        const bool isFree = isTypedLetter(bare[at]) && !taken.contains(bare[at].toUpper());
        if (isFree && (begins || place < 0)) {
            place = at;
            if (begins)
                break;
        }
    }
    if (place >= 0)
        return bare.insert(place, u'&');
    if (std::any_of(bare.begin(), bare.end(), isTypedLetter))
        return bare; // all of them are taken
    for (char letter = 'A'; letter <= 'Z'; ++letter) {
        if (taken.contains(QLatin1Char(letter)))
            continue;
        const qsizetype end = bare.endsWith(QChar(0x2026)) ? bare.size() - 1 : bare.size();
        return bare.insert(end, QStringLiteral("(&%1)").arg(QLatin1Char(letter)));
    }
    return bare;
}

void giveDistinctLetters(QWidget& dialog)
{
    QString taken;
    for (QWidget* widget : dialog.findChildren<QWidget*>()) {
        auto* button = qobject_cast<QAbstractButton*>(widget);
        auto* label = qobject_cast<QLabel*>(widget);
        if (!widget->isVisibleTo(&dialog) || (!button && !(label && label->buddy())))
            continue;
        QString text = button ? button->text() : label->text();
        const QChar letter = letterOf(text);
        if (letter.isNull())
            continue;
        if (taken.contains(letter)) {
            text = withFreeLetter(text, taken);
            if (button)
                button->setText(text);
            else
                label->setText(text);
        }
        taken += letterOf(text);
    }
}

void giveDistinctLetters(const QList<QAction*>& actions)
{
    QString taken;
    QList<QAction*> without;
    for (QAction* action : actions) { // what has a letter of its own keeps it
        if (action->isSeparator())
            continue;
        if (const QChar letter = letterOf(action->text()); !letter.isNull() && !taken.contains(letter))
            taken += letter;
        else
            without << action;
    }
    for (QAction* action : without) {
        const QString text = withFreeLetter(action->text(), taken);
        if (text != action->text())
            action->setText(text);
        if (const QChar letter = letterOf(text); !letter.isNull())
            taken += letter;
    }
}

} // namespace arcwright::ui
