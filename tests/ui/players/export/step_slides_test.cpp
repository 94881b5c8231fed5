// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/export/step_slides.h"

#include <QPainter>
#include <gtest/gtest.h>

#include "tests/core/support/sentences.h"
#include "tests/ui/players/export/export_fixture.h"
#include "ui/canvas/tikz_painting.h"
#include "ui/players/export/step_board.h"

namespace arcwright::ui::testing {
namespace {

struct StepSlidesTest : ExportFixture { };

TEST_F(StepSlidesTest, SlidesHaveAPageAStep)
{
    const auto player = make("eisner", randomSource(4, 2));
    const auto positions = positionsOf(*player, StepChoice::Main);
    ASSERT_GT(positions.size(), 3U);
    ASSERT_LT(static_cast<int>(positions.size()), player->steps());
    const QByteArray pdf = exporter.document(*player, positions, StepFormat::Pdf);
    EXPECT_TRUE(pdf.startsWith("%PDF"));
    const auto pages = QString::fromLatin1(pdf).count(QRegularExpression(QStringLiteral("/Type /Page\\b(?!s)")));
    EXPECT_EQ(pages, static_cast<qsizetype>(positions.size()));
}

TEST_F(StepSlidesTest, SlidesForLatexHaveAFrameAStep)
{
    const auto player = make("eisner2", randomSource(4, 5));
    const auto positions = positionsOf(*player, StepChoice::Main);
    const QByteArray tex = exporter.document(*player, positions, StepFormat::Tikz);
    EXPECT_EQ(count(tex, "\\begin{frame}"), static_cast<int>(positions.size()));
    EXPECT_EQ(count(tex, "\\end{frame}"), static_cast<int>(positions.size()));
    EXPECT_EQ(count(tex, "\\begin{tikzpicture}"), count(tex, "\\end{tikzpicture}"));
    EXPECT_EQ(count(tex, "{"), count(tex, "}"));
    EXPECT_TRUE(tex.contains("An algorithm: w1 \\& w2"));
    EXPECT_TRUE(tex.contains(" w3}")) << "texts stay texts";
    EXPECT_FALSE(tex.contains("luatexja"));
    EXPECT_FALSE(tex.contains("nan")) << "all places are known";
}

/// The Japanese fonts of LaTeX have no small numbers below the line; those of the other words have.
TEST_F(StepSlidesTest, NumbersOfJapaneseWordsAreNotInTheirFont)
{
    PlayerSource source;
    source.sentence = test::sampleSentences("japanese.knp")[0];
    source.relations = std::make_shared<RelationPool>();
    const auto player = make("tournament", source);
    const QByteArray tex = exporter.document(*player, {player->steps()}, StepFormat::Tikz);
    EXPECT_TRUE(tex.contains("\\usepackage{luatexja}\n\\ltjsetparameter{jacharrange={-2,-3,-8,-9}}\n"));
}

TEST_F(StepSlidesTest, BeamersSlidesAreDarkWhereThePicturesAre)
{
    const auto player = make("hill", randomSource(5, 4));
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark}) {
        const QColor ground = makeTheme(kind).diagram.background;
        const QByteArray tex = StepExport(makeTheme(kind), {}).document(*player, {0}, StepFormat::Tikz);
        EXPECT_TRUE(tex.contains(QStringLiteral("{ground}{RGB}{%1,%2,%3}")
                                     .arg(ground.red())
                                     .arg(ground.green())
                                     .arg(ground.blue())
                                     .toUtf8()));
        EXPECT_TRUE(tex.contains("\\setbeamercolor{background canvas}{bg=ground}"));
    }
}

TEST_F(StepSlidesTest, WordsOfTwoAlgorithmsAreNoNarrowColumns)
{
    const PlayerSource source = randomSource(8, 1);
    constexpr double letters = 20;
    for (const char* name : {"eisner", "eisner2", "hill", "arc-standard"}) {
        const auto first = make(name, source);
        const auto second = make("cle", source);
        StopHead head;
        head.words = lessonWords();
        head.names = {QStringLiteral("One"), QStringLiteral("Two")};
        for (const QSizeF& size : {QSizeF(1280, 720), QSizeF(1280, 595)}) {
            StepBoard board(theme, size, head, {letters, true, StepBoard::Large::Detail});
            board.layOut({first.get(), second.get()});
            for (std::size_t player = 0; player < 2; ++player)
                EXPECT_GE(board.wordsOf(player).width(), 12 * letters) << name << ", " << size.height();
            EXPECT_GE(board.pictureScale(), 0.5) << name << ", " << size.height() << ": a part of it would be shown";
        }
    }
}

/// "Left" in a lesson's words was above on a slide.
TEST_F(StepSlidesTest, TwoAlgorithmsStandSideBySide)
{
    const PlayerSource source = randomSource(5, 1);
    for (const char* name : {"eisner", "cle", "arc-standard"}) {
        const auto first = make(name, source);
        const auto second = make("cle", source);
        for (const QSizeF& size : {QSizeF(1280, 720), QSizeF(1280, 595)}) {
            StepBoard board(theme, size, {}, {20, true, StepBoard::Large::Detail});
            board.layOut({first.get(), second.get()});
            EXPECT_LT(board.wordsOf(0).right(), size.width() / 2) << name;
            EXPECT_GT(board.wordsOf(1).left(), size.width() / 2) << name;
        }
    }
}

/// The rows of five words hid the arcs that cross, and a matrix had no figures.
TEST_F(StepSlidesTest, OfTwoAlgorithmsAShortSentenceIsInOneRowAndAMatrixHasItsFigures)
{
    const PlayerSource source = randomSource(5, 1);
    const auto first = make("cle", source);
    const auto second = make("eisner", source);
    StopHead head;
    head.words = lessonWords();
    head.names = {QStringLiteral("One"), QStringLiteral("Two")};
    for (const QSizeF& size : {QSizeF(1280, 720), QSizeF(1280, 595)}) {
        StepBoard board(theme, size, head, {20, true, StepBoard::Large::Detail});
        board.layOut({first.get(), second.get()});
        EXPECT_TRUE(board.isPlain()) << size.height();
    }
}

/// Words stood closer after a bold one: TeX leaves out spaces at the beginning of a piece of text.
TEST_F(StepSlidesTest, SpacesAtTheEndsOfAPieceOfTextArePlacesInTex)
{
    const auto drawn = [](const QString& text) {
        TikzPainting device({200, 100});
        QPainter painter(&device);
        QFont font;
        font.setPixelSize(20);
        painter.setFont(font);
        painter.drawText(QPointF(10, 20), text);
        painter.end();
        return device.tikz();
    };
    static const QRegularExpression node(
        QStringLiteral("at \\(([0-9.]+)pt,[^)]*\\) \\{\\\\resizebox\\{([0-9.]+)pt\\}"));
    const auto plain = node.match(drawn(QStringLiteral("of")));
    const auto spaced = node.match(drawn(QStringLiteral("  of ")));
    ASSERT_TRUE(plain.hasMatch() && spaced.hasMatch());
    EXPECT_GT(spaced.captured(1).toDouble(), plain.captured(1).toDouble() + 4);
    EXPECT_NEAR(spaced.captured(2).toDouble(), plain.captured(2).toDouble(), 0.6);
}

TEST_F(StepSlidesTest, OfAPictureTooLargeForASlideTheDetailAndItsPlaceAreShown)
{
    const auto player = make("eisner", randomSource(31, 2));
    player->goTo(player->steps() / 2);
    const QByteArray svg = exporter.svg(*player);
    ASSERT_TRUE(isWellFormed(svg));
    EXPECT_TRUE(svg.contains("width=\"1280\" height=\"720\""));
    EXPECT_EQ(count(svg, "<clipPath "), 1);
    const QByteArray tex = exporter.document(*player, {player->position()}, StepFormat::Tikz);
    EXPECT_EQ(count(tex, "\\clip "), 1);
    EXPECT_EQ(count(tex, "\\begin{scope}"), count(tex, "\\end{scope}"));
    EXPECT_EQ(count(exporter.svg(*make("eisner", randomSource(5, 2))), "<clipPath "), 0);
}

} // namespace
} // namespace arcwright::ui::testing
