// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstring>

#include <QImage>
#include <QPainter>
#include <gtest/gtest.h>

#include "tests/core/support/sanitized.h"
#include "tests/core/support/sentences.h"
#include "tests/ui/players/letter_device.h"
#include "tests/ui/players/player_support.h"
#include "ui/players/algorithms/explanation_text.h"
#include "ui/players/export/step_board.h"
#include "ui/players/panel/lecture_pane.h"
#include "ui/players/panel/player_stage.h"

namespace arcwright::ui {
namespace lecture_legible_test {

/// What a pane shows: the part of the picture that is seen, and the words.
std::vector<QRectF> shownOf(const LecturePane& pane)
{
    const PlayerStage& stage = *pane.stage();
    QRectF picture({}, (stage.frame().size * stage.scale()).boundedTo(stage.size()));
    picture.moveCenter(QRectF(stage.geometry()).center());
    const QRectF words(pane.words()->pos(), QSizeF(pane.words()->width(), pane.words()->textHeight()));
    return {picture, words};
}

/// The widest strip through a room that nothing reaches into, as a part of it.
double emptyOf(std::vector<std::pair<double, double>> taken, double all)
{
    std::sort(taken.begin(), taken.end());
    double empty = 0;
    double reached = 0;
    for (const auto& [from, to] : taken) {
        empty = std::max(empty, from - reached);
        reached = std::max(reached, to);
    }
    return std::max(empty, all - reached) / all;
}

/// The largest rectangle of a picture in which nothing is painted, as a part of it. What stands within 16 pixels counts
/// as one.
double emptyRectangleOf(const QImage& picture)
{
    constexpr int side = 16;
    const int columns = picture.width() / side;
    const int rows = picture.height() / side;
    const std::vector<QRgb> ground(side, picture.pixel(0, 0));
    const auto isEmpty = [&](int column, int row) {
        for (int y = row * side; y < (row + 1) * side; ++y) {
            const auto* line = reinterpret_cast<const QRgb*>(picture.constScanLine(y)) + column * side;
            if (std::memcmp(line, ground.data(), side * sizeof(QRgb)) != 0)
                return false;
        }
        return true;
    };
    std::vector<int> high(static_cast<std::size_t>(columns)); // how many are empty above, by column
    int largest = 0;
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            int& here = high[static_cast<std::size_t>(column)];
            here = isEmpty(column, row) ? here + 1 : 0;
            int lowest = here;
            for (int from = column; from >= 0 && lowest > 0; --from) {
                lowest = std::min(lowest, high[static_cast<std::size_t>(from)]);
                largest = std::max(largest, lowest * (column - from + 1));
            }
        }
    }
    return static_cast<double>(largest) / (columns * rows);
}

/// How many steps of a player are looked at after the first: of a layout, sanitizers see little else in more of them.
constexpr int looks = test::unlessSanitized(5, 1);

void expectLegible(LecturePane& pane, const Player& player, const QSize& screen, const std::string& where)
{
    const double least = screen.height() * kLectureLetters;
    // Where figures of a table would not be there otherwise.
    const double leastInPictures = pane.width() < screen.width() ? screen.height() / 60.0 : least;
    testing::LetterDevice device;
    pane.render(&device);
    const bool areAllSeen = pane.worthIn(pane.size()).isWhole; // else the stage is scrolled
    EXPECT_GT(device.engine.texts, 0) << where;
    EXPECT_GE(device.engine.least, leastInPictures - 0.01) << where << ": " << device.engine.smallest.toStdString();
    EXPECT_TRUE(device.engine.elided.isEmpty())
        << where << ": " << device.engine.elided.join(QStringLiteral(" / ")).toStdString();
    if (areAllSeen) {
        EXPECT_TRUE(device.engine.overwritten.isEmpty())
            << where << ": " << device.engine.overwritten.join(QStringLiteral(" / ")).toStdString();
        EXPECT_TRUE(QRectF(pane.rect()).contains(device.engine.all)) << where << ": a text is cut off";
    }
    EXPECT_GE(pane.words()->letters(), least) << where;
    EXPECT_LE(pane.words()->textHeight(), pane.words()->height() + 1) << where << ": words are cut off";
    EXPECT_TRUE(pane.words()->plainText().contains(headlineOf(player))) << where;
    std::vector<std::pair<double, double>> across;
    std::vector<std::pair<double, double>> down;
    for (const QRectF& part : shownOf(pane)) {
        across.emplace_back(part.left(), part.right());
        down.emplace_back(part.top(), part.bottom());
    }
    EXPECT_LT(emptyOf(across, pane.width()), 1.0 / 3) << where << ": empty from top to bottom";
    EXPECT_LT(emptyOf(down, pane.height()), 1.0 / 3) << where << ": empty from left to right";
}

PlayerSource sourceOf(const char* sample, std::size_t sentence)
{
    PlayerSource source;
    source.sentence = test::sampleSentences(sample)[sentence];
    source.relations = std::make_shared<RelationPool>();
    return source;
}

void expectAllLegible(const PlayerSource& source, const QSize& screen, const QSize& room)
{
    for (const PlayerKind& kind : playerKinds()) {
        if (!kind.plays(source))
            continue;
        const auto player = kind.make(source);
        LecturePane pane(nullptr);
        pane.setLook(makeTheme(ThemeKind::Dark), lectureLetters(screen.height()));
        pane.resize(room);
        pane.setOneOfTwo(room.width() < screen.width());
        pane.show();
        pane.setPlayer(player.get(), titleOf(kind));
        for (int look = 0; look <= looks; ++look) {
            player->goTo(static_cast<int>(1LL * player->steps() * look / looks));
            pane.refresh();
            expectLegible(pane, *player, screen,
                std::string(kind.name) + ", step " + std::to_string(player->position()) + ", "
                    + std::to_string(room.width()) + 'x' + std::to_string(room.height()));
        }
    }
}

void expectRoomIsUsed(const PlayerSource& source, const QSize& screen, const QSize& room)
{
    for (const PlayerKind& kind : playerKinds()) {
        if (!kind.plays(source))
            continue;
        const auto player = kind.make(source);
        LecturePane pane(nullptr);
        pane.setLook(makeTheme(ThemeKind::Light), lectureLetters(screen.height()));
        pane.resize(room);
        pane.setOneOfTwo(room.width() < screen.width());
        pane.show();
        pane.setPlayer(player.get(), titleOf(kind));
        for (int look = 0; look <= looks; ++look) {
            player->goTo(static_cast<int>(1LL * player->steps() * look / looks));
            pane.refresh();
            QImage picture(room, QImage::Format_RGB32);
            pane.render(&picture);
            EXPECT_LT(emptyRectangleOf(picture), 1.0 / 3)
                << kind.name << ", step " << player->position() << ", " << room.width() << 'x' << room.height();
        }
    }
}

void expectRoomOfScreensIsUsed(const PlayerSource& source)
{
    for (const QSize& screen : {QSize(1024, 768), QSize(1920, 1080)}) {
        expectRoomIsUsed(source, screen, screen);
        expectRoomIsUsed(source, screen, {screen.width() / 2, screen.height()});
    }
}

TEST(LectureLegibleTest, NoThirdOfTheScreenIsEmpty)
{
    expectRoomOfScreensIsUsed(sourceOf("english.conllu", 1));
}

TEST(LectureLegibleTest, NoThirdOfTheScreenIsEmptyWithTenWords)
{
    expectRoomOfScreensIsUsed(testing::randomSource(10, 1));
}

TEST(LectureLegibleTest, NoThirdOfTheScreenIsEmptyWithBunsetsu)
{
    for (const std::size_t sentence : {0U, 1U}) // of four and of three
        expectRoomOfScreensIsUsed(sourceOf("japanese.knp", sentence));
}

TEST(LectureLegibleTest, LettersOfWordsPlayersAreAFortiethOfTheHeight)
{
    const PlayerSource source = sourceOf("english.conllu", 1);
    for (const QSize& screen : {QSize(1024, 768), QSize(1920, 1080)})
        expectAllLegible(source, screen, screen);
}

TEST(LectureLegibleTest, LettersOfBunsetsuPlayersAreAFortiethOfTheHeight)
{
    const PlayerSource source = sourceOf("japanese.knp", 1);
    for (const QSize& screen : {QSize(1024, 768), QSize(1920, 1080)})
        expectAllLegible(source, screen, screen);
}

TEST(LectureLegibleTest, TwoAlgorithmsAreLegibleInHalfOfTheScreen)
{
    const PlayerSource source = sourceOf("english.conllu", 1);
    for (const QSize& screen : {QSize(1024, 768), QSize(1920, 1080)})
        expectAllLegible(source, screen, {screen.width() / 2, screen.height()});
}

/// At the beginning there is a tree and no table, later it is the other way round.
TEST(LectureLegibleTest, APictureThatBecomesAnotherIsSeenWholeFromWhereverItIsOpened)
{
    const auto player = testing::make("learn", sourceOf("english.conllu", 1));
    constexpr QSize screen(1024, 768);
    for (const QSize& room : {QSize(screen.width() / 2, screen.height()), QSize(screen.width(), screen.height() / 2)}) {
        for (const int opened : {0, player->steps()}) {
            player->goTo(opened);
            LecturePane pane(nullptr);
            pane.setLook(makeTheme(ThemeKind::Dark), lectureLetters(screen.height()));
            pane.resize(room);
            pane.show();
            pane.setPlayer(player.get(), QStringLiteral("A learning step"));
            EXPECT_TRUE(pane.worthIn(room).isWhole) << opened << ", " << room.width();
            for (int step = 0; step <= player->steps(); ++step) {
                player->goTo(step);
                pane.refresh();
                const QSizeF seen = pane.stage()->frame().size * pane.stage()->scale();
                EXPECT_LE(seen.width(), pane.stage()->width() + 1) << opened << ", " << step << ", " << room.width();
                EXPECT_LE(seen.height(), pane.stage()->height() + 1) << opened << ", " << step << ", " << room.width();
            }
        }
    }
}

TEST(LectureLegibleTest, AShortSentenceStaysInOneRowWhereItIsReadSo)
{
    for (const char* name : {"arc-eager", "arc-standard", "learn"}) {
        const auto player = testing::make(name, sourceOf("english.conllu", 1));
        constexpr QSize screen(1024, 768);
        LecturePane pane(nullptr);
        pane.setLook(makeTheme(ThemeKind::Light), lectureLetters(screen.height()));
        pane.resize(screen);
        pane.show();
        pane.setPlayer(player.get(), {});
        player->goTo(player->steps() / 2);
        pane.refresh();
        EXPECT_EQ(pane.stage()->frame().diagramLayout.rows.size(), 1U) << name;
    }
}

/// Squares without figures were a little larger, and told nothing of what a cycle costs.
TEST(LectureLegibleTest, AMatrixOfFewWordsHasItsFigures)
{
    const auto player = testing::make("cle", testing::randomSource(5, 1));
    player->goTo(player->steps() / 2);
    for (const QSize& screen : {QSize(1024, 768), QSize(1280, 800), QSize(1920, 1080)}) {
        for (const QSize& room : {screen, QSize(screen.width(), screen.height() * 7 / 10)}) {
            LecturePane pane(nullptr);
            pane.setLook(makeTheme(ThemeKind::Light), lectureLetters(screen.height()));
            pane.resize(room);
            pane.show();
            pane.setPlayer(player.get(), {});
            EXPECT_FALSE(pane.stage()->frame().drawing.isMap) << room.width() << 'x' << room.height();
        }
    }
}

/// Half of a screen has no room for nine columns in letters of a fortieth of its height.
TEST(LectureLegibleTest, AMatrixBesideAnotherAlgorithmHasItsFigures)
{
    const auto player = testing::make("cle", testing::randomSource(5, 1));
    player->goTo(player->steps());
    for (const QSize& screen : {QSize(1024, 768), QSize(1280, 800), QSize(1920, 1080)}) {
        LecturePane pane(nullptr);
        pane.setLook(makeTheme(ThemeKind::Light), lectureLetters(screen.height()));
        pane.resize(screen.width() / 2, screen.height() * 7 / 10);
        pane.setOneOfTwo(true);
        pane.show();
        pane.setPlayer(player.get(), QStringLiteral("Chu-Liu-Edmonds"));
        EXPECT_FALSE(pane.stage()->frame().drawing.isMap) << screen.width();
        testing::LetterDevice device;
        pane.render(&device);
        EXPECT_GE(device.engine.least, screen.height() / 60.0) << device.engine.smallest.toStdString();
        EXPECT_GE(pane.words()->letters(), screen.height() / 40.0);
        EXPECT_TRUE(QRectF(pane.rect()).contains(device.engine.all));
    }
}

TEST(LectureLegibleTest, WordsThatAreTooWideAreKnown)
{
    const QString table = QStringLiteral("<table><tr><td><b>12.5</b></td><td><p>‖difference‖²</p></td></tr></table>");
    const QString text = QStringLiteral("<p>one two difference three</p>");
    for (const QString& html : {table, text}) {
        EXPECT_TRUE(dividesWords(html, 70, 20)) << html.toStdString();
        EXPECT_FALSE(dividesWords(html, 300, 20)) << html.toStdString();
    }
    EXPECT_FALSE(dividesWords(text, 130, 20)) << "in several lines";
}

/// A step that says little may have the longest word.
TEST(LectureLegibleTest, NoWordOfAnyStepIsDivided)
{
    for (std::size_t sentence = 0; sentence < 4; ++sentence) {
        const auto player = testing::make("learn", sourceOf("english.conllu", sentence));
        LecturePane pane(nullptr);
        pane.setLook(makeTheme(ThemeKind::Light), lectureLetters(768));
        pane.resize(1024, 768);
        pane.show();
        pane.setPlayer(player.get(), QStringLiteral("McDonald & Pereira, Figure 6: one step of MIRA"));
        for (int step = 0; step <= player->steps(); ++step) {
            player->goTo(step);
            pane.refresh();
            const LectureWords& words = *pane.words();
            EXPECT_FALSE(dividesWords(words.html(), words.width(), words.letters()))
                << "sentence " << sentence << ", step " << step << ": " << words.plainText().toStdString();
        }
    }
}

/// How much of a pane the drawing beside the words of a sentence takes.
double shareOfDrawing(const LecturePane& pane)
{
    const PlayerStage& stage = *pane.stage();
    const QSizeF size = stage.frame().drawing.size * stage.scale();
    return size.width() * size.height() / (static_cast<double>(pane.width()) * pane.height());
}

TEST(LectureLegibleTest, ThePlaneOfWeightsIsLarge)
{
    const auto player = testing::make("epoch", sourceOf("english.conllu", 1));
    for (const QSize& screen : {QSize(1024, 768), QSize(1920, 1080)}) {
        for (int learner = 0; learner < player->choices().front().options.size(); ++learner) {
            player->choose(0, learner);
            player->goTo(player->steps());
            LecturePane pane(nullptr);
            pane.setLook(makeTheme(ThemeKind::Light), lectureLetters(screen.height()));
            pane.resize(screen);
            pane.show();
            pane.setPlayer(player.get(), {});
            const bool hasTrees = !player->arcs().empty(); // which stand beside it
            EXPECT_GT(shareOfDrawing(pane), hasTrees ? 1.0 / 6 : 0.3)
                << player->choices().front().options[learner].toStdString() << ", " << screen.height();
        }
    }
}

TEST(LectureLegibleTest, TheCountRunsAlong)
{
    const PlayerSource source = testing::randomSource(5, 1);
    const auto player = testing::make("eisner", source);
    EXPECT_TRUE(workTextOf(*player).startsWith(QStringLiteral("items: 0, splits: 0, scores asked for: 0")));
    player->goTo(player->steps());
    // Spans of w + 1 of five words: 5 - w; four items of w splits each; and the tree with its five roots.
    EXPECT_EQ(workTextOf(*player),
        QStringLiteral("items: 41, splits: 85, scores asked for: 25 "
                       "(n\u00a0=\u00a05, n²\u00a0=\u00a025, n³\u00a0=\u00a0125)"));
    EXPECT_TRUE(explanationHtml(*player, makeTheme(ThemeKind::Light)).contains(workTextOf(*player)));
    player->setAsking(true);
    EXPECT_EQ(workTextOf(*player), QString()) << "it would tell what comes next";
}

} // namespace lecture_legible_test
} // namespace arcwright::ui
