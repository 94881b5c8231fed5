// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "ui/canvas/head_mode.h"

namespace arcwright::ui::testing {

TEST(HeadMode, RepeatingALetterWalksThroughItsWords)
{
    HeadMode mode;
    mode.begin(1, {QStringLiteral("x"), QStringLiteral("kat"), QStringLiteral("hund"), QStringLiteral("Ko")});
    mode.typeLetter(QStringLiteral("k"), 0);
    EXPECT_EQ(mode.candidate(), 2);
    mode.typeLetter(QStringLiteral("k"), 100);
    EXPECT_EQ(mode.candidate(), 4);
    mode.typeLetter(QStringLiteral("k"), 200);
    EXPECT_EQ(mode.candidate(), 2);
}

TEST(HeadMode, LettersJoinOnlyWithinThePause)
{
    const std::vector<QString> forms{QStringLiteral("x"), QStringLiteral("after"), QStringLiteral("fox")};
    HeadMode mode;
    mode.begin(1, forms);
    mode.typeLetter(QStringLiteral("a"), 0);
    mode.typeLetter(QStringLiteral("f"), HeadMode::kLetterPause - 1);
    EXPECT_EQ(mode.candidate(), 2) << "af is how after begins";
    mode.begin(1, forms);
    mode.typeLetter(QStringLiteral("a"), 0);
    mode.typeLetter(QStringLiteral("f"), HeadMode::kLetterPause);
    EXPECT_EQ(mode.candidate(), 3) << "f alone is how fox begins";
}

TEST(HeadMode, NumbersBeyondTheSentenceBeginAnew)
{
    HeadMode mode;
    mode.begin(1, std::vector<QString>(12, QStringLiteral("w")));
    mode.typeDigit(1);
    mode.typeDigit(2);
    EXPECT_EQ(mode.choice(), 12);
    mode.typeDigit(3);
    EXPECT_EQ(mode.choice(), 3);
}

TEST(HeadMode, TheCandidateStaysInTheSentence)
{
    HeadMode mode;
    mode.begin(2, std::vector<QString>(3, QStringLiteral("w")));
    mode.move(-5);
    EXPECT_EQ(mode.choice(), 0);
    mode.move(9);
    EXPECT_EQ(mode.choice(), 3);
}

TEST(HeadMode, DigitsAreKnownByTheirPlaceOnACzechKeyboard)
{
    EXPECT_EQ(digitOfKey(11, 0x11a, true), 2); // the key of ě
    EXPECT_EQ(digitOfKey(19, 0xe9, true), 0); // the key of é
    EXPECT_EQ(digitOfKey(11, 0x11a, false), std::nullopt);
    EXPECT_EQ(digitOfKey(0, Qt::Key_7, false), 7);
    EXPECT_EQ(digitOfKey(24, Qt::Key_Q, true), std::nullopt);
}

} // namespace arcwright::ui::testing
