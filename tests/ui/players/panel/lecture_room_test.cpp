// SPDX-License-Identifier: GPL-3.0-or-later
#include <QImage>
#include <QPainter>
#include <QScrollBar>
#include <gtest/gtest.h>

#include "tests/core/support/sanitized.h"
#include "tests/ui/players/letter_device.h"
#include "tests/ui/players/player_support.h"
#include "tests/ui/support/wait_for.h"
#include "ui/players/algorithms/lesson_texts.h"
#include "ui/players/algorithms/player_catalogue.h"
#include "ui/players/panel/lecture_lesson.h"
#include "ui/players/panel/lecture_pane.h"
#include "ui/players/panel/lecture_view.h"
#include "ui/players/panel/lesson_pictures_html.h"
#include "ui/players/panel/lesson_tour.h"
#include "ui/players/panel/player_panel.h"
#include "ui/players/panel/player_side.h"
#include "ui/players/panel/player_stage.h"
#include "ui/players/panel/transport_bar.h"

namespace arcwright::ui {
namespace lecture_room_test {

constexpr QSize kScreens[] = {{1024, 768}, {1920, 1080}};
constexpr int lessonsApart = test::unlessSanitized(1, 6);

/// All built-in lessons as one, so that their words are shown.
LessonSeries allLessons()
{
    LessonSeries series;
    for (const Lesson& lesson : builtInLessons())
        series.stops.push_back(lesson);
    return series;
}

/// The algorithm that a lesson is seen beside where it has none itself.
QString secondFor(const Lesson& lesson)
{
    if (!lesson.beside.empty())
        return QString::fromStdString(lesson.beside);
    return !lesson.sentence->bunsetsu.empty() ? QStringLiteral("cc")
        : lesson.player == "hill"             ? QStringLiteral("eisner2")
                                              : QStringLiteral("hill");
}

void expectNoSmallLetters(QWidget& view, const std::string& where, double least = kLectureLetters)
{
    testing::LetterDevice device;
    view.render(&device);
    EXPECT_GT(device.engine.texts, 0) << where;
    EXPECT_GE(device.engine.least, view.height() * least - 0.01)
        << where << ": " << device.engine.smallest.toStdString();
    EXPECT_TRUE(device.engine.elided.isEmpty())
        << where << ": " << device.engine.elided.join(QStringLiteral(" / ")).toStdString();
    EXPECT_TRUE(device.engine.overwritten.isEmpty())
        << where << ": " << device.engine.overwritten.join(QStringLiteral(" / ")).toStdString();
}

/// What is on a screen can be read, and all of it is there.
void expectSeen(LectureView& view, const std::string& where)
{
    // Where figures of a table would not be there otherwise.
    constexpr double sixtieth = 1.0 / 60;
    expectNoSmallLetters(view, where, view.besidePane()->isHidden() ? kLectureLetters : sixtieth);
    for (const LecturePane* pane : {view.pane(), view.besidePane()}) {
        if (pane->isHidden())
            continue;
        EXPECT_TRUE(view.rect().contains(pane->geometry())) << where;
        EXPECT_EQ(pane->stage()->horizontalScrollBar()->maximum(), 0) << where;
        EXPECT_EQ(pane->stage()->verticalScrollBar()->maximum(), 0) << where;
        EXPECT_LE(pane->words()->textHeight(), pane->words()->height() + 1) << where << ": words are cut off";
        EXPECT_TRUE(pane->rect().contains(pane->words()->geometry())) << where;
    }
}

class LectureRoomTest : public ::testing::Test {
protected:
    void SetUp() override
    {
        panel.resize(1280, 800);
        panel.show();
    }
    void goThroughLessons(bool areTwo, ThemeKind theme)
    {
        panel.setTheme(makeTheme(theme));
        const LessonSeries series = allLessons();
        for (int stop = 0; stop < static_cast<int>(series.stops.size()); stop += lessonsApart) {
            const Lesson& lesson = series.stops[static_cast<std::size_t>(stop)];
            panel.tour()->open(series, stop);
            ASSERT_TRUE(panel.choosePlayerBeside(areTwo ? secondFor(lesson) : QString()));
            ASSERT_TRUE(testing::waitFor([&] { return !panel.isBusy(); }));
            ASSERT_NE(panel.player(), nullptr) << lesson.id;
            for (const QSize& screen : kScreens)
                goThrough(screen, lesson.id + ", " + std::to_string(screen.width()));
        }
    }
    /// Words that stand alone first, and then some steps.
    void goThrough(const QSize& screen, const std::string& where)
    {
        panel.transport()->first();
        LectureView view(panel, &panel);
        view.resize(screen);
        view.show();
        QCoreApplication::processEvents();
        ASSERT_EQ(view.size(), screen);
        if (view.isTelling()) {
            expectNoSmallLetters(view, where);
            QTest::keyClick(&view, Qt::Key_Right);
        }
        constexpr int looks = 2;
        for (int look = 0; look <= looks; ++look) {
            panel.transport()->goTo(panel.player()->steps() * look / looks);
            expectSeen(view, where + ", step " + std::to_string(panel.transport()->position()));
        }
    }

    PlayerPanel panel;
};

TEST_F(LectureRoomTest, EveryBuiltInLessonIsSeenWhole)
{
    goThroughLessons(false, ThemeKind::Dark);
}

TEST_F(LectureRoomTest, EveryBuiltInLessonIsSeenWholeBesideAnotherAlgorithm)
{
    goThroughLessons(true, ThemeKind::Light);
}

TEST(LessonPictureTest, PicturesHaveTheColoursAndTheLettersOfALecture)
{
    Lesson lesson = builtInLessons().front();
    for (const char* source : {"canvas:tree", "canvas:step=last"}) {
        for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark}) {
            constexpr int letters = 20;
            const Theme theme = makeTheme(kind);
            const LessonArt art = legibleLessonPicture(lesson, QLatin1String(source), theme, {500, 600}, letters);
            ASSERT_FALSE(art.isEmpty());
            EXPECT_LE(art.size.width(), 500);
            EXPECT_LE(art.size.height(), 600);
            testing::LetterDevice device;
            QPainter measuring(&device);
            art.paint(measuring);
            measuring.end();
            EXPECT_GE(device.engine.least, letters - 0.5) << source << ' ' << device.engine.smallest.toStdString();
            QImage image(art.size, QImage::Format_RGB32);
            image.fill(Qt::magenta);
            QPainter painter(&image);
            art.paint(painter);
            painter.end();
            EXPECT_EQ(image.pixelColor(1, 1), theme.diagram.background) << source;
        }
    }
}

TEST_F(LectureRoomTest, AStopWithAPictureIsToldBeforeItIsShown)
{
    LessonSeries series = allLessons();
    series.stops.resize(2);
    series.stops[1].text = std::string("Look at this: ![the tree](canvas:tree)");
    panel.setTheme(makeTheme(ThemeKind::Light));
    panel.tour()->open(series, 1);
    LectureView view(panel, &panel);
    view.resize(1024, 768);
    view.show();
    ASSERT_TRUE(view.isTelling());
    EXPECT_FALSE(view.pane()->isVisible());
    EXPECT_EQ(view.words()->height(), view.height());
    const int step = panel.transport()->position();
    QTest::keyClick(&view, Qt::Key_Space);
    EXPECT_FALSE(view.isTelling());
    EXPECT_EQ(panel.transport()->position(), step) << "the words go, and nothing else is done";
    EXPECT_TRUE(view.pane()->isVisible());
    EXPECT_FALSE(view.words()->text().contains(QStringLiteral("Look at this")));
    QTest::keyClick(&view, Qt::Key_Home);
    QTest::keyClick(&view, Qt::Key_Left);
    EXPECT_TRUE(view.isTelling()) << "back before the first step are the words again";
    QTest::keyClick(&view, Qt::Key_Left);
    EXPECT_EQ(panel.tour()->stop(), 0);
}

TEST_F(LectureRoomTest, AStopThatAsksHidesWhatComesUntilOneGoesOn)
{
    Lesson stop = builtInLessons().front();
    stop.player = "arc-standard";
    stop.beside.clear();
    stop.choices.clear();
    stop.step = 2;
    stop.lastStep = false;
    LessonSeries series;
    series.stops = {stop, stop};
    series.stops[0].question = std::string("Which comes next?");
    series.stops[1].question = std::string();
    panel.setTheme(makeTheme(ThemeKind::Light));
    panel.tour()->open(series, 0);
    ASSERT_TRUE(testing::waitFor([&] { return panel.player() != nullptr && !panel.isBusy(); }));
    ASSERT_EQ(panel.player()->position(), 2);
    EXPECT_TRUE(panel.player()->isNextHidden());
    EXPECT_TRUE(panel.stepList()->isHidden()) << "the row behind that of the step tells it";
    panel.transport()->forward();
    EXPECT_FALSE(panel.player()->isNextHidden());
    EXPECT_FALSE(panel.stepList()->isHidden());
    panel.transport()->back();
    EXPECT_TRUE(panel.player()->isNextHidden());
    panel.tour()->open(series, 1);
    ASSERT_TRUE(testing::waitFor([&] { return panel.player() != nullptr && !panel.isBusy(); }));
    EXPECT_FALSE(panel.player()->isNextHidden()) << "it asks nothing";
}

/// The two triangles that are added went without a word on a small screen.
TEST_F(LectureRoomTest, TheCloseUpStaysOnASmallScreen)
{
    Lesson stop = builtInLessons().front();
    stop.player = "eisner";
    stop.beside.clear();
    stop.choices.clear();
    stop.sentence = testing::sentenceOf(4);
    stop.scores = randomPartScores(4, 1, RootPolicy::Single);
    stop.text = std::string("The algorithm builds larger spans from adjacent smaller ones. Here the arc is made of two "
                            "triangles that meet:\n\n- one alone, at the left,\n- two words, at the right.\n\n| way | "
                            "score |\n|---|---|\n| best | 1.67 |\n| other | 0.71 |");
    stop.question = std::string("Why is it enough to keep only the best of the two ways?");
    stop.step = 16;
    LessonSeries series;
    series.stops = {stop};
    panel.setTheme(makeTheme(ThemeKind::Light));
    panel.tour()->open(series, 0);
    ASSERT_TRUE(testing::waitFor([&] { return panel.player() != nullptr && !panel.isBusy(); }));
    for (const QSize& screen : kScreens) {
        LectureView view(panel, &panel);
        view.resize(screen);
        view.show();
        QCoreApplication::processEvents();
        EXPECT_FALSE(view.pane()->stage()->frame().closeUp.size.isEmpty()) << screen.width();
        expectSeen(view, std::to_string(screen.width()));
    }
}

/// What the lecturer wrote was the smallest text on the screen.
TEST_F(LectureRoomTest, WordsOfALessonAreHardlySmallerThanThoseOfTheStep)
{
    Lesson stop = builtInLessons().front();
    stop.player = "cle";
    stop.beside.clear();
    stop.choices.clear();
    stop.sentence = testing::sentenceOf(4);
    stop.scores = randomPartScores(4, 1, RootPolicy::Single);
    stop.text = std::string("Every word takes its best head.");
    LessonSeries series;
    series.stops = {stop, stop};
    panel.setTheme(makeTheme(ThemeKind::Light));
    panel.tour()->open(series, 0);
    ASSERT_TRUE(testing::waitFor([&] { return panel.player() != nullptr && !panel.isBusy(); }));
    for (const QSize& screen : kScreens) {
        LectureView view(panel, &panel);
        view.resize(screen);
        view.show();
        QCoreApplication::processEvents();
        EXPECT_LE(view.pane()->words()->letters(), 1.15 * view.words()->font().pixelSize()) << screen.width();
        EXPECT_GT(view.words()->font().pixelSize(), lectureLetters(screen.height())) << "there is room";
        expectSeen(view, std::to_string(screen.width()));
    }
}

} // namespace lecture_room_test
} // namespace arcwright::ui
