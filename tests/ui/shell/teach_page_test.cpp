// SPDX-License-Identifier: GPL-3.0-or-later
#include <QListWidget>

#include "tests/ui/shell/workplaces_fixture.h"
#include "ui/documents/sentence_browser.h"
#include "ui/players/algorithms/player_catalogue.h"
#include "ui/players/panel/lesson_banner.h"
#include "ui/players/panel/player_panel.h"
#include "ui/players/panel/start_page.h"
#include "ui/shell/teach_page.h"

namespace arcwright::ui::testing {

namespace {

class TeachPageTest : public WorkplacesTest { };

} // namespace

TEST_F(TeachPageTest, TheStartPageOpensLessonsPlayersAndExercises)
{
    startWith(smallTreebank);
    window.resize(1280, 800);
    go(4);
    auto* page = part<StartPage>();
    EXPECT_TRUE(page->lessons()->hasFocus());
    EXPECT_EQ(page->lessons()->selectedItems().size(), 1);
    EXPECT_TRUE(page->players()->selectedItems().isEmpty()) << "one row is lit: the one that Enter opens";
    clickItem(page->lessons(), 1);
    EXPECT_TRUE(isSeen(window.playerPanel()));
    EXPECT_TRUE(window.playerPanel()->lessonBanner()->isVisible());
    auto* back = part<TeachPage>()->backButton();
    QTest::mouseClick(back, Qt::LeftButton);
    EXPECT_TRUE(isSeen(page));
    page->players()->setFocus();
    key(Qt::Key_Down);
    key(Qt::Key_Return);
    EXPECT_TRUE(isSeen(window.playerPanel()));
    EXPECT_FALSE(window.playerPanel()->lessonBanner()->isVisible());
    ASSERT_TRUE(window.playerPanel()->player());
    go(1);
    key(Qt::Key_F6, Qt::ShiftModifier);
    EXPECT_EQ(current(), WorkplaceId::Teach);
    EXPECT_TRUE(page->lessons()->hasFocus()) << "the key of the lessons leads here";
}

TEST_F(TeachPageTest, TeachingNamesTheSentenceThatAlgorithmsAreWatchedOn)
{
    startWith(smallTreebank);
    go(4);
    EXPECT_TRUE(said().contains(QStringLiteral("Each at work on sentence 1 ("))) << qPrintable(said());
    window.browser()->setCurrentSentence(1);
    EXPECT_TRUE(said().contains(QStringLiteral("Each at work on sentence 2 ("))) << qPrintable(said());
    clickItem(part<StartPage>()->players(), 0);
    const QLabel* name = part<TeachPage>()->sentenceName();
    EXPECT_TRUE(isSeen(name));
    EXPECT_TRUE(name->text().startsWith(QStringLiteral("sentence 2 ("))) << qPrintable(name->text());
    QTest::mouseClick(part<TeachPage>()->backButton(), Qt::LeftButton);
    clickItem(part<StartPage>()->lessons(), 0);
    EXPECT_FALSE(isSeen(name)) << "a lesson has a name of its own";
}

TEST_F(TeachPageTest, AnAlgorithmBeginsAtItsBeginningWhereverALessonStood)
{
    startWith(smallTreebank);
    go(4);
    clickItem(part<StartPage>()->lessons(), 0);
    PlayerPanel& panel = *window.playerPanel();
    ASSERT_TRUE(waitFor([&] { return panel.player() && panel.player()->position() > 0; })) << "shows its last step";
    QTest::mouseClick(part<TeachPage>()->backButton(), Qt::LeftButton);
    clickItem(part<StartPage>()->players(), 0);
    ASSERT_TRUE(waitFor([&] { return panel.player() && !panel.isBusy(); }));
    EXPECT_EQ(panel.player()->position(), 0);
}

TEST_F(TeachPageTest, AlgorithmsThatDoNotGoWithTheSentenceAreNotOffered)
{
    start(QStringList(QString::fromStdString(test::sampleFile("japanese.knp"))));
    go(4);
    QListWidget* players = part<StartPage>()->players();
    const auto isOffered = [&](const char* player) {
        for (int row = 0; row < players->count(); ++row) {
            const int kind = players->item(row)->data(Qt::UserRole).toInt();
            if (QLatin1String(playerKinds()[static_cast<std::size_t>(kind)].name) == QLatin1String(player))
                return (players->item(row)->flags() & Qt::ItemIsEnabled) != 0;
        }
        return false;
    };
    EXPECT_TRUE(isOffered("tournament"));
    EXPECT_FALSE(isOffered("eisner"));
    QString why;
    for (const QLabel* label : part<StartPage>()->findChildren<QLabel*>()) {
        if (label->text().startsWith(QStringLiteral("What is grey: ")) && isSeen(label))
            why = label->text();
    }
    EXPECT_TRUE(why.contains(QStringLiteral("It parses words"))) << "to be read without pointing at anything";
    EXPECT_FALSE(why.contains(QStringLiteral("It parses bunsetsu")));
    const auto expectOfferedFirst = [&] {
        for (int row = 1; row < players->count(); ++row)
            EXPECT_GE(
                players->item(row - 1)->flags() & Qt::ItemIsEnabled, players->item(row)->flags() & Qt::ItemIsEnabled)
                << row;
    };
    expectOfferedFirst();
    clickItem(players, players->count() - 1);
    EXPECT_TRUE(isSeen(part<StartPage>())) << "a click on what is not offered opens nothing";
    EXPECT_FALSE(isSeen(window.playerPanel()));
    go(1);
    key(Qt::Key_F6);
    ASSERT_TRUE(waitFor([&] { return window.playerPanel()->player() != nullptr; })) << "one that goes with it";
    startWith(smallTreebank);
    EXPECT_FALSE(isOffered("tournament"));
    EXPECT_TRUE(isOffered("eisner"));
    expectOfferedFirst();
    EXPECT_EQ(players->item(0)->text(), titleOf(playerKinds().front())) << "in their usual order";
}

TEST_F(TeachPageTest, ALessonSaysAtWhichStepItOpensAndOffersTheStart)
{
    startWith(smallTreebank);
    window.resize(1280, 800);
    go(4);
    clickItem(part<StartPage>()->lessons(), 0);
    PlayerPanel& panel = *window.playerPanel();
    ASSERT_TRUE(waitFor([&] { return panel.player() && panel.player()->position() > 0; }));
    QToolButton* start = panel.lessonBanner()->startButton();
    ASSERT_TRUE(isSeen(start));
    EXPECT_TRUE(said().contains(QStringLiteral("Opened at "))) << qPrintable(said());
    QTest::mouseClick(start, Qt::LeftButton);
    EXPECT_EQ(panel.player()->position(), 0);
    panel.openSentence(panel.source()->sentence);
    EXPECT_FALSE(isSeen(start)) << "begins at its beginning";
}

} // namespace arcwright::ui::testing
