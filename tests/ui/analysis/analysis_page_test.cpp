// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <QToolButton>

#include "tests/ui/analysis/analysed_window.h"
#include "ui/analysis/system_bar.h"

namespace arcwright::ui::testing {

namespace {

class AnalysisPageTest : public AnalysedWindowTest { };

QStringList names(const std::vector<ChartSeries>& all)
{
    QStringList found;
    for (const ChartSeries& series : all)
        found << series.name;
    return found;
}

} // namespace

TEST_F(AnalysisPageTest, SaysWhatToDoWhereThereIsNothingToCompare)
{
    startWith(smallTreebank);
    key(Qt::Key_2, Qt::ControlModifier);
    QCoreApplication::processEvents();
    EXPECT_TRUE(said().contains(QStringLiteral("nothing to compare")));
    const auto buttons = page().findChildren<QPushButton*>();
    EXPECT_EQ(std::count_if(buttons.begin(), buttons.end(), [](const QPushButton* b) { return b->isVisible(); }), 2);
    EXPECT_FALSE(page().dashboard()->isVisible()) << "no empty charts";
    EXPECT_FALSE(drillDown().isVisible());
    for (const QToolButton* button : page().systemBar()->findChildren<QToolButton*>())
        EXPECT_FALSE(button->isVisible()) << qPrintable(button->text()) << " is of figures";
}

TEST_F(AnalysisPageTest, WhileAParserIsTrainedItSaysThatFiguresComeAndOffersNoOther)
{
    startWith(smallTreebank);
    key(Qt::Key_2, Qt::ControlModifier);
    page().awaitTraining(true);
    EXPECT_TRUE(said().contains(QStringLiteral("being trained"))) << qPrintable(said());
    const auto buttons = page().findChildren<QPushButton*>();
    EXPECT_TRUE(std::none_of(buttons.begin(), buttons.end(), [](const QPushButton* b) { return b->isVisible(); }));
    page().awaitTraining(false);
    EXPECT_TRUE(said().contains(QStringLiteral("nothing to compare")));
}

TEST_F(AnalysisPageTest, AWindowThatBecomesSmallerHasFewerColumns)
{
    analyse();
    const QWidget* seen = page().dashboard()->parentWidget();
    for (const QSize& size : {QSize(1920, 1080), QSize(1280, 800), QSize(1024, 700), QSize(1920, 1080)}) {
        window.resize(size);
        ASSERT_TRUE(waitFor([&] { return page().dashboard()->width() <= seen->width(); }))
            << size.width() << ": figures are cut at the side";
        const HeatView& map = *card(FigureKind::Confusion).map();
        const int last = static_cast<int>(map.content().rows.size()); // the sums
        ASSERT_TRUE(waitFor([&] {
            return map.placeRect({last, 0}).bottom() <= map.height();
        })) << size.width()
            << ": the sums of the columns are cut";
    }
}

TEST_F(AnalysisPageTest, ACardWithNothingButASentenceIsAsHighAsThat)
{
    window.resize(1280, 900);
    start(QStringList(
        QString::fromStdString(folder.write("english.conllu", firstSentences("english.conllu", sentences)))));
    workspace().startLayer(QStringLiteral("perfect"));
    std::vector<Workspace::Prediction> right;
    for (std::size_t i = 0; i < workspace().treebank().size(); ++i)
        right.push_back({workspace().treebank().key(i), {workspace().gold(i), Exposure::Unseen}});
    workspace().setPredictions(std::move(right));
    key(Qt::Key_2, Qt::ControlModifier);
    ASSERT_TRUE(waitUntilShown());
    DashboardCard& costs = card(FigureKind::Costs);
    ASSERT_TRUE(waitFor([&] { return costs.isVisible() && !costs.isEmpty(); }));
    ASSERT_TRUE(costs.isTextAlone());
    EXPECT_TRUE(waitFor([&] { return costs.height() <= costs.sizeHint().height(); }))
        << costs.height() << " of " << costs.sizeHint().height();
}

/// The list takes room of the dashboard; were its letters smaller then, all bars would move under the pointer.
TEST_F(AnalysisPageTest, AClickOnABarLeavesTheLettersAsTheyAre)
{
    analyse();
    const QWidget& dashboard = *page().dashboard();
    const double usual = dashboard.font().pointSizeF();
    window.resize(3840, 2160);
    ASSERT_TRUE(waitFor([&] { return dashboard.font().pointSizeF() > 1.5 * usual; }));
    ASSERT_TRUE(waitUntilShown());
    const double large = dashboard.font().pointSizeF();
    FigureChart& costs = *card(FigureKind::Costs).chart();
    const int height = page().dashboard()->parentWidget()->height();
    clickBar(costs, {1, 0});
    ASSERT_TRUE(waitFor([&] { return page().dashboard()->parentWidget()->height() < height; }));
    EXPECT_DOUBLE_EQ(dashboard.font().pointSizeF(), large);
    EXPECT_FALSE(drillDown().hits().hits().empty());
    clickBar(costs, {1, 0});
    EXPECT_TRUE(drillDown().hits().hits().empty()) << "a second click takes it back";
    EXPECT_DOUBLE_EQ(dashboard.font().pointSizeF(), large);
}

TEST_F(AnalysisPageTest, WhereNoWordIsFoundNoDiagramIsDrawn)
{
    analyse();
    drillDown().search(QStringLiteral("form=nowhere"));
    ASSERT_TRUE(waitFor([&] { return !drillDown().isSearching(); }));
    EXPECT_TRUE(drillDown().list()->isVisible());
    EXPECT_FALSE(drillDown().diagram()->isVisible());
    drillDown().search(QStringLiteral("upos=NOUN"));
    ASSERT_TRUE(waitFor([&] { return !drillDown().isSearching(); }));
    EXPECT_TRUE(drillDown().diagram()->isVisible());
}

TEST_F(AnalysisPageTest, WhereNothingIsOpenItOffersToOpenSomethingAlone)
{
    ASSERT_NO_FATAL_FAILURE(show(window)); // as it is until something is opened
    key(Qt::Key_2, Qt::ControlModifier);
    QCoreApplication::processEvents();
    EXPECT_TRUE(said().contains(QStringLiteral("No treebank is open"))) << qPrintable(said());
    QStringList offered;
    for (const QPushButton* button : page().findChildren<QPushButton*>()) {
        if (button->isVisible())
            offered << button->text();
    }
    EXPECT_EQ(offered, QStringList{Actions::name(ActionId::Open)});
    EXPECT_FALSE(window.actions()[ActionId::Train]->isEnabled()) << "nor does the tool bar offer what would do nothing";
}

/// Charts take longer to make than all else in the window, which shows none at the start.
TEST_F(AnalysisPageTest, HasNoCardsBeforeSomebodyLooks)
{
    EXPECT_TRUE(page().findChildren<DashboardCard*>().isEmpty());
    analyse();
    EXPECT_EQ(page().findChildren<DashboardCard*>().size(), static_cast<qsizetype>(usualFigures().size()));
}

TEST_F(AnalysisPageTest, ComparesAllLayersWithNothingSet)
{
    analyse();
    const FigureChart& scores = *card(FigureKind::Scores).chart();
    EXPECT_TRUE(scores.isVisible());
    EXPECT_EQ(names(scores.content().series), (QStringList{QStringLiteral("good"), QStringLiteral("poor")}));
    const auto wrong = wordsThat([&](std::size_t s, int w) { return isWrong("good", s, w); });
    const auto all = wordsThat([](std::size_t, int) { return true; });
    const int las = categoryOf(scores, "LAS");
    ASSERT_GE(las, 0);
    const auto& point = scores.content().series[0].points[static_cast<std::size_t>(las)];
    ASSERT_TRUE(point && point->interval);
    EXPECT_NEAR(
        point->value, 100.0 - 100.0 * static_cast<double>(wrong.size()) / static_cast<double>(all.size()), 1e-9);
    EXPECT_LT(point->interval->low, point->value);
    EXPECT_GT(point->interval->high, point->value);
    EXPECT_TRUE(card(FigureKind::Verdict).figure().sentence.startsWith(QStringLiteral("good is better than poor: ")))
        << qPrintable(card(FigureKind::Verdict).figure().sentence);
}

TEST_F(AnalysisPageTest, FiguresFollowCorrectionsAndPredictions)
{
    analyse();
    FigureChart& costs = *card(FigureKind::Costs).chart();
    const int nsubj = categoryOf(costs, "nsubj");
    clickBar(costs, {1, nsubj});
    const std::vector<Hit> before = drillDown().hits().hits();
    ASSERT_FALSE(before.empty());
    const Hit hit = before.front();
    const Arc told = predicted("poor", hit.sentence).arc(hit.unit);
    ASSERT_TRUE(setHead(workspace(), hit.sentence, hit.unit, told.head));
    ASSERT_TRUE(setRelation(workspace(), hit.sentence, hit.unit,
        QString::fromStdString(std::string(workspace().relations()->text(told.relation)))));
    ASSERT_TRUE(waitUntilShown());
    EXPECT_EQ(drillDown().hits().hits(),
        wordsThat([&](std::size_t s, int w) { return goldRelation(s, w) == "nsubj" && isWrong("poor", s, w); }));
    EXPECT_LT(drillDown().hits().hits().size(), before.size());
    predict(QStringLiteral("third"), 9, 3);
    ASSERT_TRUE(waitUntilShown());
    EXPECT_EQ(card(FigureKind::Scores).chart()->content().series.size(), 3U);
    EXPECT_EQ(page().systemBar()->systemButtons().size(), 3U);
}

TEST_F(AnalysisPageTest, ScoresSayWhatTheirNamesStandFor)
{
    analyse();
    const ChartContent& content = card(FigureKind::Scores).chart()->content();
    for (const char* name : {"UAS", "LAS", "LA", "RA"}) {
        const auto place = content.categories.indexOf(QString::fromLatin1(name));
        ASSERT_GE(place, 0) << name;
        const auto& point = content.series.front().points[static_cast<std::size_t>(place)];
        ASSERT_TRUE(point);
        EXPECT_EQ(point->tip.count(u'\n'), 2) << qPrintable(point->tip);
    }
}

/// A figure that somebody has just clicked is not to become that of a few new predictions.
TEST_F(AnalysisPageTest, FiguresStayUntilAllNewPredictionsAreThere)
{
    analyse();
    AnalysisModel& model = page().model();
    const auto before = model.data();
    model.setAwaiting(true);
    predict(QStringLiteral("poor"), 10, 2);
    EXPECT_TRUE(model.isOfFormer());
    EXPECT_FALSE(model.isBusy());
    EXPECT_EQ(model.data(), before);
    model.setCompared(QStringLiteral("good"), false);
    ASSERT_TRUE(waitUntilShown());
    EXPECT_NE(model.data(), before) << "what is chosen is shown at once";
    predict(QStringLiteral("poor"), 11, 2);
    const auto chosen = model.data();
    EXPECT_EQ(model.data(), chosen);
    model.setAwaiting(false);
    EXPECT_FALSE(model.isOfFormer());
    EXPECT_TRUE(model.isBusy());
    ASSERT_TRUE(waitUntilShown());
    EXPECT_NE(model.data(), chosen);
}

TEST_F(AnalysisPageTest, SystemsAreLeftOutAndWhatCountsIsChosen)
{
    analyse();
    QTest::mouseClick(page().systemBar()->systemButtons()[0], Qt::LeftButton);
    ASSERT_TRUE(waitUntilShown());
    EXPECT_EQ(names(card(FigureKind::Costs).chart()->content().series), QStringList{QStringLiteral("poor")});
    EXPECT_FALSE(card(FigureKind::Verdict).isVisible()) << "one system is better than none";
    const double arcs = card(FigureKind::Costs).chart()->content().series[0].points[0]->value;
    QComboBox* score = page().systemBar()->scoreField();
    score->setFocus();
    QTest::keyClick(score, Qt::Key_Down);
    ASSERT_TRUE(waitUntilShown());
    EXPECT_LT(card(FigureKind::Costs).chart()->content().series[0].points[0]->value, arcs);
    QTest::mouseClick(page().systemBar()->punctuationField(), Qt::LeftButton, {}, QPoint(8, 8));
    ASSERT_TRUE(waitUntilShown());
    EXPECT_EQ(categoryOf(*card(FigureKind::Costs).chart(), "punct"), -1);
}

TEST_F(AnalysisPageTest, SystemsOnDifferentSentencesAreSaidNotToBeComparable)
{
    analyse();
    const auto* unlike = page().systemBar()->findChild<QLabel*>(QStringLiteral("unlike"));
    ASSERT_NE(unlike, nullptr);
    EXPECT_FALSE(unlike->isVisible());
    workspace().startLayer(QStringLiteral("few"));
    std::vector<Workspace::Prediction> few;
    for (std::size_t i = 0; i < 4; ++i)
        few.push_back({workspace().treebank().key(i), {workspace().gold(i), Exposure::Unseen}});
    workspace().setPredictions(std::move(few));
    ASSERT_TRUE(waitFor([&] { return unlike->isVisible(); }));
    EXPECT_TRUE(unlike->text().contains(QStringLiteral("good on 40 sentences"))) << qPrintable(unlike->text());
    EXPECT_TRUE(unlike->text().contains(QStringLiteral("few on 4 sentences"))) << qPrintable(unlike->text());
    page().model().setCompared(QStringLiteral("few"), false);
    EXPECT_TRUE(waitFor([&] { return !unlike->isVisible(); }));
}

TEST_F(AnalysisPageTest, FiguresGrowWhereThereIsRoomForAll)
{
    analyse();
    const auto shown = [&] {
        std::vector<DashboardCard*> cards;
        for (DashboardCard* card : page().dashboard()->cards()) {
            if (card->isVisible())
                cards.push_back(card);
        }
        return cards;
    };
    window.resize(1024, 700);
    EXPECT_TRUE(waitFor([&] {
        const auto cards = shown();
        return std::all_of(cards.begin(), cards.end(), [](const DashboardCard* card) {
            return card->height() >= card->minimumSizeHint().height()
                && card->height() >= 0.8 * card->sizeHint().height();
        });
    })) << "scrolled, not squeezed";
    window.resize(3840, 2160);
    const auto grown = [&] {
        const auto cards = shown();
        return std::count_if(cards.begin(), cards.end(),
            [](const DashboardCard* card) { return card->height() > 2 * card->sizeHint().height(); });
    };
    EXPECT_TRUE(waitFor([&] { return grown() >= 4; }));
    for (const DashboardCard* card : shown())
        EXPECT_LE(card->height(), 5 * card->sizeHint().height());
}

TEST_F(AnalysisPageTest, ANarrowerWindowHasFewerColumns)
{
    analyse();
    const auto columns = [&] {
        std::set<int> places;
        for (const DashboardCard* card : page().dashboard()->cards()) {
            if (card->isVisible())
                places.insert(card->x());
        }
        return places.size();
    };
    const QWidget* viewport = page().dashboard()->parentWidget();
    EXPECT_TRUE(waitFor([&] { return columns() >= 2; }));
    window.resize(700, 800);
    EXPECT_TRUE(waitFor([&] { return columns() == 1 && page().dashboard()->width() <= viewport->width(); }))
        << "nothing is scrolled sideways: " << page().dashboard()->width() << " in " << viewport->width();
}

TEST_F(AnalysisPageTest, WhatAFigureIsByIsNotCut)
{
    analyse();
    page().dashboard()->add({FigureKind::Breakdown, Property::Confidence});
    page().dashboard()->add({FigureKind::Costs, Property::HeadTag});
    ASSERT_TRUE(waitUntilShown());
    for (const int width : {1000, 1280, 1500, 2000}) {
        window.resize(width, 900);
        QCoreApplication::processEvents();
        QCoreApplication::processEvents();
        for (const DashboardCard* card : page().dashboard()->cards()) {
            const QComboBox* field = card->propertyField();
            if (!field->isVisible())
                continue;
            constexpr int arrow = 18;
            EXPECT_GE(field->width(), field->fontMetrics().horizontalAdvance(field->currentText()) + arrow)
                << figureName(card->spec()).toStdString() << " in a window of " << width;
            EXPECT_LE(field->mapTo(card, QPoint(field->width(), 0)).x(), card->width());
        }
    }
}

TEST_F(AnalysisPageTest, OfThreeSystemsEveryPairHasItsBarsAndItsRow)
{
    analyse();
    predict(QStringLiteral("third"), 9, 3);
    ASSERT_TRUE(waitUntilShown());
    FigureChart& verdict = *card(FigureKind::Verdict).chart();
    EXPECT_EQ(verdict.content().categories.size(), 6);
    const int place = categoryOf(verdict, "good right, third wrong");
    ASSERT_GE(place, 0) << qPrintable(verdict.content().categories.join(u';'));
    const auto expected
        = wordsThat([&](std::size_t s, int w) { return !isWrong("good", s, w) && isWrong("third", s, w); });
    clickBar(verdict, {0, place});
    EXPECT_EQ(drillDown().hits().hits(), expected);
    const auto& rows = card(FigureKind::Verdict).figure().table.rows;
    ASSERT_EQ(rows.size(), 3U);
    for (const auto& row : rows) {
        const auto choice = [&](std::size_t cell) {
            return card(FigureKind::Verdict).figure().choices[static_cast<std::size_t>(row[cell].choice)];
        };
        EXPECT_EQ(choice(2).outcomes.size(), 2U);
        EXPECT_NE(choice(2), choice(3));
    }
}

TEST_F(AnalysisPageTest, TheWindowFitsASmallScreenAtTwiceTheSize)
{
    analyse();
    clickBar(*card(FigureKind::Costs).chart(), {0, 0});
    drillDown().search(QStringLiteral("a pattern that is none, and a message about it that is longer than the line"));
    // 1280x800 pixels at 200%, less what the desktop takes.
    constexpr QSize screen(640, 380);
    for (const Qt::Key workplace : {Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4}) {
        key(workplace, Qt::ControlModifier);
        QCoreApplication::processEvents();
        EXPECT_LE(window.minimumSizeHint().width(), screen.width()) << workplace - Qt::Key_0;
        EXPECT_LE(window.minimumSizeHint().height(), screen.height()) << workplace - Qt::Key_0;
    }
}

TEST_F(AnalysisPageTest, FiguresAreChosenAndRemembered)
{
    analyse();
    const std::size_t before = page().dashboard()->cards().size();
    page().dashboard()->remove(&card(FigureKind::Confusion));
    page().dashboard()->add({FigureKind::Grid});
    ASSERT_TRUE(waitUntilShown());
    EXPECT_TRUE(card(FigureKind::Grid).isVisible());
    EXPECT_EQ(page().dashboard()->cards().size(), before);
    QComboBox* property = card(FigureKind::Costs).propertyField();
    property->setCurrentIndex(property->findData(static_cast<int>(Property::Tag)));
    Q_EMIT property->activated(property->currentIndex());
    ASSERT_TRUE(waitUntilShown());
    EXPECT_GE(categoryOf(*card(FigureKind::Costs, Property::Tag).chart(), "NOUN"), 0);
    MainWindow next;
    QStringList remembered;
    for (const DashboardCard* card : next.analysisPage()->dashboard()->cards())
        remembered << figureName(card->spec());
    EXPECT_EQ(remembered,
        (QStringList{QStringLiteral("scores"), QStringLiteral("verdict"), QStringLiteral("costs:tag"),
            QStringLiteral("costs:kind"), QStringLiteral("breakdown:distance"), QStringLiteral("edges"),
            QStringLiteral("grid:relation:distance")}));
}

} // namespace arcwright::ui::testing
