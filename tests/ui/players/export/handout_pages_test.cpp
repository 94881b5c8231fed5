// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/export/handout_pages.h"

#include <QPainter>
#include <gtest/gtest.h>

#include "tests/ui/players/export/export_fixture.h"
#include "ui/canvas/svg_painting.h"
#include "ui/players/algorithms/explanation_text.h"
#include "ui/players/export/step_board.h"

namespace arcwright::ui::testing {
namespace {

struct HandoutPagesTest : ExportFixture { };

TEST_F(HandoutPagesTest, AHandoutHasTextAndPictures)
{
    const auto player = make("hill", randomSource(5, 4));
    const auto positions = positionsOf(*player, StepChoice::All);
    const QByteArray html = exporter.document(*player, positions, StepFormat::HandoutHtml);
    EXPECT_EQ(count(html, "<html lang=\"en\">"), 1);
    EXPECT_EQ(count(html, "<section>"), static_cast<int>(positions.size()));
    EXPECT_EQ(count(html, "<svg "), static_cast<int>(positions.size()));
    EXPECT_EQ(count(html, "<?xml"), 0);
    player->goTo(player->steps());
    EXPECT_TRUE(QString::fromUtf8(html).contains(player->headline(player->steps()).toHtmlEscaped()));
    const StepExport dark(makeTheme(ThemeKind::Dark), QStringLiteral("An algorithm: w1 & w2"));
    EXPECT_EQ(dark.document(*player, positions, StepFormat::HandoutHtml), html) << "paper is white";
    EXPECT_TRUE(exporter.document(*player, positions, StepFormat::HandoutPdf).startsWith("%PDF"));
}

TEST_F(HandoutPagesTest, LongSentencesCanBeReadOnPaper)
{
    const FrameMaker paper(theme, mostHandoutWidth(), FrameMaker::Medium::Paper);
    const QSize a4(595, 842);
    for (const auto& [name, words] : {std::pair("hill", 60), {"multi", 60}, {"cle", 30}}) {
        const auto player = make(name, randomSource(words, 1));
        player->goTo(player->steps());
        const Frame picture = paper.make(*player, FrameMaker::Text::Without, kHandoutAspect);
        const auto parts = paper.partsOf(picture);
        EXPECT_GE(parts.size(), 2U) << name;
        for (const Frame& part : parts)
            EXPECT_LE(part.size.width(), mostHandoutWidth()) << name << ": wider it could not be read";
        const auto pages = pagesOf(exporter.document(*player, {player->steps()}, StepFormat::HandoutPdf));
        EXPECT_GE(pages.size(), 2U) << name << ": map and tree are too large for one page";
        for (const QSize& page : pages)
            EXPECT_EQ(page, a4) << name;
    }
    EXPECT_EQ(pagesOf(exporter.document(*make("hill", randomSource(6, 1)), {1}, StepFormat::HandoutPdf)).size(), 1U);
}

TEST_F(HandoutPagesTest, TwoStepsOfAShortSentenceShareAPage)
{
    const std::vector<int> positions{0, 1, 2, 3};
    for (const auto& [name, words] : {std::pair("hill", 5), {"cle", 8}, {"eisner", 8}}) {
        const auto player = make(name, randomSource(words, 1));
        EXPECT_EQ(pagesOf(exporter.document(*player, positions, StepFormat::HandoutPdf)).size(), 2U) << name;
    }
}

TEST_F(HandoutPagesTest, TwoAlgorithmsAreComparedOnOnePage)
{
    const PlayerSource source = randomSource(8, 1);
    const auto beside = make("cle", source);
    exporter.setBeside(
        *beside, [](int position) { return position; }, QStringLiteral("One"), QStringLiteral("Two"));
    exporter.setWords(lessonWords());
    EXPECT_EQ(pagesOf(exporter.document(*make("eisner2", source), {0, 1, 2}, StepFormat::HandoutPdf)).size(), 3U);
}

/// Two steps of two algorithms would share a page with four pictures.
TEST_F(HandoutPagesTest, TwoAlgorithmsHaveAPageOfTheirOwnWhereTheirPicturesWouldBeSmall)
{
    const PlayerSource source = randomSource(6, 1);
    const auto beside = make("eisner", source);
    exporter.setBeside(
        *beside, [](int position) { return position; }, QStringLiteral("One"), QStringLiteral("Two"));
    EXPECT_EQ(pagesOf(exporter.document(*make("cle", source), {0, 1, 2}, StepFormat::HandoutPdf)).size(), 3U);
}

TEST_F(HandoutPagesTest, OnPaperAStepTakesNoRoomForArcsOfOthers)
{
    const auto player = make("hill", randomSource(20, 1));
    const FrameMaker screen(theme);
    const FrameMaker paper(theme, mostHandoutWidth(), FrameMaker::Medium::Paper);
    player->goTo(0);
    const auto heightBy = [&](const FrameMaker& maker) {
        return maker.make(*player, FrameMaker::Text::Without, 1).diagramLayout.size.height();
    };
    const double before = heightBy(screen);
    EXPECT_LT(heightBy(paper), before);
    player->goTo(player->steps());
    EXPECT_EQ(heightBy(screen), before);
    EXPECT_EQ(paper.make(*player, FrameMaker::Text::With, 16.0 / 9).textScale, 1);
}

TEST_F(HandoutPagesTest, WidePicturesOfAHandoutAreScrolledOnAScreen)
{
    EXPECT_EQ(count(exporter.document(*make("eisner", randomSource(60, 1)), {0, 1}, StepFormat::HandoutHtml),
                  "<div class=\"wide\""),
        2);
    EXPECT_EQ(count(exporter.document(*make("hill", randomSource(6, 1)), {0}, StepFormat::HandoutHtml),
                  "<div class=\"wide\""),
        0);
}

/// The step with the most figures.
int longestStepOf(Player& player)
{
    int longest = 0;
    std::size_t most = 0;
    for (int step = 0; step <= player.steps(); ++step) {
        player.goTo(step);
        const std::size_t figures = player.explanation().numbers.size();
        if (figures > most) {
            most = figures;
            longest = step;
        }
    }
    player.goTo(longest);
    return longest;
}

/// "and 5 more" stood on paper, which has room.
TEST_F(HandoutPagesTest, AStepSaysAllItsFigures)
{
    const auto player = make("eisner", randomSource(12, 1));
    longestStepOf(*player);
    const auto figures = static_cast<int>(player->explanation().numbers.size());
    ASSERT_GT(figures, 7);
    const auto painted = [&](StepBoard::Words words) {
        constexpr QSizeF page(680, 1000);
        constexpr double letters = 13;
        StepBoard board(theme, page, {}, {letters, false, StepBoard::Large::Whole, words});
        board.layOut({player.get()});
        if (words == StepBoard::Words::All) {
            EXPECT_TRUE(board.saysAllOf({player.get()}));
        }
        SvgPainting device(page, {}, {});
        QPainter painter(&device);
        board.paint(painter, {player.get()});
        painter.end();
        EXPECT_EQ(count(device.svg(), ">and "), words == StepBoard::Words::All ? 0 : 1);
        return count(device.svg(), "<text ");
    };
    EXPECT_GT(painted(StepBoard::Words::All), painted(StepBoard::Words::Fewer));
}

TEST_F(HandoutPagesTest, StepsThatSayTooMuchForHalfAPageHaveAPageEach)
{
    const auto player = make("eisner", randomSource(18, 1));
    const int longest = longestStepOf(*player);
    EXPECT_EQ(pagesOf(exporter.document(*player, {longest, longest}, StepFormat::HandoutPdf)).size(), 2U);
    const auto shorter = make("eisner", randomSource(5, 1));
    EXPECT_EQ(pagesOf(exporter.document(*shorter, {1, 2}, StepFormat::HandoutPdf)).size(), 1U);
}

/// It was made so small that it had room.
TEST_F(HandoutPagesTest, AStopThatSaysMoreThanAPageGoesOnOnTheNext)
{
    const auto player = make("cle", randomSource(4, 1));
    StopWords words = lessonWords();
    for (int paragraph = 0; paragraph < 120; ++paragraph)
        words.text += QStringLiteral("<p>Paragraph %1 of a long story.</p>").arg(paragraph);
    exporter.setWords(words);
    EXPECT_GE(pagesOf(exporter.document(*player, {1}, StepFormat::HandoutPdf)).size(), 4U)
        << "of 120 lines a page has no more than 60";
}

/// One step stood on the upper half of a page, and what its half had no room for was left out.
TEST_F(HandoutPagesTest, AStepAloneHasAllOfItsPage)
{
    const auto player = make("cle", randomSource(6, 1));
    const FrameMaker paper(theme, mostHandoutWidth(), FrameMaker::Medium::Paper);
    HandoutPages pages(paper, {}, 0);
    const auto stepsOnPage = [&](int shown) {
        StopHead head;
        head.shown = shown;
        pages.beginStop(head);
        pages.add({player.get()});
        return pages.stepsOnPage();
    };
    EXPECT_EQ(stepsOnPage(1), 1);
    EXPECT_EQ(stepsOnPage(2), 2);
    EXPECT_EQ(stepsOnPage(0), 2) << "not known";
}

/// What the stop was about was left out, so that another had room below it.
TEST_F(HandoutPagesTest, NoStopLosesItsCloseUpForAnother)
{
    const auto player = make("eisner", randomSource(4, 1));
    player->goTo(16);
    StopHead head;
    head.shown = 1;
    constexpr double letters = 13;
    const auto boardOf = [&](double height) {
        StepBoard board(theme, {680, height}, head, {letters, false, StepBoard::Large::Whole, StepBoard::Words::All});
        board.layOut({player.get()});
        return board;
    };
    EXPECT_TRUE(boardOf(1000).hasCloseUps());
    EXPECT_FALSE(boardOf(160).hasCloseUps());
    const StepBoard board = boardOf(1000);
    EXPECT_LT(board.usedHeight(), 1000);
    EXPECT_GT(board.usedHeight(), board.wordsOf(0).top());
}

/// Each had a page of its own, and half of it was empty.
TEST_F(HandoutPagesTest, StopsOfOneStepShareAPage)
{
    const auto player = make("arc-standard", randomSource(5, 1));
    exporter.setWords(lessonWords());
    const auto pages = [&](const std::vector<int>& positions, int stops) {
        const auto document = exporter.newDocument(StepFormat::HandoutPdf);
        for (int stop = 1; stop <= stops; ++stop) {
            exporter.setPlace({QStringLiteral("Lesson"), QStringLiteral("One"), stop, stops});
            EXPECT_TRUE(exporter.addTo(*document, *player, positions));
        }
        return pagesOf(document->finished()).size();
    };
    EXPECT_LE(pages({1}, 4), 2U);
    EXPECT_EQ(pages({1, 2}, 2), 2U) << "with more steps a stop begins a page";
}

} // namespace
} // namespace arcwright::ui::testing
