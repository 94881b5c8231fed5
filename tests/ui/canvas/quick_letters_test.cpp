// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/quick_letters.h"

#include <gtest/gtest.h>

#include "tests/ui/support/qt_printers.h"

namespace arcwright::ui::testing {

namespace {

using Verdict = QuickLetters::Verdict;

class TypingQuickly : public ::testing::Test {
protected:
    TypingQuickly() { letters.setPause(100); }
    /// Types a character some milliseconds after the one before.
    Verdict type(const char* character, long long after)
    {
        now += after;
        return letters.type(QString::fromLatin1(character), QString::fromLatin1(character), now);
    }

    QuickLetters letters;
    long long now = 1000;
};

} // namespace

TEST_F(TypingQuickly, LettersAtEaseAreCommands)
{
    for (const char* letter : {"p", "u", "n", "c", "t"})
        EXPECT_EQ(type(letter, 100), Verdict::Command) << letter;
}

TEST_F(TypingQuickly, ThreeLettersInSuccessionAreText)
{
    EXPECT_EQ(type("p", 1000), Verdict::Command);
    EXPECT_EQ(type("u", 99), Verdict::Wait);
    EXPECT_EQ(type("n", 99), Verdict::Text);
    EXPECT_EQ(type("c", 99), Verdict::Text);
    EXPECT_EQ(letters.text(), QStringLiteral("punc"));
    EXPECT_TRUE(letters.expire().isEmpty()) << "what waited is text, too";
    EXPECT_EQ(type("t", 100), Verdict::Command);
}

TEST_F(TypingQuickly, TheSecondOfTwoIsACommandAfterThePause)
{
    type("a", 1000);
    EXPECT_EQ(type("c", 50), Verdict::Wait);
    EXPECT_EQ(letters.expire(), QStringLiteral("c"));
    EXPECT_EQ(type("n", 10), Verdict::Command);
}

TEST_F(TypingQuickly, AnotherKeyLetsWhatWaitsGoFirst)
{
    type("a", 1000);
    type("c", 50);
    EXPECT_EQ(letters.interrupt(), QStringLiteral("c"));
    EXPECT_EQ(letters.interrupt(), QString());
}

TEST_F(TypingQuickly, AKeyHeldDownIsACommandRepeated)
{
    for (int i = 0; i < 5; ++i)
        EXPECT_EQ(type("n", 30), Verdict::Command);
}

TEST_F(TypingQuickly, ASignAfterALetterIsACommandAndWithinTextText)
{
    type("a", 1000);
    EXPECT_EQ(type(".", 30), Verdict::Command);
    type("d", 1000);
    type("e", 30);
    EXPECT_EQ(type(" ", 30), Verdict::Text);
    EXPECT_EQ(type("l", 30), Verdict::Text);
}

TEST_F(TypingQuickly, WithoutAPauseEveryLetterIsACommand)
{
    letters.setPause(0);
    for (const char* letter : {"p", "u", "n", "c", "t"})
        EXPECT_EQ(type(letter, 0), Verdict::Command) << letter;
}

TEST_F(TypingQuickly, AChordCountsAsOneCommand)
{
    letters.chordTyped(QStringLiteral("n"), now += 1000);
    EXPECT_EQ(type("o", 30), Verdict::Wait);
    EXPECT_EQ(type("d", 30), Verdict::Text);
}

} // namespace arcwright::ui::testing
