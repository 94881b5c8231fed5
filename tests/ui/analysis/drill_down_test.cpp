// SPDX-License-Identifier: GPL-3.0-or-later
#include <map>
#include <set>

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QLineEdit>
#include <QMenu>
#include <QMutex>

#include "tests/core/support/sentences.h"
#include "tests/ui/analysis/analysed_window.h"
#include "ui/analysis/figure_export.h"
#include "ui/analysis/group_view.h"
#include "ui/analysis/hit_export.h"
#include "ui/analysis/hit_list.h"
#include "ui/analysis/set_menu.h"
#include "ui/look/elided_label.h"

namespace arcwright::ui::testing {

namespace {

class DrillDownTest : public AnalysedWindowTest { };

} // namespace

TEST_F(DrillDownTest, AClickOnABarListsTheWordsBehindIt)
{
    analyse();
    FigureChart& costs = *card(FigureKind::Costs).chart();
    const int nsubj = categoryOf(costs, "nsubj");
    ASSERT_GE(nsubj, 0);
    clickBar(costs, {1, nsubj});
    const auto expected
        = wordsThat([&](std::size_t s, int w) { return goldRelation(s, w) == "nsubj" && isWrong("poor", s, w); });
    ASSERT_FALSE(expected.empty());
    EXPECT_EQ(drillDown().hits().hits(), expected);
    EXPECT_EQ(
        costs.content().series[1].points[static_cast<std::size_t>(nsubj)]->value, static_cast<double>(expected.size()));
    EXPECT_EQ(drillDown().patternField()->text(), QStringLiteral("relation=nsubj AND wrong in poor"));
    EXPECT_EQ(costs.chosenPlaces(), (std::set<ChartPlace>{{1, nsubj}}));
    EXPECT_EQ(drillDown().diagram()->litUnits().front(), expected.front().unit);
    EXPECT_GT(drillDown().diagram()->diagram().arcs.size(), 0U);
    clickBar(costs, {1, nsubj});
    EXPECT_TRUE(drillDown().hits().hits().empty()) << "a second click takes it back";
    EXPECT_TRUE(costs.chosenPlaces().empty());
}

TEST_F(DrillDownTest, ClicksOnSeveralFiguresAreCombined)
{
    analyse();
    FigureChart& costs = *card(FigureKind::Costs).chart();
    FigureChart& verdict = *card(FigureKind::Verdict).chart();
    FigureChart& distance = *card(FigureKind::Breakdown, Property::Distance).chart();
    clickBar(verdict, {0, 0});
    const auto onlyGood
        = wordsThat([&](std::size_t s, int w) { return !isWrong("good", s, w) && isWrong("poor", s, w); });
    EXPECT_EQ(drillDown().hits().hits(), onlyGood);
    clickBar(distance, {1, categoryOf(distance, "3-7")});
    const auto isFar = [&](std::size_t s, int w) {
        const int head = workspace().gold(s).arc(w).head;
        return head > 0 && std::abs(head - w) >= 3 && std::abs(head - w) <= 7;
    };
    const auto both = wordsThat(
        [&](std::size_t s, int w) { return !isWrong("good", s, w) && isWrong("poor", s, w) && isFar(s, w); });
    ASSERT_FALSE(both.empty());
    EXPECT_LT(both.size(), onlyGood.size());
    EXPECT_EQ(drillDown().hits().hits(), both);
    const int first = categoryOf(costs, "punct");
    const int second = categoryOf(costs, "nsubj");
    ASSERT_TRUE(first >= 0 && second >= 0);
    clickBar(costs, {1, first});
    clickBar(costs, {1, second}, Qt::ControlModifier);
    EXPECT_EQ(drillDown().hits().hits(), wordsThat([&](std::size_t s, int w) {
        const std::string relation = goldRelation(s, w);
        return !isWrong("good", s, w) && isWrong("poor", s, w) && isFar(s, w)
            && (relation == "punct" || relation == "nsubj");
    }));
}

TEST_F(DrillDownTest, APatternFindsWhatAClickHasChosen)
{
    analyse();
    FigureChart& distance = *card(FigureKind::Breakdown, Property::Distance).chart();
    HeatView& map = *card(FigureKind::Confusion).map();
    clickBar(*card(FigureKind::Verdict).chart(), {0, 0});
    clickBar(distance, {1, categoryOf(distance, "2")});
    const std::vector<Hit> far = drillDown().hits().hits();
    ASSERT_FALSE(far.empty());
    drillDown().patternField()->setFocus();
    key(Qt::Key_Return);
    ASSERT_TRUE(waitFor([&] { return !drillDown().isSearching(); }));
    EXPECT_EQ(drillDown().hits().hits(), far) << qPrintable(drillDown().patternField()->text());
    EXPECT_TRUE(distance.chosenPlaces().empty()) << "it is searched for now, not chosen";
    drillDown().setChoice({});
    bringIntoView(map);
    for (int row = 0; row < 3; ++row) {
        clickOn(map, map.placeRect({row, row == 0 ? 1 : 0}).center());
        const std::vector<Hit> confused = drillDown().hits().hits();
        drillDown().patternField()->setFocus();
        key(Qt::Key_Return);
        ASSERT_TRUE(waitFor([&] { return !drillDown().isSearching(); }));
        EXPECT_EQ(drillDown().hits().hits(), confused) << qPrintable(drillDown().patternField()->text());
    }
}

TEST_F(DrillDownTest, AnEditedPatternIsSearchedForOrItsFaultIsNamed)
{
    analyse();
    drillDown().patternField()->setFocus();
    type("upos=NOUN AND distance=2 AND wrong head in poor");
    key(Qt::Key_Return);
    ASSERT_TRUE(waitFor([&] { return !drillDown().isSearching(); }));
    const auto expected = wordsThat([&](std::size_t s, int w) {
        const int head = workspace().gold(s).arc(w).head;
        return workspace().treebank().sentence(s)->word(w).upos == "NOUN" && head > 0 && std::abs(head - w) == 2
            && predicted("poor", s).arc(w).head != head;
    });
    ASSERT_FALSE(expected.empty());
    EXPECT_EQ(drillDown().hits().hits(), expected);
    EXPECT_TRUE(drillDown().message().contains(QString::number(expected.size())));
    drillDown().patternField()->selectAll();
    type("wrong in nobody");
    key(Qt::Key_Return);
    EXPECT_TRUE(drillDown().message().contains(QStringLiteral("nobody"))) << qPrintable(drillDown().message());
    EXPECT_TRUE(drillDown().hits().hits().empty());
}

TEST_F(DrillDownTest, WhatIsListedLeavesAsTreebankAndAsTable)
{
    analyse();
    EXPECT_FALSE(drillDown().exportButton()->isVisible()) << "nothing is listed";
    drillDown().search(QStringLiteral("relation=nsubj wrong head in poor"));
    ASSERT_TRUE(waitFor([&] { return !drillDown().isSearching(); }));
    const auto& hits = drillDown().hits().hits();
    ASSERT_GT(hits.size(), 1U);
    EXPECT_TRUE(drillDown().exportButton()->isVisible());
    std::set<std::size_t> sentences;
    for (const Hit& hit : hits)
        sentences.insert(hit.sentence);
    const auto bytes = sentencesText(drillDown().hits());
    ASSERT_TRUE(bytes);
    const auto written = test::documentOf(bytes->toStdString());
    ASSERT_EQ(written->size(), sentences.size());
    std::size_t at = 0;
    for (const std::size_t index : sentences)
        EXPECT_EQ(written->sentence(at++)->tokens, workspace().treebank().sentence(index)->tokens);
    const TableContent table = wordsTable(drillDown().hits());
    ASSERT_EQ(table.rows.size(), hits.size());
    for (std::size_t row = 0; row < hits.size(); ++row) {
        EXPECT_EQ(table.rows[row].size(), static_cast<std::size_t>(table.columns.size()));
        EXPECT_EQ(table.rows[row][1].number, static_cast<double>(hits[row].sentence + 1));
        EXPECT_EQ(table.rows[row][3].number, static_cast<double>(hits[row].unit));
    }
    drillDown().exportButton()->copyWords();
    ASSERT_TRUE(waitFor([&] { return !drillDown().exportButton()->isBusy(); }));
    QCoreApplication::processEvents();
    EXPECT_EQ(QGuiApplication::clipboard()->text().count(u'\n'), static_cast<qsizetype>(hits.size()) + 1);
}

TEST_F(DrillDownTest, AQueryThatCountsIsATableAndBarsWhichLeadToItsWords)
{
    analyse();
    drillDown().search(QStringLiteral("wrong in poor group by upos"));
    ASSERT_TRUE(waitFor([&] { return !drillDown().isSearching(); }));
    GroupView& groups = *drillDown().groups();
    EXPECT_TRUE(groups.isVisible());
    EXPECT_FALSE(drillDown().list()->isVisible());
    std::map<std::string, std::size_t> expected;
    for (const Hit& hit : wordsThat([&](std::size_t s, int w) { return isWrong("poor", s, w); }))
        ++expected[workspace().treebank().sentence(hit.sentence)->word(hit.unit).upos];
    ASSERT_EQ(groups.counts().groups.size(), expected.size());
    for (const auto& group : groups.counts().groups)
        EXPECT_EQ(group.count, expected[group.values.front()]) << group.values.front();
    const std::string most = groups.counts().groups.front().values.front();
    // Table and bars leave by their own menu.
    auto* saved = groups.findChild<FigureExport*>();
    ASSERT_TRUE(saved);
    QMenu menu;
    saved->addTo(menu);
    EXPECT_EQ(menu.actions().size(), 4);
    for (const char* name : {"groups.json", "groups.csv", "groups.svg", "groups.png", "groups.pdf"}) {
        const std::string path = folder.file(name);
        EXPECT_TRUE(saved->saveTo(QString::fromStdString(path))) << name;
        EXPECT_FALSE(test::readBytes(path).empty()) << name;
    }
    EXPECT_NE(test::readBytes(folder.file("groups.json")).find('"' + most + '"'), std::string::npos);
    saved->copyTable();
    EXPECT_TRUE(QGuiApplication::clipboard()->text().startsWith(QStringLiteral("upos\t")));
    clickBar(*groups.chart(), {0, 0});
    EXPECT_EQ(drillDown().patternField()->text(), QString::fromStdString("wrong in poor AND upos=" + most));
    ASSERT_TRUE(waitFor([&] { return !drillDown().isSearching(); }));
    EXPECT_TRUE(drillDown().list()->isVisible());
    EXPECT_FALSE(groups.isVisible());
    EXPECT_EQ(drillDown().hits().hits().size(), expected[most]);
}

TEST_F(DrillDownTest, SetsAreNamedKeptAndCompared)
{
    analyse();
    drillDown().search(QStringLiteral("wrong in poor"));
    ASSERT_TRUE(waitFor([&] { return !drillDown().isSearching(); }));
    SetMenu& menu = *drillDown().setMenu();
    ASSERT_TRUE(waitFor([&] { return !menu.isBusy(); }));
    menu.name(QStringLiteral("poor's"));
    ASSERT_TRUE(waitFor([&] { return !menu.isBusy(); }));
    const auto kept = readNamedSets(folder.file("english.conllu"));
    ASSERT_TRUE(kept);
    EXPECT_EQ(*kept, (std::vector<NamedSet>{{"poor's", "wrong in poor"}}));

    drillDown().search(QStringLiteral("wrong in good"));
    ASSERT_TRUE(waitFor([&] { return !drillDown().isSearching(); }));
    drillDown().compare({NamedSet{"good's", "wrong in good"}, kept->front()});
    ASSERT_TRUE(waitFor([&] { return !drillDown().isSearching(); }));
    const auto both = wordsThat([&](std::size_t s, int w) { return isWrong("good", s, w) && isWrong("poor", s, w); });
    const auto onlyGood
        = wordsThat([&](std::size_t s, int w) { return isWrong("good", s, w) && !isWrong("poor", s, w); });
    const auto onlyPoor
        = wordsThat([&](std::size_t s, int w) { return !isWrong("good", s, w) && isWrong("poor", s, w); });
    const auto& groups = drillDown().groups()->counts().groups;
    ASSERT_EQ(groups.size(), 3U);
    EXPECT_EQ(groups[0].count, both.size());
    EXPECT_EQ(groups[1].count, onlyGood.size());
    EXPECT_EQ(groups[2].count, onlyPoor.size());
    EXPECT_TRUE(drillDown().groups()->isVisible());
    clickBar(*drillDown().groups()->chart(), {0, 1});
    EXPECT_EQ(drillDown().hits().hits(), onlyGood);
    EXPECT_TRUE(drillDown().list()->isVisible());
}

TEST_F(DrillDownTest, EnterOpensTheSentenceAndBackReturnsToTheBar)
{
    analyse();
    FigureChart& costs = *card(FigureKind::Costs).chart();
    costs.setFocus();
    key(Qt::Key_Down);
    key(Qt::Key_Right);
    const ChartPlace place = costs.current();
    EXPECT_EQ(place, (ChartPlace{1, 1}));
    key(Qt::Key_Return);
    EXPECT_TRUE(drillDown().list()->hasFocus()) << "Enter goes on to the words";
    ASSERT_GT(drillDown().hits().hits().size(), 1U);
    key(Qt::Key_Down);
    const Hit hit = drillDown().hits().hits()[1];
    key(Qt::Key_Return);
    QCoreApplication::processEvents();
    EXPECT_EQ(window.workplaces().current(), WorkplaceId::Annotate);
    EXPECT_EQ(window.browser()->currentSentence(), hit.sentence);
    EXPECT_EQ(canvas().selectedWord(), hit.unit);
    EXPECT_EQ(workspace().layer().name(), "poor") << "the system whose bar it was";
    key(Qt::Key_Left, Qt::AltModifier);
    QCoreApplication::processEvents();
    EXPECT_EQ(window.workplaces().current(), WorkplaceId::Analyse);
    EXPECT_EQ(costs.chosenPlaces(), (std::set<ChartPlace>{place}));
    EXPECT_TRUE(drillDown().list()->hasFocus());
    EXPECT_EQ(drillDown().list()->currentIndex().row(), 1);
    key(Qt::Key_Escape);
    EXPECT_TRUE(costs.hasFocus());
    EXPECT_EQ(costs.current(), place);
}

TEST_F(DrillDownTest, LongListsAreThereAtOnceAndTakeKeys)
{
    analyse();
    std::vector<Hit> many;
    while (many.size() < 200'000) {
        for (std::size_t s = 0; s < sentences; ++s)
            many.push_back({s, 1});
    }
    const auto count = static_cast<int>(many.size());
    HitModel model;
    HitList list;
    list.setModel(&model);
    list.resize(600, 300);
    list.show();
    model.setHits(page().model().data(), many);
    EXPECT_EQ(model.rowCount(), count);
    EXPECT_EQ(model.sentenceCount(), count);
    list.fitColumns();
    list.setCurrentIndex(model.index(0, HitModel::Word));
    QTest::keyClick(&list, Qt::Key_Down);
    EXPECT_EQ(list.currentIndex().row(), 1);
    QTest::keyClick(&list, Qt::Key_End);
    EXPECT_EQ(list.currentIndex(), model.index(count - 1, HitModel::Word)) << "the last word, not the last column";
    EXPECT_TRUE(list.viewport()->rect().contains(list.visualRect(list.currentIndex()).center()));
    QTest::keyClick(&list, Qt::Key_Right);
    EXPECT_EQ(list.currentIndex(), model.index(count - 1, HitModel::Gold));
    QTest::keyClick(&list, Qt::Key_Home);
    EXPECT_EQ(list.currentIndex(), model.index(0, HitModel::Gold));
}

TEST_F(DrillDownTest, WordsThatASearchFindsJoinTheList)
{
    analyse();
    HitModel model;
    QAbstractItemModelTester tester(&model);
    model.setHits(page().model().data(), {});
    model.addHits({{0, 1}, {0, 2}});
    model.addHits({});
    model.addHits({{0, 3}, {2, 1}});
    EXPECT_EQ(model.rowCount(), 4);
    EXPECT_EQ(model.sentenceCount(), 2);
    EXPECT_EQ(model.index(3, 0).data().toString(), QStringLiteral("3"));
    EXPECT_EQ(model.unitsBeside(1), (std::vector<int>{1, 2, 3}));
}

TEST_F(DrillDownTest, LeftAndRightGoFromTreeToTree)
{
    analyse();
    drillDown().search(QStringLiteral("wrong in good wrong in poor"));
    ASSERT_TRUE(waitFor([&] { return !drillDown().isSearching(); }));
    HitList& list = *drillDown().list();
    ASSERT_GT(list.model()->rowCount(), 0);
    const auto isBelow = [&](const char* system) {
        const auto labels = drillDown().findChildren<ElidedLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&](const ElidedLabel* label) {
            return label->text().endsWith(QStringLiteral("below: %1").arg(QLatin1String(system)));
        });
    };
    list.setCurrentIndex(drillDown().hits().index(0, HitModel::firstSystem));
    EXPECT_TRUE(isBelow("good"));
    QTest::keyClick(&list, Qt::Key_Right);
    EXPECT_EQ(list.currentIndex(), drillDown().hits().index(0, HitModel::firstSystem + 1));
    EXPECT_TRUE(isBelow("poor"));
}

namespace {

QStringList& warnings()
{
    static QStringList all;
    return all;
}

void keepWarning(QtMsgType, const QMessageLogContext&, const QString& message)
{
    static QMutex mutex;
    const QMutexLocker lock(&mutex);
    warnings() << message;
}

} // namespace

TEST_F(DrillDownTest, LongListsAreTakenOutWholeAndWithoutAWarning)
{
    analyse();
    std::vector<Hit> many;
    while (many.size() < 3'000) {
        for (std::size_t s = 0; s < sentences; ++s)
            many.push_back({s, 1});
    }
    HitModel model;
    model.setHits(page().model().data(), many);
    HitExport button(model);
    warnings().clear();
    const auto before = qInstallMessageHandler(&keepWarning);
    button.copyWords();
    const bool isDone = waitFor([&] { return !button.isBusy(); });
    QCoreApplication::processEvents();
    qInstallMessageHandler(before);
    ASSERT_TRUE(isDone);
    EXPECT_EQ(QGuiApplication::clipboard()->text().count(u'\n'), static_cast<qsizetype>(many.size()) + 1);
    EXPECT_TRUE(warnings().isEmpty()) << qPrintable(warnings().join(u'\n'));
}

TEST_F(DrillDownTest, WordsThatCostSomethingOfAScoreWaitForTheScores)
{
    analyse();
    const auto data = page().model().data();
    const WordChoice choice{true, {}, {{1, Scored::Arcs, false, OutcomeScope::Missed, UdMetric::Clas}}};
    drillDown().setChoice(choice);
    const auto hits = drillDown().hits().hits();
    ASSERT_GT(hits.size(), 3U);
    drillDown().list()->setCurrentIndex(drillDown().hits().index(2, 0));
    auto table = *data; // as it is handed on first
    table.further.clear();
    for (std::size_t system = 0; system < table.table.systems().size(); ++system)
        table.table.setMisses(system, {});
    auto place = page().model().place();
    place.data = std::make_shared<const AnalysisData>(table);
    page().model().setPlace(place);
    ASSERT_TRUE(page().model().data()->further.empty());
    EXPECT_EQ(drillDown().hits().hits(), hits) << "they stay";
    DrillDownPlace words = drillDown().place();
    EXPECT_EQ(words.hit, hits[2]);
    drillDown().setPlace(words); // of another window
    EXPECT_TRUE(drillDown().hits().hits().empty());
    EXPECT_FALSE(drillDown().message().contains(QStringLiteral("0"))) << qPrintable(drillDown().message());
    EXPECT_EQ(drillDown().place().hit, hits[2]);
    place.data = data;
    page().model().setPlace(place);
    EXPECT_EQ(drillDown().hits().hits(), hits);
    EXPECT_EQ(drillDown().list()->currentIndex().row(), 2) << "the same word";
}

} // namespace arcwright::ui::testing
