// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/font_measures.h"

#include <gtest/gtest.h>

#include <QFontDatabase>
#include <QFontMetrics>
#include <QWidget>

namespace arcwright::ui::testing {

TEST(FontMeasuresTest, LettersOfOneWidthAreAsLargeAsTheOthers)
{
    QWidget around;
    auto* text = new QWidget(&around);
    QFont letters = around.font();
    letters.setPointSize(11);
    around.setFont(letters);
    useFixedLetters(*text);
    EXPECT_EQ(text->font().pointSize(), 11);
    EXPECT_EQ(text->font().family(), QFontDatabase::systemFont(QFontDatabase::FixedFont).family());
    letters.setPointSize(32);
    around.setFont(letters);
    EXPECT_EQ(text->font().pointSize(), 32);
    delete text;
    letters.setPointSize(8);
    around.setFont(letters); // of which nothing is left to tell
}

TEST(FontMeasuresTest, LargeLettersAreThoseOfWhichFewFit)
{
    QFont letters;
    letters.setPointSize(24);
    EXPECT_FALSE(areLarge(QFontMetrics(letters)));
    letters.setPointSize(32);
    EXPECT_TRUE(areLarge(QFontMetrics(letters)));
}

} // namespace arcwright::ui::testing
