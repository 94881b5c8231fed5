// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include <QComboBox>

#include "core/evaluation/layer_scores.h"
#include "core/treebank/graph_rules.h"
#include "tests/ui/analysis/analysed_window.h"

namespace arcwright::ui::testing {

namespace {

class ConfusionMapTest : public AnalysedWindowTest { };

} // namespace

TEST_F(ConfusionMapTest, ACellOfTheMapListsWhatIsConfused)
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

TEST_F(ConfusionMapTest, FurtherParentsThatAreConfusedLeadToTheirWords)
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
    const auto column = static_cast<int>(map.content().columns.indexOf(QStringLiteral("no relation")));
    ASSERT_TRUE(row >= 0 && column >= 0);
    bringIntoView(map);
    clickOn(map, map.placeRect({row, column}).center());
    EXPECT_EQ(drillDown().hits().hits(), missed);
    EXPECT_EQ(drillDown().patternField()->text(), QStringLiteral("graphs.arcs=nsubj/none"));
    // The sums are chosen, too: nothing else than "none" was taken for nsubj, and nothing else for "none".
    clickOn(map, map.placeRect({row, column}).center());
    const auto size = static_cast<int>(map.content().rows.size());
    for (const ChartPlace sum : {ChartPlace{row, size}, ChartPlace{size, column}}) {
        clickOn(map, map.placeRect(sum).center());
        EXPECT_EQ(drillDown().hits().hits(), missed);
        EXPECT_EQ(drillDown().patternField()->text(),
            sum.series == row ? QStringLiteral("graphs.arcs=nsubj/*") : QStringLiteral("graphs.arcs=*/none"));
        clickOn(map, map.placeRect(sum).center());
        EXPECT_TRUE(drillDown().hits().hits().empty());
    }
    clickOn(map, map.placeRect({row, column}).center());
    // With a click elsewhere it is combined.
    const FigureChart& distances = *card(FigureKind::Breakdown, Property::Distance).chart();
    clickBar(*card(FigureKind::Breakdown, Property::Distance).chart(), {0, categoryOf(distances, "1")});
    for (const Hit& hit : drillDown().hits().hits())
        EXPECT_NE(std::find(missed.begin(), missed.end(), hit), missed.end());
    clickOn(map, map.placeRect({row, column}).center());
    EXPECT_FALSE(drillDown().patternField()->text().contains(QStringLiteral("nsubj/none")));
    // The patterns find the same words.
    const auto found = [&](const char* pattern) {
        drillDown().search(QString::fromLatin1(pattern));
        EXPECT_TRUE(waitFor([&] { return !drillDown().isSearching(); }));
        return drillDown().hits().hits();
    };
    EXPECT_EQ(found("graphs.arcs=nsubj/none"), missed);
    EXPECT_EQ(found("graphs.arcs=\"nsubj/*\""), missed);
    EXPECT_EQ(found("graphs.arcs=*/*"), missed);
    EXPECT_EQ(found("graphs.arcs=wrong"), missed);
    EXPECT_EQ(found("graphs.arcs=wrong AND !graphs.arcs=nsubj/none"), std::vector<Hit>());
}

TEST_F(ConfusionMapTest, TheMapIsOrdered)
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

} // namespace arcwright::ui::testing
