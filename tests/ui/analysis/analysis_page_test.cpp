// SPDX-License-Identifier: GPL-3.0-or-later
#include <map>
#include <set>

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QToolButton>

#include "core/evaluation/error_repairs.h"
#include "core/evaluation/layer_scores.h"
#include "core/treebank/graph_rules.h"
#include "tests/core/support/sentences.h"
#include "tests/ui/analysis/analysed_window.h"
#include "ui/analysis/figure_texts.h"
#include "ui/analysis/group_view.h"
#include "ui/analysis/hit_export.h"
#include "ui/analysis/kinds_dialog.h"
#include "ui/analysis/set_menu.h"
#include "ui/analysis/system_bar.h"
#include "ui/analysis/word_selection.h"

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

TEST_F(AnalysisPageTest, ScoresOfContentWordsAndOfGraphsAreAmongThem)
{
    analyse();
    const auto& table = card(FigureKind::Scores).figure().table;
    QStringList scores;
    for (const auto& row : table.rows)
        scores << row.front().text;
    for (const char* name :
        {"UAS", "CLAS", "MLAS, gold tags", "BLEX, gold lemmas", "ELAS", "graph, F", "further parents, F"})
        EXPECT_TRUE(scores.contains(QString::fromLatin1(name))) << name << " of " << qPrintable(scores.join(u' '));
    const auto expected = layerScores(
        workspace().treebank(), *workspace().layerNamed(QStringLiteral("poor")), *workspace().relations());
    const auto& counts = scoreOf(*expected.ud, UdMetric::Clas).counts;
    const auto& row = table.rows[static_cast<std::size_t>(scores.indexOf(QStringLiteral("CLAS")))];
    const auto column = table.columns.indexOf(QStringLiteral("poor"));
    ASSERT_TRUE(column > 0 && row[static_cast<std::size_t>(column)].number);
    EXPECT_NEAR(*row[static_cast<std::size_t>(column)].number, counts.f(), 1e-6);
}

TEST_F(AnalysisPageTest, AClickOnAKindOfAttachmentListsItsErrors)
{
    analyse();
    FigureChart& kinds = *card(FigureKind::Costs, Property::Kind).chart();
    const int place = categoryOf(kinds, "PP");
    ASSERT_GE(place, 0);
    clickBar(kinds, {1, place});
    EXPECT_EQ(drillDown().patternField()->text(), QStringLiteral("kind=PP AND wrong in poor"));
    const auto pattern = parseAttachmentKinds(usualAttachmentKinds()).value();
    std::vector<Hit> expected;
    for (const Hit& hit : wordsThat([&](std::size_t s, int w) { return isWrong("poor", s, w); })) {
        const auto told = kindsOf(pattern, *workspace().treebank().sentence(hit.sentence));
        if (told[static_cast<std::size_t>(hit.unit) - 1] == "PP")
            expected.push_back(hit);
    }
    ASSERT_FALSE(expected.empty());
    EXPECT_EQ(drillDown().hits().hits(), expected);
    drillDown().search(drillDown().patternField()->text());
    ASSERT_TRUE(waitFor([&] { return !drillDown().isSearching(); }));
    EXPECT_EQ(drillDown().hits().hits(), expected) << "the language finds the same";
}

TEST_F(AnalysisPageTest, WhatIsListedLeavesAsTreebankAndAsTable)
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

TEST_F(AnalysisPageTest, AQueryThatCountsIsATableAndBarsWhichLeadToItsWords)
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
    clickBar(*groups.chart(), {0, 0});
    EXPECT_EQ(drillDown().patternField()->text(), QString::fromStdString("wrong in poor AND upos=" + most));
    ASSERT_TRUE(waitFor([&] { return !drillDown().isSearching(); }));
    EXPECT_TRUE(drillDown().list()->isVisible());
    EXPECT_FALSE(groups.isVisible());
    EXPECT_EQ(drillDown().hits().hits().size(), expected[most]);
}

TEST_F(AnalysisPageTest, HowSureParsersWereIsComparedWithHowOftenTheyAreRight)
{
    analyse();
    DashboardCard* calibration = page().dashboard()->add({FigureKind::Calibration});
    ASSERT_TRUE(waitUntilShown());
    const auto& chart = calibration->figure().chart;
    ASSERT_EQ(chart.series.size(), 3U) << "both systems and the line between";
    std::vector<std::size_t> words(10);
    std::vector<std::size_t> right(10);
    for (std::size_t s = 0; s < workspace().treebank().size(); ++s) {
        const Analysis& analysis = *workspace().layerNamed(QStringLiteral("good"))->find(workspace().treebank().key(s));
        for (int word = 1; word <= analysis.graph.size(); ++word) {
            const auto bin = static_cast<std::size_t>(analysis.confidences[static_cast<std::size_t>(word) - 1] * 10);
            ++words[bin];
            right[bin] += analysis.graph.arc(word).head == workspace().gold(s).arc(word).head ? 1 : 0;
        }
    }
    for (std::size_t bin = 0; bin < words.size(); ++bin) {
        ASSERT_TRUE(chart.series[0].points[bin]) << bin;
        EXPECT_NEAR(chart.series[0].points[bin]->value,
            100.0 * static_cast<double>(right[bin]) / static_cast<double>(words[bin]), 1e-9)
            << bin;
    }
}

TEST_F(AnalysisPageTest, RepairsLeadToTheWordsTheyMakeRight)
{
    analyse();
    DashboardCard* repairs = page().dashboard()->add({FigureKind::Repairs});
    ASSERT_TRUE(waitUntilShown());
    const auto counts = countRepairs(page().model().data()->table, 1);
    const int relation = categoryOf(*repairs->chart(), "another relation");
    ASSERT_GE(relation, 0);
    const RepairCounts& expected = counts[static_cast<std::size_t>(RepairKind::Relation)];
    EXPECT_EQ(repairs->figure().chart.series[1].points[static_cast<std::size_t>(relation)]->value,
        static_cast<double>(expected.repairs));
    clickBar(*repairs->chart(), {1, relation});
    EXPECT_EQ(drillDown().patternField()->text(), QStringLiteral("poor.repair=relation"));
    EXPECT_EQ(drillDown().hits().hits().size(), expected.rows.size());
    const auto chosen = drillDown().hits().hits();
    drillDown().search(drillDown().patternField()->text());
    ASSERT_TRUE(waitFor([&] { return !drillDown().isSearching(); }));
    EXPECT_EQ(drillDown().hits().hits(), chosen) << "the language finds the same";
}

TEST_F(AnalysisPageTest, SetsAreNamedKeptAndCompared)
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

TEST_F(AnalysisPageTest, KindsOfAttachmentAreReadAndChanged)
{
    analyse();
    {
        KindsDialog dialog(Qt::red, &window);
        EXPECT_TRUE(dialog.textField()->toPlainText().contains(QStringLiteral("relative clause:")));
        dialog.textField()->setPlainText(QStringLiteral("fine: [upos=NOUN]\nbad: [upos=NOUN"));
        EXPECT_TRUE(dialog.problem().startsWith(QStringLiteral("Line 2, column "))) << qPrintable(dialog.problem());
        dialog.accept();
        EXPECT_NE(dialog.result(), static_cast<int>(QDialog::Accepted)) << "what cannot be read is not taken";
        dialog.textField()->setPlainText(QStringLiteral("things: [upos=NOUN]\n"));
        EXPECT_TRUE(dialog.problem().isEmpty());
        dialog.accept();
        EXPECT_EQ(dialog.result(), static_cast<int>(QDialog::Accepted));
    }
    page().model().useKinds();
    ASSERT_TRUE(waitFor([&] { return categoryOf(*card(FigureKind::Costs, Property::Kind).chart(), "things") >= 0; }));
    EXPECT_LT(categoryOf(*card(FigureKind::Costs, Property::Kind).chart(), "PP"), 0);
}

TEST_F(AnalysisPageTest, AClickOnABarListsTheWordsBehindIt)
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

TEST_F(AnalysisPageTest, ClicksOnSeveralFiguresAreCombined)
{
    analyse();
    FigureChart& costs = *card(FigureKind::Costs).chart();
    FigureChart& verdict = *card(FigureKind::Verdict).chart();
    FigureChart& distance = *card(FigureKind::Breakdown, Property::Distance).chart();
    clickBar(verdict, {0, 0});
    const auto onlyGood
        = wordsThat([&](std::size_t s, int w) { return !isWrong("good", s, w) && isWrong("poor", s, w); });
    EXPECT_EQ(drillDown().hits().hits(), onlyGood);
    clickBar(distance, {1, categoryOf(distance, "3-6")});
    const auto isFar = [&](std::size_t s, int w) {
        const int head = workspace().gold(s).arc(w).head;
        return head > 0 && std::abs(head - w) >= 3 && std::abs(head - w) <= 6;
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

TEST_F(AnalysisPageTest, APatternFindsWhatAClickHasChosen)
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

TEST_F(AnalysisPageTest, AnEditedPatternIsSearchedForOrItsFaultIsNamed)
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

TEST_F(AnalysisPageTest, ACellOfTheMapListsWhatIsConfused)
{
    analyse();
    HeatView& map = *card(FigureKind::Confusion).map();
    ASSERT_TRUE(map.isVisible());
    const auto row = static_cast<int>(map.content().rows.indexOf(QStringLiteral("punct")));
    const auto column = static_cast<int>(map.content().columns.indexOf(QStringLiteral("obl")));
    ASSERT_TRUE(row >= 0 && column >= 0);
    bringIntoView(map);
    clickOn(map, map.placeRect({row, column}).center());
    const auto expected = wordsThat([&](std::size_t s, int w) {
        const RelationId relation = predicted("good", s).arc(w).relation;
        return goldRelation(s, w) == "punct" && workspace().relations()->text(relation) == "obl";
    });
    ASSERT_FALSE(expected.empty());
    EXPECT_EQ(drillDown().hits().hits(), expected);
    EXPECT_EQ(map.chosenPlaces(), (std::set<ChartPlace>{{row, column}}));
}

TEST_F(AnalysisPageTest, FurtherParentsThatAreConfusedLeadToTheirWords)
{
    analyse();
    std::vector<Workspace::Prediction> predictions;
    std::vector<Hit> missed;
    for (std::size_t s = 0; s < workspace().treebank().size(); ++s) {
        const GraphRules rules(
            *workspace().relations(), EnhancedLabels::WithoutCase, basicRelationsOf(workspace().treebank()));
        const Graph gold = rules.graphOf(*workspace().treebank().sentence(s)).graph;
        Graph graph = gold;
        std::erase_if(graph.secondary, [&](const Arc& arc) {
            return workspace().relations()->text(arc.relation) == "nsubj" && arc.dependent % 2 == 0;
        });
        for (const Arc& arc : gold.secondary) {
            if (std::find(graph.secondary.begin(), graph.secondary.end(), arc) == graph.secondary.end()
                && (missed.empty() || missed.back() != Hit{s, arc.dependent}))
                missed.push_back({s, arc.dependent});
        }
        predictions.push_back({workspace().treebank().key(s), {graph, Exposure::Unseen}});
    }
    ASSERT_FALSE(missed.empty());
    page().model().setCompared(QStringLiteral("good"), false);
    page().model().setCompared(QStringLiteral("poor"), false);
    workspace().startLayer(QStringLiteral("graphs"));
    workspace().setPredictions(std::move(predictions));
    ASSERT_TRUE(waitUntilShown());
    HeatView& map = *card(FigureKind::Edges).map();
    ASSERT_TRUE(map.isVisible());
    const auto row = static_cast<int>(map.content().rows.indexOf(QStringLiteral("nsubj")));
    const auto column = static_cast<int>(map.content().columns.indexOf(QStringLiteral("none")));
    ASSERT_TRUE(row >= 0 && column >= 0);
    bringIntoView(map);
    clickOn(map, map.placeRect({row, column}).center());
    EXPECT_EQ(drillDown().hits().hits(), missed);
    EXPECT_TRUE(drillDown().message().contains(QStringLiteral("nsubj in gold, none in graphs")));
    // With a click elsewhere it is combined.
    const FigureChart& distances = *card(FigureKind::Breakdown, Property::Distance).chart();
    clickBar(*card(FigureKind::Breakdown, Property::Distance).chart(), {0, categoryOf(distances, "1")});
    for (const Hit& hit : drillDown().hits().hits())
        EXPECT_NE(std::find(missed.begin(), missed.end(), hit), missed.end());
    clickOn(map, map.placeRect({row, column}).center());
    EXPECT_FALSE(drillDown().message().contains(QStringLiteral("nsubj in gold")));
}

TEST_F(AnalysisPageTest, WordsNewToAParserAndItsTournamentAreBrokenDown)
{
    analyse();
    std::vector<Workspace::Prediction> predictions;
    std::vector<Hit> unknown;
    std::vector<Hit> close;
    for (std::size_t s = 0; s < workspace().treebank().size(); ++s) {
        Analysis analysis = *workspace().layerNamed(QStringLiteral("poor"))->find(workspace().treebank().key(s));
        for (int word = 1; word <= analysis.graph.size(); ++word) {
            analysis.known.push_back(word % 4 != 0);
            analysis.contests.push_back({word % 3 + 1, word % 3 == 0 ? -1 : 0.01 * word});
            if (word % 4 == 0 && isWrong("poor", s, word))
                unknown.push_back({s, word});
            if (word % 3 != 0 && word < 10 && isWrong("poor", s, word))
                close.push_back({s, word});
        }
        predictions.push_back({workspace().treebank().key(s), analysis});
    }
    workspace().startLayer(QStringLiteral("new"));
    workspace().setPredictions(std::move(predictions));
    ASSERT_TRUE(waitUntilShown());
    FigureSettings settings = page().model().settings();
    const auto systems = systemNames(page().model().data()->table);
    settings.system = static_cast<std::size_t>(std::find(systems.begin(), systems.end(), "new") - systems.begin());
    page().model().setSettings(settings);
    for (const auto& [property, bar, pattern, expected] :
        {std::tuple(Property::Vocabulary, "unknown", "new.known=no AND wrong in new", unknown),
            std::tuple(Property::Margin, "0-0.1", "new.margin<=0.09 AND wrong in new", close)}) {
        page().dashboard()->add({FigureKind::Costs, property});
        ASSERT_TRUE(waitUntilShown());
        FigureChart& chart = *card(FigureKind::Costs, property).chart();
        ASSERT_GE(categoryOf(chart, bar), 0) << bar;
        drillDown().setChoice({});
        clickBar(chart, {static_cast<int>(settings.system), categoryOf(chart, bar)});
        EXPECT_EQ(drillDown().hits().hits(), expected) << bar;
        EXPECT_EQ(drillDown().patternField()->text(), QString::fromLatin1(pattern));
        drillDown().search(drillDown().patternField()->text());
        ASSERT_TRUE(waitFor([&] { return !drillDown().isSearching(); }));
        EXPECT_EQ(drillDown().hits().hits(), expected) << "the language finds the same";
    }
    EXPECT_TRUE(page().model().data()->told[static_cast<std::size_t>(Property::Candidates)]);
}

TEST_F(AnalysisPageTest, TheMapIsOrdered)
{
    analyse();
    DashboardCard& confusions = card(FigureKind::Confusion);
    const QStringList byErrors = confusions.map()->content().rows;
    confusions.orderField()->setFocus();
    QTest::keyClick(confusions.orderField(), Qt::Key_Down);
    ASSERT_TRUE(waitUntilShown());
    QStringList byName = byErrors;
    byName.sort();
    EXPECT_NE(byErrors, byName);
    EXPECT_EQ(confusions.map()->content().rows, byName) << "the same ones";
    EXPECT_EQ(confusions.map()->content().columns, byName);
}

TEST_F(AnalysisPageTest, EnterOpensTheSentenceAndBackReturnsToTheBar)
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
        EXPECT_LE(card->height(), 4 * card->sizeHint().height());
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
