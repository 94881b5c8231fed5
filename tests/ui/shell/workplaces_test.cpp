// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QDockWidget>
#include <QListWidget>
#include <QProgressBar>
#include <QScrollBar>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeView>

#include "tests/paths.h"
#include "tests/ui/support/window_fixture.h"
#include "ui/analysis/analysis_page.h"
#include "ui/analysis/dashboard.h"
#include "ui/analysis/heat_view.h"
#include "ui/documents/sentence_browser.h"
#include "ui/look/icons.h"
#include "ui/players/algorithms/player_catalogue.h"
#include "ui/players/panel/lesson_banner.h"
#include "ui/players/panel/player_panel.h"
#include "ui/players/panel/player_side.h"
#include "ui/players/panel/start_page.h"
#include "ui/players/panel/step_notes.h"
#include "ui/search/search_panel.h"
#include "ui/shell/main_tool_bar.h"
#include "ui/shell/player_commands.h"
#include "ui/shell/score_table.h"
#include "ui/shell/teach_page.h"
#include "ui/shell/training_indicator.h"
#include "ui/shell/workplace_bar.h"
#include "ui/shell/workplaces.h"
#include "ui/training/training_outlook.h"
#include "ui/training/why_panel.h"

namespace arcwright::ui::testing {

namespace {

class WorkplacesTest : public WindowTest {
protected:
    void go(int number)
    {
        key(Qt::Key_0 + number, Qt::ControlModifier);
        QCoreApplication::processEvents();
    }
    WorkplaceId current() { return window.workplaces().current(); }
    QDockWidget* dock(const char* name) { return window.workplaces().panel(QString::fromLatin1(name)); }
    static bool isSeen(const QWidget* widget) { return widget->isVisible(); }
    /// Not one that stands behind another.
    static bool isInFront(const QDockWidget* dock) { return dock->isVisible() && !dock->visibleRegion().isEmpty(); }
    QStringList panels()
    {
        QCoreApplication::processEvents();
        QStringList seen;
        for (const SidePanel& panel : sidePanels()) {
            if (isInFront(dock(panel.name)))
                seen << QString::fromLatin1(panel.name);
        }
        return seen;
    }
    QToolButton* buttonIn(QWidget* bar, ActionId id)
    {
        for (QToolButton* button : bar->findChildren<QToolButton*>()) {
            if (button->defaultAction() == window.actions()[id])
                return button;
        }
        return nullptr;
    }
    template <class Part>
    Part* part()
    {
        return window.findChild<Part*>();
    }
    /// As one does at the edge between a panel and what is beside it.
    void dragEdge(QDockWidget* moved, int width)
    {
        const int middle = moved->geometry().center().y();
        const QPoint edge(moved->geometry().right() + 2, middle);
        const QPoint end(edge.x() + width - moved->width(), middle);
        QTest::mousePress(&window, Qt::LeftButton, {}, edge);
        QTest::mouseMove(&window, (edge + end) / 2);
        QCoreApplication::processEvents();
        QTest::mouseMove(&window, end);
        QCoreApplication::processEvents();
        QTest::mouseRelease(&window, Qt::LeftButton, {}, end);
        QTest::qWait(20);
    }
    /// As a model of that name would that makes no error.
    void predict()
    {
        workspace().startLayer(QStringLiteral("parser-of-all-texts.arcmodel"));
        for (std::size_t sentence = 0; sentence < workspace().treebank().size(); ++sentence)
            workspace().setPredictions(
                {{workspace().treebank().key(sentence), {workspace().gold(sentence), Exposure::Unseen}}});
        ASSERT_TRUE(waitFor([&] { return !window.isBusy(); }));
    }
    void clickItem(QListWidget* list, int row)
    {
        const QPoint place = list->viewport()->mapTo(&window, list->visualItemRect(list->item(row)).center());
        click(place);
    }
};

} // namespace

TEST_F(WorkplacesTest, AreChosenByKeyAndInTheBar)
{
    startWith(smallTreebank);
    EXPECT_EQ(current(), WorkplaceId::Annotate);
    EXPECT_TRUE(isSeen(&canvas()));
    EXPECT_EQ(panels(), QStringList(QStringLiteral("sentences")));
    go(3);
    EXPECT_EQ(current(), WorkplaceId::Train);
    EXPECT_TRUE(isSeen(window.trainingPanel()));
    EXPECT_FALSE(isSeen(&canvas()));
    EXPECT_TRUE(panels().isEmpty());
    go(4);
    EXPECT_TRUE(isSeen(part<StartPage>())) << "nothing is watched yet";
    EXPECT_FALSE(isSeen(window.trainingPanel()));
    EXPECT_TRUE(panels().isEmpty()) << "list and treebank are out of the way";
    go(2);
    EXPECT_EQ(current(), WorkplaceId::Analyse);
    EXPECT_TRUE(isSeen(window.analysisPage()));
    EXPECT_FALSE(isSeen(&canvas())) << "the page has diagrams of its own";
    auto* bar = part<WorkplaceBar>();
    for (const Workplace& workplace : workplaces()) {
        QToolButton* button = buttonIn(bar, workplace.action);
        ASSERT_TRUE(button);
        QTest::mouseClick(button, Qt::LeftButton);
        EXPECT_EQ(current(), workplace.id);
        for (const Workplace& other : workplaces())
            EXPECT_EQ(window.actions()[other.action]->isChecked(), other.id == workplace.id);
        QTest::mouseClick(button, Qt::LeftButton);
        EXPECT_TRUE(window.actions()[workplace.action]->isChecked()) << "one always is";
    }
    EXPECT_EQ(workspace().treebank().size(), 3U) << "of the same documents";
}

TEST_F(WorkplacesTest, RememberTheirPanelsAndSizes)
{
    startWith(smallTreebank);
    window.resize(1280, 800);
    go(1);
    key(Qt::Key_2, Qt::AltModifier);
    key(Qt::Key_4, Qt::AltModifier);
    EXPECT_EQ(panels(), (QStringList{QStringLiteral("sentences"), QStringLiteral("problems"), QStringLiteral("why")}));
    dragEdge(dock("sentences"), 411);
    const int width = dock("sentences")->width();
    const QStringList before = panels();
    go(4);
    EXPECT_TRUE(panels().isEmpty());
    key(Qt::Key_1, Qt::AltModifier);
    EXPECT_EQ(panels(), QStringList(QStringLiteral("sentences"))) << "whoever wants the list here has it";
    go(1);
    EXPECT_EQ(panels(), before);
    EXPECT_EQ(dock("sentences")->width(), width);
    go(4);
    EXPECT_EQ(panels(), QStringList(QStringLiteral("sentences")));
    window.close();

    MainWindow next;
    next.show();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&next));
    EXPECT_EQ(next.workplaces().current(), WorkplaceId::Teach) << "over restarts, too";
    EXPECT_TRUE(next.workplaces().panel(QStringLiteral("sentences"))->isVisible());
    next.workplaces().go(WorkplaceId::Annotate);
    QCoreApplication::processEvents();
    EXPECT_TRUE(next.workplaces().panel(QStringLiteral("problems"))->isVisible());
    EXPECT_FALSE(next.workplaces().panel(QStringLiteral("words"))->isVisible());
    EXPECT_EQ(next.workplaces().panel(QStringLiteral("sentences"))->width(), width);
    next.close();
}

TEST_F(WorkplacesTest, OneKeyBringsAPanelAndTakesItAway)
{
    startWith(smallTreebank);
    select(3);
    key(Qt::Key_3, Qt::AltModifier);
    EXPECT_TRUE(isInFront(dock("words")));
    EXPECT_TRUE(dock("words")->isAncestorOf(QApplication::focusWidget())) << "the keyboard goes with it";
    key(Qt::Key_2, Qt::AltModifier);
    EXPECT_EQ(panels(), (QStringList{QStringLiteral("sentences"), QStringLiteral("problems")})) << "in front";
    key(Qt::Key_3, Qt::AltModifier);
    EXPECT_EQ(panels(), (QStringList{QStringLiteral("sentences"), QStringLiteral("words")}));
    EXPECT_TRUE(window.actions()[ActionId::ShowWords]->isChecked());
    EXPECT_FALSE(window.actions()[ActionId::ShowProblems]->isChecked());
    key(Qt::Key_3, Qt::AltModifier);
    EXPECT_TRUE(canvas().hasFocus()) << "and comes back";
    EXPECT_EQ(canvas().selectedWord(), 3);
    go(3);
    key(Qt::Key_2, Qt::AltModifier);
    EXPECT_EQ(current(), WorkplaceId::Annotate) << "where it can be had";
    EXPECT_TRUE(isSeen(dock("problems")));
}

TEST_F(WorkplacesTest, WhatBelongsElsewhereGoesThere)
{
    startWith(smallTreebank);
    key(Qt::Key_F6);
    QCoreApplication::processEvents();
    EXPECT_EQ(current(), WorkplaceId::Teach);
    EXPECT_TRUE(isSeen(window.playerPanel()));
    EXPECT_GT(window.playerPanel()->height() * 100, window.height() * 75) << "the player is large";
    ASSERT_TRUE(window.playerPanel()->player());
    EXPECT_TRUE(window.playerPanel()->side()->stage()->hasFocus());
    go(1);
    EXPECT_TRUE(canvas().hasFocus());
    go(4);
    EXPECT_TRUE(isSeen(window.playerPanel())) << "as it was left";
    key(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(current(), WorkplaceId::Annotate);
    EXPECT_TRUE(isSeen(window.searchPanel()));
    go(3);
    window.actions()[ActionId::ConfirmAndNext]->trigger();
    EXPECT_EQ(current(), WorkplaceId::Annotate) << "where it is seen that it was confirmed";
    go(3);
    window.actions()[ActionId::Undo]->trigger();
    EXPECT_EQ(current(), WorkplaceId::Annotate) << "and that it was taken back";
    go(3);
    key(Qt::Key_F9);
    EXPECT_EQ(current(), WorkplaceId::Annotate);
    EXPECT_TRUE(panels().isEmpty());
    EXPECT_FALSE(window.toolBar()->isVisible());
    EXPECT_TRUE(isSeen(&canvas()));
    go(4);
    EXPECT_TRUE(window.toolBar()->isVisible());
    EXPECT_FALSE(window.actions()[ActionId::OnlyDiagram]->isChecked());
    go(1);
    EXPECT_EQ(panels(), (QStringList{QStringLiteral("sentences"), QStringLiteral("search")})) << "as it was before";
}

TEST_F(WorkplacesTest, TrainingGoesOnWhereverOneIs)
{
    setEpochs(3);
    startWith(smallTreebank);
    auto* progress = part<TrainingIndicator>();
    auto* bar = window.trainingPanel()->findChild<QProgressBar*>();
    EXPECT_FALSE(progress->isVisible()) << "nothing to show";
    bool wasShown = false;
    QObject::connect(&window.learning(), &Learning::epochDone, &window, [&] {
        wasShown = wasShown || progress->isVisible();
        if (current() == WorkplaceId::Annotate)
            QTest::mouseClick(progress, Qt::LeftButton);
        EXPECT_EQ(current(), WorkplaceId::Train);
        EXPECT_FALSE(progress->isVisible()) << "here is more of it";
        EXPECT_TRUE(bar->isVisible());
    });
    settled.clear();
    key(Qt::Key_F5);
    EXPECT_EQ(current(), WorkplaceId::Annotate) << "annotating goes on";
    ASSERT_TRUE(waitFor([&] { return settled.count() > 0; }));
    EXPECT_TRUE(wasShown);
    EXPECT_FALSE(bar->isVisible()) << "no bar without work";
    EXPECT_TRUE(window.trainingPanel()->findChild<QWidget*>(QStringLiteral("curve"))->isVisible());
    EXPECT_TRUE(window.trainingPanel()->findChild<ScoreTable*>()->isVisible());
    go(1);
    EXPECT_FALSE(progress->isVisible());
}

TEST_F(WorkplacesTest, TheStatusBarCountsTheWholeTrainingAsThePanelDoes)
{
    setEpochs(3);
    startWith(firstSentences("english.conllu", 20));
    const auto* progress = part<TrainingIndicator>();
    const auto* bar = window.trainingPanel()->findChild<QProgressBar*>();
    std::vector<int> seen;
    QObject::connect(&window.learning(), &Learning::progressed, &window, [&] {
        seen.push_back(bar->value());
        EXPECT_TRUE(progress->text().contains(QStringLiteral(": %1 %").arg(bar->value())))
            << qPrintable(progress->text());
    });
    settled.clear();
    key(Qt::Key_F5);
    ASSERT_TRUE(waitFor([&] { return settled.count() > 0; }));
    ASSERT_FALSE(seen.empty());
    EXPECT_LT(*std::max_element(seen.begin(), seen.end()), 100) << "nothing was done while something was left";
}

TEST_F(WorkplacesTest, TheCurveComesWithItsFirstEpoch)
{
    setEpochs(2);
    startWith(firstSentences("english.conllu", 20));
    go(3);
    const auto* curve = window.trainingPanel()->findChild<QWidget*>(QStringLiteral("curve"));
    const auto* outlook = window.trainingPanel()->findChild<TrainingOutlook*>();
    bool hasBegun = false;
    QObject::connect(&window.learning(), &Learning::stageChanged, &window, [&](Learning::Stage stage) {
        if (stage != Learning::Stage::Training)
            return;
        hasBegun = true;
        EXPECT_FALSE(curve->isVisible()) << "axes alone";
        EXPECT_TRUE(outlook->isVisible());
    });
    QObject::connect(&window.learning(), &Learning::epochDone, &window, [&] {
        EXPECT_TRUE(curve->isVisible());
        EXPECT_FALSE(outlook->isVisible());
    });
    settled.clear();
    key(Qt::Key_F5);
    ASSERT_TRUE(waitFor([&] { return settled.count() > 0; }));
    EXPECT_TRUE(hasBegun);
}

TEST_F(WorkplacesTest, WhatTrainingDoesIsSaidInLargerLettersInALargeWindow)
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

TEST_F(WorkplacesTest, NoPanelIsEmpty)
{
    startWith(smallTreebank);
    go(3);
    EXPECT_FALSE(window.trainingPanel()->findChild<QWidget*>(QStringLiteral("curve"))->isVisible());
    EXPECT_FALSE(window.trainingPanel()->findChild<QProgressBar*>()->isVisible());
    EXPECT_FALSE(window.trainingPanel()->findChild<ScoreTable*>()->isVisible());
    const auto* outlook = window.trainingPanel()->findChild<TrainingOutlook*>();
    EXPECT_TRUE(isSeen(outlook)) << "in the place of the curve";
    EXPECT_FALSE(outlook->text().isEmpty());
    go(4);
    EXPECT_FALSE(part<StartPage>()->exercises()->isVisible());
    EXPECT_GT(part<StartPage>()->lessons()->count(), 10);
}

TEST_F(WorkplacesTest, TheStartPageOpensLessonsPlayersAndExercises)
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

TEST_F(WorkplacesTest, TheStartPageGrowsIntoALargeWindow)
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

TEST_F(WorkplacesTest, TeachingNamesTheSentenceThatAlgorithmsAreWatchedOn)
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

TEST_F(WorkplacesTest, AnAlgorithmBeginsAtItsBeginningWhereverALessonStood)
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

TEST_F(WorkplacesTest, AlgorithmsThatDoNotGoWithTheSentenceAreNotOffered)
{
    start(QStringList(QString::fromStdString(test::sampleFile("japanese.knp"))));
    go(4);
    QListWidget* players = part<StartPage>()->players();
    const auto isOffered = [&](const char* player) {
        for (int row = 0; row < players->count(); ++row) {
            if (QLatin1String(playerKinds()[static_cast<std::size_t>(row)].name) == QLatin1String(player))
                return (players->item(row)->flags() & Qt::ItemIsEnabled) != 0;
        }
        return false;
    };
    EXPECT_TRUE(isOffered("tournament"));
    EXPECT_FALSE(isOffered("eisner"));
    go(1);
    key(Qt::Key_F6);
    ASSERT_TRUE(waitFor([&] { return window.playerPanel()->player() != nullptr; })) << "one that goes with it";
    startWith(smallTreebank);
    EXPECT_FALSE(isOffered("tournament"));
    EXPECT_TRUE(isOffered("eisner"));
}

TEST_F(WorkplacesTest, ThePanelsAtTheSidesGrowWithTheWindowUntilSomebodyMakesThemAnotherWidth)
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

TEST_F(WorkplacesTest, APanelThatTheWindowSqueezedGrowsAgain)
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

TEST_F(WorkplacesTest, APanelSuitsAWindowThatGrewWhileAnotherWorkplaceWasOnView)
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

TEST_F(WorkplacesTest, TheActsPeopleLookForStandInTheToolbar)
{
    startWith(smallTreebank);
    MainToolBar* bar = window.toolBar();
    for (const ActionId id : {ActionId::Open, ActionId::Save, ActionId::Undo, ActionId::Redo, ActionId::Confirm,
             ActionId::Train, ActionId::FindPattern}) {
        QToolButton* button = bar->button(id);
        ASSERT_TRUE(button && button->isVisible());
        EXPECT_FALSE(button->icon().isNull());
        EXPECT_LT(button->text().size(), 10) << qPrintable(button->text());
        const QString key = window.actions()[id]->shortcut().toString(QKeySequence::NativeText);
        EXPECT_TRUE(button->toolTip().contains(key.toHtmlEscaped())) << qPrintable(button->toolTip());
    }
    EXPECT_FALSE(bar->button(ActionId::Undo)->isEnabled());
    QTest::mouseClick(bar->button(ActionId::Confirm), Qt::LeftButton);
    EXPECT_TRUE(workspace().canUndo());
    EXPECT_EQ(bar->button(ActionId::Undo)->text(), QStringLiteral("Undo")) << "short, whatever the step is called";
    EXPECT_TRUE(bar->button(ActionId::Undo)->toolTip().contains(QStringLiteral(":"))) << "which the tip says";
    QTest::mouseClick(bar->button(ActionId::Undo), Qt::LeftButton);
    EXPECT_FALSE(workspace().canUndo());
    EXPECT_FALSE(window.windowIcon().isNull());
}

TEST_F(WorkplacesTest, AreUsableInASmallWindow)
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

TEST_F(WorkplacesTest, APanelAtTheSideLeavesTheSentenceRoomInASmallWindow)
{
    startWith(smallTreebank);
    window.resize(1024, 700);
    window.workplaces().showPanel(QStringLiteral("why"));
    ASSERT_TRUE(waitFor([&] { return isInFront(dock("why")) && window.sentenceView()->width() >= 380; }))
        << window.sentenceView()->width();
    EXPECT_GT(dock("why")->width(), 200);
    EXPECT_GT(dock("sentences")->width(), 150);
}

TEST_F(WorkplacesTest, ASmallWindowShowsTheBeginningOfEachSentence)
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

TEST_F(WorkplacesTest, WhoBringsTheSearchCanType)
{
    startWith(smallTreebank);
    QToolButton* button = buttonIn(part<WorkplaceBar>(), ActionId::ShowSearch);
    ASSERT_TRUE(button);
    click(button->mapTo(&window, button->rect().center()));
    ASSERT_TRUE(waitFor([&] { return isInFront(dock("search")); }));
    type("form=a");
    EXPECT_EQ(part<SearchPanel>()->patternField()->text(), QStringLiteral("form=a"));
}

TEST_F(WorkplacesTest, ASmallWindowShowsAllThatIsTaught)
{
    startWith(smallTreebank);
    window.resize(1024, 700);
    go(4);
    QTest::qWait(20);
    EXPECT_EQ(part<StartPage>()->verticalScrollBar()->maximum(), 0);
}

/// As in the settings, while the window is open.
TEST_F(WorkplacesTest, TheBarsFollowTheLettersOfTheWindow)
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

TEST_F(WorkplacesTest, AnExplanationIsWideEnoughToBeRead)
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
        QTest::qWait(50);
        const QWidget* notes = panel->explanation();
        const int wanted = notes->fontMetrics().averageCharWidth() * 32;
        EXPECT_GE(notes->width(), std::min(wanted, panel->width() * 2 / 5) - 4) << growth;
    }
    QApplication::setFont(usual);
}

/// At the scale 1, which nobody is given unasked.
TEST_F(WorkplacesTest, LettersOfFiguresAndNotesGrowIntoALargeWindow)
{
    startWith(smallTreebank);
    predict();
    go(2);
    window.resize(1280, 800);
    QTest::qWait(20);
    const auto* dashboard = part<Dashboard>();
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

TEST_F(WorkplacesTest, TheCommandLineSaysWhereToBegin)
{
    LaunchOptions options;
    options.paths = QStringList(QString::fromStdString(folder.write("small.conllu", smallTreebank)));
    options.workplace = QStringLiteral("train");
    start(options);
    EXPECT_EQ(current(), WorkplaceId::Train);
    EXPECT_TRUE(window.trainingPanel()->isAncestorOf(QApplication::focusWidget())) << "not to the hidden diagram";
    options.workplace.clear();
    options.panel = QStringLiteral("words");
    start(options);
    EXPECT_EQ(current(), WorkplaceId::Annotate);
    EXPECT_TRUE(isSeen(dock("words")));
    options.panel = QStringLiteral("training");
    start(options);
    EXPECT_EQ(current(), WorkplaceId::Train);
    options.panel.clear();
    options.lesson = QStringLiteral("mcdonald-2006-figure-1");
    start(options);
    EXPECT_EQ(current(), WorkplaceId::Teach);
    EXPECT_TRUE(isSeen(window.playerPanel()));
}

} // namespace arcwright::ui::testing
