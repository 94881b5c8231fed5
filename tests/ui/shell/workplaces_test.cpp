// SPDX-License-Identifier: GPL-3.0-or-later
#include <QScrollArea>
#include <QScrollBar>
#include <algorithm>

#include <QComboBox>
#include <QPointer>
#include <QProgressBar>
#include <QStatusBar>
#include <QToolButton>
#include <QTreeView>

#include "tests/paths.h"
#include "tests/ui/shell/workplaces_fixture.h"
#include "ui/analysis/analysis_page.h"
#include "ui/annotation/sentence_view.h"
#include "ui/canvas/arc_canvas.h"
#include "ui/documents/sentence_browser.h"
#include "ui/look/icons.h"
#include "ui/players/panel/player_panel.h"
#include "ui/players/panel/player_side.h"
#include "ui/players/panel/start_page.h"
#include "ui/queue/queue_bar.h"
#include "ui/search/search_panel.h"
#include "ui/settings/settings.h"
#include "ui/shell/main_tool_bar.h"
#include "ui/shell/score_table.h"
#include "ui/shell/train_page.h"
#include "ui/shell/training_indicator.h"
#include "ui/shell/workplace_bar.h"
#include "ui/training/sources_form.h"
#include "ui/training/training_outlook.h"
#include "ui/training/training_panel.h"

namespace arcwright::ui::testing {

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
    for (const QToolButton* button : next.findChild<WorkplaceBar*>()->findChildren<QToolButton*>()) {
        const bool isOfPanel = button->defaultAction() == next.actions()[ActionId::ShowProblems];
        EXPECT_FALSE(isOfPanel && button->isVisible()) << "the bar has the panels of this workplace from the start on";
    }
    next.workplaces().go(WorkplaceId::Annotate);
    QCoreApplication::processEvents();
    EXPECT_TRUE(next.workplaces().panel(QStringLiteral("problems"))->isVisible());
    EXPECT_FALSE(next.workplaces().panel(QStringLiteral("words"))->isVisible());
    EXPECT_EQ(next.workplaces().panel(QStringLiteral("sentences"))->width(), width);
    next.close();
}

TEST_F(WorkplacesTest, TheOneThatIsOpenIsKnownAlsoAfterACrash)
{
    startWith(smallTreebank);
    go(3);
    EXPECT_EQ(Settings::workplace(), QStringLiteral("train"));
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

TEST_F(WorkplacesTest, TitlesOfPanelsGrowWithTheWindowsLetters)
{
    const QFont before = QApplication::font();
    QFont large = before;
    large.setPointSize(30);
    QApplication::setFont(large);
    QCoreApplication::processEvents();
    for (const QDockWidget* panel : window.findChildren<QDockWidget*>())
        EXPECT_EQ(panel->fontInfo().pointSize(), 30) << qPrintable(panel->windowTitle());
    QApplication::setFont(before);
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

TEST_F(WorkplacesTest, TheActsPeopleLookForStandInTheToolbar)
{
    startWith(smallTreebank);
    MainToolBar* bar = window.toolBar();
    for (const ActionId id : {ActionId::Open, ActionId::Save, ActionId::Undo, ActionId::Redo, ActionId::Confirm,
             ActionId::Train, ActionId::FindPattern}) {
        QToolButton* button = bar->button(id);
        ASSERT_TRUE(button && button->isVisible());
        EXPECT_FALSE(button->icon().isNull());
        EXPECT_LT(button->text().size(), 16) << qPrintable(button->text());
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

TEST_F(WorkplacesTest, TheToolbarLeadsToWhatIsTrainedOnBeforeItTrains)
{
    startWith(smallTreebank);
    QToolButton* train = window.toolBar()->button(ActionId::Train);
    setEpochs(1);
    QTest::mouseClick(train, Qt::LeftButton);
    EXPECT_EQ(window.workplaces().current(), WorkplaceId::Train);
    EXPECT_FALSE(window.learning().isBusy()) << "nobody has said on what yet";
    QTest::mouseClick(train, Qt::LeftButton);
    EXPECT_TRUE(waitFor([&] { return window.learning().hasModel(); }));
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

TEST_F(WorkplacesTest, TheFieldsOfTrainingBeginAtOneLineAndItsScoresStandUnderItsOutlook)
{
    startWith(smallTreebank);
    window.resize(1280, 800);
    predict();
    go(3);
    const auto left = [&](const char* name) {
        const auto* field = window.trainingPanel()->findChild<QWidget*>(QString::fromLatin1(name));
        return field ? field->mapTo(&window, QPoint()).x() : -1;
    };
    EXPECT_EQ(left("sources"), left("decoder"));
    EXPECT_EQ(left("sources"), left("learner"));
    const auto* outlook = part<TrainingOutlook>();
    const auto* scores = part<ScoreTable>();
    ASSERT_TRUE(isSeen(outlook) && isSeen(scores));
    const int end = outlook->mapTo(&window, outlook->rect().bottomLeft()).y();
    constexpr int mostBetween = 40;
    EXPECT_LT(scores->mapTo(&window, QPoint()).y() - end, mostBetween) << "no empty half of a page";
}

/// What is shown for the first time is painted where it stays.
TEST_F(WorkplacesTest, NothingIsPaintedBeforeItHasItsPlace)
{
    class Painted : public QObject {
    public:
        std::vector<std::pair<QPointer<QWidget>, QRect>> places;
        bool eventFilter(QObject* watched, QEvent* event) override
        {
            if (auto* widget = qobject_cast<QWidget*>(watched); widget && event->type() == QEvent::Paint)
                places.emplace_back(widget, QRect(widget->mapTo(widget->window(), QPoint()), widget->size()));
            return false;
        }
    };
    startWith(smallTreebank);
    window.resize(1280, 800);
    QCoreApplication::processEvents();
    for (const int workplace : {2, 3, 4, 1}) {
        Painted painted;
        QCoreApplication::instance()->installEventFilter(&painted);
        go(workplace);
        for (int i = 0; i < 5; ++i)
            QCoreApplication::processEvents();
        QCoreApplication::instance()->removeEventFilter(&painted);
        EXPECT_FALSE(painted.places.empty());
        for (const auto& [widget, place] : painted.places) {
            if (widget == nullptr || widget->window() != &window || !widget->isVisible()
                || window.statusBar()->isAncestorOf(widget))
                continue; // which tells of the keyboard, and that has gone
            constexpr int hair = 4; // by which the bar at the side gets narrower with what it has no button for
            const QRect now(widget->mapTo(&window, QPoint()), widget->size());
            const QPoint moved = place.topLeft() - now.topLeft();
            const QPoint grown = place.bottomRight() - now.bottomRight();
            EXPECT_LE(std::max(moved.manhattanLength(), grown.manhattanLength()), hair)
                << workplace << ": " << widget->metaObject()->className() << ' ' << qPrintable(widget->objectName());
        }
    }
}

TEST_F(WorkplacesTest, PanelsGetTheirRoomBackWhenANeighbourGoes)
{
    startWith(smallTreebank);
    QApplication::processEvents();
    for (const bool isChosen : {false, true}) {
        if (isChosen)
            dragEdge(dock("sentences"), dock("sentences")->width() + 40);
        const int before = dock("sentences")->width();
        window.actions()[ActionId::ShowWhy]->trigger();
        QApplication::processEvents();
        ASSERT_TRUE(isSeen(dock("why")));
        window.actions()[ActionId::ShowWhy]->trigger();
        ASSERT_FALSE(isSeen(dock("why")));
        EXPECT_TRUE(waitFor([&] { return dock("sentences")->width() == before; }))
            << isChosen << ": " << before << ", " << dock("sentences")->width();
    }
}

/// Buttons of panels come and go with the workplace, and the longest title of all is one of theirs.
TEST_F(WorkplacesTest, TheirBarIsAsWideInAll)
{
    startWith(smallTreebank);
    const int wide = part<WorkplaceBar>()->width();
    for (int number = 1; number <= 4; ++number) {
        go(number);
        QApplication::processEvents();
        EXPECT_EQ(part<WorkplaceBar>()->width(), wide) << number;
    }
}

/// From the list to what stands above the diagram, and not to where Qt happened to make something.
TEST_F(WorkplacesTest, TabGoesThroughTheirPartsInTheOrderOfReading)
{
    startWith(smallTreebank);
    const auto placeOf
        = [this](const QWidget* widget) { return QRect(widget->mapTo(&window, QPoint()), widget->size()); };
    const auto panelOf = [](const QWidget* widget) {
        while (widget != nullptr && qobject_cast<const QDockWidget*>(widget) == nullptr)
            widget = widget->parentWidget();
        return widget;
    };
    for (const int number : {1, 2, 4}) { // the forms of Train stand in two columns, and are reached as they were made
        go(number);
        QApplication::processEvents();
        QList<QWidget*> stops;
        QWidget* const first = part<SentenceBrowser>();
        for (QWidget* each = first->nextInFocusChain(); each != first; each = each->nextInFocusChain()) {
            const bool isStop = (each->focusPolicy() & Qt::TabFocus) != 0 && each->isVisible() && each->isEnabled()
                && each->focusProxy() == nullptr && window.isAncestorOf(each) && !placeOf(each).isEmpty()
                && each->parentWidget() != &window;
            if (isStop && each->window() == &window)
                stops << each;
        }
        for (qsizetype i = 1; i < stops.size(); ++i) {
            const QRect before = placeOf(stops[i - 1]);
            const QRect now = placeOf(stops[i]);
            const bool isBeside = now.left() >= before.right() || panelOf(stops[i]) != panelOf(stops[i - 1]);
            EXPECT_TRUE(isBeside || now.bottom() > before.top())
                << number << ": from " << stops[i - 1]->metaObject()->className() << ' '
                << qPrintable(stops[i - 1]->accessibleName()) << " to " << stops[i]->metaObject()->className() << ' '
                << qPrintable(stops[i]->accessibleName());
        }
        if (number == 1) {
            const auto at = [&](QWidget* widget) { return stops.indexOf(widget); };
            QWidget* const list = part<SentenceBrowser>()->list();
            QWidget* const order = part<QueueBar>()->findChild<QComboBox*>();
            ASSERT_GE(at(list), 0);
            EXPECT_EQ(at(order), at(list) + 1);
            EXPECT_GT(at(window.sentenceView()->canvas()), at(order));
        }
    }
}

TEST_F(WorkplacesTest, TheDiagramIsAsItWasLeftWhereverOneHasBeen)
{
    std::string text = "# sent_id = long\n";
    constexpr int words = 160;
    for (int word = 1; word <= words; ++word)
        text += std::to_string(word) + "\tword" + std::to_string(word) + "\t_\tNOUN\t_\t_\t" + std::to_string(word - 1)
            + "\t" + (word == 1 ? "root" : "dep") + "\t_\t_\n";
    window.resize(1024, 700);
    startWith(text + "\n");
    for (const bool wrapped : {true, false}) {
        canvas().setWrapped(wrapped);
        canvas().setSelectedWord(1);
        canvas().ensureWordVisible(words / 2);
        canvas().verticalScrollBar()->setValue(canvas().verticalScrollBar()->value() + 7);
        QCoreApplication::processEvents();
        const QRect left = canvas().wordRect(words / 2);
        for (const int other : {2, 3, 4}) {
            go(other);
            go(1);
            EXPECT_EQ(canvas().wordRect(words / 2), left) << wrapped << ' ' << other;
        }
    }
}

TEST_F(WorkplacesTest, PagesAreScrolledAsTheyWereLeft)
{
    startWith(smallTreebank);
    window.resize(1024, 560);
    go(3);
    QScrollArea* frame = nullptr;
    for (QWidget* each = part<TrainPage>(); each != nullptr && frame == nullptr; each = each->parentWidget())
        frame = qobject_cast<QScrollArea*>(each);
    ASSERT_NE(frame, nullptr);
    part<TrainPage>()->setMinimumHeight(2000); // as with large letters
    QCoreApplication::processEvents();
    QScrollBar* bar = frame->verticalScrollBar();
    ASSERT_GT(bar->maximum(), 0);
    const int before = bar->maximum() / 2;
    bar->setValue(before);
    for (const int other : {1, 2, 4}) {
        go(other);
        go(3);
        EXPECT_EQ(bar->value(), before) << other;
    }
}

TEST_F(WorkplacesTest, TrainBeginsWithTheLanguageThatTheFilesSayTheyAreOf)
{
    const auto open
        = [this](const char* name) { start(QStringList(QString::fromStdString(folder.write(name, smallTreebank)))); };
    auto* language = part<TrainingPanel>()->findChild<QComboBox*>(QStringLiteral("language"));
    ASSERT_NE(language, nullptr);
    open("cs_pdt-ud-dev.conllu");
    EXPECT_TRUE(waitFor([&] { return language->currentText() == QStringLiteral("Czech"); }))
        << qPrintable(language->currentText());
    auto* sources = part<TrainingPanel>()->findChild<QComboBox*>(QStringLiteral("sources"));
    const int ofAll = sources->currentIndex();
    sources->setCurrentIndex(sources->findText(QStringLiteral("Other files")));
    EXPECT_EQ(language->currentText(), QStringLiteral("Any")) << "of other files it is not known";
    sources->setCurrentIndex(ofAll);
    EXPECT_EQ(language->currentText(), QStringLiteral("Czech"));
    open("small.conllu");
    EXPECT_TRUE(waitFor([&] { return language->currentText() == QStringLiteral("Any"); })) << "it says nothing";
    go(3);
    language->setFocus();
    key(Qt::Key_End); // somebody chooses
    const QString chosen = language->currentText();
    ASSERT_NE(chosen, QStringLiteral("Czech"));
    open("cs_pdt-ud-dev.conllu");
    EXPECT_EQ(language->currentText(), chosen);
}

TEST_F(WorkplacesTest, TabInTrainFollowsReading)
{
    startWith(smallTreebank);
    window.resize(1280, 900);
    go(3);
    TrainingPanel* panel = part<TrainingPanel>();
    QWidget* const first = panel->findChild<SourcesForm*>()->nextInFocusChain();
    ASSERT_NE(first, nullptr);
    std::vector<QWidget*> reached;
    panel->setFocus();
    for (int back = 0; back < 40 && panel->isAncestorOf(window.focusWidget()); ++back) {
        reached.insert(reached.begin(), window.focusWidget());
        key(Qt::Key_Backtab, Qt::ShiftModifier);
    }
    ASSERT_GT(reached.size(), 6U);
    const auto placeOf = [&](const QWidget* widget) { return widget->mapTo(panel, widget->rect().center()); };
    constexpr int ofOneRow = 12; // pixels
    for (std::size_t at = 1; at < reached.size(); ++at) {
        const QPoint before = placeOf(reached[at - 1]);
        const QPoint now = placeOf(reached[at]);
        const bool isRead
            = now.y() > before.y() - ofOneRow && (now.y() > before.y() + ofOneRow || now.x() > before.x());
        EXPECT_TRUE(isRead) << qPrintable(reached[at - 1]->objectName()) << " at " << before.x() << ',' << before.y()
                            << ", then " << qPrintable(reached[at]->objectName()) << " at " << now.x() << ','
                            << now.y();
    }
}

} // namespace arcwright::ui::testing
