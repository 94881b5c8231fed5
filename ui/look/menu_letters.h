// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

class QAction;
class QWidget;

namespace arcwright::ui {

/// The letter that is pressed for a text, as it is marked by `&`; none if none is marked.
QChar letterOf(const QString& text);

/// A text with its mark at the first letter that is not in `taken`: a marked one, the beginning of a word, any letter.
/// Texts without such a letter, in Japanese for instance, get one in brackets behind them, before an ellipsis.
QString withFreeLetter(const QString& text, const QString& taken);

/// Gives the actions of a menu letters of their own, whatever the translation has marked: of two with the same letter
/// the first keeps it.
void giveDistinctLetters(const QList<QAction*>& actions);

/// The same of what is seen in a dialog: buttons, and labels of fields. One whose letter is taken goes without where
/// none is free.
void giveDistinctLetters(QWidget& dialog);

} // namespace arcwright::ui
