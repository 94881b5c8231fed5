// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLineEdit>
#include <QTabWidget>
#include <QToolButton>

#include "tests/core/support/toy_treebank.h"
#include "tests/ui/analysis/analysed_window.h"
#include "tests/ui/analysis/suspicious_window.h"
#include "ui/analysis/analysis_tabs.h"
#include "ui/analysis/cause_page.h"
#include "ui/analysis/group_view.h"
#include "ui/analysis/suspicion_bar.h"
#include "ui/analysis/suspicion_choices.h"
#include "ui/analysis/suspicion_page.h"
#include "ui/analysis/system_bar.h"

namespace arcwright::ui::testing {

namespace {

/// A window that takes the place of the first one, as where another language is chosen.
class AnalysisPlaceTest : public AnalysedWindowTest {
protected:
    MainWindow& replace()
    {
        const WindowPlace place = window.place();
        window.hide();
        next = std::make_unique<MainWindow>(window.work());
        next->resize(1280, 900);
        next->show();
        next->introduceWork(place);
        next->workplaces().go(WorkplaceId::Analyse);
        EXPECT_TRUE(waitFor([&] { return !next->isBusy(); }));
        return *next;
    }
    void findSuspicions()
    {
        SuspicionPage& found = *window.suspicionPage();
        found.bar()->methodAction(SuspicionMethod::Jackknife)->setChecked(false);
        found.bar()->find();
        ASSERT_TRUE(waitFor([&] { return !found.search().isBusy(); }));
    }
    CausePage& causes(MainWindow& of) { return *of.findChild<CausePage*>(); }
    void findCauses()
    {
        Sentences some;
        for (std::size_t i = 0; i < 10; ++i)
            some.push_back(workspace().treebank().sentence(i));
        TrainingSettings settings = test::quickSettings();
        settings.trainer.epochs = 1;
        window.learning().useModel(AnyModel(test::trained(some, settings)), QStringLiteral("some.model"));
        ASSERT_TRUE(waitFor([&] { return !window.learning().isBusy(); }));
        causes(window).finder().start();
        ASSERT_TRUE(waitFor([&] { return !causes(window).isBusy() && causes(window).model().found() != nullptr; }));
    }

    std::unique_ptr<MainWindow> next;
};

} // namespace

TEST_F(AnalysisPlaceTest, WhatIsComparedAndChosenStays)
{
    analyse();
    page().model().setCompared(QStringLiteral("good"), false);
    FigureSettings settings = page().model().settings();
    settings.scored = Scored::Heads;
    settings.withPunctuation = false;
    page().model().setSettings(settings);
    ASSERT_TRUE(waitUntilShown());
    FigureChart& costs = *card(FigureKind::Costs).chart();
    clickBar(costs, {0, categoryOf(costs, "nsubj")});
    const auto hits = drillDown().hits().hits();
    ASSERT_GT(hits.size(), 1U);
    drillDown().list()->setCurrentIndex(drillDown().list()->model()->index(1, 0));
    const WordChoice choice = drillDown().choice();
    AnalysisPage& after = *replace().analysisPage();
    EXPECT_FALSE(after.model().isCompared(QStringLiteral("good")));
    EXPECT_EQ(after.model().settings(), settings);
    EXPECT_EQ(after.drillDown()->choice(), choice);
    EXPECT_EQ(after.drillDown()->hits().hits(), hits);
    EXPECT_EQ(after.drillDown()->list()->currentIndex().row(), 1);
}

TEST_F(AnalysisPlaceTest, APatternThatWasSearchedForStays)
{
    analyse();
    drillDown().search(QStringLiteral("wrong in poor upos=NOUN"));
    ASSERT_TRUE(waitFor([&] { return !drillDown().isSearching(); }));
    const auto hits = drillDown().hits().hits();
    ASSERT_GT(hits.size(), 2U);
    drillDown().list()->setCurrentIndex(drillDown().list()->model()->index(2, 0));
    DrillDown& after = *replace().analysisPage()->drillDown();
    ASSERT_TRUE(waitFor([&] { return !after.isSearching(); }));
    EXPECT_EQ(after.patternField()->text(), QStringLiteral("wrong in poor upos=NOUN"));
    EXPECT_EQ(after.hits().hits(), hits);
    EXPECT_EQ(after.list()->currentIndex().row(), 2);
}

TEST_F(AnalysisPlaceTest, SuspicionsWithTheirDecisionsStay)
{
    startWith(treebankWithErrors());
    key(Qt::Key_2, Qt::ControlModifier);
    findSuspicions();
    SuspicionPage& before = *window.suspicionPage();
    ASSERT_GE(before.model().rowCount(), 3);
    window.findChild<AnalysisTabs*>()->showPage(before);
    QCoreApplication::processEvents();
    before.select(0);
    window.actions()[ActionId::KeepAnnotation]->trigger();
    before.choices()->choose(SuspicionFilter::Show::All, SuspicionMethod::Variation);
    const int rows = before.list()->model()->rowCount();
    ASSERT_GT(rows, 1);
    before.list()->setCurrentIndex(before.list()->model()->index(1, 0));
    const auto row = before.currentRow();
    const int all = before.model().rowCount();
    MainWindow& other = replace();
    SuspicionPage& after = *other.suspicionPage();
    EXPECT_EQ(other.findChild<AnalysisTabs*>()->tabs()->currentWidget(), &after);
    EXPECT_EQ(after.model().rowCount(), all);
    EXPECT_EQ(after.model().at(0).state, SuspicionState::Kept);
    EXPECT_EQ(after.list()->model()->rowCount(), rows);
    EXPECT_EQ(after.currentRow(), row);
    EXPECT_FALSE(after.bar()->methodAction(SuspicionMethod::Jackknife)->isChecked());
}

TEST_F(AnalysisPlaceTest, CausesStayButForSentencesThatWereEdited)
{
    analyse();
    findCauses();
    CausePage& before = causes(window);
    before.patternField()->setText(QStringLiteral("reach=behind"));
    Q_EMIT before.patternField()->returnPressed();
    ASSERT_TRUE(waitFor([&] { return !before.isBusy(); }));
    ASSERT_GT(before.model().rowCount(), 1);
    const std::size_t sentence = before.model().sentenceIndex(0);
    const WordError error = before.model().error(0);
    ASSERT_TRUE(setHead(workspace(), sentence, error.word, error.head));
    const int rows = before.model().rowCount();
    ASSERT_GT(rows, 1);
    before.list()->setCurrentIndex(before.model().index(rows - 1, 0));
    MainWindow& other = replace();
    ASSERT_TRUE(waitFor([&] { return !causes(other).isBusy(); }));
    EXPECT_EQ(causes(other).list()->currentIndex().row(), rows - 1);
    EXPECT_EQ(causes(other).patternField()->text(), QStringLiteral("reach=behind"));
    EXPECT_EQ(causes(other).model().rowCount(), rows);
    EXPECT_EQ(causes(other).model().changedSentences(), 1U);
}

} // namespace arcwright::ui::testing
