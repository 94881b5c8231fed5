// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/annotation/large_drawing.h"

#include <QLabel>

#include "tests/ui/support/window_fixture.h"
#include "ui/annotation/sentence_view.h"

namespace arcwright::ui::testing {

namespace {

constexpr int manyWords = 6'000;

/// A small sentence, one of many words in a chain, and a small one.
class LargeDrawingTest : public WindowTest {
protected:
    void start()
    {
        const std::string small = "1\tx\t_\t_\t_\t_\t0\troot\t_\t_\n\n";
        std::string large;
        for (int word = 1; word <= manyWords; ++word)
            large += std::to_string(word) + "\tw\t_\t_\t_\t_\t" + std::to_string(word - 1)
                + (word == 1 ? "\troot" : "\tdep") + "\t_\t_\n";
        startWith(small + large + '\n' + small);
        canvas().setFocus();
    }
    int wordsDrawn() { return canvas().diagram().wordCount(); }
    QString note()
    {
        const auto* label = canvas().findChild<QLabel*>(QStringLiteral("largeDrawing"));
        return label->isVisible() ? label->text() : QString();
    }
    /// At once: keys of the window's tests wait for what they bring about.
    void go(std::size_t sentence) { window.sentenceView()->showSentence(sentence); }
    void press(Qt::Key code) { QTest::keyClick(&canvas(), code); }
};

} // namespace

TEST_F(LargeDrawingTest, OneCanGoOnBeforeASentenceIsDrawn)
{
    start();
    EXPECT_EQ(wordsDrawn(), 1);
    go(1);
    EXPECT_EQ(wordsDrawn(), 0);
    EXPECT_TRUE(note().contains(QStringLiteral("6000 words"))) << qPrintable(note());
    go(2);
    EXPECT_EQ(window.sentenceView()->sentence(), 2U);
    EXPECT_EQ(wordsDrawn(), 1);
    EXPECT_EQ(note(), QString());
}

TEST_F(LargeDrawingTest, LeftAloneTheSentenceIsDrawn)
{
    start();
    go(1);
    ASSERT_TRUE(waitFor([&] { return wordsDrawn() == manyWords; }));
    EXPECT_EQ(note(), QString());
    window.sentenceView()->setTagsShown(false); // what is chosen later is drawn at once
    EXPECT_EQ(wordsDrawn(), manyWords);
}

TEST_F(LargeDrawingTest, EscCancelsAndEnterDrawsAfterAll)
{
    start();
    go(1);
    press(Qt::Key_Escape);
    EXPECT_TRUE(note().contains(QStringLiteral("Enter"))) << qPrintable(note());
    QTest::qWait(200);
    EXPECT_EQ(wordsDrawn(), 0);
    window.sentenceView()->setTagsShown(false);
    EXPECT_EQ(wordsDrawn(), 0) << "what changes is seen when it is drawn";
    press(Qt::Key_Return);
    EXPECT_EQ(wordsDrawn(), manyWords);
    EXPECT_EQ(note(), QString());
}

} // namespace arcwright::ui::testing
