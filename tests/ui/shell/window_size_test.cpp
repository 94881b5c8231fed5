// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QLineEdit>
#include <QListWidget>
#include <QScreen>
#include <QScrollBar>
#include <QToolButton>
#include <QTreeView>

#include "tests/ui/shell/workplaces_fixture.h"
#include "ui/analysis/analysis_page.h"
#include "ui/analysis/dashboard.h"
#include "ui/analysis/drill_down.h"
#include "ui/analysis/heat_view.h"
#include "ui/documents/sentence_browser.h"
#include "ui/look/icons.h"
#include "ui/players/panel/player_panel.h"
#include "ui/players/panel/start_page.h"
#include "ui/players/panel/step_notes.h"
#include "ui/settings/window_screen.h"
#include "ui/shell/main_tool_bar.h"
#include "ui/shell/teach_page.h"
#include "ui/shell/workplace_bar.h"
#include "ui/training/training_outlook.h"

namespace arcwright::ui::testing {

namespace {

class WindowSizeTest : public WorkplacesTest { };

} // namespace

TEST_F(WindowSizeTest, WhatTrainingDoesIsSaidInLargerLettersInALargeWindow)
{
    startWith(smallTreebank);
    go(3);
    const auto* outlook = window.trainingPanel()->findChild<TrainingOutlook*>();
    const auto* said = outlook->findChild<QLabel*>();
    window.resize(1280, 800);
    QCoreApplication::processEvents();
    EXPECT_DOUBLE_EQ(said->font().pointSizeF(), window.font().pointSizeF());
    window.resize(3000, 1700);
    ASSERT_TRUE(waitFor([&] { return said->font().pointSizeF() > 1.5 * window.font().pointSizeF(); }));
    window.resize(1024, 700);
    ASSERT_TRUE(waitFor([&] { return said->font().pointSizeF() < 1.05 * window.font().pointSizeF(); }));
}

/// It was kept on a large screen, and the program starts on a small one.
TEST_F(WindowSizeTest, AKeptWindowThatIsLargerThanTheScreenIsMadeToFit)
{
    const QSize free = window.screen()->availableSize();
    QMainWindow large;
    large.setGeometry(QRect(QPoint(8, 32), free + QSize(240, 100)));
    Settings::windowGeometry.set(large.saveGeometry());
    windowScreen.set(free * 2);
    const MainWindow started;
    EXPECT_LE(started.width(), free.width());
    EXPECT_LE(started.height(), free.height());
    EXPECT_TRUE(window.screen()->availableGeometry().contains(started.geometry()));
}

TEST_F(WindowSizeTest, TheLineBelowTheFiguresIsAsHighAsItsLetters)
{
    startWith(smallTreebank);
    workspace().startLayer(QStringLiteral("other"));
    workspace().setPredictions({{workspace().treebank().key(0), {workspace().gold(0), Exposure::Unseen}}});
    go(2);
    auto* pattern = window.analysisPage()->drillDown()->findChild<QLineEdit*>();
    ASSERT_TRUE(waitFor([&] { return pattern->isVisible() && !window.isBusy(); }));
    for (const QSize& size : {QSize(3840, 2160), QSize(1024, 700), QSize(2560, 1440)}) {
        window.resize(size);
        EXPECT_TRUE(waitFor([&] { return pattern->height() >= pattern->sizeHint().height(); }))
            << size.width() << ": " << pattern->height() << " of " << pattern->sizeHint().height();
    }
}

TEST_F(WindowSizeTest, TheStartPageGrowsIntoALargeWindow)
{
    startWith(smallTreebank);
    go(4);
    auto* page = part<StartPage>();
    window.resize(1280, 800);
    QTest::qWait(20);
    const double usual = page->lessons()->font().pointSizeF();
    const int width = page->lessons()->width();
    window.resize(2560, 1440);
    QTest::qWait(20);
    EXPECT_GT(page->lessons()->font().pointSizeF(), 1.3 * usual);
    EXPECT_GT(page->lessons()->width(), 1.3 * width);
    const QListWidget* list = page->lessons();
    EXPECT_GE(list->viewport()->height(), list->count() * list->sizeHintForRow(0)) << "no lesson is cut";
    const int left = page->widget()->mapTo(page, QPoint()).x();
    EXPECT_NEAR(left, page->width() - left - page->widget()->width(), 2) << "in the middle";
    window.resize(1280, 800);
    QTest::qWait(20);
    EXPECT_DOUBLE_EQ(page->lessons()->font().pointSizeF(), usual);
}

TEST_F(WindowSizeTest, ThePanelsAtTheSidesGrowWithTheWindowUntilSomebodyMakesThemAnotherWidth)
{
    startWith(smallTreebank);
    const auto isAsWide = [&](const char* name, int width) {
        return waitFor([&] { return std::abs(dock(name)->width() - width) <= 2; });
    };
    window.resize(1280, 800);
    EXPECT_TRUE(isAsWide("sentences", 320)) << dock("sentences")->width();
    window.resize(1920, 1080);
    EXPECT_TRUE(isAsWide("sentences", 480)) << dock("sentences")->width();
    window.resize(3840, 2160);
    EXPECT_TRUE(isAsWide("sentences", 640)) << dock("sentences")->width();
    window.resize(1024, 700);
    EXPECT_TRUE(isAsWide("sentences", 280)) << dock("sentences")->width();
    dragEdge(dock("sentences"), 380);
    ASSERT_TRUE(isAsWide("sentences", 380)) << dock("sentences")->width();
    window.resize(1920, 1080);
    QTest::qWait(50);
    EXPECT_NEAR(dock("sentences")->width(), 380, 2);
}

TEST_F(WindowSizeTest, APanelThatTheWindowSqueezedGrowsAgain)
{
    startWith(smallTreebank);
    const auto isAsWide
        = [&](int width) { return waitFor([&] { return std::abs(dock("sentences")->width() - width) <= 2; }); };
    window.resize(1920, 1080);
    ASSERT_TRUE(isAsWide(480));
    dock("sentences")->setMaximumWidth(200); // as a neighbour that takes the room would
    window.resize(1280, 800);
    ASSERT_TRUE(isAsWide(200));
    go(3);
    go(1);
    dock("sentences")->setMaximumWidth(QWIDGETSIZE_MAX);
    window.resize(1920, 1080);
    EXPECT_TRUE(isAsWide(480)) << "nobody made it narrow: " << dock("sentences")->width();
}

TEST_F(WindowSizeTest, APanelSuitsAWindowThatGrewWhileAnotherWorkplaceWasOnView)
{
    startWith(smallTreebank);
    window.resize(1280, 800);
    QTest::qWait(20);
    go(3);
    window.resize(1920, 1080);
    QTest::qWait(20);
    go(1);
    EXPECT_TRUE(waitFor([&] { return std::abs(dock("sentences")->width() - 480) <= 2; })) << dock("sentences")->width();
}

TEST_F(WindowSizeTest, AreUsableInASmallWindow)
{
    for (const QSize size : {QSize(1024, 700), QSize(1280, 800)}) {
        window.resize(size);
        startWith(smallTreebank);
        for (const Workplace& workplace : workplaces()) {
            window.workplaces().go(workplace.id);
            QCoreApplication::processEvents();
            EXPECT_EQ(window.size(), size) << workplace.name << " needs no more";
        }
        window.workplaces().go(WorkplaceId::Annotate);
        QCoreApplication::processEvents();
        EXPECT_GT(canvas().height() * 100, size.height() * 60) << "the diagram has most of the window";
        EXPECT_GT(canvas().width() * 100, size.width() * 60);
    }
}

TEST_F(WindowSizeTest, APanelAtTheSideLeavesTheSentenceRoomInASmallWindow)
{
    startWith(smallTreebank);
    window.resize(1024, 700);
    window.workplaces().showPanel(QStringLiteral("why"));
    ASSERT_TRUE(waitFor([&] { return isInFront(dock("why")) && window.sentenceView()->width() >= 380; }))
        << window.sentenceView()->width();
    EXPECT_GT(dock("why")->width(), 200);
    EXPECT_GT(dock("sentences")->width(), 150);
}

TEST_F(WindowSizeTest, ASmallWindowShowsTheBeginningOfEachSentence)
{
    startWith(smallTreebank);
    predict();
    for (const QSize size : {QSize(1024, 700), QSize(1280, 800)}) {
        window.resize(size);
        QTest::qWait(20);
        const QTreeView* list = window.browser()->list();
        const int text = list->columnWidth(static_cast<int>(SentenceColumn::Text));
        EXPECT_GT(text, list->viewport()->width() * 40 / 100) << "beside the name of the model";
    }
}

TEST_F(WindowSizeTest, ASmallWindowShowsAllThatIsTaught)
{
    startWith(smallTreebank);
    window.resize(1024, 700);
    go(4);
    QTest::qWait(20);
    EXPECT_EQ(part<StartPage>()->verticalScrollBar()->maximum(), 0);
}

/// As in the settings, while the window is open.
TEST_F(WindowSizeTest, TheBarsFollowTheLettersOfTheWindow)
{
    startWith(smallTreebank);
    window.resize(1280, 900);
    QTest::qWait(20);
    const QToolButton* button = buttonIn(part<WorkplaceBar>(), ActionId::WorkplaceTrain);
    ASSERT_TRUE(button);
    const QSize before = button->sizeHint();
    const double letters = button->font().pointSizeF();
    const QSize icon = part<MainToolBar>()->iconSize();
    const QFont usual = QApplication::font();
    QFont larger = usual;
    larger.setPointSizeF(2 * usual.pointSizeF());
    QApplication::setFont(larger);
    EXPECT_TRUE(waitFor([&] { return button->sizeHint().width() > before.width(); }));
    EXPECT_NEAR(button->font().pointSizeF(), 2 * letters, 0.2);
    EXPECT_GT(part<MainToolBar>()->iconSize().height(), icon.height());
    QApplication::setFont(usual);
    EXPECT_TRUE(waitFor([&] { return button->sizeHint() == before; }));
    EXPECT_EQ(part<MainToolBar>()->iconSize(), icon);
}

TEST_F(WindowSizeTest, AnExplanationIsWideEnoughToBeRead)
{
    startWith(smallTreebank);
    auto* panel = part<PlayerPanel>();
    go(4);
    ASSERT_TRUE(panel->choosePlayer(QStringLiteral("hill")));
    part<TeachPage>()->showPlayer();
    const QFont usual = QApplication::font();
    for (const double growth : {1.0, 2.4}) {
        QFont letters = usual;
        letters.setPointSizeF(growth * usual.pointSizeF());
        QApplication::setFont(letters);
        window.resize(1024, 700);
        const QWidget* notes = panel->explanation();
        EXPECT_TRUE(waitFor([&] {
            const int wanted = notes->fontMetrics().averageCharWidth() * 32;
            return notes->width() >= std::min(wanted, panel->width() * 2 / 5) - 4;
        })) << growth
            << ", " << notes->width() << " of " << panel->width();
    }
    QApplication::setFont(usual);
}

/// At the scale 1, which nobody is given unasked.
TEST_F(WindowSizeTest, LettersOfFiguresAndNotesGrowIntoALargeWindow)
{
    startWith(smallTreebank);
    predict();
    go(2);
    window.resize(1280, 800);
    QTest::qWait(20);
    auto* dashboard = part<Dashboard>();
    const double usual = dashboard->font().pointSizeF();
    EXPECT_DOUBLE_EQ(usual, window.font().pointSizeF());
    const auto filled = [&] { // of the height of the page
        int low = 0;
        for (const DashboardCard* card : dashboard->cards())
            low = std::max(low, card->isEmpty() ? 0 : card->geometry().bottom());
        return double(low) / dashboard->height();
    };
    window.resize(3840, 2160);
    ASSERT_TRUE(waitFor([&] { return dashboard->font().pointSizeF() > 1.5 * usual; }));
    ASSERT_TRUE(waitFor([&] { return !window.isBusy() && filled() > 0.6; })) << filled();
    for (const DashboardCard* card : dashboard->cards())
        EXPECT_DOUBLE_EQ(card->map()->font().pointSizeF(), dashboard->font().pointSizeF());
    go(4);
    part<TeachPage>()->showPlayer();
    EXPECT_TRUE(waitFor([&] { return part<StepNotes>()->font().pointSizeF() > 1.5 * usual; }));
    go(2);
    window.resize(1280, 800);
    EXPECT_TRUE(waitFor([&] { return dashboard->font().pointSizeF() == usual; }));
}

} // namespace arcwright::ui::testing
