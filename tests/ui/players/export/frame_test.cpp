// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/drawing/text_lines.h"
#include "ui/players/export/frame.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "tests/ui/players/player_support.h"
#include "ui/players/drawing/drawing_painter.h"

namespace arcwright::ui::testing {

namespace {

struct WrappedText : ::testing::Test {
    DrawingMetrics metrics = drawingMetrics(makeTheme(ThemeKind::Light));

    double widest(const QStringList& lines) const
    {
        double most = 0;
        for (const QString& line : lines)
            most = std::max(most, metrics.width(TextSize::Large, line));
        return most;
    }
};

} // namespace

TEST_F(WrappedText, EndsLinesAtSpaces)
{
    const QString text = QStringLiteral("The arc er₂ → godt₃, with all words in-between below its ends.");
    for (const double width : {110.0, 150.0, 300.0}) {
        const QStringList lines = wrapped(text, TextSize::Large, width, metrics);
        EXPECT_EQ(lines.join(u' '), text);
        EXPECT_LE(widest(lines), width);
    }
    EXPECT_EQ(wrapped(QStringLiteral("one\n\ntwo three"), TextSize::Large, 1, metrics),
        (QStringList{QStringLiteral("one"), QString(), QStringLiteral("two"), QStringLiteral("three")}));
}

/// In lecture mode and in exported steps, sentences of Japanese ran out of the picture.
TEST_F(WrappedText, EndsLinesOfJapaneseBetweenItsLetters)
{
    const QString text = QStringLiteral("最後の文節を除くすべての文節の係り先が決まりました。各行が1つのトーナメントで"
                                        "す。「敗者」は線で消され、勝者が係り先になります。");
    for (const double width : {100.0, 170.0, 340.0}) {
        const QStringList lines = wrapped(text, TextSize::Large, width, metrics);
        EXPECT_EQ(lines.join(QString()), text);
        EXPECT_GT(lines.size(), 2);
        EXPECT_LE(widest(lines), width);
        for (const QString& line : lines)
            EXPECT_FALSE(QStringLiteral("。、」").contains(line.front())) << "no line begins with one of these";
    }
    const QString mixed = QStringLiteral("トーナメント: 山田 さんは、 Chu-Liu-Edmonds 法で");
    const QStringList lines = wrapped(mixed, TextSize::Large, 150, metrics);
    EXPECT_TRUE(std::ranges::any_of(lines, [](const QString& line) {
        return line.contains(QStringLiteral("Chu-Liu-Edmonds"));
    })) << "words of letters stay whole";
}

/// What is too large to be seen whole is scrolled one way only where that is possible.
TEST_F(WrappedText, FramesTooLargeForTheRoomAreNoWiderThanIt)
{
    const auto player = make("hill", randomSource(18, 1));
    player->goTo(player->steps());
    constexpr double least = 0.8; // as small as the stage draws
    for (const QSizeF& room : {QSizeF(630, 460), QSizeF(820, 560)}) {
        FrameMaker maker(makeTheme(ThemeKind::Light));
        const Frame frame = maker.fitInto(*player, FrameMaker::Text::Without, room);
        EXPECT_LE(frame.size.width() * least, room.width()) << room.width();
    }
}

} // namespace arcwright::ui::testing
