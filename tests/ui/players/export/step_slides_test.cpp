// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/players/export/step_slides.h"

#include <QPainter>
#include <gtest/gtest.h>

#include "tests/core/support/sentences.h"
#include "tests/ui/players/export/export_fixture.h"
#include "ui/canvas/svg_painting.h"
#include "ui/canvas/tikz_painting.h"
#include "ui/players/export/step_board.h"
#include "ui/players/export/step_painting.h"

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

/// Five words of a lecture, and arcs of which some cross, whose cycles have four columns.
PlayerSource crossingSource()
{
    PlayerSource source;
    auto sentence = std::make_shared<Sentence>();
    for (const char* form : {"Talks", "began", "about", "peace", "today"}) {
        Token token;
        token.form = form;
        token.upos = "NOUN";
        sentence->tokens.push_back(token);
    }
    source.sentence = sentence;
    source.relations = std::make_shared<RelationPool>();
    source.origin = ScoreOrigin::Given;
    ArcScores arcs(5);
    const std::tuple<int, int, float> scores[] = {{0, 1, 0.88F}, {0, 2, 2.5F}, {0, 3, 0.96F}, {0, 4, 0.3F},
        {0, 5, 0.75F}, {1, 2, 2.6F}, {1, 4, 2.0F}, {1, 5, 0.12F}, {2, 1, 3.0F}, {2, 3, 0.04F}, {2, 4, 0.14F},
        {2, 5, 2.0F}, {3, 2, 0.21F}, {3, 4, 0.09F}, {4, 1, 0.42F}, {4, 2, 0.67F}, {4, 3, 2.0F}, {4, 5, 0.2F},
        {5, 1, 0.01F}, {5, 2, 0.08F}, {5, 3, 0.1F}, {5, 4, 0.08F}};
    for (const auto& [head, dependent, score] : scores)
        arcs.at(head, dependent) = score;
    source.given = partScoresOf(arcs, RootPolicy::Single);
    return source;
}

/// On slides of beamer and on paper arcs ended in the air, and the matrix was colours.
TEST_F(StepSlidesTest, TwoAlgorithmsOnALectureKeepOneRowAndTheirFiguresEverywhere)
{
    const auto first = make("cle", crossingSource());
    const auto second = make("eisner", crossingSource());
    first->goTo(first->steps());
    second->goTo(second->steps());
    StopHead head;
    head.names = {QStringLiteral("Chu-Liu-Edmonds"), QStringLiteral("Eisner, first order")};
    head.words = lessonWords();
    head.words.text = QStringLiteral("<p>%1</p>").arg(QStringLiteral("The same scores, two algorithms. ").repeated(8));
    for (const int shown : {0, 1}) {
        head.shown = shown;
        for (const QSizeF& size : {QSizeF(1280, 720), QSizeF(1280, 595)}) {
            StepBoard board(theme, size, head, {20, true, StepBoard::Large::Detail});
            board.layOut({first.get(), second.get()});
            EXPECT_TRUE(board.isPlain()) << size.height() << ' ' << shown;
        }
        StopHead names = head;
        names.words = {};
        StepBoard paper(theme, {680, 850}, names, {13, false, StepBoard::Large::Whole, StepBoard::Words::All});
        paper.layOut({first.get(), second.get()});
        EXPECT_TRUE(paper.isPlain()) << shown;
    }
}

TEST_F(StepSlidesTest, OneStepAloneKeepsNoRoomForOthers)
{
    const auto player = make("cle", crossingSource());
    player->goTo(1);
    const auto scaleWhere = [&](int shown) {
        StopHead head;
        head.words = lessonWords();
        head.words.text = QStringLiteral("<p>Watch.</p>").repeated(8);
        head.shown = shown;
        StepBoard board(theme, {1280, 720}, head, {20, true, StepBoard::Large::Detail});
        board.layOut({player.get()});
        return board.pictureScale();
    };
    EXPECT_GT(scaleWhere(1), 1.05 * scaleWhere(0));
}

TEST_F(StepSlidesTest, SlidesOfALessonHaveItsTitleAndTheirNumber)
{
    const auto player = make("cle", randomSource(3, 1));
    exporter.setWords(lessonWords());
    exporter.setPlace({QStringLiteral("Decoding"), QStringLiteral("Chu-Liu-Edmonds"), 2, 6});
    const QByteArray tex = exporter.document(*player, {1}, StepFormat::Tikz);
    EXPECT_TRUE(tex.contains("\\inserttotalframenumber"));
    EXPECT_TRUE(tex.contains("Chu-Liu-Edmonds}")) << "the algorithm stands over the words of its step";
    StopHead head;
    head.lesson = {QStringLiteral("Decoding"), {}, 2, 6};
    const auto foot = [&](int shown) {
        head.shown = shown;
        SvgPainting device({400, 20}, {}, {});
        QPainter painter(&device);
        paintLessonPlace(painter, {0, 0, 400, 13}, head, 17, theme);
        painter.end();
        return device.svg();
    };
    EXPECT_TRUE(foot(1).contains(">Decoding<"));
    EXPECT_TRUE(foot(1).contains(">2 / 6<"));
    EXPECT_TRUE(foot(3).contains(">2 / 6 (page 17)<"));
    head.lesson = {};
    EXPECT_FALSE(foot(1).contains("<text")) << "of no lesson";
    EXPECT_FALSE(StepExport(theme, {}).document(*player, {1}, StepFormat::Tikz).contains("footline"));
}

} // namespace
} // namespace arcwright::ui::testing
