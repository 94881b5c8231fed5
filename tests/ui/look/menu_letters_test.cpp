// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/menu_letters.h"

#include <QAction>

#include <gtest/gtest.h>

#include "tests/ui/support/qt_printers.h"

namespace arcwright::ui::testing {

TEST(MenuLetters, AMarkIsNoPairOfSigns)
{
    EXPECT_EQ(letterOf(QStringLiteral("S&ave")), QChar(u'A'));
    EXPECT_EQ(letterOf(QStringLiteral("Cut && paste")), QChar());
    EXPECT_EQ(letterOf(QStringLiteral("Cut && &paste")), QChar(u'P'));
}

TEST(MenuLetters, AFreeLetterIsTheBeginningOfAWordIfThereIsOne)
{
    EXPECT_EQ(withFreeLetter(QStringLiteral("&Redo"), QStringLiteral("R")), QStringLiteral("R&edo"));
    EXPECT_EQ(withFreeLetter(QStringLiteral("&Go to word"), QStringLiteral("G")), QStringLiteral("Go &to word"));
    EXPECT_EQ(withFreeLetter(QStringLiteral("&Redo"), QString()), QStringLiteral("&Redo"));
    EXPECT_EQ(withFreeLetter(QStringLiteral("Aa"), QStringLiteral("A")), QStringLiteral("Aa"));
    EXPECT_EQ(withFreeLetter(QString::fromUtf8("開く…"), QStringLiteral("A")), QString::fromUtf8("開く(&B)…"));
    EXPECT_EQ(withFreeLetter(QString::fromUtf8("キーを開く(&K)…"), QStringLiteral("AK")),
        QString::fromUtf8("キーを開く(&B)…"))
        << "ー is no letter that anybody types, and another letter takes the place of one in brackets";
}

TEST(MenuLetters, ALetterInBracketsGoesWithItsBracketsAndSignsOfKanaAreNone)
{
    EXPECT_EQ(
        withFreeLetter(QString::fromUtf8("提案を採用(&T)"), QStringLiteral("AT")), QString::fromUtf8("提案を採用(&B)"));
    EXPECT_EQ(withFreeLetter(QString::fromUtf8("データを維持(&K)…"), QStringLiteral("K")),
        QString::fromUtf8("データを維持(&A)…"));
}

TEST(MenuLetters, OfTwoActionsTheFirstKeepsItsLetter)
{
    QAction redo(QStringLiteral("&Redo"));
    QAction chords(QStringLiteral("Cho&rds…"));
    QAction nameless(QStringLiteral("Next"));
    giveDistinctLetters({&redo, &chords, &nameless});
    EXPECT_EQ(redo.text(), QStringLiteral("&Redo"));
    EXPECT_EQ(chords.text(), QStringLiteral("&Chords…"));
    EXPECT_EQ(nameless.text(), QStringLiteral("&Next"));
}

} // namespace arcwright::ui::testing
